# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What helps to read a module: reading.py NVVMC FOLDER

Semantic tokens, signature help, inlay hints, descriptions of rules, workspace symbols.
"""

import pathlib
import sys

from languageclient import Client, ServerError

MODULE = '''\
target triple = "nvptx64-nvidia-cuda"
%pair = type { i32, i32 }
@data = addrspace(3) global i32 undef ; é𝄞 shared
define i32 @scale(i32 %value, i32 %0, ptr addrspace(1) %"the out") {
  ret i32 %value
}
define ptx_kernel void @k(ptr %p, i32 %n) #0 !dbg !4 {
entry:
  %x = call i32 @scale(i32 %n, i32 7, ptr addrspace(1) null), !dbg !6
  %value = tail call i32 @scale(i32 %x, i32 1, ptr addrspace(1) null), !dbg !6
  %a = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65553, ptr %p, i32 %n), !dbg !7
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %a, i32 1, i32 31)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %entry2, !dbg !8
entry2:
  %f = fadd nnan float 1.0, 2.0
  ret void, !dbg !8
}
declare i32 @llvm.nvvm.atomic.rmw.i32(i32, ptr, i32)
declare i64 @llvm.nvvm.atomic.rmw.i64(ptr, i64, i32)
attributes #0 = { nounwind nonlazybind "nvvm.maxntid"="128" }
!0 = !{i32 2, i32 0}
!1 = !DIFile(filename: "/home/user/k.cu", directory: "/")
!4 = distinct !DISubprogram(name: "k", file: !1, line: 3)
!5 = distinct !DILexicalBlock(scope: !4, line: 4)
!6 = !DILocation(line: 7, column: 3, scope: !5)
!7 = !DILocation(line: 8, column: 3, scope: !4)
!8 = !DILocation(line: 9, column: 3, scope: !8)
'''


def painted(doc, legend, place=None):
    """The words of a document with what they are."""
    method = "semanticTokens/range" if place else "semanticTokens/full"
    data = doc.ask(method, **({"range": place} if place else {}))["data"]
    assert len(data) % 5 == 0, data
    words, line, column = [], 0, 0
    for i in range(0, len(data), 5):
        down, along, length, kind, modifiers = data[i:i + 5]
        column = along if down else column + along
        line += down
        begin = {"line": line, "character": column}
        end = {"line": line, "character": column + length}
        names = [m for bit, m in enumerate(legend["tokenModifiers"]) if modifiers >> bit & 1]
        words.append((doc.slice({"start": begin, "end": end}), line,
                      " ".join([legend["tokenTypes"][kind], *names])))
    return words


def check_tokens(doc, capabilities):
    legend = capabilities["semanticTokensProvider"]["legend"]
    words = painted(doc, legend)
    for needle, word, what in (
            ("target triple", "target", "keyword"),
            ('"nvptx64', '"nvptx64-nvidia-cuda"', "string"),
            ("%pair", "%pair", "type definition"), ("type { i32", "i32", "type defaultLibrary"),
            ("@data", "@data", "variable definition static"),
            ("; é", "; é𝄞 shared", "comment"), ("addrspace(3)", "3", "number"),
            ("define i32", "define", "keyword"),
            ("@scale(i32 %value", "@scale", "function definition"),
            ("%value, i32 %0", "%value", "parameter definition"),
            ("%0, ptr", "%0", "parameter definition"),
            ('%"the out"', '%"the out"', "parameter definition"),
            ("ret i32 %value", "ret", "operator"), ("i32 %value\n", "%value", "parameter"),
            ("entry:", "entry", "label definition"), ("%x = ", "%x", "variable definition"),
            ("call i32 @scale", "call", "operator"), ("@scale(i32 %n", "@scale", "function"),
            ("i32 %n, i32 7", "%n", "parameter"), ("tail call", "tail", "keyword"),
            ("call i32 @scale(i32 %x", "call", "operator"), ("%x, i32 1", "%x", "variable"),
            ("@llvm.nvvm.shfl", "@llvm.nvvm.shfl.sync.bfly.i32", "function defaultLibrary"),
            ("-1, i32", "-1", "number"), ("%entry2,", "%entry2", "label"),
            ("nnan", "nnan", "keyword"), ("nounwind", "nounwind", "decorator"),
            ("nonlazybind", "nonlazybind", "decorator deprecated"),
            ("#0 = ", "#0", "decorator definition"), ("#0 !dbg", "#0", "decorator"),
            ("!0 = ", "!0", "property definition static"), ("!dbg !6", "!dbg", "property"),
            ("!6\n", "!6", "property static"), ("filename:", "filename", "property")):
        line = doc.at(needle)["line"]
        found = [kind for text, at, kind in words if text == word and at == line]
        assert what in found, (needle, found, words)
    # A part of the text has the same words.
    first = doc.at("entry:")["line"]
    place = doc.range(doc.find("entry:"), doc.find("entry2:"))
    part = painted(doc, legend, place)
    assert part == [w for w in words if first <= w[1] <= doc.at("entry2:")["line"]], part
    assert painted(doc, legend, doc.range(0, 3)) == [w for w in words if w[1] == 0]


def check_signatures(doc):
    def shown(needle, index=0):
        return doc.ask("signatureHelp", doc.at(needle, index))

    for needle, index, active in (("i32 -1,", 0, 0), ("%a, i32 1", 1, 1), ("1, i32 31", 0, 2),
                                  ("i32 31)", 5, 3)):
        help_ = shown(needle, index)
        signature = help_["signatures"][0]
        assert signature["label"] == \
            "i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)", signature
        assert help_["activeParameter"] == active, (needle, help_)
        for parameter in signature["parameters"]:
            begin, end = parameter["label"]
            assert signature["label"][begin:end] == "i32", signature
        starts = [p["label"][0] for p in signature["parameters"]]
        assert starts == sorted(set(starts)), starts
    # What is known of operands: fields of an encoded one, and constants.
    # Of the two forms of an atomic, that with the word in front, and that with it behind.
    for needle, word in (("i32 65553", 0), ("(ptr, i64", 2)):
        signature = shown(needle, 1)["signatures"][0]
        about = signature["parameters"][word]["documentation"]
        assert "ordering" in about and "1 (relaxed)" in about, about
        assert signature["parameters"][1].get("documentation") is None, signature
    signature = shown("aligned.all(i32 0", 12)["signatures"][0]
    assert "bar" in signature["documentation"], signature
    # A function of the module, and the innermost call.
    signature = shown("i32 7,")["signatures"][0]
    assert signature["label"] == '@scale(i32 %value, i32 %0, ptr addrspace(1) %"the out")'
    assert shown("i32 7,")["activeParameter"] == 1
    for needle, index in (("ret i32", 0), ("entry:", 0), ("(i32 %value", 2), ("; é", 3)):
        assert shown(needle, index) is None, (needle, shown(needle, index))
    # While it is being written, on several lines, with brackets of other kinds.
    before = doc.text
    doc.replace("  br label", "  call i32 @scale({i32, i32} <i32 1, i32 2>,\n    i32 (\n  br label")
    assert shown("    i32 (", 9)["activeParameter"] == 1
    doc.set(before)


def check_hints(doc):
    def hints(begin=0, end=None):
        end = len(doc.text) if end is None else end
        return [(doc.offset(h["position"]), h["label"], h)
                for h in doc.ask("inlayHint", range=doc.range(begin, end))]

    found = hints()
    places = {label: at for at, label, _ in reversed(found)}
    assert places["value:"] == doc.find("i32 %n, i32 7"), found
    assert places["the out:"] == doc.find("ptr addrspace(1) null"), found
    # Numbers say nothing, nor does a name that is already there.
    assert "0:" not in places, found
    assert [label for _, label, _ in found].count("value:") == 2, found
    [word] = [h for at, label, h in found if label.startswith("= ")]
    assert word["label"] == "= ordering relaxed, scope cta, opcode add", word
    assert "cache hint none" in word["tooltip"] and word["paddingLeft"], word
    assert doc.offset(word["position"]) == doc.find("65553") + 5
    # Lines of the source, where they change; a scope in a circle has none.
    lines = [(at, label) for at, label, _ in found if label.startswith("k.cu:")]
    assert lines == [(doc.find("!6\n") + 2, "k.cu:7"), (doc.find("!7\n") + 2, "k.cu:8")], lines
    # Only where they are asked for, and the same there.
    begin, end = doc.find("  %a = "), doc.find("  %s = ") - 1
    part = hints(begin, end)
    assert part == [h for h in found if begin <= h[0] <= end] and len(part) == 2, part
    doc.replace("@scale(i32 %x", "@scale(i32 %value")
    assert [label for _, label, _ in hints()].count("value:") == 1
    doc.replace("@scale(i32 %value, i32 1", "@scale(i32 %x, i32 1")


def check_rules(client, doc):
    found = [d for d in doc.diagnostics() if d.get("code")]
    assert found
    for finding in found:
        uri = finding["codeDescription"]["href"]
        assert uri == f"nvvmc-rule:/{finding['code']}.md", finding
        text = client.request("workspace/textDocumentContent", {"uri": uri})["text"]
        assert f"**{finding['code']}**" in text, text
    for uri in ("nvvmc-rule:/no-such-rule.md", "file:///k.ll", "", None):
        try:
            client.request("workspace/textDocumentContent", {"uri": uri})
        except ServerError as error:
            assert error.code == -32602, error
            continue
        raise AssertionError(uri)


def check_workspace(nvvmc, folder):
    folder = pathlib.Path(folder).resolve()
    (folder / "deep").mkdir()
    (folder / ".hidden").mkdir()
    one, two = folder / "one.ll", folder / "deep" / "two.ll"
    one.write_text("define void @_Z3addPfi(ptr %p, i32 %n) {\n  ret void\n}\n"
                   "declare void @elsewhere()\n@table = global i32 0\n")
    two.write_text("%table_row = type { i32 }\ndefine void @other( {\n")
    (folder / ".hidden" / "three.ll").write_text("@table_hidden = global i32 0\n")
    (folder / "four.txt").write_text("@table_text = global i32 0\n")
    with Client([nvvmc, "lsp"]) as client:
        client.request("initialize", {
            "processId": None, "rootUri": None, "capabilities": {},
            "workspaceFolders": [{"uri": folder.as_uri(), "name": "w"}]})

        def symbols(query):
            return {s["name"]: s for s in client.request("workspace/symbol", {"query": query})}

        found = symbols("table")
        assert set(found) == {"table", "table_row"}, found
        assert found["table_row"]["location"] == {
            "uri": two.as_uri(), "range": {"start": {"line": 0, "character": 0},
                                           "end": {"line": 0, "character": 10}}}, found
        assert found["table"]["containerName"] == "one.ll" and found["table"]["kind"] == 13
        # By the name of the source language, in any case; what is broken, too.
        assert set(symbols("ADD(float")) == {"add(float*, int)"}
        assert set(symbols("_z3add")) == {"add(float*, int)"}
        assert set(symbols("other")) == {"other"}
        assert not symbols("elsewhere") and not symbols("no such name")
        assert len(symbols("")) == 4, symbols("")
        # What an editor shows counts, not what is on the disk.
        doc = client.open(one.as_uri(), "@tablet = global i32 0\n")
        assert set(symbols("table")) == {"tablet", "table_row"}, symbols("table")
        doc.close()
        # A file that changes.
        two.write_text("%table_column = type { i32 }\n")
        assert set(symbols("table")) == {"table", "table_column"}, symbols("table")
        two.unlink()
        assert set(symbols("table")) == {"table"}
        client.notify("workspace/didChangeWorkspaceFolders", {"event": {
            "added": [], "removed": [{"uri": folder.as_uri(), "name": "w"}]}})
        assert not symbols("table")


def main(nvvmc, folder):
    for encodings in (None, ["utf-8"]):
        with Client([nvvmc, "lsp"]) as client:
            capabilities = client.initialize({"arch": "sm_90"}, encodings=encodings)["capabilities"]
            doc = client.open("file:///reading.ll", MODULE)
            check_tokens(doc, capabilities)
            check_signatures(doc)
            check_hints(doc)
            check_rules(client, doc)
            # The same while a function is broken.
            doc.replace("  %f = fadd", "  %f fadd")
            check_signatures(doc)
            check_hints(doc)
            doc.close()
    check_workspace(nvvmc, folder)


main(*sys.argv[1:])
