# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A cubin: its machine code as nvdisasm prints it, constants, variables, resources."""

import re
import struct
import subprocess

import runtime

CODE_BASE = 0x0400_0000_0000  # Where the code of the first function is.
CODE_STEP = 0x0000_0100_0000  # From one function to the next.
GLOBALS = 0x1000_0000_0000    # Where variables in global memory are.
# What the sections .nv.info tell: EIFMT_SVAL, and EIATTR_PARAM_CBANK, REQNTID, KPARAM_INFO,
# KPARAM_INFO_V2, CTA_PER_CLUSTER.
IN_WORDS = 4
PARAMETERS, THREADS, PARAMETER, PARAMETER_2, CLUSTERS = 0x0A, 0x10, 0x17, 0x45, 0x3D


class Instruction:
    """One machine instruction."""
    __slots__ = ("at", "guard", "negated", "name", "mods", "operands", "word",
                 "line", "text", "run", "is_memory")

    def __init__(self, at, text, word, line):
        text = re.sub(r"\s*\(\*.*?\*\)", "", text)  # What nvdisasm remarks.
        self.at, self.word, self.line, self.text = at, word, line, text
        self.guard, self.negated, self.run = None, False, None
        match = re.match(r"@(!?)(U?P[0-9T]+)\s+", text)
        if match:
            self.guard, self.negated = match[2], bool(match[1])
            text = text[match.end():]
        opcode, _, rest = text.partition(" ")
        self.name, *self.mods = opcode.split(".")
        self.operands = split(rest.replace(".reuse", "").strip())

    @property
    def immediate(self):
        """The 32 bits of an immediate operand, which the text rounds."""
        return self.word >> 32 & 0xFFFFFFFF

    @property
    def stall(self):
        """Cycles before the next instruction of the warp may issue."""
        return self.word >> 105 & 15


def split(text):
    """The operands, which commas separate except inside brackets."""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        depth += (c in "[(") - (c in "])")
        if c == "," and not depth:
            parts.append(text[start:i].strip())
            start = i + 1
    return parts + [text[start:].strip()] if text else []


