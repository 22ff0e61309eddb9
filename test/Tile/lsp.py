#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What nv-tileas-lsp-server answers. An assertion fails if it is something else."""

import itertools
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "LSP"))
from languageclient import Client, LIMIT, ServerError  # noqa: E402

TEXT = """#plain = #nv_tileas<atom universal_copy>
!tile = !nv_tileas.tile<4xf32>
func.func @f(%x: f32, %v: !nv_tileas.tiled_view<4xf32>) -> !tile {
  %c0 = arith.constant 0 : index
  %t = nv_tileas.splat %x : f32 -> !tile
  %w = nv_tileas.block_tile %v : tiled_view<4xf32> -> tiled_view<4xf32>
  nv_tileas.tiled_store %t, %w[%c0] {atom = #plain} : !tile, tiled_view<4xf32>
  return %t : !tile
}
func.func @g(%x: f32, %v: !nv_tileas.tiled_view<4xf32>) -> !tile {
  %0 = call @f(%x, %v) : (f32, !nv_tileas.tiled_view<4xf32>) -> !tile
  return %0 : !tile
}
"""


def at(doc, pattern):
    """The place of a pattern."""
    return doc.position(re.search(pattern, doc.text).start())


def open_text(client, text, numbers=itertools.count()):
    """A document of its own, so that its findings are those of no other."""
    doc = client.open(f"file:///{next(numbers)}.mlir", text, "mlir")
    doc.found = doc.diagnostics()
    return doc


def starts(places):
    return [p["range"]["start"] for p in places]


def check_findings(client):
    """Errors of the verifiers and of the parser, and what the lint finds in functions
    that verify, beside others."""
    doc = open_text(client, "%t = nv_tileas.alloc_tensor : "
                    "tile<3xf16, #nv_tileas.shared<order = [0]>>")
    assert [f["message"] for f in doc.found] == [
        "'nv_tileas.alloc_tensor' op tile dimensions must be positive powers of two"], doc.found
    doc = open_text(client, """func.func @k(%q: !nv_tileas.tile<4xf32>)
    attributes {nv_tileas.kernel} { return }
func.func @l() attributes {nv_tileas.kernel} {
  %x = nv_tileas.alloc_view : tiled_view<4xf32>
  return
}
""")
    assert sorted((f["severity"], f["message"].split()[0]) for f in doc.found) == [
        (1, "'nv_tileas.alloc_view'"), (2, "parameter")], doc.found
    assert doc.found[0]["relatedInformation"], doc.found
    doc.close()


def check_places(client):
    doc = open_text(client, TEXT.replace("index\n", "index // \U0001d400\n"))
    assert not doc.found, doc.found
    use, definition = at(doc, r"%t, %w"), at(doc, r"%t =")
    assert starts(doc.ask("definition", use)) == [definition]
    found = starts(doc.ask("references", use, context={"includeDeclaration": True}))
    assert found[0] == definition and len(found) == 3, found
    found = starts(doc.ask("references", use, context={"includeDeclaration": False}))
    assert len(found) == 2, found
    assert starts(doc.ask("definition", at(doc, r"@f\(%x, %v\)"))) == [at(doc, "func.func @f")]
    assert starts(doc.ask("definition", at(doc, r"!tile, tiled"))) == [at(doc, "!tile =")]
    assert doc.ask("definition", at(doc, r": f32 ->")) == []
    symbols = doc.ask("documentSymbol")
    symbols = symbols[0].get("children") or symbols
    assert [s["name"] for s in symbols] == ["f", "g"], symbols


