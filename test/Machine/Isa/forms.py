# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The machine's list of instructions (lib/Machine/Isa/README.md): its forms, and
a device function for each."""

import itertools
import pathlib
import re
from dataclasses import dataclass, field

BITS = {"pred": 1, "b8": 8, "u8": 8, "s8": 8, "b16": 16, "u16": 16, "s16": 16,
        "f16": 16, "bf16": 16, "b32": 32, "u32": 32, "s32": 32, "f32": 32,
        "tf32": 32, "f16x2": 32, "bf16x2": 32, "u16x2": 32, "s16x2": 32,
        "u8x4": 32, "s8x4": 32, "b64": 64, "u64": 64, "s64": 64, "f64": 64,
        "f32x2": 64, "b128": 128, "u4": 4, "s4": 4, "u2": 2, "s2": 2,
        "e4m3x2": 16, "e5m2x2": 16, "e2m3x2": 16, "e3m2x2": 16, "e2m1x2": 8,
        "ue8m0x2": 16, "ue5m3x2": 16, "s2f6x2": 16, "e4m3x4": 32,
        "e5m2x4": 32, "e2m3x4": 32, "e3m2x4": 32, "e2m1x4": 16}


@dataclass
class Operand:
    """One register of an instruction, or an immediate."""
    bits: int
    kind: str = "register"  # or "predicate", "immediate", "text"
    text: str = ""          # Of an immediate, or around a register.
    suffix: str = ""        # A selector of video instructions.
    negated: bool = False
    type: str = ""          # The type that the column names, if it is one.


@dataclass
class Form:
    mnemonic: str
    operands: list          # Lists of Operand: more than one if in braces.
    shapes: list            # What is around them, with a NUL for each.
    machine: str = "sm_75"
    version: str = "9.0"
    reason: str = ""        # Why the machine does not execute it.
    where: str = ""         # The file and line of its row.
    chapter: str = ""
    mods: list = field(default_factory=list)
    types: list = field(default_factory=list)

    def __post_init__(self):
        self.name, *self.mods = self.mnemonic.split(".")
        self.types = [m for m in self.mods if m in BITS]

    def text(self):
        """The instruction as the list has it, with the selectors."""
        return self.mnemonic + "".join(
            f" {''.join(o.suffix for o in group)}" for group in self.operands
            if any(o.suffix for o in group))


def choices(pattern):
    """The strings that "a.{b,c}[.d,.e]" stands for."""
    parts = re.split(r"(\{[^}]*\}|\[[^\]]*\])", pattern)
    options = []
    for part in parts:
        if part.startswith("{"):
            options.append(part[1:-1].split(","))
        elif part.startswith("["):
            options.append([""] + part[1:-1].split(","))
        else:
            options.append([part])
    return ["".join(choice) for choice in itertools.product(*options)]


SELECTORS = {  # Enough to see each kind once; the forms take turns.
    "S": ["", ".b0", ".h1", ".b3", ".b1", ".h0", ".b2"],
    "D": [".b0", ".h1", ".b2", ".b3", ".h0", ".b1"],
    "M2": ["", ".h0", ".h1", ".h10"], "S2": ["", ".h03", ".h21", ".h32", ".h10"],
    "M4": ["", ".b0", ".b31", ".b210", ".b3210", ".b20"],
    "S4": ["", ".b0527", ".b3333", ".b7654", ".b4061"]}


def operand(word, types, turn):
    """One register of a row's column."""
    if word[0] == "#":
        return Operand(32, "immediate", word[1:])
    word, _, select = word.partition(".")
    suffix = SELECTORS[select][turn % len(SELECTORS[select])] if select else ""
    negated = word.startswith(("-", "!"))
    word = word.lstrip("-!")
    if word in "pP":
        return Operand(1, "predicate", negated=negated)
    if word[0] == "r":
        return Operand(int(word[1:]), suffix=suffix, negated=negated)
    named = types[int(word.lstrip("w"))]
    bits = BITS[named] * (2 if word[0] == "w" else 1)
    return Operand(bits, "predicate" if bits == 1 else "register", suffix=suffix,
                   negated=negated, type=named if word[0] != "w" else "")


