//===- EncodingsTest.cpp - Every value of every encoded word --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Encodings.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

/// The value of \p E, or the text of its error in angle brackets.
std::string text(Expected<StringRef> E) {
  return E ? E->str() : "<" + toString(E.takeError()) + ">";
}

/// The text of the error in \p E; empty if there is none.
template <typename T> std::string problem(Expected<T> E) {
  return E ? "" : toString(E.takeError());
}

TEST(Encodings, ClusterRegisters) {
  const char *Names[] = {
      "%is_explicit_cluster", "%cluster_ctarank",  "%cluster_nctarank",
      "%cluster_nctaid.x",    "%cluster_nctaid.y", "%cluster_nctaid.z",
      "%cluster_ctaid.x",     "%cluster_ctaid.y",  "%cluster_ctaid.z",
      "%nclusterid.x",        "%nclusterid.y",     "%nclusterid.z",
      "%clusterid.x",         "%clusterid.y",      "%clusterid.z"};
  for (unsigned I = 0; I < 15; ++I)
    EXPECT_EQ(text(decodeClusterRegister(I)), Names[I]);
  for (uint64_t Bad : {uint64_t(15), uint64_t(255), ~uint64_t(0)})
    EXPECT_EQ(text(decodeClusterRegister(Bad)),
              "<Unhandled cluster info operand>");
}

/// The word's operation, type letter and scope, in one string.
std::string atomic(uint64_t Word) {
  Expected<AtomicWord> A = decodeAtomic(Word);
  if (!A)
    return "<" + toString(A.takeError()) + ">";
  return (A->Scope + "." + A->Operation + "." + Twine(A->TypeLetter)).str();
}

TEST(Encodings, Atomics) {
  const char *Operations[] = {".exch.b", ".add.u", "",       ".and.b",
                              "",        ".or.b",  ".xor.b", ".max.s",
                              ".min.s",  ".max.u", ".min.u", ".add.f",
                              ".inc.u",  ".dec.u", ".cas.b"};
  const char *Scopes[] = {"", ".cta", ".sys"};
  for (uint64_t Op = 0; Op < 256; ++Op)
    for (uint64_t Scope = 0; Scope < 16; ++Scope) {
      std::string Got = atomic(Op << 16 | Scope << 4);
      bool Defined = Op < 15 && Operations[Op][0];
      if (Defined && Scope < 3) {
        EXPECT_EQ(Got, std::string(Scopes[Scope]) + Operations[Op]);
      } else {
        EXPECT_EQ(Got[0], '<');
      }
    }
  EXPECT_EQ(atomic(0x020000), "<atomic operation 0x2 is not defined>");
  EXPECT_EQ(atomic(0x040000), "<atomic operation 0x4 is not defined>");
  EXPECT_EQ(atomic(0x0F0000), "<atomic operation 0xf is not defined>");
  EXPECT_EQ(atomic(0x010030), "<atomic scope 0x3 is not defined>");
  // Bits 3:0 and 15:8 are reserved.
  EXPECT_EQ(atomic(0x01FF1F), ".cta.add.u");
}

TEST(Encodings, AtomicCacheHint) {
  for (uint64_t Op : {0, 1, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13})
    EXPECT_TRUE(cantFail(decodeAtomic(Op << 16)).takesCacheHint());
  EXPECT_FALSE(cantFail(decodeAtomic(0x0E0000)).takesCacheHint());
}

TEST(Encodings, ClusterBarriers) {
  EXPECT_EQ(text(decodeClusterBarrier(0x00)), "barrier.cluster.arrive");
  EXPECT_EQ(text(decodeClusterBarrier(0x01)), "barrier.cluster.wait");
  EXPECT_EQ(text(decodeClusterBarrier(0x10)), "barrier.cluster.arrive.relaxed");
  EXPECT_EQ(text(decodeClusterBarrier(0x11)), "barrier.cluster.wait");
  for (uint64_t Bad = 0; Bad < 256; ++Bad)
    if ((Bad & 0xF) > 1 || (Bad >> 4) > 1) {
      EXPECT_NE(problem(decodeClusterBarrier(Bad)), "");
    }
  EXPECT_EQ(text(decodeClusterBarrier(0x02)),
            "<cluster barrier operation 0x2 is not defined>");
  EXPECT_EQ(text(decodeClusterBarrier(0x21)),
            "<cluster barrier ordering 0x2 is not defined>");
}

