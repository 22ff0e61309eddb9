//===- SplitNotes.h - What units say of themselves --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The files of a unit, of its result, and of the rest of the module say in
// named metadata what their code does not.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_UNITS_SPLITNOTES_H
#define OPENNVVM_LIB_PIPELINE_UNITS_SPLITNOTES_H

#include "Exposure.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

inline constexpr llvm::StringLiteral ArgumentsNote = "opennvvm.split.arguments";
inline constexpr llvm::StringLiteral DigestNote = "opennvvm.split.unit";

/// Notes \p Strings under \p Name.
void noteStrings(llvm::Module &M, llvm::StringRef Name,
                 llvm::ArrayRef<std::string> Strings);

/// What noteStrings() has noted; empty if it has not.
std::vector<std::string> notedStrings(const llvm::Module &M,
                                      llvm::StringRef Name);

/// Notes how to restore() what was exposed, even if that is nothing.
void noteLinkage(llvm::Module &M, llvm::ArrayRef<Linkage> Saved);

/// Whether noteLinkage() has noted anything.
bool hasNotedLinkage(const llvm::Module &M);

/// What noteLinkage() has noted, which must be there. An invalid number counts
/// as external linkage and default visibility.
std::vector<Linkage> notedLinkage(const llvm::Module &M);

/// Removes all notes.
void dropNotes(llvm::Module &M);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_UNITS_SPLITNOTES_H
