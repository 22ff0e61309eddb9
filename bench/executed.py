#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the machine instructions that kernels execute, as compiled by OpenNVVM, by
opt and llc, and by libNVVM where there is one.

    executed.py NVVMC CUDA NVDISASM FOLDER [--cases=DIR] [--libnvvm=FILE] [--ptxas=FILE]
                [--sm=sm_100] [--markdown] [--jobs=2] [NAME...]

clang compiles each CUDA source without optimizing it. Each compiler optimizes at its
level 3, ptxas assembles, and testing/SassMachine executes the machine code. The
algorithms of test/Execution have known answers; kernels of the other programs get
numbers as input, and all compilers have to give the same answers. NAMEs select
programs. What FOLDER already has of the other compilers is used again.

For each kernel: warp instructions executed by our code, and ours / theirs; issue
cycles; instructions for each load, store, atomic or floating-point operation; bytes
of local memory that are loaded and stored; registers and the occupancy that they
allow. The bottom has geometric means, apart for kernels that were not used when the
compiler was tuned.
"""

import argparse
import collections
import concurrent.futures
import ctypes
import hashlib
import json
import math
import os
import pathlib
import pickle
import re
import struct
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "testing/SassMachine"))

import launches  # noqa: E402
import llvm20  # noqa: E402

BIN = pathlib.Path("/usr/lib/llvm-22/bin")
ALGORITHMS = ROOT / "test/Execution/Algorithms/Sources"
PROGRAMS = ROOT / "test/RealCode/Programs/Inputs"
CORPUS = ROOT / "test/RealCode/Corpus/Inputs"
MOST_STEPS = 200_000
LOOKED_AT = ("block-barriers", "constexpr-tables", "control-flow", "cub-sort",
             "integer-division", "jump-tables", "math-fast", "random", "random-others",
             "random-xorwow", "raytrace", "shared-memory", "sorting-networks",
             "thrust-algorithms", "variable-arguments", "warp-shuffles", "wmma")
COMPILERS = ("ours", "llc", "libnvvm")


def run(*words):
    done = subprocess.run([str(w) for w in words], capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{pathlib.Path(words[0]).name}: "
                           f"{done.stderr.strip()[:200]}")
    return done


def is_held_out(source):
    """Half of the programs, and the corpus, were not looked at in tuning, except
    those that were looked at since."""
    if source.stem in LOOKED_AT:
        return False
    if source.parent == CORPUS:
        return True
    names = sorted(p.stem for p in PROGRAMS.glob("*.cu"))
    return source.parent == PROGRAMS and names.index(source.stem) % 2 == 1


#===--- Compiling -------------------------------------------------------===#

def compile_source(options, source, out):
    text = source.read_text()
    flags = re.search(r"^// Flags: (.*)$", text, re.M)
    words = ["clang++-22", "-x", "cuda", "--cuda-device-only",
             f"--cuda-gpu-arch={options.sm}", "-nocudalib", "-Wno-everything",
             "-O2", "-Xclang", "-disable-llvm-passes", "-emit-llvm", "-c",
             source, "-o", out]
    if source.parent == ALGORITHMS:
        words += ["-nocudainc", "-ffp-contract=off"]
    else:
        words += ["-std=c++17", f"--cuda-path={options.cuda}", "-isystem",
                  options.cuda / "include/cccl", "-Xclang",
                  "-target-sdk-version=12.9"] + (
                      flags[1].split() if flags else [])
    run(*words)


def ours(options, module, ptx):
    run(options.nvvmc, "compile", module, "--opt=3", "-O2", "--quiet",
        f"--arch={options.sm}", f"--libdevice={options.libdevice}", "-o", ptx)


def llc(options, module, ptx):
    linked = ptx.with_suffix(".bc")
    run(BIN / "llvm-link", "--internalize", "--only-needed", module,
        options.libdevice, "-o", linked)
    # As nvcc and we: square roots and divisions are exact unless asked otherwise.
    exact = [f"-nvvm-reflect-add=__CUDA_PREC_{what}=1" for what in ("SQRT", "DIV")]
    run(BIN / "opt", "-O3", *exact, "-mtriple=nvptx64-nvidia-cuda",
        f"-mcpu={options.sm}", linked, "-o", linked)
    run(BIN / "llc", "-O3", f"-mcpu={options.sm}", "-mattr=+ptx88", linked,
        "-o", ptx)


def libnvvm(options, module, ptx):
    """In a process of its own, since the library may crash."""
    run(sys.executable, __file__, "--one", options.libnvvm, options.libdevice,
        options.sm, module, ptx)


def text_for_libnvvm(module):
    return llvm20.text_of(run(BIN / "llvm-dis", module, "-o", "-").stdout)


def one_with_libnvvm(library, libdevice, sm, module, ptx):
    nvvm = ctypes.CDLL(library)
    text = text_for_libnvvm(module)
    program, size = ctypes.c_void_p(), ctypes.c_size_t()
    nvvm.nvvmCreateProgram(ctypes.byref(program))
    for add, data in ((nvvm.nvvmAddModuleToProgram, text.encode()),
                      (nvvm.nvvmLazyAddModuleToProgram,
                       pathlib.Path(libdevice).read_bytes())):
        add(program, data, ctypes.c_size_t(len(data)), b"module")
    fuses = " contract " in text
    given = (ctypes.c_char_p * 3)(
        f"-arch={sm.replace('sm', 'compute')}".encode(), b"-opt=3",
        f"-fma={int(fuses)}".encode())
    failed = nvvm.nvvmCompileProgram(program, 3, given)
    what = "ProgramLog" if failed else "CompiledResult"
    getattr(nvvm, f"nvvmGet{what}Size")(program, ctypes.byref(size))
    result = ctypes.create_string_buffer(size.value + 1)
    getattr(nvvm, f"nvvmGet{what}")(program, result)
    if failed:
        errors = [line for line in result.value.decode().splitlines()
                  if "Warning" not in line]
        sys.exit(" ".join(errors)[:200])
    pathlib.Path(ptx).write_bytes(result.value)


def assemble_and_link(options, ptxas, ptx, cubin):
    """With what the program only declares. What ptxas says of the program."""
    externals = cubin.with_suffix(".externals.ptx")
    externals.write_text((ROOT / "bench/externals.ptx").read_text().replace(
        ".target SM", f".target {options.sm}"))
    objects = [cubin.with_suffix(".o"), cubin.with_suffix(".externals.o")]
    said = [run(*ptxas, "-c", source, "-o", object).stderr
            for source, object in zip((ptx, externals), objects)]
    run(options.cuda / "bin/nvlink", f"-arch={options.sm}", *objects, "-o", cubin)
    return said[0]


def assemble(options, ptx, cubin):
    """The registers of each kernel, by name."""
    ptxas = (options.ptxas or options.cuda / "bin/ptxas", f"-arch={options.sm}", "-v",
             "-lineinfo")
    try:
        said = run(*ptxas, ptx, "-o", cubin).stderr
    except RuntimeError as problem:
        if "Unresolved extern" not in str(problem):
            raise
        said = assemble_and_link(options, ptxas, ptx, cubin)
    return {name: int(registers) for name, registers in re.findall(
        r"Compiling entry function '(\S+)' for.*?Used (\d+) registers", said,
        re.S)}


#===--- Inputs ----------------------------------------------------------===#

class Case:
    """A kernel, its launch, and its parameters: bytes or buffers."""

    def __init__(self, kernel):
        self.kernel, self.grid, self.block = kernel, (1, 1, 1), (64, 1, 1)
        self.parameters = []  # Alignment, value, expected contents, comparison.

    def key(self):
        """What tells this case, and how it is executed, from others."""
        told = hashlib.sha256(repr((self.grid, self.block, self.parameters)).encode())
        for source in sorted((ROOT / "testing/SassMachine").glob("*.py")):
            told.update(source.read_bytes())
        return self.kernel, told.hexdigest()


def read_case(folder):
    case = Case(None)
    for line in (folder / "case.txt").read_text().splitlines():
        word, *rest = line.split()
        if word == "kernel":
            case.kernel = rest[0]
        elif word in ("grid", "block"):
            setattr(case, word, tuple(map(int, rest)))
        elif word == "buffer":
            case.parameters.append((8, (folder / rest[0]).read_bytes(),
                                    (folder / rest[1]).read_bytes(), rest[2:]))
        elif word == "value":
            case.parameters.append((int(rest[0]), bytes.fromhex(rest[1]), None,
                                    None))
        elif word == "output":
            raise NotImplementedError("it prints")
    return case


VALUES = {"i8": (1, b"\3"), "i16": (2, struct.pack("<h", 40)),
          "i32": (4, struct.pack("<i", 64)), "i64": (8, struct.pack("<q", 64)),
          "float": (4, struct.pack("<f", 1.5)),
          "double": (8, struct.pack("<d", 1.5)), "i1": (1, b"\1")}


def numbers(how):
    """64 KiB of small integers, or of floats around one."""
    state, out = 12345, []
    for _ in range(1 << 14):
        state = state * 1103515245 + 12345 & 0x7FFFFFFF
        out.append(struct.pack("<i", state >> 16 & 63) if how == "integers"
                   else struct.pack("<f", 0.5 + (state >> 8 & 0xFFFF) / 32768))
    return b"".join(out)


def made_cases(stem, module, how):
    """A case for each kernel of a module whose parameters are simple."""
    text = run(BIN / "llvm-dis", module, "-o", "-").stdout
    data = numbers(how)
    for line in re.findall(r"^define .*ptx_kernel .*$", text, re.M):
        name, rest = re.search(r'@("[^"]*"|[\w.$]+)\((.*)\)', line).groups()
        case = Case(name.strip('"'))
        for parameter in filter(None, re.split(r", (?![^(\[]*[)\]])", rest)):
            kind = parameter.split()[0]
            if kind == "ptr" and "byval(" not in parameter:
                case.parameters.append((8, data, data, None))
            elif kind in VALUES:
                case.parameters.append((*VALUES[kind], None, None))
            else:
                break
        else:
            yield launches.adapt(stem, case)


#===--- Executing -------------------------------------------------------===#

USEFUL = re.compile(r"U?([FDH](ADD|MUL|FMA|MNMX)\d?|MUFU|LDG?S?|STG?S?|LD|ST|RED"
                    r"|REDG|ATOM[GS]?|[HIDQ]MMA|LDSM)$")


def execute(image, case, registers):
    """What the execution of a case counts, and the bytes of its buffers."""
    import machine  # Needs NumPy.
    device = machine.Machine(image, MOST_STEPS)
    parameters, buffers = b"", []
    for align, value, expected, _ in case.parameters:
        if expected is not None:
            buffers.append((device.allocate(value), len(value)))
            value = struct.pack("<Q", buffers[-1][0])
        parameters += bytes(-len(parameters) % align) + value
    device.launch(case.kernel, case.grid, case.block, parameters, 4096)
    issued, active = device.issued, device.active
    code = image.code
    ran = [n for n in range(len(code)) if issued[n]]
    useful = sum(int(issued[n]) for n in ran if USEFUL.match(code[n].name))
    local = sum(int(active[n]) * next((int(m) // 8 for m in code[n].mods
                                       if m in ("64", "128")), 4)
                for n in ran if code[n].name in ("LDL", "STL"))
    count = registers.get(case.kernel, 0)
    warps = -(-math.prod(case.block) // 32)
    return {"executed": int(issued.sum()), "useful": useful, "local": local,
            "cycles": sum(int(issued[n]) * max(code[n].stall, 1) for n in ran),
            "registers": count,
            "occupancy": min(64, 65536 // (-(-max(count, 16) // 8) * 256)
                             // 4 * 4) / 64,
            "warps": warps}, [device.read(*b) for b in buffers]


def is_close(got, expected, how):
    """Whether buffers are equal, or their floats are near each other."""
    import numpy as np
    if how and how[0] == "mask":
        mask = np.frombuffer(bytes.fromhex(how[1]), np.uint8)
        mask = np.resize(mask, len(got))
        return not ((np.frombuffer(got, np.uint8)
                     ^ np.frombuffer(expected, np.uint8)) & mask).any()
    if got == expected or (how and how[0] == "ignore"):
        return True
    if how and how[0] == "exact":
        return False
    for kind, limit in ((np.float64, 1e-9), (np.float32, 1e-4)):
        if how and not how[0].endswith("64" if kind is np.float64 else "32"):
            continue
        if len(got) % kind().itemsize:
            continue
        a, b = np.frombuffer(got, kind), np.frombuffer(expected, kind)
        least = limit if how else limit * scale_of(b)
        if (how or not has_integers(a, b)) and np.allclose(a, b, limit, least, equal_nan=True):
            return True
    return False


def scale_of(numbers):
    """How large the normal ones of a buffer's floats are, but no more than one: zero if these
    are small integers."""
    import numpy as np
    sizes = np.abs(numbers[np.isfinite(numbers)])
    sizes = sizes[sizes >= np.finfo(numbers.dtype).tiny]
    return min(1.0, float(np.median(sizes))) if len(sizes) else 0.0


def has_integers(a, b):
    """Whether what differs in two buffers is too small for floats in one of them."""
    import numpy as np
    a, b = (x[(a != b) & ~(np.isnan(a) & np.isnan(b))] for x in (a, b))
    least = np.finfo(a.dtype).tiny
    return bool(any(((x != 0) & (np.abs(x) < least)).any() for x in (a, b)))


class Compiled:
    """The machine code that one compiler gave, and how kernels ran so far."""

    def __init__(self, who, cubin, registers, how):
        self.who, self.cubin, self.registers = who, cubin, registers
        self.path = cubin.with_suffix(f".{how}.runs")
        self.image = None
        self.runs = {}
        if who != "ours" and self.path.exists():
            self.runs = pickle.loads(self.path.read_bytes())

    def execute(self, case, nvdisasm):
        """Results and buffers; or why there are none, and None."""
        key = case.key()
        if key not in self.runs:
            self.runs[key] = self.execute_now(case, nvdisasm)
        return self.runs[key]

    def execute_now(self, case, nvdisasm):
        import image
        try:
            if not self.image:
                self.image = image.Image(self.cubin, nvdisasm)
            return execute(self.image, case, self.registers)
        except Exception as problem:  # An instruction may not be known.
            return f"{self.who}: {type(problem).__name__} {problem}", None

    def save(self):
        """Keeps what has ended; the rest may end when more instructions are known."""
        if self.who != "ours":
            ended = {key: run for key, run in self.runs.items() if run[1] is not None}
            self.path.write_bytes(pickle.dumps(ended))


def measure_cases(source, cases, built, nvdisasm, how):
    """Yields name, results by compiler, or why there are none."""
    compiled = [Compiled(who, *rest, how) for who, rest in built.items()]
    for case in cases:
        name, why = f"{source.stem}/{case.kernel}", ""
        results, contents = {}, {}
        known = [p for p in case.parameters if p[2] is not None]
        for one in compiled:
            result, buffers = one.execute(case, nvdisasm)
            if buffers is None:
                # The kernel is left out unless it runs with ours and another.
                why = why or result
                if one.who == "ours":
                    break
                continue
            results[one.who], contents[one.who] = result, buffers
            for n, got in enumerate(buffers):
                want = known[n][2] if known[n][3] else contents["ours"][n]
                if not is_close(got, want, known[n][3]):
                    why = f"{one.who}: a different answer in buffer {n}"
                    results.pop(one.who, None)
        yield name, results if "ours" in results else None, why
    for one in compiled:
        one.save()


def measure(job):
    options, source = job
    folder = options.folder / options.sm
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{source.parent.parent.name}-{source.stem}"
    module, built, rows = folder / f"{stem}.bc", {}, []
    try:
        if not module.exists():
            compile_source(options, source, module)
        for who, compiler in (("ours", ours), ("llc", llc),
                              ("libnvvm", libnvvm)):
            if who == "libnvvm" and not options.libnvvm:
                continue
            ptx, cubin = (folder / f"{stem}.{who}.{end}"
                          for end in ("ptx", "cubin"))
            notes = folder / f"{stem}.{who}.json"
            if who == "ours" or not notes.exists():
                try:
                    compiler(options, module, ptx)
                    notes.write_text(json.dumps(assemble(options, ptx, cubin)))
                except RuntimeError as problem:
                    if who == "ours":
                        raise
                    ptx.unlink(missing_ok=True)
                    notes.write_text(json.dumps({"": str(problem)}))
            registers = json.loads(notes.read_text())
            if "" in registers:
                rows.append((source.stem, None, f"{who}: {registers['']}"))
            else:
                built[who] = cubin, registers
        if source.parent == ALGORITHMS:
            cases = [read_case(options.cases / source.stem)]
            rows += measure_cases(source, cases, built, options.nvdisasm,
                                  "known")
        else:
            rows += measure_made(source, module, built, options.nvdisasm)
    except (RuntimeError, NotImplementedError, OSError) as problem:
        rows.append((source.stem, None, str(problem)))
    return source, rows


def measure_made(source, module, built, nvdisasm):
    """With integers as input; a kernel that does not end so, with floats."""
    found = list(measure_cases(source, made_cases(source.stem, module, "integers"),
                               built, nvdisasm, "integers"))
    failed = {name.partition("/")[2] for name, results, _ in found
              if not results or len(results) < len(built)}
    again = (c for c in made_cases(source.stem, module, "floats") if c.kernel in failed)
    floats = {row[0]: row for row in measure_cases(source, again, built,
                                                   nvdisasm, "floats")}
    return [floats[row[0]] if len(floats.get(row[0], (0, ()))[1] or ())
            > len(row[1] or ()) else row for row in found]


#===--- Printing --------------------------------------------------------===#

def mean(values):
    values = list(values)
    return math.exp(sum(map(math.log, values)) / len(values)) if values else 0


def ratio(results, key, who):
    return (results["ours"][key] + 1) / (results[who][key] + 1)


def shown(results, who, key="executed"):
    return f"{ratio(results, key, who):.3f}" if who in results else "-"


def print_row(name, results, held_out, separator):
    o = results["ours"]
    each = "/".join(f"{results[w]['executed'] / max(results[w]['useful'], 1):.1f}"
                    for w in COMPILERS if w in results)
    cells = [name + ("*" if held_out else ""), str(o["executed"]),
             shown(results, "llc"), shown(results, "libnvvm"),
             shown(results, "llc", "cycles"), shown(results, "libnvvm", "cycles"),
             each,
             "/".join(str(results[w]["local"]) for w in COMPILERS
                      if w in results),
             "/".join(str(results[w]["registers"]) for w in COMPILERS
                      if w in results),
             f"{o['occupancy']:.2f}"]
    print("| " + " | ".join(cells) + " |" if separator else
          f"{cells[0]:44.44} {cells[1]:>7} {cells[2]:>6} {cells[3]:>6} "
          f"{cells[4]:>6} {cells[5]:>6} {cells[6]:>15} {cells[7]:>17} "
          f"{cells[8]:>9} {cells[9]}")


def print_means(rows):
    for title, wanted in (("all", lambda h: True),
                          ("used for tuning", lambda h: not h),
                          ("held out", lambda h: h)):
        for who in COMPILERS[1:]:
            both = [r for _, r, h in rows if wanted(h) and who in r]
            if not both:
                continue
            print(f"{title}, {len(both)} kernels, ours / {who}: executed "
                  f"{mean(ratio(r, 'executed', who) for r in both):.3f}, "
                  f"issue cycles "
                  f"{mean(ratio(r, 'cycles', who) for r in both):.3f}, "
                  f"registers "
                  f"{mean(ratio(r, 'registers', who) for r in both):.3f}, "
                  f"local bytes {sum(r['ours']['local'] for r in both)} / "
                  f"{sum(r[who]['local'] for r in both)}")


def main():
    if sys.argv[1:2] == ["--one"]:
        return one_with_libnvvm(*sys.argv[2:])
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    for name in ("nvvmc", "cuda", "nvdisasm", "folder"):
        parser.add_argument(name, type=pathlib.Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--cases", type=pathlib.Path)
    parser.add_argument("--libnvvm")
    parser.add_argument("--ptxas", help="instead of CUDA's")
    parser.add_argument("--sm", default="sm_100")
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--json", type=pathlib.Path)
    options = parser.parse_intermixed_args()
    options.libdevice = options.cuda / "nvvm/libdevice/libdevice.10.bc"
    folders = [PROGRAMS, CORPUS] + ([ALGORITHMS] if options.cases else [])
    sources = sorted(p for f in folders for p in f.glob("*.cu")
                     if not options.names or p.stem in options.names)
    rows, left_out = [], collections.OrderedDict()
    with concurrent.futures.ProcessPoolExecutor(options.jobs) as pool:
        for source, found in pool.map(measure, ((options, s) for s in sources)):
            for name, results, why in found:
                if why:
                    left_out[name] = why
                if results and len(results) > 1:
                    rows.append((name, results, is_held_out(source)))
    titles = ["kernel", "executed", "/ llc", "/ libNVVM", "cycles / llc",
              "/ libNVVM", "for each operation", "local bytes", "registers",
              "occupancy"]
    if options.markdown:
        print("| " + " | ".join(titles) + " |\n|---" + "|--:" * 9 + "|")
    for name, results, held_out in rows:
        print_row(name, results, held_out, options.markdown)
    print()
    print_means(rows)
    print(f"left out, in part or whole: {len(left_out)}")
    for name, why in left_out.items():
        print(f"  {name}: {why[:150]}")
    if options.json:
        options.json.write_text(json.dumps(
            [(n, r, h) for n, r, h in rows], indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
