# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Quick fixes: what an editor does with them verifies. actions.py NVVMC"""

import subprocess
import sys

from languageclient import Client

NVVMC = sys.argv[1]
BROKEN = '''\
; é 𝄞
define ptx_kernel void @k(ptr %p) nonlazybind { ; 𝄞 called once
  fence seq_cst
  call void @f(i8 1)
  fence acquire
  ret void
}
define void @f(i8 %x) { ; é
  ret void
}
'''


def verify(text):
    done = subprocess.run([NVVMC, "verify", "--arch=sm_90", "-"], input=text.encode(),
                          capture_output=True)
    return done.returncode, done.stderr.decode()


def fix(text):
    done = subprocess.run([NVVMC, "fix", "--arch=sm_90", "-"], input=text.encode(),
                          capture_output=True)
    return done.stdout.decode()


def actions(doc, begin, end, only=None):
    context = {"diagnostics": []}
    if only:
        context["only"] = only
    return doc.ask("codeAction", range=doc.range(begin, end), context=context)


def apply(doc, action):
    changes = action["edit"]["changes"]
    assert list(changes) == [doc.uri], changes
    doc.set(doc.apply(changes[doc.uri]))


def check_each(client):
    """Every finding with a fix is mended by its own action, one after the other."""
    doc = client.open("file:///each.ll", BROKEN)
    codes = {d["code"] for d in doc.diagnostics()}
    assert {"instruction-fence-standard", "function-narrow-param",
            "triple-missing"} & codes, codes
    for _ in range(20):
        fixes = [a for a in actions(doc, 0, len(doc.text)) if "diagnostics" in a]
        if not fixes:
            break
        action = fixes[0]
        code = action["diagnostics"][0]["code"]
        assert action["kind"] == "quickfix" and action["isPreferred"], action
        assert action["title"].startswith("Fix " + code), action
        before = len(doc.diagnostics())
        apply(doc, action)
        assert len(doc.diagnostics()) < before, (code, doc.diagnostics())
    assert not doc.diagnostics(), doc.diagnostics()
    status, errors = verify(doc.text)
    assert status == 0, errors
    assert "; 𝄞 called once" in doc.text and "; é\n" in doc.text


def check_all(client):
    """Fixing all is what nvvmc fix does."""
    doc = client.open("file:///all.ll", BROKEN)
    for only in (None, ["source.fixAll"], ["source"], ["source.fixAll.nvvmc"]):
        found = [a for a in actions(doc, 0, len(doc.text), only)
                 if a["title"].startswith("Fix all findings")]
        assert len(found) == 1, (only, found)
        assert found[0]["kind"] == ("source.fixAll.nvvmc" if only else "quickfix")
    apply(doc, found[0])
    assert doc.text == fix(BROKEN), doc.text
    # All of one rule.
    doc.set(BROKEN)
    at = doc.find("fence acquire")
    found = [a for a in actions(doc, at, at)
             if a["title"].startswith("Fix all 2 findings of instruction-fence")]
    assert len(found) == 1, actions(doc, at, at)
    apply(doc, found[0])
    assert "fence" not in doc.text and "membar" in doc.text, doc.text


def check_where(client):
    """Actions are about what is in the range, and of the kinds asked for."""
    doc = client.open("file:///where.ll", BROKEN)
    at = doc.find("i8 %x")
    codes = {a["diagnostics"][0]["code"] for a in actions(doc, at, at)
             if "diagnostics" in a}
    assert codes == {"function-narrow-param"}, codes
    assert actions(doc, at, at, ["refactor"]) == []
    assert actions(doc, at, at, ["quickfix"]) != []
    at = doc.find("ret void")
    assert actions(doc, at, at) == [], actions(doc, at, at)


def disable(doc):
    """Disables the rule of a finding in the file."""
    at = doc.find("i8 %x")
    found = [a for a in actions(doc, at, at) if a["title"].startswith("Disable")]
    assert len(found) == 1, found
    apply(doc, found[0])


def check_disable(client):
    doc = client.open("file:///disable.ll", BROKEN)
    disable(doc)
    assert doc.text.startswith("; nvvmc: --disable=function-narrow-param\n")
    dos = client.open("file:///dos.ll", BROKEN.replace("\n", "\r\n"))
    disable(dos)
    assert dos.text.count("\n") == dos.text.count("\r\n")
    assert "function-narrow-param" not in {d["code"] for d in doc.diagnostics()}


def check_broken(client):
    """In a text that does not parse, the rest can still be mended."""
    doc = client.open("file:///broken.ll",
                      BROKEN + "define void @g() {\n  %a = add i32 1\n  ret void\n}\n")
    found = [a for a in actions(doc, 0, len(doc.text)) if "diagnostics" in a and
             a["diagnostics"][0]["code"] == "instruction-fence-standard"]
    assert len(found) == 2, found
    apply(doc, found[0])
    assert doc.text.count("fence") == 1, doc.text
    assert "%a = add i32 1\n" in doc.text


def check_broken_all(client):
    """The same with all of them at once, and nothing that the rest needs."""
    bad, good = "  %a = add i32 1\n", "  %a = add i32 1, 2\n"
    text = BROKEN.replace(' "', '"') + f"""define void @g() #0 {{
  call void @"a%b"()
  fence seq_cst
{bad}  ret void
}}
declare void @"a%b"()
declare void @h() #0
attributes #0 = {{ nounwind }}
"""
    doc = client.open("file:///broken-all.ll", text)
    found = actions(doc, 0, 0, ["source.fixAll"])
    assert len(found) == 1 and "except" in found[0]["title"], found
    apply(doc, found[0])
    # What could not be read is as it was, and so is what it refers to.
    rest = text[text.index("define void @g"):]
    for line in rest[:rest.index("declare")], 'declare void @"a%b"()\n', "attributes #0 = {":
        assert line in doc.text, (line, doc.text)
    assert "zeroext %x" in doc.text and "nonlazybind" not in doc.text, doc.text
    assert not actions(doc, 0, 0, ["source.fixAll"]), doc.text
    # What is left is mended when the text is readable again.
    doc.replace(bad, good)
    for action in actions(doc, 0, 0, ["source.fixAll"]):
        apply(doc, action)
    assert doc.text == fix(text.replace(bad, good)), doc.text
    # A number that the rest uses for another node is not used again.
    doc.set(BROKEN + '!0 = !{ptr @k, !"kernel", i32\n')
    for action in actions(doc, 0, 0, ["source.fixAll"]):
        apply(doc, action)
    assert doc.text.count("!0 = ") == 1 and "membar" in doc.text, doc.text


def main():
    with Client([NVVMC, "lsp", "--arch=sm_90"]) as client:
        client.initialize()
        check_each(client)
        check_all(client)
        check_where(client)
        check_disable(client)
        check_broken(client)
        check_broken_all(client)


main()
