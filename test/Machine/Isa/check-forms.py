#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the machine's list of instructions with what its loader takes, or with
what ptxas takes.

    check-forms.py loader PTX-RUN FOLDER OUT NAME...
    check-forms.py ptxas PTXAS FOLDER OUT NAME...
    check-forms.py mend PTX-RUN FOLDER OUT REASON NAME...

FOLDER has the list, whose files are called NAME.txt; OUT is a file for PTX. The
third command changes the list to what the loader takes: REASON is why not."""

import pathlib
import re
import subprocess
import sys

import forms

sys.path.insert(0, str(pathlib.Path(__file__).parents[2]))
import litsupport  # noqa: E402


# Chapters whose instructions compute results from registers; the others get a
# kernel around each form.
COMPUTE = ("integer", "float", "convert", "move")


def text_of(form, name):
    write = forms.function if form.where.startswith(COMPUTE) else forms.kernel
    return write(form, name)


def refused_by_loader(run, out, machine, listed):
    """The error for each form that the loader does not take."""
    wrong, left = {}, dict(enumerate(listed))
    # Most are refused for their mnemonics, which is one question.
    said = subprocess.run([run, "--mnemonics"], text=True, capture_output=True,
                          input="\n".join(f.mnemonic for f in listed)).stdout
    unknown = {line.split()[-1]: line for line in said.splitlines()
               if not line.endswith(" unknown")}
    for number, form in enumerate(listed):
        if form.mnemonic in unknown:
            wrong[number] = unknown[form.mnemonic]
            del left[number]
    while left:
        numbers = list(left)
        text = forms.header(machine) + "\n".join(
            text_of(left[n], f"f{n}") for n in numbers)
        pathlib.Path(out).write_text(text)
        said = subprocess.run([run, "--parse", out], text=True,
                              capture_output=True).stdout
        at = re.search(r"FAIL .*?: line (\d+): (.*)", said)
        if not at:
            return wrong
        number = numbers[int(at[1]) - 2]
        wrong[number] = at[2]
        # The loader stops at the first; those of the same row are alike.
        del left[number]
    return wrong


def refused_by_ptxas(ptxas, out, machine, version, listed):
    # Calls keep ptxas from dropping anything; an error at the end keeps it from
    # generating code.
    text = forms.header(machine, version) + "\n".join(
        text_of(form, f"f{n}") for n, form in enumerate(listed))
    pathlib.Path(out).write_text(text + "\nnothing\n")
    said = subprocess.run([ptxas, "-arch=" + machine.split(",")[0], out, "-o", "/dev/null"],
                          text=True, capture_output=True).stderr
    wrong = {}
    for at in re.finditer(r"line (\d+); error\s+: (.*)", said):
        number = int(at[1]) - 2
        if number < len(listed):
            wrong.setdefault(number, at[2])
    if not re.search(rf"line {len(listed) + 2}; ", said):
        raise SystemExit(f"{machine}: ptxas did not read to the end: "
                         + said[-500:])
    return wrong


def by_machine(listed):
    for machine in sorted({form.machine for form in listed}):
        yield machine, [f for f in listed if f.machine == machine]


def check_loader(run, out, listed):
    """The forms that the loader should take and does not, and the rows of which
    it takes all, although they have a reason why not."""
    wrong, taken = [], {form.where for form in listed if form.reason and
                        not form.reason.startswith("refused when it runs")}
    for machine, group in by_machine(listed):
        refused = refused_by_loader(run, out, machine, group)
        for number, why in sorted(refused.items()):
            taken.discard(group[number].where)
            if not group[number].reason:
                wrong.append((machine, group[number], why))
    return wrong, taken


def check_ptxas(ptxas, out, listed):
    """Rows of newer versions that do not execute may be less than whole forms."""
    newest = ".".join(map(str, litsupport.newest_ptx(ptxas)))
    wrong = []
    for version in sorted({f.version for f in listed if f.version <= newest}):
        some = [f for f in listed
                if f.version == version and not (version > "9.0" and f.reason)]
        for machine, group in by_machine(some):
            for number, why in sorted(refused_by_ptxas(ptxas, out, machine, version,
                                                       group).items()):
                wrong.append((machine, group[number], why))
    return wrong, set()


def mend(folder, wrong, taken, reason):
    """Gives the rows that are wrong a reason, and takes those of others away."""
    for path in pathlib.Path(folder).glob("*.txt"):
        lines = path.read_text().splitlines()
        for number in {int(f.where.split(":")[1]) for _, f, _ in wrong
                       if f.where.startswith(path.name)}:
            lines[number - 1] += f" ! {reason}"
        for number in {int(w.split(":")[1]) for w in taken
                       if w.startswith(path.name)}:
            lines[number - 1] = lines[number - 1].partition(" ! ")[0]
        path.write_text("\n".join(lines) + "\n")


def main(kind, tool, folder, out, *names):
    reason = None
    if kind == "mend":
        reason, *names = names
    listed = forms.load(folder, *names)
    check = check_ptxas if kind == "ptxas" else check_loader
    wrong, taken = check(tool, out, listed)
    for machine, form, why in wrong:
        print(f"{form.where}: {machine}: {form.text()}: {why}")
    for where in sorted(taken):
        print(f"{where}: the loader takes all, and the list has a reason why not")
    print(f"{len(listed)} forms, {len(wrong) + len(taken)} wrong")
    if reason:
        mend(folder, wrong, taken, reason)
    return bool(wrong or taken)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
