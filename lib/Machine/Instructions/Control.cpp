//===- Control.cpp - Branches, calls, the driver's functions --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Undefined/UndefinedBits.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

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

//===----------------------------------------------------------------------===//
// What the driver provides
//===----------------------------------------------------------------------===//

namespace {
/// One formatted line from a buffer of promoted arguments.
class Printer {
public:
  Printer(Exec &X, uint64_t Buffer) : X(X), Next(Buffer) {}

  bool print(StringRef Format, std::string &Out, unsigned &Count) {
    raw_string_ostream OS(Out);
    while (!Format.empty()) {
      size_t At = Format.find('%');
      OS << Format.take_front(At);
      if (At == StringRef::npos)
        return true;
      size_t End = Format.find_first_of("diouxXcsfeEgGpaA%", At + 1);
      if (End == StringRef::npos)
        return X.fail("a bad printf format");
      std::string Spec = Format.slice(At, End + 1).str();
      Format = Format.drop_front(End + 1);
      if (Spec.back() == '%') {
        OS << '%';
        continue;
      }
      ++Count;
      if (!one(OS, Spec))
        return false;
    }
    return true;
  }

private:
  template <typename T> bool take(T &V) {
    Next = alignTo(Next, sizeof(T));
    uint8_t *From =
        X.access(Space::Generic, Next, sizeof(T), sizeof(T), {Access::Read});
    if (!From)
      return false;
    std::memcpy(&V, From, sizeof(T));
    Next += sizeof(T);
    return true;
  }

  template <typename T> bool number(raw_ostream &OS, const std::string &Spec) {
    T V;
    if (!take(V))
      return false;
    char Text[400];
    std::snprintf(Text, sizeof Text, Spec.c_str(), V);
    OS << Text;
    return true;
  }

  bool one(raw_ostream &OS, const std::string &Spec) {
    if (Spec.back() == 's') {
      uint64_t Address;
      std::string Text;
      if (!take(Address) || !X.readString(Address, Text))
        return false;
      OS << Text;
      return true;
    }
    if (StringRef("feEgGaA").contains(Spec.back()))
      return number<double>(OS, Spec);
    bool Wide = Spec.back() == 'p' || Spec.find("ll") != std::string::npos ||
                Spec.find('l') != std::string::npos;
    return Wide ? number<uint64_t>(OS, Spec) : number<uint32_t>(OS, Spec);
  }

  Exec &X;
  uint64_t Next;
};
} // namespace

bool runSystemCall(Exec &X, const Function &F, const CallInfo &Call) {
  const Function &Caller = *X.Fr->F;
  auto Argument = [&](unsigned N) {
    const FrameVariable &V = Caller.Variables[Call.Arguments[N]];
    uint64_t Value = 0;
    std::memcpy(&Value, &X.T.Local[X.Fr->Base + V.Offset],
                std::min<uint64_t>(V.Size, 8));
    return Value;
  };
  auto Result = [&](uint64_t Value) {
    if (Call.Results.empty())
      return;
    const FrameVariable &V = Caller.Variables[Call.Results[0]];
    std::memcpy(&X.T.Local[X.Fr->Base + V.Offset], &Value,
                std::min<uint64_t>(V.Size, 8));
  };
  if (F.Name == "vprintf" && Call.Arguments.size() == 2) {
    std::string Format;
    unsigned Count = 0;
    if (!X.readString(Argument(0), Format) ||
        !Printer(X, Argument(1)).print(Format, X.T.Home->Home->Output, Count))
      return false;
    Result(Count);
    return true;
  }
  if (F.Name == "malloc" && Call.Arguments.size() == 1) {
    if (!X.needOthers())
      return false;
    uint64_t Size = Argument(0), Address = X.S.NextAddress;
    X.S.NextAddress += alignTo(Size, 256) + 4096;
    X.S.Heap.push_back({Address, std::vector<uint8_t>(Size), "malloc"});
    if (X.S.Bits)
      X.S.Bits->begin(X.S.Heap.back().Data.data(), Size, Origin::Global);
    Result(Address);
    return true;
  }
  if (F.Name == "free" && Call.Arguments.size() == 1) {
    if (!X.needOthers())
      return false;
    uint64_t Address = Argument(0);
    llvm::erase_if(X.S.Heap, [&](const Allocation &A) {
      if (A.Address != Address)
        return false;
      if (X.S.Bits)
        X.S.Bits->end(A.Data.data(), A.Data.size());
      return true;
    });
    return true;
  }
  if (F.Name == "__assertfail" && Call.Arguments.size() >= 1) {
    std::string Text;
    X.readString(Argument(0), Text);
    return X.fail("assertion failed: " + Text);
  }
  return false;
}

} // namespace opennvvm::ptxmachine
