//===- Check.h - What is wrong with a document ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_CHECK_H
#define OPENNVVM_LIB_LSP_CHECK_H

#include "CommandLine/Options.h"
#include "Document.h"
#include "Driver/PtxIndex.h"
#include "Settings.h"
#include "opennvvm/Support/Diagnostics.h"
#include "llvm/ADT/StringMap.h"
#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace opennvvm::editor {

/// The findings in one version of a document.
struct CheckedDocument {
  std::shared_ptr<const Document> Doc;
  Settings How;
  /// With what mends them, in bytes of the document.
  std::vector<Diagnostic> Findings;
  bool IsReadable = false; ///< Whether LLVM has read all of it.
  /// If LLVM has read only a part, that part: the text with blanks in place of
  /// the pieces in Dropped. Empty if LLVM has read nothing.
  std::string Recovered;
  std::vector<Span> Dropped;
  std::string Arch; ///< "sm_90"; empty if nothing could be read.
  std::chrono::milliseconds Took{0};
};

/// Checks \p Doc. If it cannot be read, what LLVM stops at is reported, and as
/// far as possible the rest is checked without it.
CheckedDocument checkDocument(std::shared_ptr<const Document> Doc,
                              llvm::ArrayRef<std::string> GivenOptions);

/// What a document becomes.
struct GeneratedPTX {
  std::string Text;
  PtxIndex Index;
  /// The names of functions that PTX spells in another way.
  llvm::StringMap<std::string> Names;
  std::string Failure; ///< Why there is none.
};

/// The PTX of \p Doc, which is not checked against a profile.
GeneratedPTX generatePTX(const CheckedDocument &Doc);

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_CHECK_H
