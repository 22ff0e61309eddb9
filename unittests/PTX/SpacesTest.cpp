//===- SpacesTest.cpp - State spaces by number ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PTX/Module/Globals.h"
#include "gtest/gtest.h"

using namespace opennvvm::ptx;

namespace {

TEST(Spaces, Qualifiers) {
  EXPECT_EQ(addressSpaceQualifier(0), "");
  EXPECT_EQ(addressSpaceQualifier(1), ".global ");
  EXPECT_EQ(addressSpaceQualifier(3), ".shared ");
  EXPECT_EQ(addressSpaceQualifier(4), ".const ");
  EXPECT_EQ(addressSpaceQualifier(5), ".local ");
  for (unsigned Space : {2u, 6u, 7u, 101u})
    EXPECT_EQ(addressSpaceQualifier(Space), "") << Space;
}

} // namespace
