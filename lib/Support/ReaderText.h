//===- ReaderText.h - Constructs of newer IR in text ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_SUPPORT_READERTEXT_H
#define OPENNVVM_LIB_SUPPORT_READERTEXT_H

#include "Catalog/ReaderConstruct.h"
#include "Support/IRText.h"
#include <optional>

namespace opennvvm {

/// Whether the tokens from \p First on spell \p C. A single word does not if it
/// is a label or the name of a field.
/// \param [in,out] Behind where the next token is read; if they do, it moves
/// behind the last one of them.
/// \returns the last token; an empty one if they do not.
std::optional<IRLexer::Token>
lastTokenOf(const ReaderConstruct &C, IRLexer::Token First, IRLexer &Behind);

} // namespace opennvvm

#endif // OPENNVVM_LIB_SUPPORT_READERTEXT_H
