//===- JSONSink.h - A finding as JSON ---------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_SUPPORT_JSONSINK_H
#define OPENNVVM_LIB_SUPPORT_JSONSINK_H

#include "opennvvm/Support/Diagnostics.h"
#include "llvm/Support/JSON.h"

namespace opennvvm {

/// Writes \p D as the object that docs/diagnostics.md describes.
void writeFinding(llvm::json::OStream &J, const Diagnostic &D);

} // namespace opennvvm

#endif // OPENNVVM_LIB_SUPPORT_JSONSINK_H
