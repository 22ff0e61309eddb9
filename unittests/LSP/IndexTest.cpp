//===- IndexTest.cpp - Where names are defined and used -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LSP/Index.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::editor;

static constexpr StringLiteral Sample = R"(%T = type { i32 }
%x = type opaque
$c = comdat any
@g = global ptr @f, comdat($c), !dbg !0
define void @f(ptr byval(%T) %p, %T, i32 %"a b") #0 !dbg !0 {
  %x = load i32, ptr %p ; %p in a comment
  %y = alloca %T
  br label %next
next:
  call void @f(ptr %y, %T zeroinitializer, i32 %"a\20b"), !range !0
  ret void
}
define void @"f2"(ptr align(4) %p) #0 {
  call void @f2(ptr @g, ptr %p), !srcloc !1
  %z = alloca %x
  ret void
}
attributes #0 = { nounwind }
!named = !{!0}
!0 = !{!"string", !0}
)";

namespace {
class IndexTest : public testing::Test {
protected:
  Index I{Sample};
  /// The name in the text at \p Needle, counted from \p Plus behind it.
  const Occurrence *at(StringRef Needle, size_t Plus = 0) {
    return I.at(Sample.find(Needle) + Plus);
  }
  size_t uses(StringRef Needle, size_t Plus = 0) {
    const Occurrence *O = at(Needle, Plus);
    return O ? I.references(*O).size() : 0;
  }
  size_t definitionOf(StringRef Needle, size_t Plus = 0) {
    const Occurrence *O = at(Needle, Plus);
    const Occurrence *D = O ? I.definition(*O) : nullptr;
    return D ? D->Where.Begin : StringRef::npos;
  }
};
} // namespace

TEST_F(IndexTest, Globals) {
  EXPECT_EQ(uses("@g ="), 2u);
  EXPECT_EQ(definitionOf("ptr @g", 4), Sample.find("@g ="));
  EXPECT_EQ(uses("@f("), 3u);
  EXPECT_EQ(definitionOf("ptr @f", 5), Sample.find("@f("));
  // Quotes do not change a name.
  EXPECT_EQ(definitionOf("call void @f2", 10), Sample.find("@\"f2\""));
}

TEST_F(IndexTest, LocalsBelongToTheirFunction) {
  EXPECT_EQ(uses("%p,"), 2u);
  EXPECT_EQ(definitionOf("ptr %p ;", 4), Sample.find("%p,"));
  EXPECT_EQ(definitionOf("ptr %p),", 4), Sample.find("%p) #0 {"));
  EXPECT_EQ(definitionOf("ptr %y", 4), Sample.find("%y ="));
  EXPECT_EQ(definitionOf("%\"a\\20b\""), Sample.find("%\"a b\""));
  EXPECT_EQ(definitionOf("%next"), Sample.find("next:"));
  EXPECT_EQ(uses("next:"), 2u);
}

TEST_F(IndexTest, TypesLookLikeValues) {
  EXPECT_EQ(uses("%T = type"), 5u);
  EXPECT_EQ(definitionOf("alloca %T", 7), Sample.find("%T = type"));
  EXPECT_EQ(definitionOf("%T, i32"), Sample.find("%T = type"));
  // The same name is a value of one function and a type in another.
  EXPECT_EQ(definitionOf("  %x = load", 2), Sample.find("%x = load"));
  EXPECT_EQ(definitionOf("alloca %x", 7), Sample.find("%x = type"));
}

TEST_F(IndexTest, MetadataAndGroups) {
  EXPECT_EQ(uses("!0 = "), 6u);
  EXPECT_EQ(definitionOf("!range !0", 7), Sample.find("!0 = "));
  EXPECT_EQ(uses("#0"), 3u);
  EXPECT_EQ(definitionOf("#0"), Sample.find("#0 = "));
  EXPECT_EQ(uses("!named"), 1u);
  // Words and strings are no names.
  EXPECT_EQ(at("!range", 2), nullptr);
  EXPECT_EQ(at("!\"string\"", 3), nullptr);
  // Not defined.
  EXPECT_EQ(definitionOf("!1"), StringRef::npos);
  EXPECT_EQ(uses("$c ="), 2u);
}

TEST_F(IndexTest, PlacesOfNames) {
  // At both ends.
  size_t Begin = Sample.find("%next");
  ASSERT_NE(I.at(Begin), nullptr);
  EXPECT_EQ(I.at(Begin), I.at(Begin + 5));
  EXPECT_NE(I.at(Begin), I.at(Begin - 1));
  EXPECT_EQ(at("in a comment", -3), nullptr);
  for (size_t K = 1; K < I.occurrences().size(); ++K)
    EXPECT_LT(I.occurrences()[K - 1].Where.Begin,
              I.occurrences()[K].Where.Begin);
}
