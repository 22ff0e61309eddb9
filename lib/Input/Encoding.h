//===- Encoding.h - How a text is encoded -----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_ENCODING_H
#define OPENNVVM_LIB_INPUT_ENCODING_H

#include "opennvvm/Input/Input.h"

namespace opennvvm {

/// The byte-order mark of UTF-8.
inline constexpr llvm::StringLiteral ByteOrderMark = "\xEF\xBB\xBF";

/// Makes the text of \p L, which is no bitcode, readable: a byte-order mark of
/// UTF-8 becomes blanks, so that places stay the same, and is among the
/// findings of \p L. Text that has two or four bytes per character is reported.
/// \returns whether the text may be read.
bool acceptEncoding(LoadedModule &L, DiagnosticEngine &Diags);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_ENCODING_H
