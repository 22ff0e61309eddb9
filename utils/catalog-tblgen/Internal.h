//===- Internal.h - Intrinsics that LLVM does not know ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_UTILS_CATALOGTBLGEN_INTERNAL_H
#define OPENNVVM_UTILS_CATALOGTBLGEN_INTERNAL_H

#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <string>
#include <vector>

namespace llvm {
class Record;
class RecordKeeper;
} // namespace llvm

namespace opennvvm {

/// All rows of catalog/intrinsics/Internal.td, sorted by name; two rows with
/// the same name are a fatal error.
std::vector<const llvm::Record *>
internalRows(const llvm::RecordKeeper &Records);

/// The name of a row: "llvm.nvvm.cvt.".
std::string internalName(const llvm::Record *Row);

/// The name of a row for documentation: "llvm.nvvm.cvt.*".
std::string internalTitle(const llvm::Record *Row);

/// The signature of a row: "dst (src, i32, i32)".
std::string internalSignature(const llvm::Record *Row);

/// What \p List ("Fields" or "Constants") of \p Row states, without what only
/// some releases of libNVVM look at.
std::vector<const llvm::Record *> documented(const llvm::Record *Row,
                                             llvm::StringRef List);

/// Whether \p Field has bits.
bool hasBits(const llvm::Record *Field);

/// The operands of \p Row that have fields or are constants, by number.
std::vector<int64_t> wordOperands(const llvm::Record *Row);

/// A legal constant for each of these, to show in documentation.
std::vector<uint64_t> exampleWords(const llvm::Record *Row);

/// A bit for each value that a field may have in any intrinsic.
uint64_t legalValues(const llvm::Record *Field);

/// The chapter of docs/intrinsics.md about them.
void emitInternalDocs(const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);

} // namespace opennvvm

#endif // OPENNVVM_UTILS_CATALOGTBLGEN_INTERNAL_H