ATOM = re.compile(r"(?<![\w%$.:])[-!]?(?:#[\w.]+|w?\d|r\d+|[pP])(?:\.[SDM]\d?)?"
                  r"(?![\w:])")


VERSION = re.compile(r"%\d")


def columns(words, types, turn):
    """The registers of each column, and a template with a NUL for each."""
    groups, shapes = [], []
    for at, word in enumerate(words):
        # Neighbors get different selectors.
        groups.append([operand(w, types, turn // (1 + 2 * at) + at)
                       for w in ATOM.findall(word)])
        shapes.append(ATOM.sub("\0", word))
    return groups, shapes


def read(path):
    """The forms of one file of the list."""
    chapter = ""
    forms = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if line.startswith("# "):
            chapter = line[2:]
        if not line or line.startswith("#"):
            continue
        line, _, reason = line.partition(" ! ")
        pattern, *words = line.split()
        machine = next((w[1:] for w in words if w[0] == "@"), "sm_75")
        version = next((w[1:] for w in words if VERSION.match(w)), "9.0")
        words = [w for w in words if w[0] != "@" and not VERSION.match(w)]
        for turn, mnemonic in enumerate(choices(pattern)):
            types = [m for m in mnemonic.split(".") if m in BITS]
            groups, shapes = columns(words, types, turn)
            forms.append(Form(mnemonic, groups, shapes, machine, version,
                              reason, f"{path.name}:{number}", chapter))
    return forms


def load(folder, *names):
    folder = pathlib.Path(folder)
    return [form for name in names for form in read(folder / (name + ".txt"))]


# ---------------------------------------------------------------------------
# A function for each form
# ---------------------------------------------------------------------------

def widths(form):
    """The bytes of the results, each at a multiple of 16 in the only one that
    PTX has, and of the arguments of a form's function."""
    size = lambda o: max(1 if o.bits == 8 else 0, 4 if o.bits == 1
                         else o.bits // 8)
    outs = [size(o) for o in form.operands[0]]
    ins = [size(o) for group in form.operands[1:] for o in group
           if o.kind != "immediate"]
    if uses_carry(form):
        ins.append(4)
    if sets_carry(form):
        outs.append(4)
    return outs, ins


def uses_carry(form):
    return form.name in ("addc", "subc", "madc")


def sets_carry(form):
    return "cc" in form.mods


def load_parameter(bits, index, name):
    """Lines that read a parameter into a new register."""
    if bits == 1:
        return [f".reg .pred {name}; .reg .b32 {name}w;",
                f"ld.param.b32 {name}w, [p{index}];",
                f"setp.ne.u32 {name}, {name}w, 0;"]
    if bits == 8:
        return [f".reg .b8 {name}; .reg .b16 {name}w;",
                f"ld.param.b8 {name}w, [p{index}];",
                f"cvt.u8.u16 {name}, {name}w;"]
    return [f".reg .b{bits} {name};",
            f"ld.param.b{bits} {name}, [p{index}];"]


def store_result(bits, index, name):
    if bits == 1:
        return [f".reg .b32 {name}w;", f"selp.u32 {name}w, 1, 0, {name};",
                f"st.param.b32 [r+{16 * index}], {name}w;"]
    if bits == 8:
        return [f".reg .b16 {name}w;", f"cvt.u16.u8 {name}w, {name};",
                f"st.param.b8 [r+{16 * index}], {name}w;"]
    return [f"st.param.b{bits} [r+{16 * index}], {name};"]


def parameters(sizes):
    return ", ".join(f".param .align {size} .b8 p{n}[{size}]"
                     for n, size in enumerate(sizes))


def write(group, shape, names):
    for o in group:
        word = o.text if o.kind == "immediate" else names.pop(0)
        sign = "" if not o.negated else "!" if o.kind == "predicate" else "-"
        shape = shape.replace("\0", sign + word + o.suffix, 1)
    return shape


def statement(form, names):
    texts = [write(group, shape, names)
             for group, shape in zip(form.operands, form.shapes)]
    return f"{form.mnemonic} {', '.join(texts)};"


def function(form, name):
    """The text of a device function with one instruction of this form."""
    outs, ins = widths(form)
    lines = []
    names, sources = [], []
    for group in form.operands[1:]:
        for o in group:
            if o.kind != "immediate":
                lines += load_parameter(o.bits, len(sources), f"%i{len(sources)}")
                sources.append(f"%i{len(sources)}")
    results = [f"%o{n}" for n in range(len(form.operands[0]))]
    for o, register in zip(form.operands[0], results):
        lines.append(f".reg .{'pred' if o.bits == 1 else 'b' + str(o.bits)} "
                     f"{register};")
    if uses_carry(form):
        lines += load_parameter(32, len(sources), "%carry")
        lines += [".reg .b32 %unused;", "add.cc.u32 %unused, %carry, -1;"]
    lines.append(statement(form, results + sources))
    if sets_carry(form):
        lines += [".reg .b32 %out;", "addc.u32 %out, 0, 0;",
                  f"st.param.b32 [r+{16 * len(results)}], %out;"]
    for n, (o, register) in enumerate(zip(form.operands[0], results)):
        lines += store_result(o.bits, n, register)
    body = " ".join(lines)  # One line, so that an error's line is the form's.
    return (f".visible .func (.param .align 16 .b8 r[{16 * len(outs)}]) {name}"
            f"({parameters(ins)}) {{ {body} ret; }}")


def widths_of_sources(form):
    """The bytes of each argument of as_function."""
    return [max(4 if o.bits == 1 else o.bits // 8, 1) for group, shape in
            zip(form.operands, form.shapes) if is_source(form, shape)
            for o in group if o.kind != "immediate"]


def is_source(form, shape):
    return shape is not form.shapes[0] or "[" in shape


def as_function(form, name):
    """Like function, for instructions that may have no result: their first
    column has an address."""
    lines, names, results, sources = [], [], [], []
    for group, shape in zip(form.operands, form.shapes):
        for o in group:
            if o.kind == "immediate":
                continue
            if is_source(form, shape):
                names.append(f"%i{len(sources)}")
                lines += load_parameter(o.bits, len(sources), names[-1])
                sources.append(o)
            else:
                names.append(f"%o{len(results)}")
                kind = "pred" if o.bits == 1 else f"b{o.bits}"
                lines.append(f".reg .{kind} {names[-1]};")
                results.append(o)
    lines.append(statement(form, names))
    for n, o in enumerate(results):
        lines += store_result(o.bits, n, f"%o{n}")
    return (f".visible .func (.param .align 16 .b8 r[{16 * max(len(results), 1)}]) "
            f"{name}({parameters(widths_of_sources(form))}) "
            f"{{ {' '.join(lines)} ret; }}")


def kernel(form, name):
    """The text of a kernel with one instruction of this form, for reading only:
    nothing sets the registers."""
    lines, names = [], []
    for o in itertools.chain.from_iterable(form.operands):
        if o.kind != "immediate":
            names.append(f"%i{len(names)}")
            kind = "pred" if o.bits == 1 else f"b{o.bits}"
            lines.append(f".reg .{kind} {names[-1]};")
    lines.append(statement(form, names))
    if "prototype" in form.shapes:
        lines.insert(0, "prototype: .callprototype _();")
    if "brx" in form.mnemonic:
        lines.insert(0, "T: .branchtargets L;")
    needs = " .minperctamemory 1024" if "%percta" in lines[-1] else ""
    return f".visible .entry {name}(){needs} {{ {' '.join(lines)} L: ret; }}"


def header(machine, version="9.5"):
    """One line."""
    return (f".version {version} .target {machine} .address_size 64 "
            ".global .texref tex; .global .surfref surf; "
            + (".global .samplerref smp; " if "independent" in machine else "")
            + ".func nothing() { ret; }\n")
