//===- Text.cpp - C++ spellings of catalog text ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Text.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm {

std::string quoted(StringRef S) {
  std::string Out = "\"";
  for (char C : S) {
    if (C == '\n')
      Out += "\\n";
    else if (C == '"' || C == '\\')
      (Out += '\\') += C;
    else
      Out += C;
  }
  return Out += '"';
}

std::string camelCase(StringRef KebabCase) {
  std::string Out;
  bool Upper = true;
  for (char C : KebabCase) {
    if (C == '-') {
      Upper = true;
      continue;
    }
    Out += Upper ? toUpper(C) : C;
    Upper = false;
  }
  return Out;
}

bool isKebabCase(StringRef S) {
  if (S.empty() || S.front() == '-' || S.back() == '-' || S.contains("--"))
    return false;
  return all_of(S, [](char C) { return isDigit(C) || C == '-' || isLower(C); });
}

void writeExample(raw_ostream &OS, StringRef Title, StringRef Text) {
  OS << Title << ":\n\n```mlir\n" << Text.trim() << "\n```\n\n";
}

} // namespace opennvvm