TEST(Encodings, Registers) {
  const char *Classes[][2] = {
      {".pred", "%p"}, {".b16", "%rs"}, {".b32", "%r"},
      {".b64", "%rd"}, {".f32", "%f"},  {".f64", "%fd"},
      {".b16", "%h"},  {".b32", "%hh"}, {".b128", "%rq"}};
  for (unsigned C = 0; C < 9; ++C) {
    uint32_t Word = cantFail(encodeRegister(Classes[C][1], 0x0ABCDEF));
    EXPECT_EQ(Word, (C + 1) << 28 | 0x0ABCDEF);
    RegisterWord R = cantFail(decodeRegister(Word));
    EXPECT_EQ(R.Type, Classes[C][0]);
    EXPECT_EQ(R.Prefix, Classes[C][1]);
    EXPECT_EQ(R.Index, 0x0ABCDEFu);
  }
  for (uint64_t Bad : {0x00000001u, 0xA0000001u, 0xF0000000u})
    EXPECT_EQ(problem(decodeRegister(Bad)), "Bad register class");
  EXPECT_EQ(problem(encodeRegister("%x", 1)), "Bad register class");
}

TEST(Encodings, Samplers) {
  const char *Modes[] = {"wrap", "clamp_to_border", "clamp_to_edge", "wrap",
                         "mirror"};
  const char *Filters[] = {"nearest", "linear"};
  for (uint64_t Word = 0; Word < 64; ++Word) {
    uint64_t Mode = Word & 7, Filter = Word >> 4;
    if (Mode > 4) {
      EXPECT_EQ(problem(decodeSampler(Word)), "address mode not a valid value");
      continue;
    }
    if (Filter > 1) {
      EXPECT_EQ(problem(decodeSampler(Word)),
                formatv("sampler filter {0:x} is not defined", Filter).str());
      continue;
    }
    SamplerState S = cantFail(decodeSampler(Word));
    EXPECT_EQ(S.AddressMode, Modes[Mode]);
    EXPECT_EQ(S.FilterMode, Filters[Filter]);
    EXPECT_EQ(S.ForceUnnormalized, (Word & 8) == 0);
  }
}

TEST(Encodings, OperandHelper) {
  const std::pair<const char *, std::vector<const char *>> Tables[] = {
      {"ab", {"a", "b"}},
      {"rowcol", {"row", "col"}},
      {"mmarowcol", {"row.row", "row.col", "col.row", "col.col"}},
      {"satf", {"", ".satfinite"}},
      {"abtype", {"u8", "s8", "u4", "s4", "b1", "bf16", "tf32"}},
      {"trans", {"", ".trans"}}};
  for (const auto &[Query, Answers] : Tables) {
    for (unsigned I = 0; I < Answers.size(); ++I)
      EXPECT_EQ(text(decodeOperand(Query, I)), Answers[I]) << Query;
    EXPECT_NE(problem(decodeOperand(Query, Answers.size())), "");
  }
  EXPECT_EQ(text(decodeOperand("addsp", 0)), "");
  EXPECT_EQ(text(decodeOperand("addsp", 1)), ".global");
  EXPECT_EQ(text(decodeOperand("addsp", 3)), ".shared");
  EXPECT_EQ(text(decodeOperand("addsp", 4)), ".const");
  EXPECT_EQ(text(decodeOperand("addsp", 5)), ".local");
  EXPECT_EQ(text(decodeOperand("addsp", 77)), ".local");
  EXPECT_EQ(text(decodeOperand("addsp", 2)), "<addsp 0x2 is not defined>");
  EXPECT_NE(problem(decodeOperand("other", 0)), "");
}

} // namespace
