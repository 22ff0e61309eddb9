//===- SystemCalls.cpp - What the driver provides -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// CUDA C++ Programming Guide, "Formatted Output", "Dynamic Global Memory
// Allocation and Operations" and "Assertion".
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/SystemCalls.h"
#include "Machine/Undefined/UndefinedBits.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdio>
#include <cstring>

using namespace llvm;

namespace opennvvm::ptxmachine {

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
      size_t End = Format.find_first_of("diouxXcsfFeEgGpaA%", At + 1);
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

  /// \p V as C's printf prints it.
  template <typename T>
  static void format(raw_ostream &OS, const std::string &Spec, T V) {
    SmallString<64> Text;
    Text.resize(64);
    for (;;) {
      int Size = std::snprintf(Text.data(), Text.size(), Spec.c_str(), V);
      if (Size < 0)
        return;
      if (size_t(Size) < Text.size()) {
        OS << Text.str().take_front(size_t(Size));
        return;
      }
      Text.resize(size_t(Size) + 1);
    }
  }

  template <typename T> bool number(raw_ostream &OS, const std::string &Spec) {
    T V;
    if (!take(V))
      return false;
    format(OS, Spec, V);
    return true;
  }

  bool string(raw_ostream &OS, const std::string &Spec) {
    uint64_t Address;
    std::string Text = "(null)";
    if (!take(Address))
      return false;
    if (Address) {
      Text.clear();
      if (!X.readString(Address, Text))
        return false;
    }
    format(OS, Spec, Text.c_str());
    return true;
  }

  bool one(raw_ostream &OS, std::string Spec) {
    // Widths and precisions among the arguments come before the value.
    for (size_t Star; (Star = Spec.find('*')) != std::string::npos;) {
      int32_t Width;
      if (!take(Width))
        return false;
      bool IsAbsent = Width < 0 && Spec[Star - 1] == '.';
      Spec.replace(Star - IsAbsent, 1 + IsAbsent,
                   IsAbsent ? "" : std::to_string(Width));
    }
    if (Spec.back() == 's')
      return string(OS, Spec);
    if (StringRef("fFeEgGaA").contains(Spec.back()))
      return number<double>(OS, Spec);
    bool IsWide =
        Spec.back() == 'p' || Spec.find_first_of("ljzt") != std::string::npos;
    return IsWide ? number<uint64_t>(OS, Spec) : number<uint32_t>(OS, Spec);
  }

  Exec &X;
  uint64_t Next;
};
} // namespace

void SystemCall::copy(unsigned Number, void *To, uint64_t Size) const {
  const FrameVariable &V = X.Fr->F->Variables[Call.Arguments[Number]];
  std::memcpy(To, &X.T.Local[X.Fr->Base + V.Offset], std::min(V.Size, Size));
}

void SystemCall::setResult(uint64_t Value) const {
  if (Call.Results.empty())
    return;
  const FrameVariable &V = X.Fr->F->Variables[Call.Results[0]];
  std::memcpy(&X.T.Local[X.Fr->Base + V.Offset], &Value,
              std::min<uint64_t>(V.Size, sizeof Value));
}

static bool print(SystemCall &Call) {
  Exec &X = Call.X;
  std::string Format;
  unsigned Count = 0;
  if (!X.readString(Call.argument(0), Format) ||
      !Printer(X, Call.argument(1))
           .print(Format, X.T.Home->Home->Output, Count))
    return false;
  Call.setResult(Count);
  return true;
}

static bool allocate(SystemCall &Call) {
  Exec &X = Call.X;
  uint64_t Size = Call.argument(0), Address = X.S.NextAddress;
  X.S.NextAddress += alignTo(Size, 256) + 4096;
  X.S.Heap.push_back({Address, std::vector<uint8_t>(Size), "malloc"});
  if (X.S.Bits)
    X.S.Bits->begin(X.S.Heap.back().Data.data(), Size, Origin::Global);
  Call.setResult(Address);
  return true;
}

static bool release(SystemCall &Call) {
  Exec &X = Call.X;
  uint64_t Address = Call.argument(0);
  erase_if(X.S.Heap, [&](const Allocation &A) {
    if (A.Address != Address)
      return false;
    if (X.S.Bits)
      X.S.Bits->end(A.Data.data(), A.Data.size());
    return true;
  });
  return true;
}

static bool failAssertion(SystemCall &Call) {
  std::string Text;
  Call.X.readString(Call.argument(0), Text);
  return Call.X.fail("assertion failed: " + Text);
}

/// What does not touch what other clusters have.
static constexpr SystemFunction OwnFunctions[] = {
    {"vprintf", 2, print}, {"__assertfail", 1, failAssertion}};
static constexpr SystemFunction HeapFunctions[] = {{"malloc", 1, allocate},
                                                   {"free", 1, release}};

bool runSystemCall(Exec &X, const Function &F, const CallInfo &Call) {
  SystemCall Made{X, Call};
  auto Is = [&](const SystemFunction &Known) {
    return F.Name == Known.Name && Call.Arguments.size() >= Known.Arguments;
  };
  if (const auto *Own = find_if(OwnFunctions, Is);
      Own != std::end(OwnFunctions))
    return Own->Run(Made);
  for (ArrayRef<SystemFunction> Shared :
       {ArrayRef(HeapFunctions), ArrayRef(DeviceLaunchFunctions)})
    if (const auto *Known = find_if(Shared, Is); Known != Shared.end())
      return X.needOthers() && Known->Run(Made);
  return false;
}

} // namespace opennvvm::ptxmachine