class Image:
    """The contents of one cubin."""

    def __init__(self, cubin, nvdisasm):
        self.data = cubin.read_bytes()
        self.read_sections()
        self.read_symbols()
        self.place_variables()
        self.code, self.start, self.labels = [], {}, {}
        self.read_code(subprocess.run(
            [nvdisasm, "-c", "-gp", "-hex", cubin], check=True, text=True,
            capture_output=True).stdout)

    def read_sections(self):
        offset, = struct.unpack_from("<Q", self.data, 0x28)
        entry, count, names = struct.unpack_from("<HHH", self.data, 0x3A)
        heads = [struct.unpack_from("<IIQQQQIIQQ", self.data, offset + i * entry)
                 for i in range(count)]

        def text(at):
            return self.data[at:self.data.index(b"\0", at)].decode()
        self.sections = []
        for head in heads:
            no_bits = head[1] == 8
            self.sections.append({
                "name": text(heads[names][4] + head[0]), "kind": head[1],
                "bytes": bytes(head[5]) if no_bits
                else self.data[head[4]:head[4] + head[5]],
                "link": head[6], "info": head[7], "align": head[8]})
        self.by_name = {s["name"]: s for s in self.sections}
        self.string = text
        self.strings = heads

    def read_symbols(self):
        table = self.by_name[".symtab"]
        strings = self.sections[table["link"]]["bytes"]
        self.symbols = []
        for at in range(0, len(table["bytes"]), 24):
            name, kind, _, section, value, _ = struct.unpack_from(
                "<IBBHQQ", table["bytes"], at)
            end = strings.index(b"\0", name)
            self.symbols.append((strings[name:end].decode(), kind & 15, section,
                                 value))

    def place_variables(self):
        """Global memory before the first kernel, and the banks of constants."""
        self.globals = bytearray()
        base = {}
        for name in (".nv.global.init", ".nv.global"):
            if name in self.by_name:
                self.globals += bytes(-len(self.globals) % 256)
                base[name] = GLOBALS + len(self.globals)
                self.globals += self.by_name[name]["bytes"]
        functions = [s["name"] for s in self.sections
                     if s["name"].startswith(".text.")]
        self.code_base = {n: CODE_BASE + i * CODE_STEP
                          for i, n in enumerate(functions)}
        self.variables = {name: base[self.sections[home]["name"]] + value
                          for name, _, home, value in self.symbols
                          if home < len(self.sections) and self.sections[home]["name"] in base}
        base.update(self.code_base)
        self.banks = {}
        for section in self.sections:
            match = re.fullmatch(r"\.nv\.constant([1-9]\d*)(\..*)?",
                                 section["name"])
            if match:
                data = bytearray(section["bytes"])
                self.relocate(section, data, base)
                self.banks[int(match[1]), (match[2] or ".")[1:]] = data
        if ".nv.global.init" in base:
            data = bytearray(self.by_name[".nv.global.init"]["bytes"])
            self.relocate(self.by_name[".nv.global.init"], data, base)
            at = base[".nv.global.init"] - GLOBALS
            self.globals[at:at + len(data)] = data

    def relocate(self, section, data, base):
        """Writes the addresses of symbols to a section's words of 64 bits."""
        for kind in (".rela", ".rel"):
            table = self.by_name.get(kind + section["name"])
            if not table:
                continue
            step = 24 if kind == ".rela" else 16
            for at in range(0, len(table["bytes"]), step):
                where, info = struct.unpack_from("<QQ", table["bytes"], at)
                extra = struct.unpack_from("<q", table["bytes"], at + 16)[0] \
                    if step == 24 else struct.unpack_from("<q", data, where)[0]
                name, _, home, value = self.symbols[info >> 32]
                place = base.get(self.sections[home]["name"]) \
                    if home < len(self.sections) else None
                if not home:  # The driver has it; what jumps to others of its is refused.
                    place = runtime.PLACES.get(name, 0)
                if place is None:
                    raise NotImplementedError(f"the address of {name}")
                struct.pack_into("<Q", data, where, place + value + extra)

    def read_code(self, listing):
        """Instructions in order; labels and functions by name."""
        section = line = text = None
        pending = []
        for row in listing.splitlines():
            if match := re.search(r"\.section\s+(\.text\.[^,\s]+)", row):
                section = match[1].strip('"')
            elif match := re.search(r'## File "[^"]*", line (\d+)', row):
                line = int(match[1])
            elif match := re.match(r"([.$\w]+):$", row.strip()):
                pending.append(match[1])
            elif match := re.match(
                    r"\s+/\*([0-9a-f]{4,})\*/\s+(.*?)\s*;\s*/\* 0x(\w{16}) \*/",
                    row):
                at = self.code_base[section] + int(match[1], 16)
                text, low = match[2], int(match[3], 16)
            elif (match := re.match(r"\s+/\* 0x(\w{16}) \*/", row)) and text:
                word = int(match[1], 16) << 64 | low
                for name in pending:
                    self.labels[name] = at
                pending = []
                self.start[at] = len(self.code)
                self.code.append((at, text, word, line))
                text = None
        for name, kind, home, value in self.symbols:
            place = self.sections[home]["name"] if home < len(self.sections) \
                else ""
            if kind == 2 and place in self.code_base:
                self.labels[name] = self.code_base[place] + value
        self.code = [Instruction(at, self.resolved(text), *rest) for at, text, *rest in self.code]

    def resolved(self, text):
        """An instruction's text with the addresses that are known only when a file is loaded: of
        labels, which a function's name is before, and of what has a name."""
        def address(match):
            part, label, name = match.groups()
            at = self.labels[label] if label else self.variables.get(name) or self.labels[name]
            return hex(at >> 32 if part == "hi" else at & 0xFFFFFFFF)
        return re.sub(r"32@(lo|hi)\((?:\(\S+ \+ (\S+)@srel\)|([^()\s]+))\)", address, text) \
            if "32@" in text else text

    def section_of(self, at):
        """The base of the function that the instruction at an address is in."""
        return at - (at - CODE_BASE) % CODE_STEP

    def shared_bytes(self, kernel):
        section = self.by_name.get(".nv.shared." + kernel)
        return len(section["bytes"]) if section else 0

    def facts(self, kernel):
        """What the file says about a kernel: lists of words by the number of what it is."""
        section = self.by_name.get(".nv.info." + kernel, {"bytes": b""})
        data, found, at = section["bytes"], {}, 0
        while at < len(data):
            form, what, value = struct.unpack_from("<BBH", data, at)
            at += 4
            if form == IN_WORDS:
                words = struct.unpack_from(f"<{value // 4}I", data, at)
                found.setdefault(what, []).append(words)
                at += value
        return found

    def parameters(self, kernel):
        """Where parameters are in constant bank 0, all their bytes, and the offset and size
        of each that the program declares."""
        facts = self.facts(kernel)
        each = [(words[1] >> 16, words[2] >> 18) for words in facts.get(PARAMETER, ())]
        each += [(words[1] >> 16, words[2] & 0xFFFF) for words in facts.get(PARAMETER_2, ())]
        if PARAMETERS not in facts:
            return self.where_parameters_begin(), 0, []
        where = facts[PARAMETERS][0][1]
        return where & 0xFFFF, where >> 16, sorted(each)

    def asks_for_clusters(self, kernel):
        return CLUSTERS in self.facts(kernel)

    def where_parameters_begin(self):
        """As a kernel has it that has parameters."""
        for name in self.by_name:
            facts = self.facts(name[9:]) if name.startswith(".nv.info.") else {}
            if PARAMETERS in facts:
                return facts[PARAMETERS][0][1] & 0xFFFF
        raise NotImplementedError("kernels without parameters")

    def block_size(self, kernel):
        """Threads in x, y and z if the kernel asks for so many, or None."""
        return self.facts(kernel).get(THREADS, [None])[0]
