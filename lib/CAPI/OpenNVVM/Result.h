//===- Result.h - What an operation found and made --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CAPI_OPENNVVM_RESULT_H
#define OPENNVVM_LIB_CAPI_OPENNVVM_RESULT_H

#include "Driver/PtxIndex.h"
#include "opennvvm-c/opennvvm.h"
#include "opennvvm/Support/Diagnostics.h"
#include <mutex>

namespace opennvvm::capi {

/// What an operation found and made. Only the index of PTX is added later.
struct Result {
  static constexpr uintptr_t FirstHandle = 0x4F4E564D03;

  std::string Output;
  bool IsPtx = false;
  std::vector<LineMark> Marks; ///< Of PTX.
  std::vector<Diagnostic> Findings;
  std::vector<TextEdit> Edits;   ///< With which the output was made.
  std::string Text, JSON, SARIF; ///< The findings, printed.

  const PtxIndex &index();

private:
  std::once_flag IsIndexed;
  PtxIndex Index;
};

/// \p D as callers see it. Its strings live as long as \p D.
opennvvmDiagnostic describe(const Diagnostic &D);

} // namespace opennvvm::capi

#endif // OPENNVVM_LIB_CAPI_OPENNVVM_RESULT_H
