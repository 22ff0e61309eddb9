# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""diagnostics.py CHECKOUT REASONS: the tests of the public dialect of Tile IR name the lines
that its verifier refuses. Ours must refuse the same ones, in other words; what it does not
is listed in REASONS, a line each: FILE:LINE REASON.

Files that expect no error must be accepted, and files of bytecode be refused if their place
or name says that they are invalid. A line of the list that is no longer so is an error."""

import argparse
import collections
import os
import re
import subprocess
import sys
import tempfile

EXPECTED = re.compile(
    r"expected-(error|warning)(?:-re)?\s*(?:@(\+\d+|-\d+|below|above|unknown))?"
    r"\s*(\d+)?\s*\{\{")
FUNCTION = re.compile(r"(?:cuda_tile\.)?testing\$func\s+@[\w$]+\s*(?=\()")
SHORT = re.compile(r"(?<![.\w])(tile|token|tensor_view|partition_view|strided_view|"
                   r"gather_scatter_view)(?=[<\s,)]|$)")
GENERIC = re.compile(r'"cuda_tile.testing\$func"\(\) <\{.*?(sym_name = "\w+")\}> \(\{'
                     r"(\s*)\^bb0\((.*?)\):")
SAID = re.compile(r"^(?:within split at \S*?:(\d+) offset ?:|\S*?:)(\d+):\d+: "
                  r"(error|warning): (.*)$", re.M)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkout")
    parser.add_argument("reasons")
    parser.add_argument("--opt", default="nv-tileas-opt")
    parser.add_argument("--figures", help="write the sums there, as a table")
    parser.add_argument("--floor", type=int, default=0,
                        help="the number of places that must be the same")
    parser.add_argument("--verbose", action="store_true")
    return parser.parse_args()


def expected(lines):
    """The line and the kind of each diagnostic that a file expects."""
    found = collections.Counter()
    for number, line in enumerate(lines, 1):
        for kind, where, count in EXPECTED.findall(line):
            place = number
            if where in ("below", "above"):
                step = 1 if where == "below" else -1
                place += step
                # Several may stand above the line that they are of.
                while re.search(r"expected-\w+(-re)?\s*@", lines[place - 1]):
                    place += step
            elif where == "unknown":
                place = 0
            elif where:
                place += int(where)
            found[place, kind] += int(count or 1)
    return found


def options(lines):
    """Of our tool, as those of the test's own."""
    run = " ".join(line for line in lines if "RUN:" in line)
    words = ["--split-input-file", "--allow-unregistered-dialect"]
    if "-mlir-to-cudatilebc" in run:
        words.append("--emit-tile-bytecode")
    if "-Wunsupported-hints" in run:
        words.append("--cuda-tile-check-hints"
                     + ("=error" if "-Werr-hints" in run else ""))
    words += [f"--bytecode-version={version}"
              for version in re.findall(r"-bytecode-version=(\S+)", run)]
    return words


def bracket(text, start):
    """The end of the bracket that opens at a place."""
    depth = 0
    for place in range(start, len(text)):
        if text[place] in "(<[{":
            depth += 1
        elif text[place] in ")]}" or (text[place] == ">" and text[place - 1] != "-"):
            depth -= 1
            if not depth:
                return place + 1
    return len(text)


def parameters(text):
    """The names and the types of a function's parameters."""
    start, depth = 0, 0
    for place, letter in enumerate(text + ","):
        depth += (letter in "(<[{") - (letter in ")>]}")
        if letter == "," and not depth:
            name, colon, kind = text[start:place].partition(":")
            if colon:
                yield name.strip(), kind.strip()
            start = place + 1


def materialized(inside):
    """Operations whose results are the parameters of a function."""
    return "".join(' {} = "unknown.value"() : () -> {}'.format(
        name, SHORT.sub(r"!cuda_tile.\1", kind))
        for name, kind in parameters(re.sub(r"//.*", "", inside)))


def generic_kernel(found):
    return (f'"cuda_tile.entry"() <{{function_type = () -> (), {found[1]}}}> ({{'
            + found[2] + materialized(found[3]))


def as_kernels(part):
    """A part of a file, in as many lines, with kernels for functions."""
    part = GENERIC.sub(generic_kernel, part)
    result, place = "", 0
    for found in FUNCTION.finditer(part):
        if part[:found.start()].rpartition("\n")[2].lstrip().startswith("//"):
            continue
        end = bracket(part, found.end())
        opened = part.index("{", end)
        values = materialized(part[found.end() + 1:end - 1])
        broken = "\n" * part[found.start():opened].count("\n")
        result += (part[place:found.start()] + found[0].strip().replace(
            "testing$func", "entry") + "() {" + broken + values)
        place = opened + 1
        results = part[end:opened].strip()
        body = bracket(part, opened)
        if results and "->" in results:
            result += re.sub(r"(?m)^(\s*)((?:cuda_tile\.)?return)\b[^/\n]*", r"\1\2",
                             part[place:body])
            place = body
    result += part[place:]
    if place and "cuda_tile.module" not in part:
        # What comes before the first kernel are attributes and comments.
        result = re.sub(r"(?m)^(.*)\bcuda_tile\.entry", r"\1cuda_tile.module @m { "
                        r"cuda_tile.entry", result, count=1)
        result = result.rstrip("\n") + " }" + "\n" * (
            len(result) - len(result.rstrip("\n")))
    return result


