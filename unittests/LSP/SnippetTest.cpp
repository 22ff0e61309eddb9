//===- SnippetTest.cpp - Text with places to fill in ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LSP/Snippet.h"
#include "gtest/gtest.h"

using namespace opennvvm::editor;

TEST(Snippet, SpecialCharactersAreEscaped) {
  EXPECT_EQ(escapeSnippet("{ i32, i1 } $x \\"), "{ i32, i1 \\} \\$x \\\\");
  EXPECT_EQ(withoutPlaceholders(escapeSnippet("{ i32, i1 } $x \\")),
            "{ i32, i1 } $x \\");
}

TEST(Snippet, PlaceholdersLeaveTheirText) {
  EXPECT_TRUE(isSnippet("f(${1:i32})"));
  EXPECT_FALSE(isSnippet("f(i32)"));
  EXPECT_EQ(withoutPlaceholders("f(${1:i32} ${2:%a}, ${0})"), "f(i32 %a, )");
  EXPECT_EQ(withoutPlaceholders("${12:{ i32 \\}}x"), "{ i32 }x");
  EXPECT_EQ(withoutPlaceholders("\\"), "");
}
