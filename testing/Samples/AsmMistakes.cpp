//===- AsmMistakes.cpp - Mistakes in lines of PTX -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads templates of inline assembly from standard input, one in each line:
// the constraint letters of its operands, a tab, and its text, in which "\n" is
// the end of a line. Prints for each text a line with its mistakes, separated
// by tabs: their kinds, offsets, names and messages.
//
//===----------------------------------------------------------------------===//

#include "InlineAsm/Syntax.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace opennvvm;

int main() {
  static constexpr StringLiteral Kinds[] = {
      "syntax", "unclosed", "unopened", "undeclared", "operand", "unknown"};
  auto Input = MemoryBuffer::getSTDIN();
  if (!Input)
    return 1;
  for (StringRef Rest = (*Input)->getBuffer(); !Rest.empty();) {
    StringRef Line;
    std::tie(Line, Rest) = Rest.split('\n');
    auto [Letters, Escaped] = Line.split('\t');
    std::string Text;
    while (!Escaped.empty())
      if (Escaped.consume_front("\\n")) {
        Text += '\n';
      } else {
        Text += Escaped.front();
        Escaped = Escaped.drop_front();
      }
    StringRef Tab = "";
    for (const AsmMistake &M :
         findMistakes(Text, ArrayRef(Letters.data(), Letters.size()))) {
      outs() << Tab << Kinds[M.Kind] << ' ' << M.Offset << ' ' << M.Name << ' '
             << M.Message;
      Tab = "\t";
    }
    outs() << '\n';
  }
}
