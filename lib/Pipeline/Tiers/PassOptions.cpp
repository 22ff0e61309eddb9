//===- PassOptions.cpp - Switches of the optimizer ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Pipeline/PassOptions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace opennvvm {

namespace {
/// A slot and the member that it sets.
struct Slot {
  PassOptionSlot Facts;
  bool PassOptions::*Flag;
  std::string PassOptions::*Text;
};
} // namespace

static constexpr Slot Slots[] = {
    {{600, -1, "nvvm-verify", "flag", "0", "leaves out every nvvm-verify"},
     &PassOptions::DisableVerifier,
     nullptr},
    {{1976, 98, "nvvm-intrinsic-lowering-text", "text", "", "reserved"},
     nullptr,
     &PassOptions::LoweringText},
    {{2000, 99, "nvvm-intrinsic-lowering", "flag", "0",
      "leaves out every nvvm-intrinsic-lowering, of both levels"},
     &PassOptions::DisableLowering,
     nullptr},
    {{2200, -1, "generic-to-nvvm", "flag", "0",
      "leaves out generic-to-nvvm in the optimizer"},
     &PassOptions::DisableGenericToNVVM,
     nullptr},
};

ArrayRef<PassOptionSlot> passOptionSlots() {
  static constexpr auto Facts = [] {
    std::array<PassOptionSlot, std::size(Slots)> All = {};
    for (size_t I = 0; I < All.size(); ++I)
      All[I] = Slots[I].Facts;
    return All;
  }();
  return Facts;
}

static const Slot *findSlot(StringRef Name) {
  bool ByNumber = Name.consume_front("slot:");
  int Wanted;
  if (Name.getAsInteger(10, Wanted) || Wanted < 0)
    return nullptr;
  const Slot *Found = find_if(Slots, [&](const Slot &S) {
    return ByNumber ? S.Facts.Number == Wanted
                    : S.Facts.Offset == unsigned(Wanted);
  });
  return Found == std::end(Slots) ? nullptr : Found;
}

/// "600, 1976 (slot:98) …": all known slots.
static std::string knownSlots() {
  std::string Names;
  for (const Slot &S : Slots) {
    Names += (Names.empty() ? "" : ", ") + std::to_string(S.Facts.Offset);
    if (S.Facts.Number >= 0)
      Names += " (slot:" + std::to_string(S.Facts.Number) + ")";
  }
  return Names;
}

Error setPassOption(PassOptions &Options, StringRef Assignment) {
  auto [Name, Value] = Assignment.split('=');
  const Slot *S = findSlot(Name);
  if (!S)
    return createStringError("no pass option '" + Twine(Name) +
                             "'; documented are " + knownSlots());
  if (S->Text) {
    Options.*S->Text = Value.str();
    return Error::success();
  }
  if (Value != "0" && Value != "1")
    return createStringError("pass option " + Twine(Name) +
                             " is 0 or 1, not '" + Value + "'");
  Options.*S->Flag = Value == "1";
  return Error::success();
}

} // namespace opennvvm
