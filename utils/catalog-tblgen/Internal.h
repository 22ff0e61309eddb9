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

/// All rows of catalog/intrinsics/Internal.td in the order of their names;
/// two of one name are fatal.
std::vector<const llvm::Record *>
internalRows(const llvm::RecordKeeper &Records);

/// "llvm.nvvm.cvt." of a row.
std::string internalName(const llvm::Record *Row);

/// "llvm.nvvm.cvt.*" of a row, as one writes of it.
std::string internalTitle(const llvm::Record *Row);

/// "dst (src, i32, i32)" of a row.
std::string internalSignature(const llvm::Record *Row);

/// Bit per value that a field may have anywhere.
uint64_t legalValues(const llvm::Record *Field);

/// The chapter of docs/intrinsics.md on them.
void emitInternalDocs(const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);

} // namespace opennvvm

#endif // OPENNVVM_UTILS_CATALOGTBLGEN_INTERNAL_H
