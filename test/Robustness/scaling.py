#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that CPU time does not grow quadratically: a module eight times as large
may take at most 24 times the time (linear would be 8, quadratic 64).

    scaling.py [--half] OUT COMMAND...      the module's name is added at the end

With --half, the modules are half as large.
"""

import pathlib
import resource
import subprocess
import sys

FACTOR, LIMIT = 8, 24
HEAD = """target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
"""
KERNEL = "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x) {\n"
STORE = "  store i32 %{}, ptr addrspace(1) %p\n  ret void\n}}\n"


def straight(n):
    lines = ["  %v0 = add i32 %x, 1"]
    lines += [f"  %v{i} = {'mul' if i % 2 else 'xor'} i32 %v{i - 1}, %v{i // 2}"
              for i in range(1, n)]
    return KERNEL + "\n".join(lines) + "\n" + STORE.format(f"v{n - 1}")


def offsets(n):
    """Addresses at a constant offset, each from the one before."""
    return (KERNEL + "  %v0 = getelementptr i8, ptr addrspace(1) %p, i32 4\n"
            + "".join(f"  %v{i} = getelementptr i8, ptr addrspace(1) %v{i - 1},"
                      f" i32 4\n" for i in range(1, n))
            + f"  store i32 %x, ptr addrspace(1) %v{n - 1}\n  ret void\n}}\n")


def indices(n):
    """The same at offsets that are not constant, of generic addresses."""
    return ("define ptx_kernel void @k(ptr %v0, i32 %x) {\n"
            + "".join(f"  %v{i} = getelementptr i8, ptr %v{i - 1}, i32 %x\n"
                      for i in range(1, n))
            + f"  store i32 %x, ptr %v{n - 1}\n  ret void\n}}\n")


def diamonds(n):
    out = [KERNEL + "entry:\n  br label %h0"]
    for i in range(n):
        before = f"a{i - 1}" if i else "x"
        out.append(
            f"h{i}:\n  %c{i} = icmp slt i32 %{before}, {i}\n"
            f"  br i1 %c{i}, label %t{i}, label %j{i}\n"
            f"t{i}:\n  %s{i} = add i32 %{before}, {i}\n  br label %j{i}\n"
            f"j{i}:\n  %a{i} = phi i32 [ %{before}, %h{i} ], [ %s{i}, %t{i} ]\n"
            f"  br label %h{i + 1}")
    return "\n".join(out) + f"\nh{n}:\n" + STORE.format(f"a{n - 1}")


def wide_phi(n):
    """One loop whose header has many phis that rotate."""
    out = [KERNEL + "entry:\n  br label %loop\nloop:"]
    out += [f"  %a{i} = phi i32 [ {i}, %entry ], [ %a{(i + 1) % n}, %loop ]"
            for i in range(n)]
    return "\n".join(out) + ("\n  %done = icmp eq i32 %a0, %x\n"
                             "  br i1 %done, label %out, label %loop\nout:\n"
                             + STORE.format("a0"))


def globals_chain(n):
    out = ["@g0 = addrspace(1) global i64 0"]
    out += [f"@g{i} = addrspace(1) global ptr addrspace(1) @g{i - 1}"
            for i in range(1, n)]
    return "\n".join(out) + "\n"


def functions(n):
    return "".join(f"define ptx_kernel void @k{i}(ptr addrspace(1) %p) {{\n"
                   f"  store i32 {i}, ptr addrspace(1) %p\n  ret void\n}}\n"
                   for i in range(n))


def errors(n):
    return "declare void @llvm.nvvm.wgmma.fence.sync.aligned()\n" + "".join(
        f"define ptx_kernel void @k{i}() {{\n"
        "  call void @llvm.nvvm.wgmma.fence.sync.aligned()\n  ret void\n}\n"
        for i in range(n))


SHAPES = {"straight": (straight, 8000), "offsets": (offsets, 4000),
          "indices": (indices, 8000), "diamonds": (diamonds, 2000),
          "wide-phi": (wide_phi, 4000), "globals": (globals_chain, 8000),
          "functions": (functions, 2000), "errors": (errors, 3000)}


def children():
    """User and system time together: the split between them is only sampled."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def cpu_time(command):
    before = children()
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != ("errors" in command[-1]):
        sys.exit(f"{' '.join(command)}: status {done.returncode}\n"
                 + done.stderr[:2000])
    return children() - before


def compare(command, small, large):
    """The least times of both modules, of as many runs, up to three, as it takes
    to see that the limit is kept."""
    times = [float("inf")] * 2
    for _ in range(3):
        for i, path in enumerate((small, large)):
            times[i] = min(times[i], cpu_time(command + [str(path)]))
        # Below two milliseconds it is the process, not the module.
        ratio = times[1] / max(times[0], 0.002)
        if ratio <= LIMIT:
            break
    return *times, ratio


def main():
    is_half = sys.argv[1] == "--half"
    out, *command = sys.argv[1 + is_half:]
    folder = pathlib.Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    failed = False
    for name, (write, size) in SHAPES.items():
        size //= 1 + is_half
        modules = []
        for n in (size, size * FACTOR):
            modules.append(folder / f"{name}-{n}.ll")
            modules[-1].write_text(HEAD + write(n))
        small, large, ratio = compare(command, *modules)
        print(f"{name}: {small:.3f} s, {large:.3f} s for {FACTOR} times as "
              f"much: {ratio:.1f}")
        failed |= ratio > LIMIT
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
