# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""package.py PYTHON.MD README.MD EXAMPLES: runs the examples of the documents, and
what they do not show."""

import ctypes
import doctest
import os
import pathlib
import re
import sys
import threading

import opennvvm
from opennvvm import _magic, _native

guide, readme, examples = map(pathlib.Path, sys.argv[1:])
failed, tried = doctest.testfile(str(guide), module_relative=False)
assert not failed and tried > 10
assert doctest.testmod(opennvvm).failed == 0

# README's example, in the folder of the sources.
code = re.search(r"```python\n(.*?)```", readme.read_text(), re.S).group(1)

os.chdir(examples.parent)
exec(code, {})

# The structures are those of the header.
sizes = {name: ctypes.sizeof(getattr(_native, name))
         for name in ("Diagnostic", "Note", "UserLocation", "PtxFunction",
                      "PtxLine", "TargetInfo", "Argument", "Launch")}
listed = dict(line.split() for line in (
    pathlib.Path(__file__).parent.parent / "CAPI" / "OpenNVVM" /
    "sizes.txt").read_text().splitlines())
for name, size in sizes.items():
    assert int(listed["opennvvm" + name]) == size, name

# Files, bitcode, and several modules.
saxpy = examples / "saxpy.ll"
ptx = opennvvm.compile(saxpy, arch="sm_90", opt=2)
assert ptx.kernels == ("saxpy",) and isinstance(ptx, str)
assert {line.function for line in ptx.source_map} == {"saxpy"}
lines = ptx.splitlines()
# The lines of the module, where a pass has not created the instruction.
source = saxpy.read_text().splitlines()
assert [source[m.input_line - 1].split()[0] for m in ptx.source_map
        if "st.global" in lines[m.ptx_line - 1]] == ["store"]
# Every instruction is in the map, once.
for line in ptx.source_map:
    assert re.match(r"\t[@{a-z]", lines[line.ptx_line - 1]), line
body = [n for n, text in enumerate(lines, 1) if re.match(r"\t[@a-z]", text)]
assert body == [line.ptx_line for line in ptx.source_map]
bitcode = opennvvm.link([saxpy, examples / "reduce.ll"], bitcode=True)
assert set(opennvvm.compile(bitcode, arch="sm_90").kernels) > {"saxpy"}
# Options whose value is 0 or 1 take truth values.
for value in (True, False):
    assert opennvvm.compile(saxpy, arch="sm_90", prec_sqrt=value) == \
        opennvvm.compile(saxpy, arch="sm_90", prec_sqrt=int(value))
assert opennvvm.compile(saxpy, emit_llvm_bc=True).startswith(b"BC")

# Neither declarations nor sections of debug information are functions.
DEBUG = """
target triple = "nvptx64-nvidia-cuda"
declare void @f()
define ptx_kernel void @k() !dbg !3 {
  call void @f(), !dbg !4
  ret void, !dbg !4
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DILocation(line: 2, column: 1, scope: !3)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
"""
ptx = opennvvm.compile(DEBUG, arch="sm_90")
assert ".section" in ptx and ptx.functions == ptx.kernels == ("k",), ptx.functions
assert {line.function for line in ptx.source_map} == {"k"}

# Errors.
for wrong in (lambda: opennvvm.compile("define", arch="sm_90"),
              lambda: opennvvm.optimize("nonsense")):
    try:
        wrong()
    except opennvvm.InvalidIR as error:
        assert error.diagnostics.errors and "error" in str(error)
        assert "<table>" in error.diagnostics._repr_html_()
    else:
        raise AssertionError("no exception")
for wrong, kind, text in (
        (lambda: opennvvm.explain("foo"), opennvvm.NotFound,
         "there is no rule 'foo'; python -m opennvvm rules lists them"),
        (lambda: opennvvm.explain("kernel-nonviod"), opennvvm.NotFound,
         "there is no rule 'kernel-nonviod'; did you mean 'kernel-nonvoid'"),
        (lambda: opennvvm.intrinsics("nothing.like.it"), opennvvm.NotFound,
         "there is no intrinsic 'nothing.like.it'; opennvvm.intrinsics() lists them"),
        (lambda: opennvvm.decode("llvm.nvvm.ctv", 0), opennvvm.NotFound,
         "; did you mean 'llvm.nvvm.cvt'"),
        (lambda: opennvvm.compile(saxpy, arhc="sm_90"), opennvvm.OptionError,
         "unknown option 'arhc'; did you mean 'arch'?"),
        (lambda: opennvvm.verify(saxpy, profiel="nvvm"), ValueError,
         "unknown option 'profiel'; did you mean 'profile'?"),
        (lambda: opennvvm.verify(str(saxpy)), opennvvm.InvalidIR,
         f"'{saxpy}' is a file, and a str is taken as IR: give pathlib.Path('{saxpy}')"),
        (lambda: opennvvm.fix("none.ll"), opennvvm.InvalidIR,
         "'none.ll' is taken as IR, and no such file exists")):
    try:
        wrong()
    except kind as error:
        assert text in str(error), error
    else:
        raise AssertionError("no exception")
# IR of one line is none of these.
assert not opennvvm.verify("@a = global i32 0", profile="nvptx").errors
# Switches of numbers take bools.
root = "target triple = \"nvptx64-nvidia-cuda\"\n" + """
declare float @llvm.nvvm.sqrt.f(float)
define float @f(float %x) {
  %r = call float @llvm.nvvm.sqrt.f(float %x)
  ret float %r
}
"""
for prec_sqrt in (False, 0, "0"):
    assert "sqrt.approx" in opennvvm.compile(root, profile="nvptx", prec_sqrt=prec_sqrt)
for prec_sqrt in (True, 1):
    assert "sqrt.rn" in opennvvm.compile(root, profile="nvptx", prec_sqrt=prec_sqrt)
assert opennvvm.decode("llvm.nvvm.cvt", 0)["operands"]

# All errors of the parser are found, and the rest is judged.
BROKEN = """target triple = "nvptx64-nvidia-cuda"
define void @one() {
  %x = frob i32 1
  ret void
}
define void @two() {
  fence seq_cst
  ret void
}
define void @three(i32 %n {
  ret void
}
"""
found = opennvvm.verify(BROKEN, arch="sm_80", profile="libnvvm")
assert [(d.rule, d.line) for d in found.errors if d.line] == [
    ("misc-llvm-parser", 3), ("misc-llvm-parser", 10),
    ("instruction-fence-standard", 7)], found

# What the machine never reaches is neither judged nor printed.
GUARDED = """target triple = "nvptx64-nvidia-cuda"
@arch = private constant [12 x i8] c"__CUDA_ARCH\\00"
declare i32 @__nvvm_reflect(ptr)
declare void @llvm.nvvm.wgmma.fence.sync.aligned() #0
define ptx_kernel void @k() {
  %a = call i32 @__nvvm_reflect(ptr @arch)
  %c = icmp uge i32 %a, 900
  br i1 %c, label %new, label %old
new:
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  br label %old
old:
  ret void
}
attributes #0 = { convergent }
"""
assert not opennvvm.verify(GUARDED, arch="sm_80", profile="nvptx").errors
assert opennvvm.verify(GUARDED, arch="sm_80", profile="nvptx", all_code=True).errors
assert opennvvm.verify(GUARDED, arch="sm_90", profile="nvptx").errors
assert "wgmma" not in opennvvm.compile(GUARDED, arch="sm_80")
assert "wgmma" in opennvvm.compile(GUARDED, arch="sm_90a")

# The magic.
assert _magic.options_of("--arch=sm_90 --opt 2 --annotate") == {
    "arch": "sm_90", "opt": "2", "annotate": True}
text = saxpy.read_text()
assert "<pre>" in _magic.nvvm("--arch=sm_90", text)._repr_html_()
assert _magic.nvvm("verify --arch=sm_90", text).errors == []
assert _magic.nvvm("", "define")[0].severity == "error"

# Threads give what one thread gives.
expected = opennvvm.compile(saxpy, arch="sm_80")
answers = []
threads = [threading.Thread(target=lambda: answers.append(
    opennvvm.compile(saxpy, arch="sm_80"))) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert answers == [expected] * 8

# What cannot be read leaves nothing behind.
def resident():
    pages = int(pathlib.Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def compile_nonsense(times):
    for _ in range(times):
        try:
            opennvvm.compile(text.replace("fadd", "nonsense"))
        except opennvvm.InvalidIR:
            pass


compile_nonsense(100)
before = resident()
compile_nonsense(300)
assert resident() - before < 1 << 20
