//===- MnemonicEffectsTest.cpp - What instructions in text do -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/MnemonicEffects.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

TEST(MnemonicEffectsTest, ThreadsExecuteSomeTogether) {
  for (StringRef M : {"bar.sync", "vote.ballot.b32", "redux.sync.add.s32",
                      "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64"})
    EXPECT_TRUE(isCollective(M) && !isOfThread(M)) << M.str();
}

TEST(MnemonicEffectsTest, OthersAreOfOneThread) {
  for (StringRef M : {"abs.s32", "ld.global.u32", "st.shared.v4.f32", "xor.b32",
                      "prefetch.global.L2", "cvt.rn.bf16x2.f32"})
    EXPECT_TRUE(isOfThread(M) && !isCollective(M)) << M.str();
}

TEST(MnemonicEffectsTest, WordsConcernOtherThreads) {
  for (StringRef M : {"ld.acquire.gpu.u32", "ld.volatile.u32", "add.cc.u32",
                      "st.release.sys.u32", "st.async.weak.shared::cluster.b32",
                      "ld.relaxed.gpu.global.u32", "ld.mmio.relaxed.sys.u32"})
    EXPECT_FALSE(isOfThread(M) || isCollective(M)) << M.str();
}

TEST(MnemonicEffectsTest, TheRestIsNotSaid) {
  for (StringRef M : {"atom.global.add.u32", "bra", "membar.gl", "fence.sc.gpu",
                      ".reg.b32", "cp.async.ca.shared.global", "lds", ""})
    EXPECT_FALSE(isOfThread(M) || isCollective(M)) << M.str();
}
