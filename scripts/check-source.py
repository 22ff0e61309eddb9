#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks properties of the source that no compiler checks.

    check-source.py [layers] [budgets] [banners] [namespaces] [pointers]
                    [scopes] [session] [order]

layers    No folder of lib/ includes one that comes later in the flow of a
          module (LAYERS below), and no includes form a cycle.
budgets   No C++ or Python file has more than 600 lines and no function more
          than 60, except those that SIZE lists with a reason. An entry that is
          no longer needed is a finding, too.
banners   The first line of a file of C++ or of the catalog, and no second one, names
          the file and is 80 columns wide; what the file is about follows its
          license without a gap.
namespaces
          Files of lib/ define things in their namespace, not outside it by
          qualified names, except the C functions of lib/CAPI.
pointers  A file or folder that documentation or a comment names exists.
scopes    Nothing is declared extern inside a function: a header declares it.
session   Only lib/Driver puts reading, checking, linking and compiling in order:
          elsewhere in lib/ and tools/, nothing calls the functions of SEQUENCED,
          except as often as SEQUENCES lists with a reason. A call that is no
          longer there is a finding, too.

Runs all checks by default. Prints one line per finding; the exit status is 1 if
there are any.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]

# Each room with those whose headers it may include.
FACTS = {"Facts", "Target", "Catalog"}
LAYERS = {
    # Plain C++; of Catalog, the names of tile needs.
    "Facts": {"Catalog"},
    "Target": {"Facts", "Catalog"},  # Rows only: Catalog's headers include Target's.
    "Catalog": {"Facts", "Target"},
    "Support": FACTS,
    "InlineAsm": FACTS,
    "Reflection": FACTS | {"Support"},
    "Bitcode": FACTS | {"Support"},
    "Input": FACTS | {"Support", "Bitcode"},
    "Verifier": FACTS | {"Support", "InlineAsm", "Reflection"},
    "Lowering": FACTS | {"Reflection"},
    "Prepare": FACTS | {"Support", "Lowering"},
    "PTX": FACTS | {"Support", "InlineAsm", "Reflection", "Lowering",
                    "Prepare"},
    "Pipeline": FACTS | {"Support", "InlineAsm", "Reflection", "Bitcode", "Input",
                         "Verifier", "Lowering", "Prepare", "PTX"},
    "CommandLine": FACTS | {"Support", "Bitcode", "Input", "Verifier", "Lowering", "PTX",
                            "Pipeline"},
    "Driver": FACTS | {"Support", "Reflection", "Bitcode", "Input", "Verifier",
                       "Lowering", "Prepare", "PTX", "Pipeline"},
    "Fix": FACTS | {"Support", "Bitcode", "Input", "Verifier", "PTX",
                    "Pipeline", "Driver"},
    # LSP/Tile serves the dialect.
    "LSP": FACTS | {"Dialect", "Support", "Input", "Verifier", "PTX", "Pipeline",
                    "CommandLine", "Driver", "Fix"},
    "Report": FACTS | {"Support", "Input", "Verifier", "PTX", "Pipeline",
                       "Driver", "Fix"},
    # Executes what was compiled: the only room that knows the machine.
    "Run": FACTS | {"Support", "Input", "Pipeline", "Driver", "Machine"},
    "CAPI": FACTS | {"Support", "Bitcode", "Input", "Verifier", "Pipeline", "CommandLine",
                     "Driver", "Fix", "Run"},
    # Headers of the dialect, and what implements it.
    "Dialect": FACTS | {"Support", "Verifier"},
    "Tile": FACTS | {"Support", "Dialect", "TileImage"},
    "MLIRVerify": FACTS | {"Support", "Dialect", "Verifier"},
    # Calls the compiler by its C interface.
    "MLIRTarget": FACTS | {"Support"},
    # What compiled tile programs say of themselves, to whoever launches them.
    "TileImage": set(),
    # Executes PTX: knows nothing of what makes it. Of Facts, which machines and
    # versions there are.
    "Machine": {"TileImage", "Facts"},
}

