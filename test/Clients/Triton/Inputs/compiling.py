# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""PTX of a kernel as Triton makes it alone, and with its hook set to ours."""

import os
import subprocess
import sys

_own_steps = []


def package(folder, build, source):
    """A folder in which the package is laid out as in the wheel."""
    root = os.path.join(folder, "package")
    here = os.path.join(root, "opennvvm")
    os.makedirs(here, exist_ok=True)
    python = os.path.join(source, "python", "opennvvm")
    links = [(os.path.join(python, name), name) for name in os.listdir(python)
             if name.endswith(".py")]
    links.append((os.path.join(build, "lib"), "lib"))
    for target, name in links:
        path = os.path.join(here, name)
        if os.path.lexists(path):
            os.remove(path)
        os.symlink(target, path)
    return root


def _leave_ptx(*arguments):
    """A hook that ends with PTX."""
    if not arguments:
        return "ptx", "ptx"
    _own_steps[:] = [arguments[1]["ptx"]]
    arguments[1]["cubin"] = lambda ptx, metadata: b""
    return None


def assemble(ptx, machine, file, *options):
    """Writes PTX to a file, and a cubin beside it, with the ptxas that Triton takes. Returns
    the cubin, and what ptxas has ended with."""
    from triton.backends.nvidia.compiler import get_ptxas
    file.write_text(ptx)
    cubin = file.with_suffix(".cubin")
    command = [get_ptxas(machine).path, *options,
               f"--gpu-name=sm_{machine}{'a' if machine >= 90 else ''}",
               "--regAllocOptLevel=2", "-lineinfo", file, "-o", cubin]
    return cubin, subprocess.run(command, capture_output=True, text=True)


def both(args, kernel, machine, divisible=()):
    """("ours" or "Triton's", (PTX, name, metadata)) of each side. `divisible` names the
    parameters that are known to be multiples of 16."""
    os.environ["TRITON_CACHE_DIR"] = os.path.join(args.folder, "cache")
    root = package(args.folder, args.build, args.source)
    if root not in sys.path:
        sys.path.insert(0, root)
    import opennvvm.triton
    import triton
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    triton.knobs.runtime.add_stages_inspection_hook = _leave_ptx
    names = kernel.function.arg_names
    types = iter(kernel.types.split())
    signature = {n: "constexpr" if n in kernel.constants else next(types) for n in names}
    source = ASTSource(fn=kernel.function, signature=signature, constexprs=kernel.constants,
                       attrs={(names.index(n),): [["tt.divisibility", 16]] for n in divisible})
    opennvvm.triton.enable()
    ours = triton.compile(source, target=GPUTarget("cuda", machine, 32),
                          options=dict(kernel.options))
    opennvvm.triton.disable()
    metadata = {}
    theirs = _own_steps[0](ours.asm["llir"], metadata)
    yield "ours", (ours.asm["ptx"], ours.metadata.name, ours.metadata)
    yield "Triton's", (theirs, metadata["name"], ours.metadata)
