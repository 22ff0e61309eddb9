//===- Mend.h - Kernels broken on purpose and mended ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_DIFFERENTIAL_MEND_H
#define OPENNVVM_TESTING_DIFFERENTIAL_MEND_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace opennvvm::differential {

/// Makes \p Text, a kernel, break rules that `nvvmc fix` mends, without
/// changing what it computes, and mends it.
/// \returns the mended text, or an error if anything is left that has a fix.
llvm::Expected<std::string> breakAndMend(llvm::StringRef Text, uint64_t Seed);

} // namespace opennvvm::differential

#endif // OPENNVVM_TESTING_DIFFERENTIAL_MEND_H
