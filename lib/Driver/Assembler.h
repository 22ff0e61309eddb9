//===- Assembler.h - NVIDIA's ptxas, if it is installed ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ptxas makes machine code. It is NVIDIA's program and need not be installed.
// This file finds it, runs it and takes apart what it prints, from which
// AssemblerFindings.h makes findings about the input.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_DRIVER_ASSEMBLER_H
#define OPENNVVM_LIB_DRIVER_ASSEMBLER_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <vector>

namespace opennvvm {

/// Something that ptxas says.
struct AssemblerMessage {
  enum class Kind : uint8_t { Note, Warning, Error };
  Kind Level = Kind::Error;
  unsigned Line = 0; ///< Of the PTX; 0 if none is named.
  std::string Text;
  std::vector<std::string> More; ///< Lines that follow it.
};

/// What became of PTX.
struct Assembly {
  llvm::SmallVector<char, 0> Code; ///< Empty if there were errors.
  std::vector<AssemblerMessage> Messages;
  /// Not empty if there is neither code nor an error that tells why: "was
  /// killed: Segmentation fault".
  std::string Failure;
};

/// How PTX is assembled.
struct AssemblerRequest {
  llvm::StringRef Program; ///< As findPtxas() gives it.
  llvm::StringRef Machine; ///< sm_90
  /// ptxas's level, if the user has chosen one. Code to be debugged is not
  /// optimized.
  std::optional<unsigned> Level;
  /// Whether ptxas also notes what functions use.
  bool Verbose = false;
};

/// The ptxas to run: \p Given if that is not empty, or else that of PATH, of
/// CUDA_HOME, of CUDA_PATH or of /usr/local/cuda, in this order. If \p Hermetic
/// is set, only \p Given counts. An error says where there is none.
llvm::Expected<std::string> findPtxas(llvm::StringRef Given, bool Hermetic);

/// Assembles \p PTX, through temporary files that do not remain. Debug
/// information is kept as the text asks for it. An error says which of the
/// files could not be written or read.
llvm::Expected<Assembly> assemble(const AssemblerRequest &Request,
                                  llvm::StringRef PTX);

/// What ptxas has printed, message by message. \p Rest receives the lines
/// before the first of them, which are none of its usual form.
std::vector<AssemblerMessage>
readAssemblerMessages(llvm::StringRef Text, std::vector<std::string> &Rest);

} // namespace opennvvm

#endif // OPENNVVM_LIB_DRIVER_ASSEMBLER_H
