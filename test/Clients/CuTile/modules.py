# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""modules.py FOLDER... --judge=tile-modules: checks the bytecode that suite.py has kept.

Each module must be read, verified and printed; the same bytes must be written at its own
version; every version that can hold it must give it back; its import must verify and be
without findings of the lints. With --disassembler, NVIDIA's tileirdisasm must print the
same text and the same operations, but for the names of values."""

import argparse
import collections
import json
import os
import re
import subprocess
import sys

VALUE = re.compile(r"%[\w$.-]+")
OPERATION = re.compile(r"^ *(?:%[^=]* = )?([a-z_][\w$]*)\b")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--judge", default="tile-modules")
    parser.add_argument("--disassembler", help="NVIDIA's tileirdisasm")
    parser.add_argument("--reasons", help="what is known: a part of a complaint and "
                        "a reason, with a tab between them")
    parser.add_argument("--least", type=int, default=1,
                        help="the number of modules that there must be")
    parser.add_argument("--figures", help="write the sums there, as a table")
    return parser.parse_args()


def paths(folders):
    for folder in folders:
        for name in sorted(os.listdir(folder)):
            if name.endswith(".tilebc"):
                yield os.path.join(folder, name)


def body(text):
    """What stands in a module, as a disassembler prints it."""
    for line in text.splitlines():
        if not line.startswith(("cuda_tile.module ", "}")):
            yield line.removeprefix("  ")


def defined(line):
    """The places in a line where a name of a value begins to mean a new one."""
    starts = {found.start() for found in re.finditer(
        r"(?<=[(,] )%[\w$.-]+(?=: )|(?<=\()%[\w$.-]+(?=: )|(?<=for )%[\w$.-]+(?= in)|"
        r"%[\w$.-]+(?= = %)", line)}
    head = re.match(r" *%[\w$.:, %-]* = ", line)
    if head:
        starts |= {found.start() for found in VALUE.finditer(head[0])}
    return starts


def renamed(lines):
    """The lines with numbers for the names of values, in the order in which they are
    defined."""
    numbers, count = {}, 0
    for line in lines:
        starts, new = defined(line), {}
        for found in VALUE.finditer(line):
            if found.start() in starts:
                new[found[0]] = f"%v{count}"
                count += 1
        # A name on the left of an operation means the new value only after it.
        yield VALUE.sub(lambda found: (new if found.start() in starts else numbers).get(
            found[0], found[0]), line)
        numbers.update(new)


def counted(lines):
    """The operations that a text has, by name."""
    found = collections.Counter()
    for line in lines:
        match = OPERATION.match(line)
        if match and not line.lstrip().startswith("//"):
            found[match[1]] += 1
    return found


class Check:
    """What is wrong, of all modules."""

    def __init__(self, args):
        self.args = args
        self.sums, self.operations = collections.Counter(), collections.Counter()
        self.wrong, self.reasons = [], collections.Counter()
        self.known = []
        if args.reasons:
            with open(args.reasons) as file:
                self.known = [line.rstrip("\n").split("\t") for line in file
                              if line.strip() and not line.startswith("#")]

    def complain(self, path, words):
        self.wrong.append(f"{path}: {words}")

    def explain(self, path, words):
        for part, reason in self.known:
            if part in words:
                self.reasons[part, reason] += 1
                return
        self.complain(path, words)

    def compare(self, path, text):
        """The text, with NVIDIA's."""
        theirs = subprocess.run([self.args.disassembler, path], text=True,
                                capture_output=True).stdout.splitlines()
        ours = list(body(text))
        # Ours has the producer in the module's line.
        theirs = [line for line in theirs if not line.startswith("// Producer: ")]
        if counted(theirs) != counted(ours):
            return self.complain(path, "the operations are not tileirdisasm's")
        for mine, other in zip(renamed(ours), renamed(theirs)):
            if mine != other:
                return self.complain(path, f"not tileirdisasm's text:\n  {mine}\n  {other}")
        if len(theirs) != len(ours):
            return self.complain(path, "not as many lines as tileirdisasm's")
        self.sums["same text as tileirdisasm's"] += 1

    def add(self, said):
        path = said["file"]
        self.sums["modules"] += 1
        if "error" in said:
            return self.complain(path, said["error"])
        self.sums["read, verified, printed"] += 1
        self.operations.update(said["operations"])
        if said["same"]:
            self.sums["same bytes"] += 1
        else:
            self.explain(path, "other bytes are written")
        if said.get("wrong"):
            self.complain(path, said["wrong"])
        elif said["version"] not in said["versions"]:
            self.complain(path, f"its version cannot hold it: {said.get('refusal')}")
        else:
            self.sums["unchanged by every version that holds it"] += 1
        if self.args.disassembler:
            self.compare(path, said["text"])
        if "import" in said:
            return self.explain(path, said["import"])
        self.sums["imported"] += 1
        if said["lint"]:
            self.explain(path, said["lint"])
        else:
            self.sums["clean under the lints"] += 1


def main():
    args = arguments()
    check = Check(args)
    names = list(paths(args.folders))
    # In parts, so that a crash costs one of them.
    for start in range(0, len(names), 50):
        part = names[start:start + 50]
        done = subprocess.run([args.judge], input="\n".join(part) + "\n", text=True,
                              capture_output=True)
        lines = done.stdout.splitlines()
        for line in lines:
            check.add(json.loads(line))
        if len(lines) < len(part):
            check.complain(part[len(lines)],
                           f"the judge ended with status {done.returncode}")
    for line in check.wrong:
        print(line)
    for (part, reason), count in check.reasons.most_common():
        print(f"{count:6} {reason} ({part})")
    for part, reason in check.known:
        if (part, reason) not in check.reasons:
            check.wrong.append(part)
            print(f"listed, but no longer so: {part}: {reason}")
    for name, count in check.sums.items():
        print(f"{count:6} {name}")
    print(f"{sum(check.operations.values())} operations of {len(check.operations)} kinds")
    if args.figures:
        with open(args.figures, "w") as table:
            table.write("modules\t" + "\t".join(list(check.sums)[1:]) + "\n")
            table.write("\t".join(map(str, check.sums.values())) + "\n")
    if check.sums["modules"] < args.least:
        sys.exit(f"error: fewer than {args.least} modules")
    sys.exit(bool(check.wrong))


if __name__ == "__main__":
    main()
