//===- Finding.h - What is wrong with a program that ran --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_FINDING_H
#define OPENNVVM_LIB_MACHINE_FINDING_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace opennvvm::ptxmachine {

/// A thread, or an asynchronous operation of one, and where it was.
struct Party {
  unsigned Block[3] = {0, 0, 0};
  unsigned Thread[3] = {0, 0, 0};
  unsigned Line = 0; ///< Of the PTX; 0 if there is none.
  std::string What;  ///< "writes 4 bytes", "waits at bar.sync 0".
};

/// A broken rule of the PTX ISA that a run has shown.
struct Finding {
  llvm::StringRef Rule; ///< "race-shared"; one of rules().
  std::string Message;
  std::string Remedy;
  std::string Kernel;
  /// The parties; the first one is where the finding stands.
  llvm::SmallVector<Party, 2> Parties;
  uint64_t Count = 1; ///< How often it was seen at these lines.
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_FINDING_H
