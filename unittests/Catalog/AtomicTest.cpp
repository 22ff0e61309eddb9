//===- AtomicTest.cpp - Atomic operations of PTX --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Atomic.h"
#include "Catalog/Mnemonic.h"
#include "llvm/ADT/Sequence.h"
#include "gtest/gtest.h"
#include <set>

using namespace llvm;
using namespace opennvvm;

// The printer uses the gate of its row, the reader of inline assembly that of
// the text.
TEST(Atomic, FormsNeedWhatTheirTextNeeds) {
  unsigned Count = 0;
  for (unsigned Op : seq_inclusive<unsigned>(AtomicRMWInst::FIRST_BINOP,
                                             AtomicRMWInst::LAST_BINOP))
    for (unsigned Type :
         seq_inclusive<unsigned>(0, unsigned(AtomicType::BF16x2)))
      for (const SMInfo &SM : targets()) {
        const AtomicForm *F =
            findAtomicForm(AtomicRMWInst::BinOp(Op), AtomicType(Type), SM);
        if (!F)
          continue;
        ++Count;
        for (StringRef Root : {"atom", "red"}) {
          if (Root == "red" && !F->HasRed)
            continue;
          Gate Needs = gateOfMnemonic((Root + F->Text).str(), SM);
          Opcode Name = {Root == "red" ? Inst::Red : Inst::Atom, F->Operation,
                         F->Modifier, F->ValueType};
          EXPECT_EQ(Name.str(), (Root + F->Text).str());
          EXPECT_EQ(gateOf(Name, SM).SMs, Needs.SMs) << Name.str();
          EXPECT_EQ(gateOf(Name, SM).PTX, Needs.PTX) << Name.str();
          EXPECT_TRUE(Needs.allowsSM(SM)) << F->Text.str() << SM.Name.str();
          EXPECT_EQ(Needs.PTX, F->Needs.PTX) << F->Text.str();
        }
      }
  EXPECT_NE(Count, 0u);
}

TEST(Atomic, FormsAppearWithTheirMachine) {
  auto Find = [](AtomicRMWInst::BinOp Op, AtomicType Type, StringRef Machine) {
    return findAtomicForm(Op, Type, *findTarget(Machine));
  };
  EXPECT_FALSE(Find(AtomicRMWInst::FAdd, AtomicType::F64, "sm_52"));
  ASSERT_TRUE(Find(AtomicRMWInst::FAdd, AtomicType::F64, "sm_60"));
  EXPECT_FALSE(Find(AtomicRMWInst::FAdd, AtomicType::BF16, "sm_89"));
  const AtomicForm *F = Find(AtomicRMWInst::FAdd, AtomicType::BF16, "sm_90");
  ASSERT_TRUE(F);
  EXPECT_EQ(F->Text, ".add.noftz.bf16");
  EXPECT_FALSE(Find(AtomicRMWInst::Nand, AtomicType::I32, "sm_90"));
}

TEST(Atomic, EachWordHasItsScope) {
  std::set<const AtomicScope *> All;
  for (StringRef Hint :
       {"", "evict_first", "evict_last", "evict_unchanged", "no_allocate"})
    for (bool HasOrder : {false, true})
      for (Mod PTX : {Mod::None, Mod::Cta, Mod::Sys}) {
        const AtomicScope *S = scopeOfWord(PTX, HasOrder, Hint);
        ASSERT_TRUE(S);
        EXPECT_EQ(findAtomicScope(S->IR), S);
        EXPECT_EQ(S->PTX, PTX == Mod::None ? Mod::Gpu : PTX);
        EXPECT_EQ(S->PrintsScope, PTX != Mod::None);
        EXPECT_EQ(S->PrintsOrder, HasOrder);
        EXPECT_EQ(S->Hint, Hint);
        All.insert(S);
      }
  EXPECT_EQ(All.size(), 30u);
  EXPECT_FALSE(scopeOfWord(Mod::Cta, true, "evict_none"));
}

TEST(Atomic, ScopesAndSpacesOfPTX) {
  ASSERT_TRUE(findAtomicScope("agent"));
  EXPECT_EQ(findAtomicScope("agent")->PTX, Mod::Gpu);
  EXPECT_FALSE(findAtomicScope("agent")->IsOfWord);
  EXPECT_EQ(findAtomicScope("singlethread")->PTX, Mod::Cta);
  EXPECT_FALSE(findAtomicScope("grid"));
  EXPECT_TRUE(hasAtomics(AddressSpace::SharedCluster));
  EXPECT_FALSE(hasAtomics(AddressSpace::Local));
}
