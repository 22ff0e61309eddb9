//===- ResponseFiles.h - Arguments that stand in files ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_COMMANDLINE_RESPONSEFILES_H
#define OPENNVVM_LIB_COMMANDLINE_RESPONSEFILES_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace opennvvm::cli {

/// Replaces each argument "@FILE" by the arguments in FILE, which are quoted as
/// in a shell, and may name further files. As for other compilers, an argument
/// stays what it is if there is no such file.
/// \param Allocator holds the new arguments.
/// \param [out] Read receives the names of the files.
/// \returns an error if a file cannot be read, or contains itself.
llvm::Error expandResponseFiles(llvm::SmallVectorImpl<const char *> &Args,
                                llvm::BumpPtrAllocator &Allocator,
                                std::vector<std::string> &Read);

} // namespace opennvvm::cli

#endif // OPENNVVM_LIB_COMMANDLINE_RESPONSEFILES_H