def check_rename(client):
    text = TEXT + """func.func @pair(%c: i1, %x: i32) -> i32 {
  %pair:2 = call @two() : () -> (i32, i32)
  %sum = arith.addi %pair#0, %pair#1 : i32
  cf.cond_br %c, ^yes(%sum : i32), ^no
^yes(%arg: i32):
  return %arg : i32
^no:
  return %pair#1 : i32
}
func.func private @two() -> (i32, i32)
"func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
  func.call @generic() : () -> ()
  func.return
}) : () -> ()
// -----
func.func @f(%t: i32) -> i32 { return %t : i32 }
"""
    doc = open_text(client, text)
    assert not doc.found, doc.found

    def rename(pattern, new):
        edit = doc.ask("rename", at(doc, pattern), newName=new)
        doc.set(doc.apply(edit["changes"][doc.uri]))
        assert not doc.diagnostics(), (pattern, new, doc.text)

    for pattern, name, count, new, back in (
            (r"%t = nv", "t", 3, "%tile.0", "t"), (r"%t, %w", "t", 3, "7", "t"),
            (r"%pair#1 : i32\n", "pair", 4, "both", "%pair"),
            (r"pair:2", "pair", 4, "both", "pair"), (r"%x: f32, %v", "x", 2, "value", "x"),
            (r"\^yes\(%sum", "yes", 2, "^then", "yes"), (r"no:", "no", 2, "-1", "no"),
            (r"!tile =", "tile", 8, "!row", "tile"), (r"#plain}", "plain", 2, "copy", "#plain"),
            (r"@f\(%x: f32", "f", 2, "@g.h", "f"), (r"@f\(%x, %v\)", "f", 2, "a b", '@"f"'),
            (r"@generic\(\)", "generic", 2, "other", "generic"),
            (r"@two\(\) : ", "two", 2, "three", "two")):
        place = doc.ask("prepareRename", at(doc, pattern))
        assert doc.slice(place) == name, (pattern, place)
        edits = doc.ask("rename", at(doc, pattern), newName=new)["changes"][doc.uri]
        assert len(edits) == count, (pattern, edits)
        begin = doc.offset(place["start"])
        rename(pattern, new)
        assert doc.text != text and doc.text.count("\n") == text.count("\n")
        written = re.escape(new.strip("@%^!#"))
        here = re.compile(written).search(doc.text, begin - 2).start()
        edit = doc.ask("rename", doc.position(here), newName=back)
        assert doc.apply(edit["changes"][doc.uri]).replace('@"f"', "@f") == text, pattern
        doc.set(text)
        assert not doc.diagnostics()
    # A function of that name in another part is another one.
    rename(r"@f\(%x: f32", "h")
    assert "func.func @f(%t" in doc.text and "call @h(" in doc.text, doc.text
    doc.set(text)
    for pattern, new in ((r"func.func @g", "f"), (r"@g\(", "f"), (r"%t = nv", "w"),
                         (r"%t = nv", "1x"), (r"%t = nv", ""), (r"!tile =", "a.b"),
                         (r"#plain =", "1"), (r"\^yes\(%sum", "no"), (r"arith.addi", "x"),
                         (r"f32 ->", "x"), (r"%sum", "pair"), (r"%t = nv", "a b")):
        try:
            doc.ask("rename", at(doc, pattern), newName=new)
        except ServerError:
            continue
        raise AssertionError((pattern, new))
    assert doc.ask("prepareRename", at(doc, r"arith.addi")) is None
    doc.replace("return %t : !tile", "return %t :")
    assert doc.ask("prepareRename", at(doc, r"%t = nv")) is None


def check_characters(client):
    """A name after a character of two UTF-16 units on its line."""
    doc = open_text(client, 'func.func @"\U0001d400"(%x: f32) -> f32 { return %x : f32 }\n')
    found = doc.ask("definition", at(doc, r"%x : f32 }"))
    assert starts(found) == [at(doc, r"%x: f32")], found


def check_hover(client):
    doc = open_text(client, TEXT)

    def hover(pattern):
        shown = doc.ask("hover", at(doc, pattern))
        return shown and shown["contents"]["value"]

    shown = hover(r"nv_tileas.splat")
    assert "%0 = nv_tileas.splat %arg0 : f32 -> tile<4xf32>" in shown, shown
    assert "one value everywhere" in shown and '"nv_tileas.splat"' in shown, shown
    shown = hover(r"%t, %w")
    assert "Result 0 of `nv_tileas.splat`" in shown and "!nv_tileas.tile<4xf32>" in shown, shown
    assert "Argument 0" in hover(r"%x : f32 ->")
    assert "#nv_tileas<atom universal_copy>" in hover(r"#plain\}")
    assert "!nv_tileas.tile<4xf32>" in hover(r"!tile, tiled")
    assert hover(r"f32 -> !tile\n") is None