# What a compilation consists of: the readers, ours and LLVM's, the checks and
# what compiles and prints.
SEQUENCED = ("loadModule", "loadModuleFromBuffer", "completeTarget",
             "verifyStructure", "checkModule", "compileModule",
             "generateOutput", "emitModule", "parseIR", "parseIRFile", "parseAssembly",
             "parseAssemblyString", "parseBitcodeFile", "getLazyBitcodeModule",
             "getOwningLazyBitcodeModule")
# Who else calls one of them, how often, and why.
SEQUENCES = {
    ("lib/Input/ReadBitcode.cpp", "getLazyBitcodeModule"):
        (2, "implements the reader"),
    ("lib/Input/Read.cpp", "loadModuleFromBuffer"):
        (1, "reads a file by reading its bytes"),
    ("lib/Input/Recovery.cpp", "loadModuleFromBuffer"):
        (1, "reads what is left of a text; Driver/Recovered calls it"),
    ("lib/Verifier/Verifier.cpp", "checkModule"):
        (1, "has a function of its own by that name"),
    ("lib/Input/Libraries.cpp", "getLazyBitcodeModule"):
        (1, "reads declarations, and of libraries only what is linked"),
    ("lib/Input/Libraries.cpp", "loadModuleFromBuffer"):
        (1, "reads a library that is text"),
    ("lib/Input/Signatures.cpp", "parseAssemblyString"):
        (1, "has LLVM name an intrinsic whose signature is wrong"),
    ("lib/Input/SignatureScan.cpp", "parseAssemblyString"):
        (2, "has LLVM read the type of a declaration"),
    ("lib/Bitcode/KnownRecords.cpp", "parseBitcodeFile"):
        (1, "asks LLVM whether it knows a record"),
    ("lib/Pipeline/Units/Split.cpp", "parseBitcodeFile"):
        (2, "takes units, which were written here, to threads and back"),
    ("lib/Pipeline/Units/Split.cpp", "getLazyBitcodeModule"):
        (2, "takes units, which were written here, to processes and back"),
    ("lib/Pipeline/Generate.cpp", "parseBitcodeFile"):
        (1, "joins units, which were written here"),
    ("lib/Pipeline/Generate.cpp", "emitModule"):
        (1, "is the last step of generateOutput(), which Driver calls"),
}

LINES, FUNCTION = 600, 60
# What may be longer, and why.
SIZE = {
    "testing/Differential/Control.cpp:statement":
        "one line for each kind of statement",
    "testing/Differential/Control.cpp:loop":
        "one loop, written from its head to its end",
    "testing/Differential/Idioms.cpp:idiomsBehindLoop":
        "two loops, written from their heads to their ends",
    "testing/Differential/Assembly.cpp:assembly":
        "one line for each kind of statement",
    "testing/Differential/Assembly.cpp:assemblyLoop":
        "one loop, written from its head to its end",
    "lib/Machine/Engine/Exec.cpp:special":
        "one line for each special register",
    "testing/Lowering/Shuffles.cpp:vectorCases":
        "a table whose rows are code",
    "lib/Tile/Eval/Tiles.cpp:runTile":
        "one case for each operation",
    "unittests/Catalog/PatternTest.cpp:spell":
        "one line for each step of a pattern",
    "lib/Prepare/Prepare.cpp:look":
        "one line for each kind of instruction",
}

SOURCES = ("lib", "include", "tools", "utils", "testing", "bench", "unittests",
           "fuzz", "test", "scripts", "examples", "packaging")


def tracked(*patterns):
    out = subprocess.run(["git", "ls-files", "--", *patterns], cwd=ROOT,
                         check=True, capture_output=True, text=True).stdout
    return [p for p in out.split("\n") if p and (ROOT / p).is_file()]


def read(path):
    return (ROOT / path).read_text(encoding="utf-8", errors="replace")


def cpp():
    return [p for p in tracked("*.cpp", "*.h") if "/Inputs/" not in p]


