//===- Files.h - Arrays in files --------------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_RUN_FILES_H
#define OPENNVVM_LIB_RUN_FILES_H

#include "Run/Elements.h"
#include <string>
#include <vector>

namespace opennvvm::run {

/// The contents of a file.
struct FileArray {
  std::string Header; ///< Of a .npy file: what precedes the elements.
  std::vector<uint8_t> Bytes;
};

/// Reads \p File: all of it, or the elements of a .npy file.
llvm::Expected<FileArray> readArray(llvm::StringRef File, bool IsNpy);

/// The header of a .npy file with an array of \p Type, in C's order.
std::string npyHeader(const ArrayType &Type);

/// Writes \p Header and \p Bytes to \p File, all of them or nothing.
llvm::Error writeArray(llvm::StringRef File, llvm::StringRef Header,
                       llvm::ArrayRef<uint8_t> Bytes);

} // namespace opennvvm::run

#endif // OPENNVVM_LIB_RUN_FILES_H
