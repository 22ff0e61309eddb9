# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Diagnostics while a module is being written: diagnostics.py NVVMC"""

import sys

from languageclient import Client

START = '''\
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
; é 𝄞: two and four bytes
define ptx_kernel i32 @sum(ptr %out) {
  ret i32 0
}
define void @fences() {
  ; 𝄞
  fence seq_cst, ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
'''


def codes(doc):
    return sorted(d["code"] for d in doc.diagnostics())


def only(doc, code):
    found = [d for d in doc.diagnostics() if d["code"] == code]
    assert len(found) == 1, doc.diagnostics()
    return found[0]


def check_ranges(client):
    doc = client.open("file:///k.ll", START.replace("seq_cst, ret", "seq_cst\n  ret"))
    assert codes(doc) == ["instruction-fence-standard", "kernel-nonvoid"], codes(doc)
    kernel = only(doc, "kernel-nonvoid")
    assert doc.slice(kernel["range"]) == "i32", kernel
    assert kernel["severity"] == 1 and kernel["source"] == "nvvmc", kernel
    assert kernel["message"].startswith("non-void entry function.\nhelp: "), kernel
    assert doc.slice(only(doc, "instruction-fence-standard")["range"]) == "fence"
    doc.close()
    # A closed document has no findings, and can be opened again.
    while client.notifications[-1]["params"]["diagnostics"]:
        client.wait()


def check_typing(client):
    """Findings come and go with keystrokes, and a broken function hides nothing."""
    doc = client.open("file:///typing.ll", START)
    parsing = only(doc, "misc-llvm-parser")
    assert doc.slice(parsing["range"]) == "ret", parsing
    assert codes(doc) == ["kernel-nonvoid", "misc-llvm-parser"], codes(doc)
    doc.replace(", ret void", "\n  ret void")
    assert codes(doc) == ["instruction-fence-standard", "kernel-nonvoid"], codes(doc)
    doc.replace("kernel i32", "kernel void")
    assert doc.slice(only(doc, "misc-llvm-parser")["range"]) == "i32"
    doc.replace("ret i32 0", "ret void")
    assert codes(doc) == ["instruction-fence-standard"], codes(doc)
    doc.type(doc.find("  fence"), "  %x = add i32 1, 2\n")
    assert codes(doc) == ["instruction-fence-standard"], codes(doc)
    doc.replace("\n}\n!nvvmir", "\n!nvvmir")
    assert codes(doc) == ["misc-llvm-parser"], codes(doc)
    doc.set("")
    assert all(d["range"]["start"] == {"line": 0, "character": 0}
               for d in doc.diagnostics())
    doc.set(START.replace("fence seq_cst, ", "") + "; nvvmc: --profile=nvptx\n")
    assert codes(doc) == ["kernel-nonvoid"], codes(doc)


def check_two_errors(client):
    """Two functions are broken, and both are reported; what is between them is
    checked."""
    doc = client.open("file:///two.ll", START.replace(", ret void", "\n  ret void") +
                      "define void @one() {\n  %a = add i32 1\n  ret void\n}\n"
                      "define void @two() {\n  %b = mul i32 1\n  ret void\n}\n"
                      "define void @three() {\n  call void @two()\n  fence acquire\n"
                      "  ret void\n}\n")
    parsing = [d for d in doc.diagnostics() if d["code"] == "misc-llvm-parser"]
    assert len(parsing) == 2, doc.diagnostics()
    fences = [d for d in doc.diagnostics()
              if d["code"] == "instruction-fence-standard"]
    assert len(fences) == 2, doc.diagnostics()
    # Only what is wrong by itself is reported: not that a name is missing.
    doc.set("@a = global i32\n@b = global ptr @a\n")
    parsing = [d for d in doc.diagnostics() if d["code"] == "misc-llvm-parser"]
    assert len(parsing) == 1, doc.diagnostics()


GUARDED = '''\
target triple = "nvptx64-nvidia-cuda"
@arch = private constant [12 x i8] c"__CUDA_ARCH\\00"
declare i32 @__nvvm_reflect(ptr)
declare void @llvm.nvvm.wgmma.fence.sync.aligned() convergent
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
'''


def check_guards(client):
    """What the machine never reaches is not required to be possible there."""
    doc = client.open("file:///guard.ll",
                      GUARDED + "; nvvmc: --profile=nvptx --arch=sm_80\n")
    assert not [d for d in doc.diagnostics() if d["severity"] < 3], doc.diagnostics()
    doc.replace("--arch=sm_80", "--arch=sm_90")
    assert "intrinsic-needs-feature" in codes(doc), codes(doc)
    doc.replace("--arch=sm_90", "--arch=sm_80 --all-code")
    assert "intrinsic-needs-feature" in codes(doc), codes(doc)


def check_notes(client):
    """Notes point to where they belong."""
    doc = client.open("file:///notes.ll", '''\
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k() "nvvm.maxntid"="2048" {
  ret void
}
''')
    assert doc.diagnostics()
    for found in doc.diagnostics():
        for note in found.get("relatedInformation", []):
            assert note["location"]["uri"] == doc.uri, note


def check_line_ends(client):
    text = START.replace("seq_cst, ret", "seq_cst\n  ret").replace("\n", "\r\n")
    doc = client.open("file:///crlf.ll", text)
    assert doc.slice(only(doc, "kernel-nonvoid")["range"]) == "i32"
    assert doc.slice(only(doc, "instruction-fence-standard")["range"]) == "fence"


def check_lints(client):
    """What is wrong in any case is shown without being asked for."""
    shifts = START[:START.index("define ptx_kernel")] + '''\
define i32 @f(i32 %x) {
  %a = shl i32 %x, 32
  ret i32 %a
}
define i32 @g(i1 zeroext %c) {
  br i1 %c, label %yes, label %no
yes:
  ret i32 0
no:
  unreachable
}
''' + START[START.index("!nvvmir"):]
    doc = client.open("file:///lints.ll", shifts)
    assert codes(doc) == ["lint-shift-width"], codes(doc)
    assert only(doc, "lint-shift-width")["severity"] == 2
    doc.replace("; é", "; nvvmc: --lint=off\n; é")
    assert codes(doc) == [], codes(doc)
    doc.replace("--lint=off", "--lint=all")
    assert codes(doc) == ["lint-maybe-missing-return", "lint-shift-width"], codes(doc)


def check_mark(client):
    """A byte-order mark that an editor passes on is told, and hides nothing."""
    doc = client.open("file:///mark.ll",
                      "\ufeff" + START.replace("seq_cst, ret", "seq_cst\n  ret"))
    assert codes(doc) == ["instruction-fence-standard", "kernel-nonvoid",
                          "misc-byte-order-mark"], codes(doc)
    assert doc.slice(only(doc, "kernel-nonvoid")["range"]) == "i32"


def main():
    for encodings in (None, ["utf-8"], ["utf-16"]):
        with Client([sys.argv[1], "lsp", "--arch=sm_90"]) as client:
            client.initialize(encodings=encodings)
            assert client.unit == (encodings or ["utf-16"])[0]
            check_ranges(client)
            check_typing(client)
            check_two_errors(client)
            check_guards(client)
            check_notes(client)
            check_line_ends(client)
            check_lints(client)
            check_mark(client)


main()