def said(args, path, lines):
    """The line and the kind of each diagnostic of ours, and its words."""
    parts = re.split(r"(?m)(^// -----.*\n)", "\n".join(lines) + "\n")
    text = "".join(as_kernels(part) for part in parts)
    assert text.count("\n") == len(lines), path
    # Some versions of MLIR look for these words without being asked to.
    text = text.replace("expected-", "awaited-")
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        done = subprocess.run(
            [args.opt, file.name, *options(lines), "-o", os.devnull],
            capture_output=True, text=True, errors="replace", timeout=300)
    if done.returncode < 0:
        sys.exit(f"{path}: the process ended with status {done.returncode}")
    found, words = collections.Counter(), {}
    for start, line, kind, message in SAID.findall(done.stderr):
        # Lines of a part are counted from its first one.
        place = int(line) + (int(start) - 1 if start else 0)
        found[place, kind] += 1
        words.setdefault((place, kind), message)
    return found, words


def verdict(args, path):
    """What is wrong with ours on a file that expects no diagnostics; "" if nothing is."""
    if not path.endswith(".mlir"):
        done = subprocess.run([args.opt, path, "-o", os.devnull], capture_output=True,
                              text=True, errors="replace", timeout=300)
        invalid = "/invalid/" in path or "f4e2m1fn-in-13.1" in path
        if done.returncode < 0 or bool(done.returncode) != invalid:
            return f"ends with {done.returncode}"
        return ""
    with open(path) as file:
        lines = file.read().splitlines()
    run = " ".join(line for line in lines if "RUN:" in line)
    if "RUN: not" in run or "testing$bytecode" in "\n".join(lines):
        return ""
    ours, words = said(args, path, lines)
    return "; ".join(f"{line}: {words[line, kind]}" for line, kind in ours)


def test_files(checkout):
    for folder, folders, names in os.walk(os.path.join(checkout, "test")):
        folders.sort()
        for name in sorted(names):
            if name.endswith((".mlir", ".tileirbc", ".bc")):
                yield os.path.join(folder, name)


def read_reasons(path):
    reasons = {}
    with open(path) as file:
        for line in file:
            words = line.split("#")[0].split(None, 1)
            if words:
                reasons[words[0]] = words[1].strip()
    return reasons


def main():
    args = arguments()
    reasons, used = read_reasons(args.reasons), set()
    wanted = same = errors = files = 0
    by_reason = collections.Counter()
    for path in test_files(args.checkout):
        name = os.path.relpath(path, os.path.join(args.checkout, "test"))
        files += 1
        lines, places = [], {}
        if path.endswith(".mlir"):
            with open(path) as file:
                lines = file.read().splitlines()
            places = expected(lines)
        if not places:
            if problem := verdict(args, path):
                if name in reasons:
                    used.add(name)
                    by_reason[reasons[name]] += 1
                else:
                    errors += 1
                    print(f"{name}: {problem}")
            continue
        ours, words = said(args, path, lines)
        wanted += sum(places.values())
        for (line, kind), count in sorted(places.items()):
            # A second message about a line often only goes on with the first.
            hits = count if ours[line, kind] else 0
            same += hits
            if hits:
                continue
            place = f"{name}:{line}"
            if place in reasons:
                used.add(place)
                by_reason[reasons[place]] += count
            else:
                errors += 1
                text = lines[line - 1].strip() if line else ""
                print(f"{place}: no {kind}: {text}")
        if args.verbose:
            for (line, kind), count in sorted((ours - places).items()):
                print(f"{name}:{line}: besides: {kind}: {words[line, kind]}")
    for place in sorted(set(reasons) - used):
        errors += 1
        print(f"listed, but no longer so: {place} {reasons[place]}")
    for reason, count in by_reason.most_common():
        print(f"{count:6} {reason}")
    print(f"{same} of {wanted} diagnostics at the same places, in {files} files")
    if args.figures:
        with open(args.figures, "w") as table:
            table.write("diagnostics that the public dialect's tests expect\t"
                        "at the same lines\tnot, with a reason\n")
            table.write(f"{wanted}\t{same}\t{wanted - same}\n")
    sys.exit(bool(errors) or same < args.floor)


if __name__ == "__main__":
    main()
