//===- PassOptions.h - Switches of the optimizer ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The documented slots of NVVMPassOptions. Users name a slot by its offset
// ("2000=1") or by its number ("slot:99=1").
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_PIPELINE_PASSOPTIONS_H
#define OPENNVVM_PIPELINE_PASSOPTIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace opennvvm {

struct PassOptions {
  bool DisableVerifier = false;      ///< Offset 600: no nvvm-verify at all.
  bool DisableLowering = false;      ///< Offset 2000, slot 99: both levels.
  bool DisableGenericToNVVM = false; ///< Offset 2200.
  /// Offset 1976, slot 98: text for the lowering pass. The documents call it
  /// unused or reserved; it is stored but never read.
  std::string LoweringText;
};

/// The documentation of one slot.
struct PassOptionSlot {
  unsigned Offset;
  int Number; ///< -1 where it is not documented.
  llvm::StringRef Name, Kind, Default, Effect;
};

/// All documented slots, by offset.
llvm::ArrayRef<PassOptionSlot> passOptionSlots();

/// Applies \p Assignment: "OFFSET=VALUE" or "slot:NUMBER=VALUE", where VALUE is
/// 0 or 1, or any text for a text slot.
/// \returns an error that lists the documented slots if it names none of them.
llvm::Error setPassOption(PassOptions &Options, llvm::StringRef Assignment);

} // namespace opennvvm

#endif // OPENNVVM_PIPELINE_PASSOPTIONS_H
