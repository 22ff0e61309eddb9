#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes operations that make little sense, in the generic form. Their types are
mostly of the right kinds, since otherwise no operation's own verifier would see
them; shapes, attributes, segments and regions are arbitrary.

    nonsense.py DOCS COUNT [SEED]

DOCS is the dialect's reference, which lists the parts of each operation. Verifiers
must not crash on what they reject.
"""

import pathlib
import random
import re
import sys

TYPES = ["i32", "index", "f32", "!nv_tileas.tile<4x4xf32>",
         "!nv_tileas.tile<64x64xf4E2M1FN>", "!nv_tileas.tile<f8E8M0FNU>",
         "!nv_tileas.tile<0x3xi1>", "!nv_tileas.tile<2x64x2xf8E8M0FNU>",
         "!nv_tileas.tile<4x4xf16, #nv_tileas.shared<order = []>>",
         "!nv_tileas.tile<4x4xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>",
         "!nv_tileas.tile<9223372036854775807x9223372036854775807xf32>",
         "!nv_tileas.tiled_view<4x4xf32>", "!nv_tileas.tiled_view<f16, smem>",
         "!nv_tileas.tiled_view<4xf32, smem, #nv_tileas.shared<order = [2, 1, 0]>>",
         "!nv_tileas.tiled_view<4x4xi4, tmem>",
         "!nv_tileas.producer_token<[]>", "!nv_tileas.producer_token<[i32]>",
         "!nv_tileas.consumer_token<[i32] consumers = 3 idx = 1>",
         "!nv_tileas.pipeline_iterator<i32>", "!nv_tileas.async_token",
         "!nv_tileas.mem_token", "!nv_tileas.queue<i32>",
         "!nv_tileas.tma_desc<4xf16>",
         "!nv_tileas.tma_desc<f16, #nv_tileas<atom tma_load>>"]
ATOMS = ["universal_copy", "tma_load", "tma_load box = [4]", "tma_store box = [-1, 4]",
         "tma_reduce mode = scatter4", "f16", "i8", "mxf4 k = -1 vec = 7",
         "mxf8f6f4", "mxf4nvf4"]
INTS = [0, 1, -1, 2, 2147483647, -2147483648]
WIDE = INTS + [64, 9223372036854775807, -9223372036854775808]


def attribute(name, rng):
    pick = rng.choice
    i32 = f"{pick(INTS)} : i32"
    longs = ", ".join(str(pick(WIDE)) for _ in range(rng.randint(1, 3)))
    shorts = ", ".join(str(pick(INTS)) for _ in range(rng.randint(1, 3)))
    flags = ", ".join(pick(["true", "false"]) for _ in range(rng.randint(1, 3)))
    values = {
        "atom": f"#nv_tileas<atom {pick(ATOMS)}>",
        "mem_semantic": "#nv_tileas<mem_semantic acquire>",
        "mem_scope": "#nv_tileas<mem_scope gpu>",
        "rmw_mode": f"#nv_tileas<rmw_mode {pick(['add', 'xor', 'xchg'])}>",
        "padding_value": f"#nv_tileas<padding_value {pick(['zero', 'nan'])}>",
        "signedness_a": "#nv_tileas<signedness signed>",
        "signedness_b": "#nv_tileas<signedness unsigned>",
        "in_bounds": pick(["array<i1>", f"array<i1: {flags}>"]),
        "box_dims": pick(["array<i64>", f"array<i64: {longs}>"]),
        "element_strides": pick(["array<i64>", f"array<i64: {longs}>"]),
        "agent_warp_counts": pick(["array<i32>", f"array<i32: {shorts}>"]),
        "max_regs": f"array<i32: {shorts}>",
        "producer_types": pick(["[]", "[i32]", "[i32, f32]"]),
        "descriptor_coords": f"{pick(WIDE)} : i64",
        "alignment": f"{pick(WIDE)} : i64",
        "isolated": "unit", "two_cta": "unit",
    }
    # Sometimes a type that the operation does not accept.
    return '"nonsense"' if rng.random() < 0.01 else values.get(name, i32)


def segments(count, parts, rng):
    """Sizes that mostly add up to the number of operands."""
    sizes = [0] * parts
    for _ in range(count):
        sizes[rng.randrange(parts)] += 1
    if rng.random() < 0.1:
        sizes[0] += rng.choice([-1, 1])
    return sizes


def region(rng):
    body = rng.choice(["", '"nv_tileas.async.pipeline.yield"() : () -> ()',
                       '"nowhere.end"() : () -> ()'])
    arguments = ", ".join(f"%b{n}: {rng.choice(TYPES)}"
                          for n in range(rng.randint(0, 2)))
    return f"{{\n^bb0({arguments}):\n  {body}\n}}" if rng.random() < 0.8 else "{}"


def kind_of(text):
    """The types that fit a column of the reference, and how many of them."""
    variadic = text.startswith("variadic of ")
    fitting = [t for t in TYPES for noun in
               text.removeprefix("variadic of ").split(" or ")
               if t.startswith(NOUNS.get(noun, noun))]
    return fitting or TYPES, variadic


def values_of(table, rng):
    """Types for the rows of a table, and how many fall to each row."""
    types, sizes = [], []
    for row in table:
        fitting, variadic = kind_of(row)
        count = rng.choice([0, 1, 2, 2, 3]) if variadic else \
            rng.choice([1] * 30 + [0, 2])
        sizes.append(count)
        types += [rng.choice(fitting if rng.random() < 0.97 else TYPES)
                  for _ in range(count)]
    return types, sizes


def operation(section, rng):
    name = "nv_tileas." + section.split("`")[0]
    tables = {title: re.findall(r"^\| `\w+` \| (.*) \|$", text, re.M)
              for title, text in re.findall(
                  r"^#### (\w+):\n\n(.*?)\n\n", section, re.M | re.S)}
    attributes = re.findall(r"<td><code>(\w+)</code></td>", section)
    operands, sizes = values_of(tables.get("Operands", []), rng)
    results, _ = values_of(tables.get("Results", []), rng)
    text = [f"{n} = {attribute(n, rng)}" for n in attributes
            if rng.random() < 0.9]
    if "AttrSizedOperandSegments" in section:
        if rng.random() < 0.2:
            sizes = segments(len(operands), len(sizes), rng)
        text.append(f"operandSegmentSizes = array<i32: {', '.join(map(str, sizes))}>")
    regions = 0
    if "SingleBlockImplicitTerminator" in section:
        regions = rng.randint(0, 3) if "agent" in name else 1
    nested = ", ".join(region(rng) for _ in range(regions))
    arguments = ", ".join(f"%a{n}: {t}" for n, t in enumerate(operands))
    used = ", ".join(f"%a{n}" for n in range(len(operands)))
    return "\n".join([
        f"func.func @f({arguments}) {{",
        (f"  %r:{len(results)} = " if results else "  ") + f'"{name}"({used})'
        + (f" <{{{', '.join(text)}}}>" if text else "")
        + (f" ({nested})" if nested else "")
        + f" : ({', '.join(operands)}) -> ({', '.join(results)})",
        "  return", "}"])


NOUNS = {"tile": "!nv_tileas.tile<", "tiled view": "!nv_tileas.tiled_view",
         "pipeline iterator": "!nv_tileas.pipeline_iterator",
         "pipeline consumer token": "!nv_tileas.consumer_token",
         "pipeline producer token": "!nv_tileas.producer_token",
         "memory token": "!nv_tileas.mem", "async token": "!nv_tileas.async",
         "TMA descriptor": "!nv_tileas.tma", "queue": "!nv_tileas.queue"}


def main():
    docs = pathlib.Path(sys.argv[1]).read_text().split("## Attributes\n\n###")[0]
    found = re.split(r"^### `nv_tileas\.", docs, flags=re.M)[1:]
    assert len(found) > 30, "the reference has changed"
    rng = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 0)
    print("\n\n// -----\n\n".join(operation(found[n % len(found)], rng)
                                   for n in range(int(sys.argv[2]))))


if __name__ == "__main__":
    main()
