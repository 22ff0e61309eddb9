//===- Mode.h - What a compilation gives ------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The documented mode word: its values say which phases run and what comes out,
// further bits say how wide pointers are. Values are opaque; each stands for
// what is documented of it.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_PIPELINE_MODE_H
#define OPENNVVM_PIPELINE_MODE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace opennvvm {

enum class OutputMode : uint8_t {
  PTX,         ///< All phases; text.
  LLVMBitcode, ///< Bitcode after optimisation.
  OptiXIR,     ///< The same for OptiX, without LICM.
  GenLTO,      ///< Bitcode to be linked later.
  GenLTOAndLLC, ///< That bitcode, and PTX.
  LinkLTO,     ///< Links what GenLTO gave, optimises, prints.
  LTO,         ///< GenLTO on each input, then LinkLTO.
};

/// What is documented of one mode.
struct ModeInfo {
  OutputMode Mode;
  uint32_t Word; ///< 0 where only a flag selects it.
  llvm::StringRef Flag, Gives;
};

llvm::ArrayRef<ModeInfo> modes();

/// A mode word, taken apart.
struct ModeWord {
  OutputMode Mode = OutputMode::PTX;
  bool Debug = false;       ///< Bit 4: debug information or lines.
  bool GenOptLTO = false;   ///< Bit 7: lowering for LTO.
  unsigned PointerBits = 0; ///< Bits 8 and 9: 64 or 32; 0 says neither.

  bool givesBitcode() const {
    return Mode == OutputMode::LLVMBitcode || Mode == OutputMode::OptiXIR ||
           Mode == OutputMode::GenLTO;
  }
};

/// \returns what \p Word says, or an error that names the documented values.
llvm::Expected<ModeWord> decodeModeWord(uint32_t Word);

/// The word that \p Word came from; 0 for a mode that has none.
uint32_t encodeModeWord(const ModeWord &Word);

} // namespace opennvvm

#endif // OPENNVVM_PIPELINE_MODE_H
