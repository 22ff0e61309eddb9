//===- Mode.h - What a compilation gives ------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The documented mode word: its values select which phases run and what is
// output; further bits give the width of pointers. The values are opaque; each
// stands for its documented meaning.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_PIPELINE_MODE_H
#define OPENNVVM_PIPELINE_MODE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace opennvvm {

enum class OutputMode : uint8_t {
  PTX,          ///< All phases; text.
  LLVMBitcode,  ///< Bitcode after optimization.
  OptiXIR,      ///< The same for OptiX, without LICM.
  GenLTO,       ///< Bitcode for link-time optimization.
  GenLTOAndLLC, ///< The same bitcode, and PTX.
  LinkLTO,      ///< Links the output of GenLTO, optimizes, prints.
  LTO,          ///< GenLTO on each input, then LinkLTO.
};

/// The documentation of one mode.
struct ModeInfo {
  OutputMode Mode;
  uint32_t Word; ///< 0 if only a flag selects it.
  llvm::StringRef Flag, Gives;
};

llvm::ArrayRef<ModeInfo> modes();

/// A decoded mode word.
struct ModeWord {
  OutputMode Mode = OutputMode::PTX;
  bool Debug = false;       ///< Bit 4: debug information or lines.
  bool GenOptLTO = false;   ///< Bit 7: lowering for LTO.
  unsigned PointerBits = 0; ///< Bits 8 and 9: 64 or 32; 0 if neither is set.

  bool givesBitcode() const {
    return Mode == OutputMode::LLVMBitcode || Mode == OutputMode::OptiXIR ||
           Mode == OutputMode::GenLTO;
  }
};

/// \returns the meaning of \p Word, or an error that lists the documented
/// values.
llvm::Expected<ModeWord> decodeModeWord(uint32_t Word);

/// The number that encodes \p Word; 0 for a mode that has none.
uint32_t encodeModeWord(const ModeWord &Word);

} // namespace opennvvm

#endif // OPENNVVM_PIPELINE_MODE_H
