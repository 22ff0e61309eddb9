//===- Signatures.h - How intrinsics are declared ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_SIGNATURES_H
#define OPENNVVM_LIB_INPUT_SIGNATURES_H

#include "Catalog/UpgradedIntrinsic.h"
#include "llvm/ADT/SmallVector.h"
#include <string>
#include <vector>

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm {

/// The types with which intrinsic \p Name was declared and those that it has,
/// as the details of a finding; of an old one, also what replaces it.
/// \param Declared the declaration; null if LLVM cannot read it.
std::vector<std::string> compareSignatures(llvm::StringRef Name,
                                           const llvm::Function *Declared);

/// LLVM's replacement for a call of \p Row, one instruction per line. LLVM
/// reads a function with one call to show it.
llvm::SmallVector<std::string, 2> replacementOf(const UpgradedIntrinsic &Row);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_SIGNATURES_H
