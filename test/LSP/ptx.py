# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The PTX of functions: ptx.py NVVMC FILE"""

import subprocess
import sys

from languageclient import Client, ServerError


def lenses(doc):
    """The resolved lenses, by function."""
    found = {}
    for lens in doc.ask("codeLens"):
        assert "command" not in lens, lens
        resolved = doc.client.request("codeLens/resolve", lens)
        assert resolved["range"] == lens["range"]
        found[lens["data"]["function"]] = resolved
    return found


def show(doc, function=None):
    argument = {"uri": doc.uri}
    if function:
        argument["function"] = function
    return doc.client.request("workspace/executeCommand", {
        "command": "nvvmc.showPTX", "arguments": [argument]})


def check_quiet(nvvmc):
    """What the optimizer sees on its way is not reported: no profile is checked."""
    asm = 'call i32 asm "lop3.b32 $0, $1, $1, $1, 0x96;", "=r,r"(i32 %x)'
    with Client([nvvmc, "lsp", "--arch=sm_35", "--opt=2"]) as client:
        client.initialize()
        doc = client.open("file:///k.ll", f"define i32 @f(i32 %x) {{\n  %y = {asm}\n"
                          "  ret i32 %y\n}\n")
        assert "lop3" in show(doc, "f")
        assert client.shutdown() == 0
        assert not client.stderr(), client.stderr()


def main(nvvmc, file):
    check_quiet(nvvmc)
    with open(file, encoding="utf-8") as source:
        text = source.read()
    emitted = subprocess.run([nvvmc, "emit", "--arch=sm_90", "--quiet", file],
                             capture_output=True, text=True, check=True).stdout
    with Client([nvvmc, "lsp", "--arch=sm_90"]) as client:
        client.initialize()
        doc = client.open("file:///saxpy.ll", text)
        found = lenses(doc)
        assert "saxpy" in found, found
        command = found["saxpy"]["command"]
        assert command["command"] == "nvvmc.showPTX", command
        assert command["title"].startswith("PTX for sm_90: "), command
        for part in (" instructions; virtual registers: ", ".b32", "frame: 0 bytes"):
            assert part in command["title"], command
        assert doc.slice(found["saxpy"]["range"]).startswith("define ")
        # The command gives what nvvmc emit prints.
        whole = show(doc)
        assert whole == emitted, whole
        one = client.request("workspace/executeCommand", {
            "command": command["command"], "arguments": command["arguments"]})
        assert one in emitted and one.startswith(".visible .entry saxpy("), one
        assert one.rstrip().endswith("}"), one
        # A frame, and a name that PTX spells in another way.
        doc.set(text + "\ndefine void @a.b(ptr %p) {\n  %s = alloca [4 x i32]\n"
                "  call void @a.b(ptr %s)\n  ret void\n}\n")
        assert "frame: 16 bytes" in lenses(doc)["a.b"]["command"]["title"]
        assert "a_$_b(" in show(doc, "a.b"), show(doc, "a.b")
        # What cannot be printed says why.
        doc.set(doc.text.replace("ret void", "ret vid"))
        title = lenses(doc)["saxpy"]["command"]["title"]
        assert title.startswith("no PTX: "), title
        assert lenses(doc)["saxpy"]["command"]["command"] == ""
        assert show(doc).startswith("// no PTX: "), show(doc)
        # Options of a comment count.
        doc.set("; nvvmc: --arch=sm_100a\n" + text)
        assert "PTX for sm_100a: " in lenses(doc)["saxpy"]["command"]["title"]
        for command, arguments in (("other", []), ("nvvmc.showPTX", []),
                                   ("nvvmc.showPTX", [{"uri": "file:///none.ll"}]),
                                   ("nvvmc.showPTX", [{"uri": "no uri"}])):
            try:
                client.request("workspace/executeCommand",
                               {"command": command, "arguments": arguments})
            except ServerError as error:
                assert error.code == -32602, error
                continue
            raise AssertionError((command, arguments))


if __name__ == "__main__":
    main(*sys.argv[1:])
