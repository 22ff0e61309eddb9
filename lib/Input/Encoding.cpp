//===- Encoding.cpp - How a text is encoded -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Encoding.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace opennvvm {

/// The encoding of \p Text, if it has several bytes per character: its mark, or
/// else zeros among the first characters, which are ASCII, tell. Empty if not.
static StringRef wideEncodingOf(StringRef Text) {
  auto StartsWith = [&](StringRef Mark) { return Text.starts_with(Mark); };
  if (StartsWith(StringRef("\xFF\xFE\0\0", 4)) ||
      StartsWith(StringRef("\0\0\xFE\xFF", 4)))
    return "UTF-32";
  if (StartsWith("\xFF\xFE") || StartsWith("\xFE\xFF"))
    return "UTF-16";
  if (Text.size() < 4)
    return {};
  // Which of the first four bytes are zeros.
  unsigned Zeros = 0;
  for (unsigned I = 0; I < 4; ++I)
    Zeros |= (Text[I] == 0) << I;
  if (Zeros == 0b1010 || Zeros == 0b0101)
    return "UTF-16";
  return Zeros == 0b1110 || Zeros == 0b0111 ? "UTF-32" : "";
}

bool acceptEncoding(LoadedModule &L, DiagnosticEngine &Diags) {
  StringRef Text = L.Buffer->getBuffer();
  if (StringRef Name = wideEncodingOf(Text); !Name.empty()) {
    Diags.reportText(Rule::MiscTextEncoding, {1, 1, 1, 1}, {Name.str()});
    return false;
  }
  if (!Text.starts_with(ByteOrderMark))
    return true;
  ReadFinding F;
  F.ID = F.Instead = Rule::MiscByteOrderMark;
  F.Range = {1, 1, 1, unsigned(ByteOrderMark.size()) + 1};
  L.Findings.push_back(std::move(F));
  // libNVVM does not read such a text.
  bool IsRefused =
      ruleInfo(Rule::MiscByteOrderMark).Severities[unsigned(Diags.profile())] ==
      Severity::Error;
  if (IsRefused && Diags.isEnabled(Rule::MiscByteOrderMark))
    return false;
  std::unique_ptr<WritableMemoryBuffer> Blank =
      WritableMemoryBuffer::getNewUninitMemBuffer(
          Text.size(), L.Buffer->getBufferIdentifier());
  copy(Text, Blank->getBufferStart());
  std::fill_n(Blank->getBufferStart(), ByteOrderMark.size(), ' ');
  L.Buffer = std::move(Blank);
  return true;
}

} // namespace opennvvm
