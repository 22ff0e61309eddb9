//===- TemplateTest.cpp - LLVM's templates of assembly text ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InlineAsm/Template.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

/// The pieces of \p Template in brackets: text, <2:c>, <:uid>, <!reason>.
std::string pieces(StringRef Template) {
  std::string Out;
  AsmTemplate Reader(Template);
  for (AsmPiece P; Reader.next(P);) {
    switch (P.Kind) {
    case AsmPiece::Text:
      Out += "[" + P.Body.str() + "]";
      break;
    case AsmPiece::Operand:
      Out += "<" + std::to_string(P.Number);
      if (P.Modifier)
        Out += std::string(":") + P.Modifier;
      Out += ">";
      break;
    case AsmPiece::Special:
      Out += "<:" + P.Body.str() + ">";
      break;
    case AsmPiece::Malformed:
      Out += "<!" + P.Body.str() + ">";
    }
  }
  return Out;
}

TEST(Template, Operands) {
  EXPECT_EQ(pieces("add $0, ${1}, ${12:c};"), "[add ]<0>[, ]<1>[, ]<12:c>[;]");
  EXPECT_EQ(pieces("$$L_${:uid}:"), "[$][L_]<:uid>[:]");
  EXPECT_EQ(pieces(""), "");
}

TEST(Template, BracesOfPTXAreText) {
  EXPECT_EQ(pieces("{ mov.b64 {$0, $1}, $2; }"),
            "[{ mov.b64 {]<0>[, ]<1>[}, ]<2>[; }]");
}

TEST(Template, Alternatives) {
  EXPECT_EQ(pieces("$(a$|b$|c$) d"), "[a][ d]");
  EXPECT_EQ(pieces("$($0$|$9$)"), "<0>");
  // Outside of alternatives.
  EXPECT_EQ(pieces("a$|b$)"), "[a][|][b][}]");
  EXPECT_EQ(pieces("$(a$(b"),
            "[a]<!alternatives inside alternatives in the text>");
}

TEST(Template, Malformed) {
  for (const char *Text : {"$", "$x", "${", "${0", "${0:", "${0:}", "${0:cc}",
                           "${:uid", "$99999999999", "${x}"})
    EXPECT_NE(pieces(Text).find("<!"), std::string::npos) << Text;
}

TEST(Template, PlainText) {
  EXPECT_EQ(plainText("ld.u$1 $0, [$2]; ${:comment} $$",
                      [](const AsmPiece &P, std::string &Out) {
                        if (P.Number != 1)
                          return false;
                        Out += "32";
                        return true;
                      }),
            "ld.u32 \1, [\1]; // $");
}

} // namespace
