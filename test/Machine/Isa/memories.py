# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What ld, st, atom and red do to memory, written from the PTX ISA. A reference
takes the form, the memory (a bytearray) and the source registers (bits, without
addresses and cache policies), changes the memory, and returns the results."""

from floating import FORMATS, flush
from floats import PACKED, add_bits, extreme_bits
from forms import BITS
from integers import number


def registers(form):
    """The type and the number of the registers that are loaded or stored."""
    lanes = next((int(m[1:]) for m in form.mods if m in ("v2", "v4", "v8")), 1)
    return form.types[-1], lanes


def load(form, memory, _):
    ty, lanes = registers(form)
    size = BITS[ty] // 8
    return [int.from_bytes(memory[n * size:(n + 1) * size], "little")
            for n in range(lanes)]


def store(form, memory, sources):
    ty, lanes = registers(form)
    size = BITS[ty] // 8
    for n in range(lanes):
        memory[n * size:(n + 1) * size] = (
            sources[n] & (1 << 8 * size) - 1).to_bytes(size, "little")
    return []


def combine_floats(form, operation, ty, old, value, is_global):
    if ty in PACKED:
        element = PACKED[ty]
        bits = BITS[element]
        mask = (1 << bits) - 1
        return sum(combine_floats(form, operation, element, old >> n * bits & mask,
                                  value >> n * bits & mask, is_global) << n * bits
                   for n in range(BITS[ty] // bits))
    if operation == "add":
        # f32 additions in global memory flush subnormal numbers.
        flushes = ty == "f32" and is_global and "noftz" not in form.mods
        if flushes:
            old, value = flush(old, ty), flush(value, ty)
        result = add_bits(old, value, ty, "rn")
        return flush(result, ty) if flushes else result
    return extreme_bits(form, old, value, ty, operation == "max")


def combine(form, operation, ty, old, sources, is_global):
    value = sources[0]
    if operation == "exch":
        return value
    if operation == "cas":
        return sources[1] if old == value else old
    if ty in FORMATS or ty in PACKED:
        return combine_floats(form, operation, ty, old, value, is_global)
    a, b = number(old, ty), number(value, ty)
    return {"add": a + b, "min": min(a, b), "max": max(a, b), "and": a & b,
            "or": a | b, "xor": a ^ b, "inc": 0 if a >= b else a + 1,
            "dec": b if a == 0 or a > b else a - 1}[operation] \
        & (1 << BITS[ty]) - 1


OPERATIONS = ("exch", "cas", "add", "inc", "dec", "min", "max", "and", "or", "xor")


def atomic(form, memory, sources):
    ty, lanes = registers(form)
    size = BITS[ty] // 8
    operation = next(m for m in form.mods if m in OPERATIONS)
    results = []
    is_shared = any(m.startswith("shared") for m in form.mods)
    for n in range(lanes):
        at = slice(n * size, (n + 1) * size)
        old = int.from_bytes(memory[at], "little")
        mine = sources if lanes == 1 else [sources[n]]
        new = combine(form, operation, ty, old, mine, not is_shared)
        memory[at] = new.to_bytes(size, "little")
        results.append(old)
    return results if form.name == "atom" else []


REFERENCES = {"ld": load, "ldu": load, "st": store, "atom": atomic, "red": atomic}
