//===- WriterTest.cpp - Text of a PTX module, as it grows -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PTX/Text/Writer.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm::ptx;

namespace {

template <typename Fn> std::string written(Fn Write) {
  SmallVector<char, 0> Buffer;
  {
    Writer W(Buffer);
    Write(W);
  }
  return std::string(Buffer.begin(), Buffer.end());
}

TEST(Writer, Numbers) {
  EXPECT_EQ(written([](Writer &W) {
              for (uint64_t V : {uint64_t(0), uint64_t(9), uint64_t(10),
                                 uint64_t(4096), ~uint64_t(0)}) {
                W.dec(V);
                W.ch(' ');
              }
            }),
            "0 9 10 4096 18446744073709551615 ");
  EXPECT_EQ(written([](Writer &W) {
              for (int64_t V :
                   {int64_t(-1), int64_t(7), INT64_MIN, INT64_MAX}) {
                W.sdec(V);
                W.ch(' ');
              }
            }),
            "-1 7 -9223372036854775808 9223372036854775807 ");
  EXPECT_EQ(written([](Writer &W) {
              W.hex(0xAB, 4);
              W.f32(0x3F800000);
              W.f64(0x3FF0000000000000);
            }),
            "00AB0f3F8000000d3FF0000000000000");
}

TEST(Writer, Registers) {
  EXPECT_EQ(written([](Writer &W) {
              for (unsigned C = 0; C != NumRegClasses; ++C) {
                W.reg(Reg(RegClass(C), 99 * C + 1));
                W.ch(' ');
              }
              W.reg(Reg(RegClass::B32, 0x0FFFFFFF));
            }),
            "%p1 %rs100 %r199 %rd298 %f397 %fd496 %h595 %hh694 %rq793 "
            "%r268435455");
}

TEST(Writer, RewindAndSlice) {
  EXPECT_EQ(written([](Writer &W) {
              W.text("keep");
              size_t Mark = W.size();
              W << "drop" << '!';
              EXPECT_EQ(W.slice(Mark), "drop!");
              W.rewindTo(Mark);
              W << "ed";
            }),
            "keeped");
}

TEST(Writer, AppendsToWhatIsThere) {
  SmallVector<char, 0> Buffer = {'a', 'b'};
  Writer W(Buffer);
  EXPECT_EQ(W.size(), 2u);
  W.text("c");
  W.finish();
  EXPECT_EQ(StringRef(Buffer.data(), Buffer.size()), "abc");
  W.text("d");
  W.finish();
  EXPECT_EQ(StringRef(Buffer.data(), Buffer.size()), "abcd");
}

TEST(Writer, Grows) {
  std::string Expected, Got = written([&](Writer &W) {
                          for (unsigned I = 0; I < 100000; ++I) {
                            W.dec(I);
                            Expected += std::to_string(I);
                          }
                        });
  EXPECT_EQ(Got, Expected);
}

TEST(Writer, UncheckedPiece) {
  EXPECT_EQ(written([](Writer &W) {
              char *P = W.begin(64);
              P = Writer::copy(P, "\tadd.s32 \t%r");
              P = Writer::dec(P, 12);
              P = Writer::copy(P, ", ");
              P = Writer::sdec(P, -3);
              W.end(P);
              W.ch(';');
            }),
            "\tadd.s32 \t%r12, -3;");
}

/// ptxas stops at the first byte that is not printable ASCII.
TEST(Writer, UserText) {
  EXPECT_EQ(written([](Writer &W) { W.userText("a\n\tb\x7F\xC3\xA9~ "); }),
            "a??b???~ ");
}

} // namespace
