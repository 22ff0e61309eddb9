# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls of intrinsics that only libNVVM knows: as modules, and what our libnvvm
profile and NVIDIA's libNVVM say of them.

A call is written as "i32 (i32 4, float)": the result, and the operands, which are
constants where a value follows the type. A change of a call is written as words:
0[4:2]=3 (these bits of operand 0), 1=16 (operand 1; % is a variable), 1:half (its
type), ret:half, + (one operand more), - (one less).
"""

import csv
import json
import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).parent
READERS = ("75", "90", "100")
OLD_READERS = ("75", "90")
HEADER = '''target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
'''
# What follows each call. Warnings are shown only if an error follows, and if
# nothing else is wrong, this is what is found.
PROBE = "  %probe = alloca i8, align 16777216\n"
PROBED = "alloca align must be <= 2^23"
TYPE = r"ptr(?: addrspace\(\d+\))?|<[^>]*>|\{[^}]*\}|\w+"
CHANGE = re.compile(r"(?P<bits>\d+)\[(?P<high>\d+):(?P<low>\d+)\]=(?P<number>\d+)"
                    r"|(?P<operand>\d+)=(?P<value>\S+)"
                    r"|(?P<place>ret|\d+):(?P<type>" + TYPE + r")|(?P<sign>[-+])")


def table(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t",
                                   quoting=csv.QUOTE_NONE))


def signed(number, width):
    return number - (1 << width) if number >> (width - 1) else number


class Call:
    """A call of the intrinsic `name`; `operands` are types and values, which are
    None for variables. The old reader has pointers to `pointee`."""

    def __init__(self, name, result, operands, pointee=""):
        self.name, self.result = name, result
        self.operands, self.pointee = operands, pointee or "i8"

    @staticmethod
    def parse(name, text, pointee=""):
        result, rest = re.fullmatch(r"(.*?) \((.*)\)", text).groups()
        operands = re.findall(r"(" + TYPE + r")(?: ([^,]+))?(?:, |$)", rest)
        return Call(name, result, [(t, v or None) for t, v in operands], pointee)

    def changed(self, text):
        """This call with the changes that `text` names."""
        result, operands = self.result, list(self.operands)
        for change in CHANGE.finditer(text):
            if change["bits"]:
                at = int(change["bits"])
                ty, value = operands[at]
                width, low = int(ty[1:]), int(change["low"])
                mask = ((1 << (int(change["high"]) - low + 1)) - 1) << low
                word = int(value) & ((1 << width) - 1) & ~mask
                operands[at] = (ty, str(signed(
                    word | int(change["number"]) << low, width)))
            elif change["operand"]:
                at, value = int(change["operand"]), change["value"]
                operands[at] = (operands[at][0], None if value == "%" else value)
            elif change["place"] == "ret":
                result = change["type"]
            elif change["place"]:
                at = int(change["place"])
                operands[at] = (change["type"], operands[at][1])
            elif change["sign"] == "+":
                operands.append(("i32", "0"))
            else:
                operands.pop()
        return Call(self.name, result, operands, self.pointee)

    def __str__(self):
        given = ", ".join(t + (" " + v if v else "") for t, v in self.operands)
        return f"{self.result} @{self.name}({given})"

    def module(self):
        """As text with opaque pointers."""
        types = [t for t, _ in self.operands]
        values = [v if v else f"%x{i}" for i, (_, v) in enumerate(self.operands)]
        formals = [f"{t} %x{i}" for i, (t, v) in enumerate(self.operands) if not v]
        given = ", ".join(f"{t} {v}" for t, v in zip(types, values))
        call = f"call {self.result} @{self.name}({given})"
        if self.result != "void":
            call = "%r = " + call
        return (f"{HEADER}declare {self.result} @{self.name}({', '.join(types)})\n"
                f"define void @k({', '.join(formals)}) {{\n  {call}\n{PROBE}"
                "  ret void\n}\n")

    def typed(self, module):
        """The text of the module for the old reader, which has typed pointers."""
        return re.sub(r"\bptr( addrspace\(\d+\))?(?![\w.\"])",
                      lambda m: self.pointee + (m[1] or "") + "*", module)


def write(calls, folder, both=True):
    """Writes `calls`; paths of both forms of each: opaque, typed. Only older
    readers need the second one."""
    paths = []
    for number, call in enumerate(calls):
        pair = folder / f"{number}.ll", folder / f"{number}.typed.ll"
        text = call.module()
        pair[0].write_text(text)
        if both:
            pair[1].write_text(call.typed(text))
        paths.append(tuple(map(str, pair)))
    return paths


def answer(warnings, error):
    """In words: what is wrong, after the warnings about it."""
    return " | ".join(["warning: " + w for w in warnings] +
                      ["accept" if error == PROBED else error])


def theirs(verdict, libnvvm, reader, paths):
    """libNVVM's answers for `paths`, in their order."""
    files = [pair[reader in OLD_READERS] for pair in paths]
    answers = []
    for at in range(0, len(files), 2000):
        out = subprocess.run([verdict, "--together", libnvvm,
                              "compute_" + reader, *files[at:at + 2000]],
                             text=True,
                             capture_output=True, check=True,
                             errors="replace").stdout
        for line in out.splitlines():
            _, _, word, name, log = (line.split("\t") + [""])[:5]
            answers.append(word if word in ("crash", "hang") else
                           read_log(log.replace("\\n", "\n")))
    return answers


def read_log(log):
    said = re.findall(r"(Warning|Error): .*\n  context: .*\n  (.*)", log)
    warnings = [text for kind, text in said if kind == "Warning"]
    errors = [text for kind, text in said if kind == "Error"]
    if errors:
        return answer(warnings, errors[0])
    # LLVM's reader and verifier write otherwise.
    lines = [line for line in log.splitlines() if line.strip()]
    return answer([], re.sub(r"^\S+ (?=\(\d)", "", lines[0]) if lines else
                  "no message")


def agree(our, their):
    """Whether two answers are the same. The older reader says nothing if a
    signature is wrong, and some readers die of a word."""
    if their in ("no message", "crash"):
        return not our.endswith("accept")
    return our == their


def ours(nvvmc, release, reader, paths):
    """The answers of our profile libnvvm for `paths`, in their order."""
    warnings, errors = {}, {}
    for at in range(0, len(paths), 2000):
        run = subprocess.run([nvvmc, "verify", "--profile=libnvvm",
                              "--libnvvm=" + release, "--arch=sm_" + reader, "--format=json",
                              *[opaque for opaque, _ in paths[at:at + 2000]]],
                             text=True, capture_output=True)
        for finding in map(json.loads, run.stdout.splitlines()):
            file = finding["file"]
            if finding["severity"] == "error":
                errors.setdefault(file, finding["message"])
            elif (finding["severity"] == "warning" and file not in errors and
                  # The modules are given to the old reader in its own syntax.
                  finding["rule"] != "reader-newer-ir"):
                warnings.setdefault(file, []).append(finding["message"])
    return [answer(warnings.get(opaque, []), errors.get(opaque, "nothing"))
            for opaque, _ in paths]
