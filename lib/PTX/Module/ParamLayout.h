//===- ParamLayout.h - Parameters as .param variables -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Function header, call and return must agree exactly on how a value is passed.
// Only this file decides it.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_MODULE_PARAMLAYOUT_H
#define OPENNVVM_LIB_PTX_MODULE_PARAMLAYOUT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Alignment.h"
#include <cstdint>

namespace llvm {
class Argument;
class CallBase;
class DataLayout;
class Function;
class Type;
} // namespace llvm

namespace opennvvm::ptx {

/// The largest alignments that ptxas accepts: of variables, and of parameters
/// of functions that are not kernels.
inline constexpr llvm::Align MaxAlignment = llvm::Align::Constant<1 << 23>(),
                             MaxParamAlignment = llvm::Align::Constant<128>();

/// One .param variable.
struct ParamLayout {
  bool IsArray = false;                ///< ".align A .b8 NAME[Size]"
  llvm::Align Alignment;               ///< Known alignment of the variable.
  uint64_t Size = 0;                   ///< In bytes.
  llvm::StringLiteral ScalarType = ""; ///< ".u32"; empty for arrays.
};

/// A parameter in the header of \p F. Kernels keep narrow integers narrow
/// (".u8"); functions widen them to 32 bits.
ParamLayout layoutParam(const llvm::Argument &A, const llvm::DataLayout &DL,
                        bool IsKernel);
/// The return value of \p F, which is not void.
ParamLayout layoutReturn(const llvm::Function &F, const llvm::DataLayout &DL);

/// Argument \p Index of a call, as its callee declares it.
ParamLayout layoutArgument(const llvm::CallBase &Call, unsigned Index,
                           const llvm::DataLayout &DL);
/// The result of a call, which is not void.
ParamLayout layoutReturn(const llvm::CallBase &Call,
                         const llvm::DataLayout &DL);

/// Whether values of \p Ty are passed at all: empty structures and arrays are
/// not.
bool hasParam(llvm::Type *Ty, const llvm::DataLayout &DL);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_MODULE_PARAMLAYOUT_H
