//===- SampleCalls.h - Legal calls of intrinsics ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Types and immediates for programs that call every intrinsic of the catalog.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_CATALOG_SAMPLECALLS_H
#define OPENNVVM_TESTING_CATALOG_SAMPLECALLS_H

#include "Catalog/Intrinsic.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace opennvvm {

/// The types that choose one overload.
using OverloadTypes = llvm::SmallVector<llvm::Type *, 4>;

/// Every overload of \p ID, whose row is \p Row; a single one without types if
/// it is not overloaded.
std::vector<OverloadTypes> overloadsOf(llvm::LLVMContext &C,
                                       llvm::Intrinsic::ID ID,
                                       const IntrinsicRow &Row);

/// Values that the catalog allows for immediate \p Arg of type \p Ty, lowest
/// first: all of them if they are few.
std::vector<int64_t> sampleImmediates(const IntrinsicRow &Row, unsigned Arg,
                                      llvm::Type *Ty);

} // namespace opennvvm

#endif // OPENNVVM_TESTING_CATALOG_SAMPLECALLS_H
