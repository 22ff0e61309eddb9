# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What can be written: completion.py NVVMC"""

import re
import sys

from languageclient import Client

MODULE = '''\
; nvvmc:
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
%pair = type { i32, i32 }
define ptx_kernel void @k(ptr %out, i32 %n) #0 {
entry:
  %first = add i32 %n, 1

  ret void
}
define void @f(i32 %other) {
  ret void
}
attributes #0 = { nounwind }
!nvvm.annotations = !{!0}
!0 = !{ptr @f, !"align", i32 65544}
'''
STOP = re.compile(r"\$\{\d+:?((?:[^\\}]|\\.)*)\}")


def plain(item):
    """What an item inserts if nothing is filled in."""
    text = item["textEdit"]["newText"]
    if item["insertTextFormat"] == 2:
        text = re.sub(r"\\(.)", r"\1", STOP.sub(r"\1", text))
    return text


def complete(doc, line, typed):
    """The items after a line is written in place of the one that begins so."""
    begin = doc.find(line)
    end = doc.text.index("\n", begin)
    doc.change(begin, end, typed)
    items = doc.ask("completion", doc.position(begin + len(typed)))["items"]
    for item in items:
        place = item["textEdit"]["range"]
        assert place["end"] == doc.position(begin + len(typed)), item
        # An editor shows what the typed word can become.
        word = doc.slice(place)
        assert not word or word[0] not in '@%!#"' or \
            item["filterText"].startswith(word[0]), (word, item)
    found = {i["label"]: i for i in items}
    doc.change(begin, begin + len(typed), MODULE[MODULE.index(line):].split("\n")[0])
    assert doc.text == MODULE
    return found


def insert(doc, line, typed, label):
    """The text with an item in place."""
    item = complete(doc, line, typed)[label]
    begin = doc.find(line)
    start = doc.offset(item["textEdit"]["range"]["start"]) - begin
    new = typed[:start] + plain(item)
    end = doc.text.index("\n", begin)
    return doc.text[:begin] + new + doc.text[end:]


def check_intrinsics(client, doc):
    """An intrinsic comes with its operands, and what is inserted parses."""
    for typed in ("  %a = call i32 @llvm.nvvm.shfl.sync.b", "  %a = call i32 @shfl.sync.b",
                  "  %a = call @shfl.sync.b", "  %a = @llvm.nvvm.shfl.sync.b", "  @shfl"):
        label = "@llvm.nvvm.shfl.sync.bfly.i32"
        item = complete(doc, "  %first", typed)[label]
        assert item["insertTextFormat"] == 2, item
        assert "sm_30 or higher" in item["detail"], item
        assert "shfl.sync.bfly.b32" in item["documentation"]["value"], item
        text = insert(doc, "  %first", typed, label)
        assert "call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %arg0, i32 %arg1, " in text
    # With constants for the operands, all kinds of intrinsics parse.
    for typed in ("shfl.sync.bfly.i32", "barrier.cta.sync.aligned.all", "fma.rn.f",
                  "atomic.add.gen.i.cta", "mma.m16n8k16.row.col.f16.f16",
                  "cp.async.bulk.tensor.g2s.tile.1d", "ldu.global.i"):
        label = "@llvm.nvvm." + typed
        text = insert(doc, "  %first", "  @" + typed, label)
        text = re.sub(r"(<[^>]*>|%\w+|[\w ()]+?) %arg\d+", r"\1 poison", text)
        text = text.replace("%arg", "%out")
        probe = client.open("file:///probe.ll", text)
        parsing = [d for d in probe.diagnostics()
                   if d["code"] in ("misc-llvm-parser", "intrinsic-signature")]
        assert not parsing, (typed, parsing, text)
        probe.close()
    items = complete(doc, "  %first", "  %a = call i32 @")
    assert len(items) <= 202 and "@k" in items and "@f" in items, len(items)


def check_names(doc):
    items = complete(doc, "  %first", "  %a = add i32 %")
    assert {"%out", "%n", "%entry", "%pair"} <= set(items), items
    assert "%other" not in items and "%first" not in items
    assert "#0" in complete(doc, "define void @f", "define void @f(i32 %other) #")
    assert "!0" in complete(doc, "  %first", "  %a = load i32, ptr %out, !range !")


def check_words(doc):
    annotations = complete(doc, "!0 =", '!0 = !{ptr @f, !"')
    assert plain(annotations['!"maxntidx"']) == '!"maxntidx", i32 threads'
    attributes = complete(doc, "attributes", 'attributes #0 = { "')
    assert plain(attributes['"nvvm.maxntid"']) == '"nvvm.maxntid"="x,y,z"'
    words = complete(doc, "attributes", "attributes #0 = { no")
    assert "nounwind" in words and words["nonlazybind"]["deprecated"], words
    parameters = complete(doc, "define void @f", "define void @f(i32 zero")
    assert "zeroext" in parameters and "nounwind" not in parameters
    instructions = complete(doc, "  %first", "  %a = ato")
    assert list(instructions) == ["atomicrmw"], instructions
    assert {"add", "call", "ret", "fneg"} <= set(complete(doc, "  %first", "  "))
    assert "define ptx_kernel" in complete(doc, "%pair", "def")
    assert "!nvvmir.version" in complete(doc, "!0 =", "!n")
    assert "3" in complete(doc, "%pair", "@x = addrspace(")
    assert '"nvptx64-nvidia-cuda"' in complete(doc, "target triple", 'target triple = "')


def check_comments(doc):
    options = complete(doc, "; nvvmc:", "; nvvmc: --a")
    assert "--arch=" in options and "--format=" not in options, options
    assert "sm_90a" in complete(doc, "; nvvmc:", "; nvvmc: --arch=s")
    assert "nvptx" in complete(doc, "; nvvmc:", "; nvvmc: --profile=nvvm,")
    assert "kernel-nonvoid" in complete(doc, "; nvvmc:", "; nvvmc: --disable=ker")
    assert not complete(doc, "; nvvmc:", "; other @llvm")
    assert not complete(doc, "  %first", "  ret void ; @llvm.nvvm.")


def main():
    for snippets in (True, False):
        with Client([sys.argv[1], "lsp", "--arch=sm_90"]) as client:
            client.initialize(snippets=snippets)
            doc = client.open("file:///completion.ll", MODULE)
            if snippets:
                check_intrinsics(client, doc)
                check_names(doc)
                check_words(doc)
                check_comments(doc)
                continue
            # Without snippets, the operands are there, and no placeholders.
            item = complete(doc, "  %first", "  %a = call i32 @shfl.sync.bfly.i")[
                "@llvm.nvvm.shfl.sync.bfly.i32"]
            assert item["insertTextFormat"] == 1, item
            assert item["textEdit"]["newText"] == (
                "@llvm.nvvm.shfl.sync.bfly.i32(i32 %arg0, i32 %arg1, i32 %arg2, "
                "i32 %arg3)"), item


main()