def room_of(header):
    """The room of an included header; None for headers of others."""
    first, _, rest = header.partition("/")
    if first == "opennvvm":
        first, _, rest = rest.partition("/")
        # Generated rows are data.
        return None if rest.endswith(".inc") else first
    return first if first in LAYERS and rest else None


def layers():
    for path in cpp():
        at = pathlib.Path(path).parts
        room = {"lib": at[1], "include": at[2] if len(at) > 3 else None}.get(
            at[0])
        if room not in LAYERS:
            continue
        for number, line in enumerate(read(path).split("\n"), 1):
            named = re.match(r'#include "([^"]+)"', line)
            to = named and room_of(named[1])
            if to and to != room and to not in LAYERS[room]:
                yield f"{path}:{number}: {room} includes {to}"


def functions(text):
    """Name, first line and length of what looks like a function in LLVM's
    style: its head and its closing brace begin in the first column."""
    head, first = "", None
    for number, line in enumerate(text.split("\n"), 1):
        if first is not None:
            if line.startswith("}"):
                yield name, first, number - first + 1
                first = None
            continue
        if line[:1].isspace() and head:
            head += line
        elif re.match(r"[A-Za-z_~]", line) and not re.match(
                r"(namespace|struct|class|enum|union|using|extern)\b|\w+:$",
                line):
            head = line
        else:
            head = ""
        if head.endswith("{"):
            # A table has no parameters before its braces.
            called = re.search(r"(~?\w+)\(", head.split("{")[0].split(" = ")[0])
            if called:
                first, name = number, called[1]
            head = ""
        elif head.endswith((";", "}")):
            head = ""


def budgets():
    unused = set(SIZE)
    for path in cpp() + tracked("*.py"):
        text = read(path)
        length = text.count("\n")
        if length > LINES:
            if path not in SIZE:
                yield f"{path}: {length} lines"
            unused.discard(path)
        if path.endswith(".py"):
            continue
        for name, number, size in functions(text):
            if size > FUNCTION:
                key = f"{path}:{name}"
                if key not in SIZE:
                    yield f"{path}:{number}: {name} has {size} lines"
                unused.discard(key)
    for key in sorted(unused):
        yield f"scripts/check-source.py: {key} is not past its budget"


def banners():
    for path in cpp() + tracked("catalog/*.td"):
        if path.startswith("test/"):
            continue
        line, second = read(path).split("\n", 2)[:2]
        name = pathlib.Path(path).name
        mode = {".h": r"-\*- C(\+\+)? -\*-", ".td": r"-\*- tablegen -\*-"}.get(
            pathlib.Path(path).suffix, "-")
        if not re.fullmatch(
                r"//===- " + re.escape(name) + r" - \S.*" + mode + "===//", line):
            yield f"{path}:1: the banner does not name the file"
        elif len(line) != 80:
            yield f"{path}:1: the banner is {len(line)} columns wide"
        elif second != "//":
            yield f"{path}:2: a second line of the banner"
        elif "\n//===" + "-" * 70 + "===//\n\n//\n" in read(path)[:1000]:
            yield f"{path}:8: a gap divides the banner"


def namespaces():
    for path in cpp():
        if not path.startswith("lib/") or path.startswith("lib/CAPI/") or \
                path.endswith("/CAPI.cpp"):
            continue
        for number, line in enumerate(read(path).split("\n"), 1):
            if line.startswith("using namespace opennvvm"):
                yield f"{path}:{number}: definitions are outside the namespace"


def scopes():
    for path in cpp():
        before = ""
        for number, line in enumerate(read(path).split("\n"), 1):
            # A macro that goes on may well declare something outside.
            if re.match(r"\s+extern\b", line) and not before.endswith("\\"):
                yield f"{path}:{number}: extern inside of a function"
            before = line


