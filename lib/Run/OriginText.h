//===- OriginText.h - Places of a run, as text ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_RUN_ORIGINTEXT_H
#define OPENNVVM_LIB_RUN_ORIGINTEXT_H

#include "Run/Input.h"
#include "llvm/Support/JSON.h"

namespace opennvvm::run {

/// The place that a reader can open, "a.cu:7:3": in the source, or else in the
/// IR, or else in the PTX.
std::string placeOf(const Loaded &L, const Origin &At);

/// Writes all that is known of \p At: the fields "ptxLine", "ptx", "line" and
/// "source".
void writeOrigin(llvm::json::OStream &J, const Loaded &L, const Origin &At);

} // namespace opennvvm::run

#endif // OPENNVVM_LIB_RUN_ORIGINTEXT_H
