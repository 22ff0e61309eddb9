//===- PatternTest.cpp - Compiled PTX patterns ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Pattern.h"
#include "Catalog/Intrinsic.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

/// Spells out compiled bytes; stops with "?" at an unknown encoding.
static std::string spell(ArrayRef<uint8_t> Bytes) {
  std::string Out;
  auto Next = [&]() -> unsigned {
    if (Bytes.empty()) {
      Out += "?";
      return 0;
    }
    unsigned B = Bytes.front();
    Bytes = Bytes.drop_front();
    return B;
  };
  auto Take = [&](unsigned N) {
    ArrayRef<uint8_t> Taken = Bytes.take_front(N);
    Bytes = Bytes.drop_front(Taken.size());
    return Taken;
  };
  auto List = [&](StringRef Of) {
    unsigned First = Next(), Count = Next();
    for (unsigned I = First; I != First + Count; ++I)
      Out += (I == First ? "<" : ", <") + Of.str() + std::to_string(I) + ">";
  };
  auto Part = [&](StringRef Of) {
    unsigned Arg = Next();
    Out += "<" + Of.str() + std::to_string(Arg) + "." + std::to_string(Next()) +
           ">";
  };
  while (!Bytes.empty()) {
    switch (PatternOp(Next())) {
    case PatternOp::Literal:
      Out += StringRef(toStringRef(Take(Next())));
      break;
    case PatternOp::Result:
      Out += "<d>";
      break;
    case PatternOp::ResultParts:
      List("d.");
      break;
    case PatternOp::Arguments:
      List("");
      break;
    case PatternOp::RegisterArguments:
      List("%");
      break;
    case PatternOp::ArgumentPart:
      Part("");
      break;
    case PatternOp::RegisterArgumentPart:
      Part("%");
      break;
    case PatternOp::Address:
      Out += "<&" + std::to_string(Next()) + ">";
      break;
    case PatternOp::Space:
      Out += "<space " + std::to_string(Next()) + ">";
      break;
    case PatternOp::Type: {
      unsigned Arg = Next();
      Out += "<type " + (Arg == 0xFF ? "d" : std::to_string(Arg)) + " " +
             char(Next()) + ">";
      break;
    }
    case PatternOp::Select: {
      Out += "<" + std::to_string(Next()) + "?";
      for (unsigned Count = Next(); Count; --Count) {
        Out += " " + std::to_string(Next()) + "=";
        Out += spell(Take(Next()));
      }
      Out += ">";
      break;
    }
    default:
      return Out + "?";
    }
  }
  return Out;
}

static std::string spell(unsigned ID) {
  return spell(patternOf(*lookupIntrinsic(ID)));
}

TEST(Pattern, Examples) {
  EXPECT_EQ(spell(Intrinsic::nvvm_exit), "\texit;\n");
  EXPECT_EQ(spell(Intrinsic::nvvm_shfl_sync_bfly_i32p),
            "\tshfl.sync.bfly.b32 \t<d.0>|<d.1>, <1>, <2>, <3>, <0>;\n");
  EXPECT_EQ(spell(Intrinsic::nvvm_d2i_lo),
            "\t{ .reg .b32 %hi; mov.b64 {<d>, %hi}, <%0>; }\n");
  EXPECT_EQ(spell(Intrinsic::nvvm_atomic_max_gen_i_sys),
            "\tatom.sys<space 0>.max<type 1 s> \t<d>, [<&0>], <1>;\n");
  EXPECT_EQ(spell(Intrinsic::nvvm_idp2a_s_u),
            "\tdp2a<2? 0=.lo 1=.hi>.s32.u32 \t<d>, <0>, <1>, <3>;\n");
  EXPECT_EQ(
      spell(Intrinsic::nvvm_clusterlaunchcontrol_query_cancel_is_canceled),
      "\t{ .reg .b128 %handle; mov.b128 %handle, {<%0.0>, <%0.1>}; "
      "clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 <d>, "
      "%handle; }\n");
}

TEST(Pattern, ChoiceHoldsPatterns) {
  EXPECT_EQ(
      spell(Intrinsic::nvvm_cp_async_bulk_prefetch_L2),
      "\tcp.async.bulk.prefetch.L2.global<3? 0= 1=.L2::cache_hint> \t[<&0>], "
      "<1><3? 0= 1=, <2>>;\n");
}

TEST(Pattern, WhatFollowsEachOtherIsOneList) {
  // Four times a list and the text before it, and the end of the line.
  StringRef Start = "\tmma.sync.aligned.m8n8k4.col.col.f16.f16.f16.f16 \t{";
  PatternBytes Bytes =
      patternOf(*lookupIntrinsic(Intrinsic::nvvm_mma_m8n8k4_col_col_f16_f16));
  EXPECT_EQ(Bytes.size(),
            5 * 2 + Start.size() + 3 * strlen("}, {") + strlen("};\n") + 4 * 3);
  EXPECT_EQ(toStringRef(Bytes.slice(2, Start.size())), Start);
  EXPECT_EQ(Bytes.drop_front(2 + Start.size()).take_front(3),
            ArrayRef<uint8_t>({uint8_t(PatternOp::ResultParts), 0, 4}));
}

TEST(Pattern, AllFollowTheEncoding) {
  for (const IntrinsicRow &Row : intrinsicRows()) {
    if (!Row.hasPattern())
      continue;
    std::string Text = spell(patternOf(Row));
    EXPECT_EQ(Text.find('?') == std::string::npos,
              Row.PTXText.find(":{") == StringRef::npos)
        << Row.Name.str() << ": " << Text;
    EXPECT_EQ(Text.back(), '\n') << Row.Name.str();
    // No pattern syntax remains.
    EXPECT_EQ(Text.find('$'), std::string::npos) << Row.Name.str();
  }
}