def check_signature(client):
    doc = open_text(client, TEXT.replace("  return %t",
                                         "  %r = nv_tileas.reduce %t, \n  return %t"))
    shown = doc.ask("signatureHelp", at(doc, r"\n  return %t"))
    signature = shown["signatures"][0]
    assert signature["label"] == "nv_tileas.reduce sources..., axis, combiner?", signature
    assert [p["documentation"] for p in signature["parameters"]] == [
        "variadic of tile", "attribute, 32-bit signless integer attribute",
        "attribute, what a reduction computes"], signature
    assert shown["activeParameter"] == 0
    doc.replace("reduce %t, ", "reduce %t {combiner =")
    shown = doc.ask("signatureHelp", at(doc, r"\n  return %t"))
    assert shown["activeParameter"] == 2, shown
    assert not doc.ask("signatureHelp", doc.position(0))["signatures"]
    assert not doc.ask("signatureHelp", at(doc, "arith.constant"))["signatures"]


def check_completion(client):
    def labels(written):
        doc = open_text(client, f"func.func @f(%x: !nv_tileas.tile<4xf32>) {{\n  {written}\n}}\n")
        items = doc.ask("completion", {"line": 1, "character": 2 + len(written)})["items"]
        return {i["label"]: i for i in items}

    found = labels("nv_tileas.")
    assert {"gather_load", "alloc_view", "async.pipeline.create_pipeline"} <= found.keys(), found
    assert found["splat"]["detail"] == "one value everywhere"
    assert "%x" in labels("nv_tileas.reduce %")
    assert "nv_tileas" in labels("")
    found = labels("nv_tileas.reduce %x {axis = 0 : i32, ")
    assert "combiner" in found and "axis" not in found, found
    assert "combiner" not in labels("nv_tileas.reduce %x {axis = ")


def check_chunks(client):
    """What is beyond a line of '// -----' is a text of its own."""
    doc = open_text(client, "func.func @f() { return }\n// -----\n"
                    "func.func @g( { return }\n// -----\n"
                    "func.func @h() { nv_tileas.async.wait : }\n// -----\n"
                    "func.func private @i(%x: i32) -> i32 { return %x : i32 }\n")
    assert [f["range"]["start"]["line"] for f in doc.found] == [2, 4], doc.found
    assert starts(doc.ask("definition", at(doc, r"%x : i32 }"))) == [at(doc, "%x: i32")]


def check_life(client):
    doc = open_text(client, "func.func @f( {")
    assert doc.found
    doc.set("func.func @f() { return }")
    assert not doc.diagnostics()
    doc.replace("return", "returm")
    assert doc.diagnostics()
    # Places that are not in the text.
    assert doc.ask("hover", {"line": 99, "character": 99}) is None
    assert doc.ask("hover", {"line": 0, "character": 999}) is None
    doc.set("")
    assert not doc.diagnostics()
    doc.close()
    assert doc.ask("hover", doc.position(0)) is None
    assert doc.ask("codeAction", range=doc.range(0, 0), context={"diagnostics": []}) == []


def main():
    with Client(["nv-tileas-lsp-server"]) as client:
        client.initialize()
        for check in (check_findings, check_places, check_rename, check_characters, check_hover,
                      check_signature, check_completion, check_chunks, check_life):
            check(client)
    # The end of the input without a request to shut down is no regular end.
    done = subprocess.run(["nv-tileas-lsp-server"], input=b"", check=False, capture_output=True,
                          timeout=LIMIT)
    assert done.returncode == 1, done


if __name__ == "__main__":
    main()
