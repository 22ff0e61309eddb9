# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What words mean and where they lead: words.py NVVMC"""

import sys

from languageclient import Client, ServerError

MODULE = '''\
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
; kernel-nonvoid is a rule, é𝄞 is none
%pair = type { i32, i32 }
@data = addrspace(3) global i32 undef
define ptx_kernel void @k(ptr %out, %pair %p) #0 {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @helper(i32 %x), !range !1
  br label %"the end"
"the end":
  fence seq_cst
  ret void
}
define i32 @helper(i32 %x) nonlazybind {
  %s = alloca %pair
  call void @llvm.nvvm.barrier0()
  ret i32 %x
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
attributes #0 = { nounwind "nvvm.maxntid"="128" }
!nvvm.annotations = !{!0}
!llvm.module.flags = !{!2}
!0 = !{ptr @k, !"maxnreg", i32 64}
!1 = !{i32 0, i32 1024}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!nvvmir.version = !{!3}
!3 = !{i32 2, i32 0}
'''


def hover(doc, needle, index=1):
    answer = doc.ask("hover", doc.at(needle, index))
    return answer and answer["contents"]["value"]


def check_hover(doc):
    doc.diagnostics()
    for needle, parts in (
            ("@llvm.nvvm.read", ("signature  i32 ()", "on sm_90: yes", "%tid.x")),
            ("@llvm.nvvm.barrier0", ("when LLVM reads a call of it", "barrier.cta")),
            ("kernel-nonvoid", ("non-void entry function", "*Why*", "*Remedy*")),
            ("fence seq", ("instruction-fence-standard", "*Fix*: nvvmc fix")),
            ('!"maxnreg', ("key of `!nvvm.annotations`", "(.maxnreg)",
                           '"nvvm.maxnreg"')),
            ('"nvvm.maxntid', ("attribute of functions", "(.maxntid)")),
            ('!"nvvm-reflect-ftz', ("flag of the module", "__CUDA_FTZ")),
            ("!range", ("attachment", "bounds the result")),
            ("!nvvmir.version", ("version of NVVM IR",)),
            ("nounwind", ("LLVM's attribute of functions",)),
            ("nonlazybind", ("attribute-nonlazybind", "*Why*")),
            ("(3) global", ("addrspace(3)", "shared memory")),
            ("@helper(i32 %x), ", ("define i32 @helper(i32 %x)", "1 use")),
            ("@data", ("@data = addrspace(3) global i32 undef", "0 uses")),
            ("%x), !", ("%x = call i32 @llvm.nvvm.read", "1 use")),
            ("%pair %p", ("%pair = type { i32, i32 }",)),
            ("!1\n", ("!1 = !{i32 0, i32 1024}",)),
            ("#0 {", ('attributes #0 = { nounwind "nvvm.maxntid"="128" }',)),
            ('%"the end"', ('"the end":',)),
            # Words of the language, where they are instructions and where not.
            ("fence seq", ("fence syncscope", "instruction: it orders")),
            ("seq_cst", ("keyword: it is acq_rel",)),
            ("alloca %pair", ("instruction: it makes a local variable",)),
            ("call i32", ("instruction: it calls",)),
            ("ret void", ("instruction: it returns", "(ret)")),
            ("define ptx", ("keyword: it begins a function",)),
            ("ptx_kernel", ("calling convention of kernels (.entry)",)),
            ("i32 undef", ("an integer of 32 bits (.b32)",)),
            ("undef\n", ("any value",)),
            ("attributes #0", ("keyword: it begins a group",))):
        text = hover(doc, needle)
        assert text, needle
        for part in parts:
            assert part in text, (needle, part, text)
    for needle in ("é𝄞", "= type", "}\n"):
        assert hover(doc, needle) is None, (needle, hover(doc, needle))
    # The range is that of the word.
    answer = doc.ask("hover", doc.at("@llvm.nvvm.read", 3))
    assert doc.slice(answer["range"]) == "@llvm.nvvm.read.ptx.sreg.tid.x"


