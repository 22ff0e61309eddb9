//===- Control.cpp - Branches and calls -----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Undefined/UndefinedBits.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

bool runNothing(Exec &, const Instruction &) { return true; }

bool runBranch(Exec &X, const Instruction &I) {
  X.Fr->PC = X.Fr->F->LabelAt[I.Ops[0].Index];
  return true;
}

bool runBranchTable(Exec &X, const Instruction &I) {
  const auto &Table = X.Fr->F->Tables[I.Ops[1].Index];
  uint64_t Index = X.get64(I.Ops[0], 32);
  if (Index >= Table.size())
    return X.fail("brx.idx past its table");
  X.Fr->PC = X.Fr->F->LabelAt[Table[Index]];
  return true;
}

bool runExit(Exec &X, const Instruction &) {
  X.T.Status = Status::Done;
  return true;
}

bool runTrap(Exec &X, const Instruction &) { return X.fail("trap"); }

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Local memory available to one thread.
static constexpr uint64_t StackLimit = 512 << 10;

bool runCall(Exec &X, const Instruction &I) {
  const Function &Caller = *X.Fr->F;
  const CallInfo &Call = Caller.Calls[I.Extra];
  uint64_t Number = Call.Function;
  if (Call.Indirect) {
    uint64_t Address = X.get64(Call.Target);
    if (Address < CodeWindow || Address % 16 ||
        (Address - CodeWindow) / 16 >= X.S.P.Functions.size())
      return X.fail("a call to something that is not a function");
    Number = (Address - CodeWindow) / 16;
  }
  const Function &F = X.S.P.Functions[Number];
  if (!F.IsDefined)
    return runSystemCall(X, F, Call) ||
           X.fail("a call to " + F.Name + ", which is not defined");
  if (Call.Arguments.size() > F.Parameters.size() ||
      Call.Results.size() != F.Results.size())
    return X.fail("a call that does not match " + F.Name);
  Frame New;
  New.F = &F;
  New.Call = &Call;
  New.Registers = X.Fr->Registers + Caller.NumRegisters;
  New.Base = alignTo(X.Fr->Top, 16);
  // The return address also needs space.
  New.Top = New.Base + std::max<uint64_t>(F.FrameSize, 16);
  uint64_t OldBase = X.Fr->Base;
  for (unsigned N = 0; N < Call.Arguments.size(); ++N) {
    const FrameVariable &From = Caller.Variables[Call.Arguments[N]],
                        &To = F.Variables[F.Parameters[N]];
    if (To.Unsized)
      New.Top += From.Size;
    else if (From.Size != To.Size)
      return X.fail("argument " + Twine(N) + " of " + F.Name + " has " +
                    Twine(From.Size) + " bytes, not " + Twine(To.Size));
  }
  if (New.Top > StackLimit)
    return X.fail("stack overflow");
  X.T.Local.resize(std::max<uint64_t>(X.T.Local.size(), New.Top));
  for (unsigned N = 0; N < Call.Arguments.size(); ++N) {
    const FrameVariable &From = Caller.Variables[Call.Arguments[N]],
                        &To = F.Variables[F.Parameters[N]];
    std::memmove(&X.T.Local[New.Base + To.Offset],
                 &X.T.Local[OldBase + From.Offset], From.Size);
  }
  X.T.Registers.resize(New.Registers + F.NumRegisters);
  X.T.Frames.push_back(New);
  X.enterFrame();
  if (X.S.Watch)
    X.S.Watch->enter(X);
  return true;
}

bool runReturn(Exec &X, const Instruction &) {
  if (X.T.Frames.size() == 1) {
    X.T.Status = Status::Done;
    return true;
  }
  Frame Done = X.T.Frames.back();
  X.T.Frames.pop_back();
  X.enterFrame();
  for (unsigned N = 0; N < Done.Call->Results.size(); ++N) {
    const FrameVariable &From = Done.F->Variables[Done.F->Results[N]],
                        &To = X.Fr->F->Variables[Done.Call->Results[N]];
    std::memmove(&X.T.Local[X.Fr->Base + To.Offset],
                 &X.T.Local[Done.Base + From.Offset],
                 std::min(From.Size, To.Size));
  }
  if (X.S.Watch)
    X.S.Watch->leave(X, Done);
  return true;
}

} // namespace opennvvm::ptxmachine
