//===- Operation.h - Intrinsics of MLIR's nvvm dialect ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_OPERATION_H
#define OPENNVVM_LIB_CATALOG_OPERATION_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace opennvvm {

/// An operation of MLIR's nvvm dialect, as catalog/Operations.td has it.
struct NVVMOperation {
  llvm::StringLiteral Name; ///< Without "nvvm.".
  uint16_t Begin, Count;    ///< See intrinsicsOf.
};

/// The row of operation \p Name, "mma.sync"; null when there is none.
const NVVMOperation *findOperation(llvm::StringRef Name);

/// The intrinsics of which \p Operation becomes one, as indices into
/// intrinsicRows(); none where it becomes something that all machines have.
llvm::ArrayRef<uint16_t> intrinsicsOf(const NVVMOperation &Operation);

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_OPERATION_H
