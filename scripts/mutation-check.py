#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Injects one defect at a time into the emitter, and runs the tests that execute
PTX to see whether they detect it.

    mutation-check.py SCRATCH [--prepare] [--only NAME]... [--part K/N]
    mutation-check.py --places | --list

SCRATCH receives a copy of the tree at HEAD and its build, of which a later run uses
what has not changed. --prepare builds it and runs the tests without a defect; runs
of the same commit after it need not do so again. --part takes every Nth defect,
starting with the Kth. --places only checks that the text that each defect replaces
still occurs once in the source, --list names the defects. For each defect, the
script names the tests that detect it: the random kernels (ptx-differential), the
algorithms with known answers (test/Execution/Algorithms), or the comparison with LLVM's
folding (test/PTX/Semantics). Golden files are not used, since they would detect
any change of the text. The exit status is 1 if a defect remains undetected.
"""

import argparse
import re
import sys
import time

import scratchtree
from scratchtree import ROOT, ScratchTree, run

sys.dont_write_bytecode = True

TARGETS = ("nvvmc", "ptx-run", "write-cases", "ptx-differential")
SELECTION = "lib/PTX/Selection/"
VALUES = "lib/PTX/Values/"

# Name, file, original text (which occurs once), replacement.
MUTANTS = [
    ("subtraction turned into addition",
     SELECTION + "Float.cpp",
     "{{Inst::Sub, Mod::Rn, Mod::F32}, {Inst::Sub, Mod::F32}}",
     "{{Inst::Add, Mod::Rn, Mod::F32}, {Inst::Add, Mod::F32}}"),
    ("ftz lost in additions",
     SELECTION + "Float.cpp",
     "{Inst::Add, Mod::Rn, Mod::Ftz, Mod::F32}, {Inst::Add, Mod::Ftz, Mod::F32}",
     "{Inst::Add, Mod::Rn, Mod::F32}, {Inst::Add, Mod::F32}"),
    ("products round towards zero",
     SELECTION + "Float.cpp",
     "{{Inst::Mul, Mod::Rn, Mod::F32}, {Inst::Mul, Mod::F32}}",
     "{{Inst::Mul, Mod::Rz, Mod::F32}, {Inst::Mul, Mod::F32}}"),
    ("carry lost in wide additions",
     SELECTION + "WideInteger.cpp",
     "K == 0 ? Inst::Add : Inst::Addc",
     "K == 0 ? Inst::Add : Inst::Add"),
    ("borrow lost in wide subtractions",
     SELECTION + "WideInteger.cpp",
     "K == 0 ? Inst::Sub : Inst::Subc",
     "K == 0 ? Inst::Sub : Inst::Sub"),
    ("high half of a wide product computed as signed",
     SELECTION + "WideInteger.cpp",
     "{Inst::Mul, Mod::Hi, Mod::U64}, High, A[0], B[0]",
     "{Inst::Mul, Mod::Hi, Mod::S64}, High, A[0], B[0]"),
    ("cross product of the wrong limbs",
     SELECTION + "WideInteger.cpp",
     "To[1], A[1], B[0], Cross);",
     "To[1], A[1], B[1], Cross);"),
    ("logical instead of arithmetic shift",
     SELECTION + "Integer.cpp",
     "{Inst::Shr, 's', Extend::Sign, true,",
     "{Inst::Shr, 'u', Extend::Sign, true,"),
    ("signed division done as unsigned",
     SELECTION + "Integer.cpp",
     "{Inst::Div, 's', Extend::Sign, false,",
     "{Inst::Div, 'u', Extend::Sign, false,"),
    ("narrow operands not extended",
     SELECTION + "Integer.cpp",
     "{Inst::Div, 'u', Extend::Zero, false,",
     "{Inst::Div, 'u', Extend::None, false,"),
    ("magic quotient without its correction",
     SELECTION + "ConstantDivision.cpp",
     "if (D.isStrictlyPositive() && Info.Magic.isNegative())",
     "if (D.isNegative() && Info.Magic.isNegative())"),
    ("rounding bias of signed powers of two lost", SELECTION +
     "ConstantDivision.cpp",
     "shift(Inst::Shr, 'u', Sign, Bits - D.abs().logBase2())",
     "shift(Inst::Shr, 'u', Sign, Bits - 1)"),
    ("magic product not shifted",
     SELECTION + "ConstantDivision.cpp",
     "return shift(Inst::Shr, 'u', Q, Info.PostShift);",
     "return Q;"),
    ("leading-zero count off by the unused bits", SELECTION +
     "GenericBits.cpp", "R, All, Op::imm(Width - Bits));",
     "R, All, Op::imm(Width - Bits - 1));"),
    ("bytes swapped only within words",
     SELECTION + "GenericBits.cpp",
     "NewLow, High, Op::imm(0), Op::imm(0x0123));",
     "NewLow, Low, Op::imm(0), Op::imm(0x0123));"),
    ("funnel shift by the wrong amount",
     SELECTION + "GenericBits.cpp",
     "R, Op::imm(Bits), Amount);",
     "R, Op::imm(Bits - 1), Amount);"),
    ("unsigned overflow compared with the wrong operand", SELECTION +
     "GenericOverflow.cpp",
     "typeMod('u', Width)}, Over, To, A);",
     "typeMod('s', Width)}, Over, To, A);"),
    ("overflow of wide products checked as unsigned",
     SELECTION + "GenericOverflow.cpp",
     "Signed ? Mod::S64 : Mod::U64}, High, A, B);",
     "Mod::U64}, High, A, B);"),
    ("sign extension of odd widths zero-extends", VALUES + "ValueRegisters.cpp",
     "typeMod('s', Width)}, R, Up, Op::imm(Width - Bits));",
     "typeMod('u', Width)}, R, Up, Op::imm(Width - Bits));"),
    ("mask of odd widths one bit too wide", VALUES + "ValueRegisters.cpp",
     "Op::imm(int64_t(maskTrailingOnes<uint64_t>(Bits))));",
     "Op::imm(int64_t(maskTrailingOnes<uint64_t>(Bits + 1))));"),
    ("packed halves in the wrong order", VALUES + "ValueRegisters.cpp",
     "return L.Sub ? High : Low;", "return L.Sub ? Low : High;"),
    ("every other phi copy dropped",
     SELECTION + "ControlFlow.cpp",
     "if (!(Source.isReg() && Source.R == Target) &&\n",
     "if (!(Source.isReg() && Source.R == Target) && Copies.size() != 1 &&\n"),
    ("phi copies made sequentially instead of in parallel",
     "lib/PTX/Text/InstWriter.cpp",
     "if (!Readers.lookup(Key(C.To)))", "if (true)"),
    ("phi copies before a branch that reads the phi",
     VALUES + "EdgeLiveness.cpp",
     "if (!H.LiveInto.contains(To))", "if (true)"),
    ("aliases of a phi's register ignored", VALUES + "EdgeLiveness.cpp",
     "if (!Other && !hasOwnRegisters(*I, E) && R.Names.insert(I).second)",
     "if (!Other && !hasOwnRegisters(*I, E) && !R.Names.insert(I).second)"),
    ("operands that users read in the place of an operation ignored",
     VALUES + "Folding.cpp", "if (isFolded(I, E) || isReadThrough(I))",
     "if (isFolded(I, E))"),
    ("a branch tests a phi after its copy", "lib/PTX/Selection/ControlFlow.cpp",
     "return Condition.Kind == Op::Register ? Op(Kept) : Op::notReg(Kept);",
     "return Condition;"),
    ("constants placed where their register is in use",
     VALUES + "CoalescedPhis.cpp",
     "return S.From < Place.End && Place.Start < S.To;", "return false;"),
    ("computations shared without dominance", VALUES + "SharedValues.cpp",
     "E.Where->getDFSNumOut() >= Here->getDFSNumOut()", "true"),
    ("index scaled by the wrong stride",
     SELECTION + "Memory.cpp",
     "Op::imm(Log2_64(Scale)))", "Op::imm(Log2_64(Scale) + 1))"),
    ("constant offset of an address dropped",
     SELECTION + "Memory.cpp",
     "  if (Constant)\n    return E.Shared.get(SharedOp::Add",
     "  if (Constant > 64)\n    return E.Shared.get(SharedOp::Add"),
    ("offset of an access dropped", VALUES + "PointerOperands.cpp",
     "A.Offset = int64_t(uint64_t(A.Offset) + Offset);\n  // Only local",
     "A.Offset += Offset / 2;\n  // Only local"),
    ("jump table without its holes",
     SELECTION + "Switch.cpp",
     "bool IsCase = (Clusters[Next].Low - Low).ule(I);",
     "bool IsCase = Next < Last;"),
    ("decision tree of a switch compares as signed",
     SELECTION + "Switch.cpp",
     "typeMod(How == Mod::Eq ? 'b' : 'u', registerBits(Bits))",
     "typeMod(How == Mod::Eq ? 'b' : 's', registerBits(Bits))"),
    ("comparison done as unsigned",
     SELECTION + "Compare.cpp",
     "isEquality(P) ? 'b' : Signed ? 's' : 'u';",
     "isEquality(P) ? 'b' : 'u';"),
    ("logic of conditions inverted",
     SELECTION + "Compare.cpp",
     "if (Constant->isOne() != (Constant == TrueSide)) {",
     "if (Constant->isOne() == (Constant == TrueSide)) {"),
    ("conversion of float to integer rounds to nearest",
     VALUES + "Fusion.cpp",
     ": Mod::Rzi;", ": Mod::Rni;"),
    ("shuffle clamps at the wrong lane", "catalog/intrinsics/Warp.td",
     "\"shfl.sync.\" # mode # \".b32 $d, $1, $2, $3, $0;\"",
     "\"shfl.sync.\" # mode # \".b32 $d, $1, $2, 7, $0;\""),
]


class Tree(ScratchTree):
    """A copy of the product that may be modified."""

    def __init__(self, scratch):
        super().__init__(scratch)
        self.stamp = self.scratch / "sound"
        self.extract()
        self.configure()
        if printed := self.make(TARGETS):
            sys.exit(f"mutation-check: the tree does not build\n{printed}")

    def is_sound(self):
        """Whether no test complains at this commit."""
        if self.stamp.is_file() and self.stamp.read_text() == self.commit:
            return True
        if before := self.noticed():
            print(f"mutation-check: {before} complains without a defect")
            return False
        self.stamp.write_text(self.commit)
        return True

    def noticed(self):
        """The test that detects the defect, with details; empty if none does."""
        differential = next(self.build.rglob("ptx-differential"), None)
        if differential and differential.is_file():
            result = run([differential, "--seeds=1..300", "--jobs=2",
                          "--shrink=0"])
            if result.returncode:
                seed = re.search(r"seed (\d+)", result.stdout + result.stderr)
                return f"random kernels, seed {seed.group(1) if seed else '?'}"
        lit = "/usr/lib/llvm-22/bin/lit"
        # The algorithms at length: at all levels of clang on each machine.
        for name, pattern, *more in (("algorithms", "Algorithms/algorithms", "-Dlong=1"),
                                     ("comparison with LLVM", "PTX/Semantics")):
            if run([lit, "-q", *more, self.build / "test", "--filter",
                    pattern]).returncode:
                return name
        return ""


def check_places():
    def complaint(mutant):
        name, file, there, instead = mutant
        path = ROOT / file
        count = path.read_text().count(there) if path.is_file() else 0
        return "" if count == 1 and there != instead else \
            f"{name}: {count} places in {file}"

    return not MUTANTS or scratchtree.stale(MUTANTS, complaint) != 0


def chosen(options):
    return [mutant for mutant in scratchtree.part_of(MUTANTS, options.part)
            if not options.only or mutant[0] in options.only]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("scratch", nargs="?")
    parser.add_argument("--only", action="append", default=[])
    parser.add_argument("--part", default="1/1", metavar="K/N")
    parser.add_argument("--places", action="store_true")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--prepare", action="store_true")
    options = parser.parse_args()
    if options.places:
        return check_places()
    if options.list:
        print("\n".join(name for name, *_ in MUTANTS))
        return 0
    if not options.scratch:
        parser.error("SCRATCH is missing")
    tree = Tree(options.scratch)
    if not tree.is_sound():
        return 1
    if options.prepare:
        return 0
    missed = 0
    for name, file, there, instead in chosen(options):
        path = tree.source / file
        text = path.read_text()
        if text.count(there) != 1:
            print(f"STALE   {name}: {text.count(there)} places in {file}",
                  flush=True)
            missed += 1
            continue
        path.write_text(text.replace(there, instead))
        start = time.monotonic()
        built = not tree.make(TARGETS)
        who = built and tree.noticed()
        missed += not who
        print(f"{'found ' if who else 'MISSED' if built else 'STALE '}  "
              f"{name}: {who or ('nobody' if built else 'does not build')} "
              f"({time.monotonic() - start:.0f} s)", flush=True)
        path.write_text(text)
    print(f"{missed} not found")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