def pointers():
    names = r"(?<![\w/.=-])((?:" + "|".join(SOURCES + ("docs", "catalog",
                                                     "cmake")) + \
        r")/[\w./-]*[\w])"
    known = set(tracked("*"))
    folders = {str(parent) for p in known
               for parent in pathlib.PurePath(p).parents}
    for path in tracked("*.md", "*.cpp", "*.h", "*.td", "*.py", "*.sh",
                        "*.test", "*.cmake", "*CMakeLists.txt"):
        if "/Inputs/" in path or path.startswith("test/Source/"):
            continue
        comment = path.endswith(".md")
        for number, line in enumerate(read(path).split("\n"), 1):
            if not comment and not re.search(r"^\s*(//|#)(?!include)", line):
                continue
            for found in re.finditer(names, line):
                name = found[1]
                if re.match(r"[./-]*[*<{%$…]", line[found.end():]):
                    continue  # A pattern, not a name.
                if name not in known and name not in folders:
                    yield f"{path}:{number}: there is no {name}"


def sequenced():
    """File, function and line of each call of what SEQUENCED lists. Heads of
    functions begin in the first column; members of others come after a dot, an
    arrow or a type."""
    calls = re.compile(r"(?:^\s+|[-=+(!&|,?:{};*]\s*|return |else )"
                       r"(?:\w+::)*(" + "|".join(SEQUENCED) + r")\(")
    for path in cpp():
        if not path.startswith(("lib/", "tools/")) or \
                path.startswith("lib/Driver/"):
            continue
        for number, line in enumerate(read(path).split("\n"), 1):
            line = line.split("//")[0]
            for found in calls.finditer(line) if line[:1].isspace() else ():
                yield path, found[1], number


def session():
    left = {key: count for key, (count, _) in SEQUENCES.items()}
    for path, name, number in sequenced():
        if left.get((path, name), 0):
            left[path, name] -= 1
        else:
            yield (f"{path}:{number}: {name} is called, which only lib/Driver "
                   "puts in order; use Session")
    for (path, name), count in left.items():
        if count:
            yield (f"scripts/check-source.py: {path} calls {name} less often "
                   "than it is excused for")


# Text that is not code, and a function that builds instructions.
NOT_CODE = re.compile(r'//[^\n]*|"(?:\\.|[^"\\\n])*"')
BUILDS = re.compile(r"\bCreate[A-Z]\w*\(|\b(?:highProduct|withField)\(")
CALLER = re.compile(r"([\w:.>-]+)(?:<[^<>()]*>)?\s*$")


def calls(text):
    """Each call, or what looks like one: its place and its arguments."""
    text = NOT_CODE.sub(lambda match: " " * len(match[0]), text)
    open_ones = []
    for at, char in enumerate(text):
        if char in "([{":
            open_ones.append((char, [at + 1]))
        elif char == "," and open_ones:
            open_ones[-1][1].append(at + 1)
        elif char in ")]}" and open_ones:
            opening, starts = open_ones.pop()
            if opening == "(" and CALLER.search(text[:starts[0] - 1][-60:]):
                ends = [start - 1 for start in starts[1:]] + [at]
                yield starts[0], [text[a:b] for a, b in zip(starts, ends)]


def order():
    for path in tracked("lib/*.cpp"):
        text = read(path)
        if not BUILDS.search(text):
            continue
        for at, arguments in calls(text):
            # A lambda builds when it is called.
            if sum(bool(BUILDS.search(a)) and "[&]" not in a for a in arguments) > 1:
                line = text.count("\n", 0, at) + 1
                yield f"{path}:{line}: two arguments build instructions"


CHECKS = {"layers": layers, "budgets": budgets, "banners": banners,
          "namespaces": namespaces, "pointers": pointers, "scopes": scopes,
          "session": session, "order": order}


def main():
    wanted = sys.argv[1:] or list(CHECKS)
    if not set(wanted) <= set(CHECKS):
        print(__doc__, file=sys.stderr)
        return 2
    count = 0
    for name in wanted:
        for finding in CHECKS[name]():
            print(finding)
            count += 1
    print(f"{', '.join(wanted)}: {count} findings")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
