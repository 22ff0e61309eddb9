# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Defects of what says which barriers order nothing, and of the pass that removes them:
with each of them, one is removed that is needed."""

from .defect import Defect

ORDER = "ToNVVM/TokenOrder.cpp"
REMOVER = "Passes/RemoveBarriers.cpp"
ACCESSES = "Passes/BlockAccesses.cpp"
VALUES = "Passes/BlockValues.cpp"

REMOVALS = [
    Defect("what has no tokens is ordered with nothing", ORDER,
           "isa<GatherLoadOp, ScatterStoreOp, ScatterAtomicRMWOp>(Op)", "false",
           within="return isa<GatherLoadOp, ScatterStoreOp, ScatterAtomicRMWOp>(Op);"),
    Defect("atomics are not ordered", ORDER,
           "isa<TiledAtomicRMWOp, AtomicRMWAtOp, AtomicCASAtOp>(Op)", "false"),
    Defect("reads are before nothing", ORDER,
           "isLoad(Before) && isLoad(After)", "isLoad(Before)",
           within="if ((isLoad(Before) && isLoad(After)) ||"),
    Defect("tokens end at the first operation", ORDER,
           "add(V, IsCarried);", "",
           within="IsAny |= Op->getNumRegions() != 0;\n"
                  "    for (Value V : Op->getOperands())\n"
                  "      if (isToken(V))\n"
                  "        add(V, IsCarried);"),
    Defect("tokens of branches come from nowhere", ORDER,
           "return addYielded(Op, I, IsCarried);", "return;",
           within="if (isa<scf::IfOp, scf::IndexSwitchOp>(Op))\n"
                  "      return addYielded(Op, I, IsCarried);"),
    Defect("tokens of loops come from before the loop", ORDER,
           "return addYielded(Op, I, IsCarried);", "return;",
           within="add(Loop.getInitArgs()[I], IsCarried);\n"
                  "      return addYielded(Op, I, IsCarried);"),
    Defect("tokens in loops come from before the loop", ORDER,
           "add(Loop.getTiedLoopYieldedValue(Argument)->get(), /*IsCarried=*/true);", ""),
    Defect("tokens in loops come from the loop", ORDER,
           "add(Loop.getTiedLoopInit(Argument)->get(), IsCarried);", ""),
    Defect("the iteration before is this one", ORDER,
           "add(Loop.getTiedLoopYieldedValue(Argument)->get(), /*IsCarried=*/true);",
           "add(Loop.getTiedLoopYieldedValue(Argument)->get(), IsCarried);"),
    Defect("what an iteration computes is the same in all", ORDER,
           "!Op || !Depth || !isPure(Op)", "false && !Op"),
    Defect("other places are the own ones", ORDER,
           "A.At->Where != B.At->Where", "false",
           within="A.Differs || B.Differs || A.At->Where != B.At->Where"),
    Defect("elements of other warps are the own ones", ORDER,
           "L.Lane != R.Lane || L.Warp != R.Warp", "L.Lane != R.Lane"),
    Defect("elements of other lanes are the own ones", ORDER,
           "L.Lane != R.Lane || L.Warp != R.Warp", "L.Warp != R.Warp"),
    Defect("copies are read by the thread that writes them", ORDER,
           "(L.freeLanes() || L.freeWarps()) && (isLoad(Before) || isLoad(After))",
           "false"),
    Defect("accesses have the number of the next one", "Compile/AccessMetadata.cpp",
           "Number.getInt()", "Number.getInt() + 1"),
    Defect("releasing fences acquire nothing, and others neither",
           ACCESSES, "I.hasMetadata(ReleaseMetadata)", "true", room="Pipeline",
           within="Found.back().IsRelease = I.hasMetadata(ReleaseMetadata);"),
    Defect("threads only meet themselves", ACCESSES,
           "At->second != T", "false", room="Pipeline"),
    Defect("accesses that begin earlier do not reach far", ACCESSES,
           "From - int64_t(A.Bytes) + 1", "From", room="Pipeline"),
    Defect("accesses reach as far as a byte", ACCESSES,
           "From + int64_t(B.Bytes)", "From + 1", room="Pipeline"),
    Defect("what threads do not compute themselves is equal", ACCESSES,
           "AtA->Terms != AtB->Terms", "false", room="Pipeline",
           within="!AtA || !AtB || AtA->Terms != AtB->Terms"),
    Defect("bytes that begin elsewhere do not overlap", ACCESSES,
           "Before.From < After.To &&\n         After.From < Before.To",
           "Before.From == After.From", room="Pipeline"),
    Defect("asynchronous copies write nothing", ACCESSES,
           "Write", "Read", room="Pipeline",
           within="add(Call.getArgOperand(0), Write,\n        FixedVectorType"),
    Defect("waiting for copies is nothing that others see", ACCESSES,
           "A.Writes = A.IsEnd = true;", "A.IsEnd = true;", room="Pipeline"),
    Defect("masked stores write nothing", ACCESSES, "Write", "Read", room="Pipeline",
           within="add(Call.getArgOperand(1), Write, Call.getArgOperand(0)->getType());"),
    Defect("assembly of accesses writes nothing", ACCESSES,
           "A.Writes = A.IsAtomic = true;", "A.IsAtomic = true;", room="Pipeline"),
    Defect("fences need no barrier", ACCESSES,
           "!(Before.IsFence && (After.IsFence || Before.IsRelease))", "false",
           room="Pipeline"),
    Defect("calls that may do anything do nothing", ACCESSES,
           "Before.IsUnknown || After.IsUnknown", "false && Before.IsUnknown",
           room="Pipeline", within="if (Before.IsUnknown || After.IsUnknown)\n    return true;"),
    Defect("a loop does not come back to its barrier", REMOVER,
           "Seen.insert(Next).second", "Next != From.BB && Seen.insert(Next).second",
           room="Pipeline"),
    Defect("a barrier that is removed does for others", REMOVER,
           "E.Access = BlockAccess();", "", room="Pipeline"),
    Defect("all fences are idle", REMOVER,
           "IsBehindSame || IsLast", "true", room="Pipeline",
           within="return IsBehindSame || IsLast;"),
    Defect("branches take the other threads", VALUES,
           "(Is->Of[T] != 0) != IsOn", "(Is->Of[T] != 0) == IsOn", room="Pipeline"),
    Defect("branches are taken where they are not", VALUES,
           "Branch->getSuccessor(0) == BB", "true", room="Pipeline"),
    Defect("all threads select the same", VALUES,
           "Is.Of[T] = B->Of[T];", "", room="Pipeline"),
]
