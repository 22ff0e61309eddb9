//===- DebugText.h - Places in the source, by the words ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_DEBUGTEXT_H
#define OPENNVVM_LIB_LSP_DEBUGTEXT_H

#include "Index.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include <string>

namespace opennvvm::editor {

/// Follows debug information in text that need not parse.
class DebugText {
public:
  /// \p I must outlive this.
  explicit DebugText(const Index &I);

  /// "k.cu:7" for the DILocation \p Node ("!12"); empty if it is none, or
  /// nothing names its file.
  const std::string &placeOf(llvm::StringRef Node);

private:
  llvm::StringRef field(llvm::StringRef Node, llvm::StringRef Name) const;
  std::string find(llvm::StringRef Node) const;

  const Index &I;
  llvm::StringMap<Span> Nodes; ///< By "!12".
  llvm::StringMap<std::string> Known;
};

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_DEBUGTEXT_H