def check_navigation(doc):
    for needle, index, target in (
            ("@helper(i32 %x),", 3, "@helper(i32 %x) nonlazybind"),
            ("%x), !", 1, "%x = call"), ("i32 %x\n", 5, "%x) nonlazybind"),
            ('%"the end"', 1, '"the end":'), ("alloca %pair", 8, "%pair = type"),
            ("!range !1", 8, "!1 = "), ("#0 {", 1, "#0 = "),
            ("ptr @k, ", 5, "@k(ptr"), ("@llvm.nvvm.read", 1, None)):
        place = doc.ask("definition", doc.at(needle, index))
        if target is None:
            target = "@llvm.nvvm.read.ptx.sreg.tid.x()\ndeclare"
        assert place["uri"] == doc.uri, place
        assert doc.offset(place["range"]["start"]) == doc.find(target), (needle, place)
    assert doc.ask("definition", doc.at("ret void")) is None
    for needle, count in (("%x = ", 2), ("%x) nonlazybind", 2), ("@helper", 2),
                          ("%pair =", 3), ("!0}", 2), ('"the end":', 2)):
        at = doc.at(needle, 1)
        with_it = doc.ask("references", at, context={"includeDeclaration": True})
        without = doc.ask("references", at, context={"includeDeclaration": False})
        assert len(with_it) == count and len(without) == count - 1, (needle, with_it)
        marks = doc.ask("documentHighlight", at)
        assert [m["kind"] for m in marks].count(3) == 1 and len(marks) == count, marks


def check_symbols(doc):
    symbols = {s["name"]: s for s in doc.ask("documentSymbol")}
    assert {"%pair", "@data", "@k", "@helper", "!nvvm.annotations"} <= set(symbols)
    assert "!0" not in symbols
    kernel = symbols["@k"]
    assert kernel["detail"] == "define ptx_kernel void @k(ptr %out, %pair %p)", kernel
    assert doc.slice(kernel["selectionRange"]) == "@k"
    assert doc.slice(kernel["range"]).startswith("define ptx_kernel")
    assert doc.slice(kernel["range"]).endswith("ret void\n}")
    assert [c["name"] for c in kernel["children"]] == ["entry", '"the end"']
    folds = [(f["startLine"], f["endLine"]) for f in doc.ask("foldingRange")]
    first = doc.at("define ptx_kernel")["line"]
    last = doc.at("}\ndefine i32")["line"]
    assert (first, last - 1) in folds, folds


def check_rename(doc):
    before = doc.text

    def rename(needle, index, new):
        edit = doc.ask("rename", doc.at(needle, index), newName=new)
        doc.set(doc.apply(edit["changes"][doc.uri]))

    place = doc.ask("prepareRename", doc.at("%x), !", 1))
    assert doc.slice(place) == "x", place
    rename("%x), !", 1, "%thread")
    assert "%thread = call" in doc.text and "i32 %thread), !range" in doc.text
    assert "define i32 @helper(i32 %x)" in doc.text
    rename("@helper", 1, "a b")
    assert doc.text.count('@"a b"(') == 2, doc.text
    rename('"the end":', 1, "end")
    assert "\nend:\n" in doc.text and "label %end\n" in doc.text
    rename("%pair =", 1, "two")
    assert doc.text.count("%two") == 3 and not [
        d for d in doc.diagnostics() if d["severity"] == 1
        and d["code"] == "misc-llvm-parser"]
    for needle, index, new in (("@llvm.nvvm.read", 1, "other"), ("!0}", 1, "1"),
                               ("%thread =", 1, "y"), ("%thread =", 1, "7"),
                               ("%thread =", 1, "")):
        try:
            rename(needle, index, new)
        except ServerError:
            continue
        raise AssertionError((needle, new))
    doc.set(before)


def check_instructions(client):
    """Every instruction of LLVM, which completion lists, is described."""
    doc = client.open("file:///instructions.ll", "define void @f() {\n  \n}\n")
    items = doc.ask("completion", {"line": 1, "character": 2})["items"]
    names = [item["label"] for item in items]
    assert len(names) > 60 and {"add", "ret", "freeze"} <= set(names), names
    undescribed = []
    for name in names:
        doc.set(f"define void @f() {{\n  %x = {name}\n}}\n")
        text = hover(doc, "= " + name, 2)
        if not text or "instruction: it " not in text:
            undescribed.append(name)
    assert not undescribed, undescribed
    assert all(item.get("detail") for item in items), items
    doc.set("define void @f() {\n  invoke\n}\n")
    assert "instruction-invoke" in hover(doc, "invoke")
    doc.close()


def main():
    with Client([sys.argv[1], "lsp"]) as client:
        client.initialize({"arch": "sm_90"})
        doc = client.open("file:///words.ll", MODULE)
        check_hover(doc)
        check_navigation(doc)
        check_symbols(doc)
        check_rename(doc)
        check_instructions(client)
        # The same while a function is broken, and a string is open.
        doc.replace("  fence seq_cst\n", "  call void asm \"\n  fence\n")
        check_navigation(doc)
        check_symbols(doc)


main()
