//===- Signature.h - What a call takes --------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_SIGNATURE_H
#define OPENNVVM_LIB_LSP_SIGNATURE_H

#include "Document.h"
#include "llvm/Support/JSON.h"

namespace opennvvm::editor {

/// The signature of the intrinsic or function whose operands are being written
/// at the byte at \p Offset, with what is known of each operand: what constants
/// are legal, and the fields of encoded ones.
/// \returns null if no call is being written there, or of nothing known.
llvm::json::Value signatureHelpAt(const Document &Doc, size_t Offset);

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_SIGNATURE_H
