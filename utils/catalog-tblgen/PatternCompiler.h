//===- PatternCompiler.h - From PTX patterns to bytes -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_UTILS_CATALOGTBLGEN_PATTERNCOMPILER_H
#define OPENNVVM_UTILS_CATALOGTBLGEN_PATTERNCOMPILER_H

#include "Intrinsics.h"

namespace opennvvm {

/// Compiles the pattern of \p I to the encoding of
/// lib/Catalog/Pattern.h; an invalid pattern is a fatal error that names it.
std::vector<uint8_t> compilePattern(const CatalogIntrinsic &I);

} // namespace opennvvm

#endif // OPENNVVM_UTILS_CATALOGTBLGEN_PATTERNCOMPILER_H
