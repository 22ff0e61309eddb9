# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Text that is being written: incomplete.py NVVMC [--long] FILE...

Types each file from its first character to its last, and makes random edits of the
finished text and takes them back. Asks all kinds of questions on the way. The server
answers each, does not stop, and in the end finds what it has found in the beginning.
"""

import random
import sys

from languageclient import Client, ServerError

CONTENT_MODIFIED = -32801
ASKED = ("hover", "definition", "references", "documentHighlight", "prepareRename",
         "completion", "signatureHelp")
OF_ALL = ("documentSymbol", "foldingRange", "codeLens", "semanticTokens/full")
IN_RANGE = ("inlayHint", "semanticTokens/range")


def ask_all(doc, offset):
    """Sends every kind of request; returns what to wait for."""
    at = doc.position(offset)
    begin = doc.client.begin
    asked = [begin("textDocument/" + method, {
        "textDocument": doc.id, "position": at,
        "context": {"includeDeclaration": True}}) for method in ASKED]
    asked += [begin("textDocument/" + method, {"textDocument": doc.id})
              for method in OF_ALL]
    asked += [begin("textDocument/" + method, {
        "textDocument": doc.id, "range": {"start": doc.position(0), "end": at}})
              for method in IN_RANGE]
    for only in ({}, {"only": ["source.fixAll"]}):
        asked.append(begin("textDocument/codeAction", {
            "textDocument": doc.id, "range": {"start": at, "end": at},
            "context": {"diagnostics": [], **only}}))
    asked.append(begin("workspace/symbol", {"query": "k"}))
    asked.append(begin("textDocument/rename", {
        "textDocument": doc.id, "position": at, "newName": "other"}))
    asked.append(begin("workspace/executeCommand", {
        "command": "nvvmc.showPTX", "arguments": [{"uri": doc.uri}]}))
    return asked


def wait(client, asked):
    for request in asked:
        try:
            client.answer(request)
        except ServerError as error:
            # What has changed before the worker came to it, and names that
            # cannot be changed.
            assert error.code in (CONTENT_MODIFIED, -32803), error


def type_all(client, name, text, step):
    doc = client.open(f"file:///typed/{name}", "")
    asked = []
    for at in range(0, len(text), step):
        doc.change(at, at, text[at:at + step])
        if at // step % 7 == 0:
            asked += ask_all(doc, len(doc.text))
        if len(asked) > 200:
            wait(client, asked)
            asked = []
    wait(client, asked)
    assert doc.text == text
    return doc


def edit_at_random(doc, seed, rounds):
    """Makes edits and takes them back in the other order."""
    rng = random.Random(seed)
    pieces = ['"', "{", "}", "(", ")", "@", "%", "!", "#", ";", "\n", "define ", "=",
              "@llvm.nvvm.", "é𝄞", "!0 = ", "attributes #0 = {", ", ", "i32 ", ":",
              "\\", "ptr ", "metadata ", "c\"", "\r", "0x", "<", "declare", "\0"]
    for _ in range(rounds):
        undo, asked = [], []
        for _ in range(rng.randrange(1, 6)):
            begin = rng.randrange(len(doc.text) + 1)
            end = min(len(doc.text), begin + rng.choice((0, 0, 1, 3, 20, 200)))
            old, new = doc.text[begin:end], rng.choice(pieces + [""])
            doc.change(begin, end, new)
            undo.append((begin, begin + len(new), old))
            asked += ask_all(doc, rng.randrange(len(doc.text) + 1))
        if rng.random() < 0.5:
            doc.diagnostics()
        wait(doc.client, asked)
        for begin, end, old in reversed(undo):
            doc.change(begin, end, old)


def findings(doc):
    return [(d.get("code"), d["message"], str(d["range"])) for d in doc.diagnostics()]


def main(nvvmc, *files):
    is_long = files[0] == "--long"
    files = files[1:] if is_long else files
    with Client([nvvmc, "lsp"]) as client:
        client.initialize()
        for number, file in enumerate(files):
            with open(file, encoding="utf-8", newline="") as source:
                text = source.read()
            whole = client.open(f"file:///whole/{number}.ll", text)
            before = findings(whole)
            typed = type_all(client, f"{number}.ll", text,
                             1 if is_long else max(1, len(text) // 100))
            assert findings(typed) == before, file
            for seed in range(20 if is_long else 2):
                edit_at_random(whole, f"{number} {seed}", 20 if is_long else 5)
                assert findings(whole) == before, (file, seed)
            for doc in (typed, whole):
                doc.close()
    print(len(files), "files")


main(*sys.argv[1:])
