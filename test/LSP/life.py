# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The life of a connection: life.py NVVMC"""

import subprocess
import sys
import time

from languageclient import Client, ServerError

NVVMC = sys.argv[1]
MODULE = "define void @f() {\n  ret void\n}\n"


def fails(code, work, *arguments):
    try:
        work(*arguments)
    except ServerError as error:
        assert error.code == code, (error.code, error)
        return
    raise AssertionError(f"no error {code}")


def check_order():
    client = Client([NVVMC, "lsp"])
    fails(-32002, client.request, "textDocument/hover", {
        "textDocument": {"uri": "file:///a.ll"}, "position": {"line": 0, "character": 0}})
    client.initialize()
    fails(-32600, client.request, "initialize", {"capabilities": {}})
    fails(-32601, client.request, "no/such", {})
    fails(-32602, client.request, "textDocument/hover", {"textDocument": 3})
    fails(-32602, client.request, "textDocument/hover", {
        "textDocument": {"uri": "file:///a.ll"}, "position": {"line": 0, "character": 0}})
    client.notify("no/such", {})
    client.notify("textDocument/didChange", {
        "textDocument": {"uri": "file:///a.ll", "version": 2},
        "contentChanges": [{"text": "x"}]})
    client.notify("textDocument/didOpen", {"textDocument": {}})
    client.request("shutdown", None)
    fails(-32600, client.request, "textDocument/hover", {
        "textDocument": {"uri": "file:///a.ll"}, "position": {"line": 0, "character": 0}})
    client.notify("exit", None)
    assert client.process.wait(60) == 0


def check_ends():
    """Exit without shutdown, and a client that is gone, are failures."""
    client = Client([NVVMC, "lsp"])
    client.initialize()
    client.notify("exit", None)
    assert client.process.wait(60) == 1
    client = Client([NVVMC, "lsp"])
    client.initialize()
    client.open("file:///a.ll", MODULE)
    client.process.stdin.close()
    assert client.process.wait(60) == 1
    done = subprocess.run([NVVMC, "lsp", "file.ll"], capture_output=True, text=True)
    assert done.returncode == 2 and "takes no files" in done.stderr, done
    done = subprocess.run([NVVMC, "lsp", "--arch=sm_1"], capture_output=True, text=True)
    assert done.returncode == 2 and "unknown target" in done.stderr, done


def check_damaged():
    """Bytes that are no messages do not stop the server."""
    with Client([NVVMC, "lsp"]) as client:
        client.initialize()
        for body in (b"{", b"[]", b"3", b"null", b'{"id": 1}', b'{"method": 3}',
                     b'{"jsonrpc":"2.0","id":"a b","method":"x"}', b"\xff\xfe",
                     b'{"jsonrpc":"2.0","method":"textDocument/didOpen","params":[]}'):
            client.send_bytes(body)
        doc = client.open("file:///a.ll", MODULE)
        assert doc.diagnostics()


def check_cancelling():
    """A cancelled request is answered as such, and what is stale is not worked on."""
    big = "".join(f"define void @f{i}(ptr %p) {{\n" + "".join(
        f"  %v{k} = load i32, ptr %p\n  store i32 %v{k}, ptr %p\n" for k in range(50))
        + "  ret void\n}\n" for i in range(300))
    with Client([NVVMC, "lsp", "--arch=sm_90"]) as client:
        client.initialize()
        doc = client.open("file:///big.ll", big)
        whole = {"textDocument": doc.id, "range": doc.range(0, 10),
                 "context": {"diagnostics": []}}
        first = client.begin("textDocument/codeAction", whole)
        second = client.begin("textDocument/codeAction", whole)
        client.notify("$/cancelRequest", {"id": second})
        client.answer(first)
        fails(-32800, client.answer, second)
        # The document changes before the worker comes to the request.
        doc.change(0, 0, "\n")
        stale = client.begin("textDocument/codeAction", whole)
        doc.change(0, 0, "\n")
        try:
            client.answer(stale)
        except ServerError as error:
            assert error.code == -32801, error
        # Words are answered while the worker is busy.
        for _ in range(20):
            doc.change(0, 0, "\n")
        started = time.monotonic()
        doc.ask("documentSymbol")
        elapsed = time.monotonic() - started
        published = [n for n in client.notifications
                     if n["method"] == "textDocument/publishDiagnostics"]
        assert len(published) < 20, (len(published), elapsed)
        doc.diagnostics()
        # Unanswered requests are answered before the server ends.
        left = [client.begin("textDocument/codeAction", whole) for _ in range(3)]
        assert client.shutdown() == 0
        for request in left:
            try:
                client.answer(request)
            except ServerError as error:
                assert error.code == -32800, error


def main():
    check_order()
    check_ends()
    check_damaged()
    check_cancelling()


main()
