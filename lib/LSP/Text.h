//===- Text.h - A text that an editor shows ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The protocol names places by line and column, and columns count units of the
// encoding that both sides have agreed on. Everything else here counts bytes.
// LLVM's protocol library takes columns for bytes, so that it misplaces edits
// behind characters that are not ASCII.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_TEXT_H
#define OPENNVVM_LIB_LSP_TEXT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LSP/Protocol.h"
#include <optional>
#include <string>
#include <vector>

namespace opennvvm::editor {

/// What columns count.
enum class ColumnUnit : uint8_t {
  UTF16, ///< The protocol's default.
  UTF8,
  UTF32
};

/// Chooses among the names that a client offers ("utf-8"), in its order; UTF16
/// if it offers none that is known.
ColumnUnit chooseColumnUnit(llvm::ArrayRef<std::string> Offered);

/// The protocol's name for \p Unit.
llvm::StringRef columnUnitName(ColumnUnit Unit);

/// A text with its lines, which end in "\n", "\r\n" or "\r".
class Text {
public:
  explicit Text(std::string Contents, ColumnUnit Unit = ColumnUnit::UTF16);

  llvm::StringRef str() const { return Contents; }
  size_t size() const { return Contents.size(); }
  ColumnUnit unit() const { return Unit; }
  unsigned numLines() const { return LineStarts.size(); }

  /// Line \p Number, from 0, without what ends it; empty behind the last.
  llvm::StringRef line(unsigned Number) const;
  /// The line of the byte at \p Offset.
  unsigned lineOf(size_t Offset) const;
  /// The first byte of line \p Number; the end of the text behind the last.
  size_t startOfLine(unsigned Number) const;

  /// The byte at \p At. Columns behind the end of a line mean its end, and
  /// lines behind the last the end of the text. A place inside a character is
  /// that of the character.
  size_t offsetOf(llvm::lsp::Position At) const;
  /// The place of the byte at \p Offset; behind the end of the text, its end.
  llvm::lsp::Position positionOf(size_t Offset) const;
  llvm::lsp::Range rangeOf(size_t Begin, size_t End) const;

  /// Replaces the bytes from \p Begin to \p End.
  void replace(size_t Begin, size_t End, llvm::StringRef New);

  /// Makes \p Change: of a range, or of the whole text if it names none. A
  /// range that ends before it begins is empty.
  void apply(const llvm::lsp::TextDocumentContentChangeEvent &Change);

private:
  void findLines();

  std::string Contents;
  std::vector<size_t> LineStarts; ///< At least one.
  ColumnUnit Unit;
};

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_TEXT_H
