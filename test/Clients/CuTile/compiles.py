# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles and assembles modules of tile programs for several machines, and counts what
became of them, beside what NVIDIA's tileiras makes of them.

    compiles.py FOLDER... [--ptxas PTXAS] [--peer TILEIRAS] [--reasons FILE]
                          [--results FILE] [--machines sm_80,sm_120] [--tenth sm_75,sm_90]
                          [--draw COUNT] [--seed SEED] [--part K/N] [--seconds S] [--all]

What is known is kept in --results, so that a run may be stopped and continued: of a module
by its bytes, the machine and the compiler, of a PTX by its text, the machine and ptxas. All
modules are compiled for --machines, and a tenth of them, drawn by the seed, for those of
--tenth. --draw takes so many modules, drawn by the seed, and --part one of N parts of them.
After --seconds, only what is known is counted.

--reasons lists where the verdict is not tileiras's, with why, and * for any machine:

    MACHINE,...|* ours|theirs: PART OF THE ERROR -> REASON

"ours" is an error of ours where tileiras compiles, "theirs" the other way round; tileiras
has no words for most of what it refuses, and then PART is of the name of the file, or *.

The exit status is 1 if a compilation crashed, took longer than 10 seconds of a processor, or
has a verdict that no line explains, if PTX was not assembled, and if a line explains nothing
while all modules were compiled. --all prints each of them, and those that spill."""

import argparse
import collections
import hashlib
import os
import pathlib
import re
import shutil
import sys
import tempfile
import time

sys.path.append(str(pathlib.Path(__file__).parents[2] / "Tile"))
from kept import Kept, call, reason  # noqa: E402

LIMIT = 10      # Of a processor's time, in seconds.
SPILLS = re.compile(r"(\d+) bytes spill stores")
STACK = re.compile(r"(\d+) bytes stack frame")
TARGET = re.compile(r"^\.target (\w+)", re.M)
# What NVIDIA's compiler does not offer.
NO_PEER = ("sm_75",)


def digest(path):
    return hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest()[:32]


def compiler():
    """What our compiler is: the tool, and the libraries beside it."""
    tool = pathlib.Path(shutil.which("tileiras")).resolve()
    files = [tool, *sorted(tool.parent.parent.glob("lib/libopennvvm*.so.1"))]
    return hashlib.sha256("".join(map(digest, files)).encode()).hexdigest()[:32]


class Judge:
    """Compiles modules, and remembers what became of them."""

    def __init__(self, args, folder):
        self.args, self.folder = args, pathlib.Path(folder)
        self.kept = Kept(args.results)
        self.ours = compiler()
        self.theirs = digest(args.peer) if args.peer else ""
        self.ptxas = digest(args.ptxas) if args.ptxas else ""

    def compiled(self, module, arch):
        """With our compiler: the verdict, and the PTX if it was made now."""
        ptx = self.folder / "module.ptx"
        ptx.unlink(missing_ok=True)
        status, said, seconds = call(["tileiras", str(module), f"--gpu-name={arch}",
                                      "--emit=ptx", "-o", str(ptx)])
        row = {"seconds": seconds, "status": "compiled"}
        if status == 124:
            row["status"] = "slow"
        elif status in (3, 5) and "LLVM ERROR" not in said:
            row |= {"status": "refused", "why": reason(said)}
        elif status:
            row |= {"status": "crashed", "why": f"status {status}: {reason(said)}"}
        elif self.ptxas:
            row["ptx"] = digest(ptx)
            self.kept.get(f"ptxas {self.ptxas} {row['ptx']}", lambda: self.assembled(ptx))
        return row

    def assembled(self, ptx):
        target = TARGET.search(ptx.read_text())[1]
        status, said, seconds = call([self.args.ptxas, "-v", f"-arch={target}", str(ptx),
                                      "-o", os.devnull])
        if status:
            why = reason(said) if status != 124 else "time"
            return {"status": "not assembled", "why": why, "seconds": seconds}
        return {"status": "assembled", "spills": sum(map(int, SPILLS.findall(said))),
                "stack": sum(map(int, STACK.findall(said))), "seconds": seconds}

    def by_peer(self, module, arch):
        """Whether tileiras compiles it, or what it says."""
        path = {name: value for name, value in os.environ.items()
                if name not in ("CUDA_HOME", "CUDA_PATH")}
        path["PATH"] = os.pathsep.join([os.path.dirname(self.args.peer), path["PATH"]])
        status, said, seconds = call([self.args.peer, str(module), f"--gpu-name={arch}", "-o",
                                      str(self.folder / "peer.cubin")], path)
        if status == 124:
            return {"status": "slow", "seconds": seconds}
        why = {"why": f"status {status}: {reason(said)}"} if status else {}
        return {"status": "refused" if status else "compiled", "seconds": seconds, **why}

    def judge(self, module, name, arch):
        """A word for what became of a module, why, its row, and tileiras's row; or None,
        if there was no time."""
        row = self.kept.get(f"ours {self.ours} {arch} {name}",
                            lambda: self.compiled(module, arch))
        peer = None
        if row and self.args.peer and arch not in NO_PEER:
            peer = self.kept.get(f"peer {self.theirs} {arch} {name}",
                                 lambda: self.by_peer(module, arch))
            if peer is None:
                return None
        if row is None:
            return None
        if row["seconds"] > LIMIT:
            return "slow", "", row, peer
        if "ptx" in row:
            row |= self.kept.known.get(f"ptxas {self.ptxas} {row['ptx']}",
                                       {"status": "not assembled", "why": "no time"})
        word = "spills" if row.get("spills") else row["status"]
        return word, row.get("why", ""), row, peer


class Reasons:
    """Where the verdicts differ, and why."""

    FORM = re.compile(r"(\S+) (ours|theirs): (.*?) -> (.*)")

    def __init__(self, path):
        self.lines, self.uses = [], collections.Counter()
        for line in pathlib.Path(path).read_text().splitlines() if path else []:
            if line.strip() and not line.startswith("#"):
                self.lines.append(self.FORM.fullmatch(line).groups())

    def explains(self, side, arch, said):
        for line in self.lines:
            archs, its_side, part, _ = line
            if its_side == side and (archs == "*" or arch in archs.split(",")) and (
                    part == "*" or part in said):
                self.uses[line] += 1
                return True
        return False


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--ptxas")
    parser.add_argument("--peer")
    parser.add_argument("--reasons")
    parser.add_argument("--results")
    parser.add_argument("--machines", default="sm_80,sm_120")
    parser.add_argument("--tenth", default="sm_75,sm_86,sm_89,sm_90,sm_100")
    parser.add_argument("--draw", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--part", default="1/1")
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--figures", help="write the sums there, as a table")
    parser.add_argument("--all", action="store_true")
    return parser.parse_args()


def modules(args):
    """The name by the bytes, the path, and a number drawn by the seed, in its order."""
    found = {}
    for folder in args.folders:
        for module in pathlib.Path(folder).glob("**/*.tilebc"):
            found[digest(module)] = module
    drawn = sorted((hashlib.sha256(f"{args.seed} {name}".encode()).hexdigest(), name, path)
                   for name, path in found.items())
    k, n = map(int, args.part.split("/"))
    return [(name, path, int(number[-8:], 16)) for number, name, path
            in drawn[:args.draw or len(drawn)][k - 1::n]]


class Sums:
    """What became of all of them."""

    def __init__(self, reasons):
        self.reasons = reasons
        self.counts, self.why = collections.Counter(), collections.Counter()
        self.beside, self.which, self.bad = collections.Counter(), [], 0

    def add(self, module, arch, word, why, row, peer):
        self.counts[arch, word] += 1
        if why:
            self.why[word, why] += 1
        wrong = word in ("crashed", "slow", "not assembled")
        if peer:
            # What takes neither long nor too long says nothing here.
            ours, theirs = word != "refused", peer["status"] == "compiled"
            self.beside[ours, theirs] += 1
            if theirs and not ours:
                wrong |= not self.reasons.explains("ours", arch, why)
            elif ours and not theirs:
                said = f"{peer.get('why', 'time')} {module.name}"
                known = self.reasons.explains("theirs", arch, said)
                why = f"tileiras: {said}"
                wrong |= not known
        elif word == "refused":
            wrong |= not self.reasons.explains("ours", arch, why)
        self.bad += wrong
        if wrong or word not in ("assembled", "compiled"):
            self.which.append(f"{'WRONG ' if wrong else ''}{word} {arch} {module} "
                              f"{row.get('spills', '')} {why}")
            return self.which[-1]
        return None

    def table(self):
        """Lines of a table: a machine, and what became of the modules for it."""
        words = ("assembled", "spills", "refused", "crashed", "slow", "not assembled")
        yield "machine\tassembled\tof these, with spills\trefused\tfailed"
        for arch in sorted({arch for arch, _ in self.counts}, key=lambda a: int(a[3:])):
            plain, spills, refused, *failed = (self.counts[arch, word] for word in words)
            yield f"{arch}\t{plain + spills}\t{spills}\t{refused}\t{sum(failed)}"

    def show(self):
        for (arch, word), number in sorted(self.counts.items()):
            print(f"{arch}: {number} {word}")
        for (word, why), number in self.why.most_common():
            print(f"{number} {word}: {why}")
        for (ours, theirs), number in sorted(self.beside.items()):
            who = {(True, True): "both compile", (True, False): "only ours compiles",
                   (False, True): "only tileiras compiles",
                   (False, False): "neither compiles"}[ours, theirs]
            print(f"{number} {who}")


def main():
    args = arguments()
    sums, left = Sums(Reasons(args.reasons)), 0
    with tempfile.TemporaryDirectory() as folder:
        judge = Judge(args, folder)
        if args.seconds:
            judge.kept.until = time.monotonic() + args.seconds
        for name, module, number in modules(args):
            archs = args.machines.split(",")
            if number % 10 == 0:
                archs += filter(None, args.tenth.split(","))
            for arch in archs:
                found = judge.judge(module, name, arch)
                if found is None:
                    left += 1
                    continue
                said = sums.add(module, arch, *found)
                if said and (args.all or said.startswith("WRONG")):
                    print(said, flush=True)
    sums.show()
    for line in sums.reasons.lines:
        print(f"{sums.reasons.uses[line]} times: {line[1]}: {line[2]} -> {line[3]}")
        if not (sums.reasons.uses[line] or left or args.draw):
            print("  listed, but no longer so")
            sums.bad += 1
    if args.figures and not left:
        pathlib.Path(args.figures).write_text("\n".join(sums.table()) + "\n")
    print(f"{sum(sums.counts.values())} compilations, {sums.bad} failures, {left} left")
    sys.exit(bool(sums.bad))


if __name__ == "__main__":
    main()
