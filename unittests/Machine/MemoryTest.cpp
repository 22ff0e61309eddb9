//===- MemoryTest.cpp - Loads, stores, addresses --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OneThread.h"

using namespace opennvvm::ptxmachine;

TEST(Memory, ExtendsWhatItLoads) {
  const char *Store = "st.global.b64 [%memory], %a64; ";
  auto Load = [&](const char *Rest) {
    return run(Store + std::string(Rest), 0x8182838485868788);
  };
  EXPECT_EQ(Load("ld.global.s8 %d32, [%memory];"), 0xFFFFFF88);
  EXPECT_EQ(Load("ld.global.u8 %d32, [%memory];"), 0x88u);
  EXPECT_EQ(Load("ld.global.b8 %d16, [%memory+7];"), 0x81u);
  EXPECT_EQ(Load("ld.global.s8 %d64, [%memory+1];"), 0xFFFFFFFFFFFFFF87);
  EXPECT_EQ(Load("ld.global.s16 %d32, [%memory+2];"), 0xFFFF8586);
  EXPECT_EQ(Load("ld.global.u16 %d64, [%memory+2];"), 0x8586u);
  EXPECT_EQ(Load("ld.global.s32 %d64, [%memory+4];"), 0xFFFFFFFF81828384);
  EXPECT_EQ(Load("ld.global.u32 %d64, [%memory+4];"), 0x81828384u);
  EXPECT_EQ(Load("add.s64 %t64, %memory, 8; ld.global.b32 %d32, [%t64+-8];"),
            0x85868788u);
}

TEST(Memory, StoresLowBitsOnly) {
  check({{"st.local.b64 [local], %a64; st.local.b8 [local+1], %b32; "
          "ld.local.b64 %d64, [local];",
          0x111111111111AB11, 0x1111111111111111, 0xFFFFFFAB},
         {"st.shared.b32 [shared+4], %a32; st.shared.b16 [shared+6], %b16; "
          "ld.shared.b64 %d64, [shared];",
          0xBEEF567800000000, 0x12345678, 0xBEEF}});
}

TEST(Memory, MovesVectors) {
  check({{"st.global.v2.b32 [%memory], {%a32, %b32}; "
          "ld.global.b64 %d64, [%memory];",
          0x0000000200000001, 1, 2},
         {"st.global.v4.b16 [%memory], {%a16, %b16, %c16, %e16}; "
          "ld.global.b64 %d64, [%memory];",
          0x0004000300020001, 1, 2, 3, 4},
         {"st.shared.v2.b64 [shared], {%a64, %b64}; "
          "ld.shared.v4.b32 {_, _, %d32, %t32}, [shared];",
          0x22222222, 1, 0x3333333322222222},
         {"st.local.v4.b8 [local], {%a16, %b16, %c16, %e16}; "
          "ld.local.v2.s8 {%t32, %d32}, [local+2];",
          0xFFFFFF84, 0x81, 0x82, 0x83, 0x84},
         {"st.global.v8.b32 [%memory], {%a32, %b32, %c32, %e32, 5, 6, 7, 8}; "
          "ld.global.v4.b64 {%t64, %u64, _, %d64}, [%memory];",
          0x0000000800000007, 1, 2, 3, 4}});
}

TEST(Memory, AddsInTheWidthOfTheRegister) {
  check({{"mov.u32 %t32, -4; st.shared.b32 [%t32+8], %a32; "
          "ld.shared.b32 %d32, [shared+4];",
          77, 77}});
  EXPECT_EQ(failure("mov.u64 %t64, -4; add.u64 %t64, %t64, 0x100000000; "
                    "ld.shared.b32 %d32, [%t64+8];"),
            "line 2: access out of bounds: 4 bytes at 0x100000004");
}

TEST(Memory, WantsAddressesOfTheirOwnSpace) {
  // Neither a value that was not converted nor one that was truncated too
  // early.
  for (const char *Wrong :
       {"mov.u64 %t64, shared; cvta.to.shared::cluster.u64 %t64, %t64; ",
        "cvta.shared.u64 %t64, shared; "})
    for (const char *Load :
         {"ld.shared.b32 %d32, [%t64];", "cvt.u32.u64 %t32, %t64; "
                                         "ld.shared.b32 %d32, [%t32];"})
      EXPECT_NE(failure(std::string(Wrong) + Load).find("access out of bounds"),
                std::string::npos);
}

TEST(Memory, SeesSpacesThroughGenericAddresses) {
  check(
      {{"cvta.shared.u64 %t64, shared; st.b32 [%t64+4], %a32; "
        "ld.shared.b32 %d32, [shared+4];",
        77, 77},
       {"cvta.local.u64 %t64, local; st.b32 [%t64+4], %a32; "
        "ld.local.b32 %d32, [local+4];",
        77, 77},
       {"cvta.to.global.u64 %t64, %memory; st.global.b32 [%t64], %a32; "
        "ld.b32 %d32, [%memory];",
        77, 77},
       {"cvta.shared.u64 %t64, shared; cvta.to.shared.u64 %u64, %t64; "
        "st.shared.b32 [%u64], %a32; ld.b32 %d32, [%t64];",
        77, 77},
       {"cvta.shared.u64 %t64, shared; isspacep.shared %p, %t64;", 1},
       {"cvta.shared.u64 %t64, shared; isspacep.global %p, %t64;", 0},
       {"cvta.shared.u64 %t64, shared; isspacep.shared::cluster %p, %t64;", 1},
       {"cvta.local.u64 %t64, local; isspacep.local %p, %t64;", 1},
       {"cvta.local.u64 %t64, local; isspacep.shared %p, %t64;", 0},
       {"isspacep.global %p, %memory;", 1},
       {"isspacep.const %p, %memory;", 0}});
}

TEST(Memory, ReadsVariables) {
  const char *Text = R"(
.version 8.8
.target sm_100
.address_size 64
.const .align 4 .b8 bytes[8] = {1, 2, 3, 4, 0xFF};
.global .align 8 .u64 pointer = generic(words)+4;
.global .align 4 .u32 words[4] = {10, 20, 30};
.global .f32 number = 0f3F800000;
.global .align 1 .u8 mask[2] = {0xFF(words), 0xFF00(words)};
.visible .entry k(.param .u64 out)
{
  .reg .b32 %r<4>;
  .reg .b64 %rd<4>;
  ld.param.u64 %rd1, [out];
  ld.global.u64 %rd2, [pointer];
  ld.u32 %r1, [%rd2];
  ld.const.s8 %r2, [bytes+4];
  mad.lo.s32 %r1, %r1, 1000, %r2;
  ld.global.b32 %r3, [words+12];
  add.s32 %r1, %r1, %r3;
  st.global.b32 [%rd1], %r1;
  ret;
})";
  EXPECT_EQ(runModule(Text), 19999u);
}

TEST(Memory, NamesWhatGoesWrong) {
  EXPECT_EQ(failure("nop_before: add.s32 %t32, %a32, 1;\n"
                    "ld.global.b32 %d32, [%memory+2];"),
            "line 3: misaligned access of 4 bytes at 0x2000000042");
  EXPECT_EQ(failure("ld.global.v2.b32 {%d32, %t32}, [%memory+4];"),
            "line 2: misaligned access of 8 bytes at 0x2000000044");
  EXPECT_EQ(failure("st.global.b32 [%memory+64], 1;"),
            "line 2: access out of bounds: 4 bytes at 0x2000000080, right "
            "after the 128 bytes of an allocation");
  EXPECT_EQ(failure("st.global.b32 [%memory+72], 1;"),
            "line 2: access out of bounds: 4 bytes at 0x2000000088, 8 bytes "
            "after the 128 bytes of an allocation");
  EXPECT_EQ(failure("st.global.b32 [%memory+-72], 1;"),
            "line 2: access out of bounds: 4 bytes at 0x1FFFFFFFF8, 4 bytes "
            "before the 128 bytes of an allocation");
  // Far from everything.
  EXPECT_EQ(failure("st.global.b32 [%memory+0x1000000], 1;"),
            "line 2: access out of bounds: 4 bytes at 0x2001000040");
  EXPECT_EQ(failure("ld.global.b32 %d32, [%a64];", 16),
            "line 2: access out of bounds: 4 bytes at 0x10, at a null pointer");
  EXPECT_EQ(failure("ld.shared.b32 %d32, [shared+64];"),
            "line 2: access out of bounds: 4 bytes at 0x40, right after "
            "the 64 bytes of shared memory of the block");
  EXPECT_EQ(failure("st.const.b32 [%a64], 1;"),
            "line 2: constant memory is not written");
  EXPECT_EQ(failure("ld.global.v2.b32 %d32, [%memory];"),
            "line 2: as many registers as .v says were expected");
}

//===----------------------------------------------------------------------===//
// Atomics
//===----------------------------------------------------------------------===//

/// What memory holds, and what the instruction returns, as (new, old).
static void atomic(const char *Mnemonic, unsigned Bits, uint64_t Memory,
                   uint64_t With, uint64_t New) {
  std::string W = std::to_string(Bits);
  std::string Store = "st.global.b" + W + " [%memory], %a" + W + "; ";
  std::string Atom =
      std::string(Mnemonic) + " %d" + W + ", [%memory], %b" + W + ";";
  EXPECT_EQ(run(Store + Atom, Memory, With), Memory) << Mnemonic;
  EXPECT_EQ(run(Store + Atom + " ld.global.b" + W + " %d" + W + ", [%memory];",
                Memory, With),
            New)
      << Mnemonic;
}

TEST(Atomics, DoEveryOperation) {
  atomic("atom.global.add.u32", 32, 0xFFFFFFFF, 2, 1);
  atomic("atom.global.add.s32", 32, 5, uint32_t(-7), uint32_t(-2));
  atomic("atom.global.add.u64", 64, ~0ull, 2, 1);
  atomic("atom.global.and.b32", 32, 0xFF00, 0x0FF0, 0x0F00);
  atomic("atom.global.or.b64", 64, 1ull << 40, 1, 1ull << 40 | 1);
  atomic("atom.global.xor.b32", 32, 0xFF, 0x0F, 0xF0);
  atomic("atom.global.exch.b32", 32, 1, 2, 2);
  atomic("atom.global.exch.b64", 64, 1, 2ull << 40, 2ull << 40);
  atomic("atom.global.min.s32", 32, 1, uint32_t(-1), uint32_t(-1));
  atomic("atom.global.min.u32", 32, 1, uint32_t(-1), 1);
  atomic("atom.global.max.s64", 64, 1, ~0ull, 1);
  atomic("atom.global.max.u64", 64, 1, ~0ull, ~0ull);
  atomic("atom.relaxed.gpu.global.add.u32", 32, 1, 2, 3);
  atomic("atom.acq_rel.sys.add.u32", 32, 1, 2, 3);
}

TEST(Atomics, Wrap) {
  // inc: old >= b ? 0 : old + 1; dec: old == 0 || old > b ? b : old - 1.
  atomic("atom.global.inc.u32", 32, 4, 5, 5);
  atomic("atom.global.inc.u32", 32, 5, 5, 0);
  atomic("atom.global.inc.u32", 32, 9, 5, 0);
  atomic("atom.global.dec.u32", 32, 5, 5, 4);
  atomic("atom.global.dec.u32", 32, 0, 5, 5);
  atomic("atom.global.dec.u32", 32, 9, 5, 5);
}

TEST(Atomics, AddFloats) {
  atomic("atom.global.add.f32", 32, 0x3F800000, 0x3F800000, 0x40000000);
  atomic("atom.global.add.f64", 64, 0x3FF0000000000000, 1, 0x3FF0000000000000);
  atomic("atom.global.add.noftz.f16", 16, 1, 1, 2);
  atomic("atom.global.add.noftz.bf16", 16, 0x3F80, 0x3F80, 0x4000);
  atomic("atom.global.add.noftz.f16x2", 32, 0x3C000001, 0x3C000001, 0x40000002);
  atomic("atom.global.add.noftz.bf16x2", 32, 0x3F804000, 0x3F80C000,
         0x40000000);
  // Subnormal numbers are flushed in global memory, but not in shared memory.
  atomic("atom.global.add.f32", 32, 1, 1, 0);
  EXPECT_EQ(run("st.shared.b32 [shared], 1; atom.shared.add.f32 %t32, "
                "[shared], %a32; ld.shared.b32 %d32, [shared];",
                1),
            2u);
}

TEST(Atomics, CompareAndSwap) {
  const char *Cas = "st.global.b32 [%memory], 5; atom.global.cas.b32 %t32, "
                    "[%memory], %a32, %b32; ld.global.b32 %d32, [%memory];";
  check({{Cas, 9, 5, 9}, {Cas, 5, 4, 9}});
  check({{"st.global.b16 [%memory], %a16; atom.global.cas.b16 %d16, [%memory], "
          "%a16, %b16; ld.global.b16 %d16, [%memory];",
          7, 6, 7},
         {"st.global.b64 [%memory], %a64; atom.cas.b64 %d64, [%memory], %a64, "
          "%b64; ld.global.b64 %d64, [%memory];",
          7ull << 40, 6ull << 40, 7ull << 40}});
  // All 128 bits are compared.
  const char *Wide = ".reg .b128 %w, %v, %o; mov.b128 %w, {%a64, %b64}; "
                     "mov.b128 %v, {%c64, %e64}; "
                     "st.global.b64 [%memory], %a64; "
                     "st.global.b64 [%memory+8], 2; "
                     "atom.global.cas.b128 %o, [%memory], %w, %v; "
                     "ld.global.b64 %d64, [%memory+8];";
  check({{Wide, 4, 1, 2, 3, 4}, {Wide, 2, 1, 9, 3, 4}});
}

TEST(Atomics, ReduceWithoutResult) {
  check({{"st.shared.b32 [shared], %a32; red.shared.max.s32 [shared], %b32; "
          "ld.shared.b32 %d32, [shared];",
          5, 5, uint32_t(-1)},
         {"st.global.b32 [%memory], %a32; red.relaxed.gpu.global.add.u32 "
          "[%memory], %b32; ld.global.b32 %d32, [%memory];",
          7, 5, 2}});
  EXPECT_EQ(failure("atom.local.add.u32 %d32, [local], 1;"),
            "line 2: no atomics in this state space");
  EXPECT_EQ(failure("red.global.u32 [%memory], 1;"),
            "line 2: an atomic without an operation");
}

//===----------------------------------------------------------------------===//
// The stack
//===----------------------------------------------------------------------===//

TEST(Memory, IsThatOfTheProgramIfItSaysSo) {
  auto M = parse(".version 8.0\n.target sm_90\n.address_size 64\n"
                 ".global .align 4 .u32 v = 5;\n"
                 ".visible .entry k(.param .u64 p) {\n"
                 "  .reg .b32 %r;\n  .reg .b64 %d;\n"
                 "  ld.param.u64 %d, [p];\n"
                 "  ld.global.u32 %r, [v];\n"
                 "  st.global.u32 [%d], %r;\n  ret;\n}\n");
  ASSERT_TRUE(bool(M));
  Machine Device(**M);
  constexpr uint64_t Address = uint64_t(1) << 40;
  uint8_t Outer[4] = {};
  Device.setOuterMemory([&](uint64_t From, uint64_t Size) {
    return From == Address && Size == 4 ? Outer : nullptr;
  });
  *Device.hostAddressOf("v") = 6;
  EXPECT_EQ(Device.hostAddressOf("w"), nullptr);
  uint64_t At = Address;
  auto Launched = [&] {
    return toString(Device.launch(
        "k", Launch(),
        llvm::ArrayRef(reinterpret_cast<const uint8_t *>(&At), sizeof At)));
  };
  EXPECT_EQ(Launched(), "");
  EXPECT_EQ(Outer[0], 6);
  At += 4;
  EXPECT_NE(Launched().find("out of bounds"), std::string::npos);
}

TEST(Memory, AllocatesOnTheStack) {
  check({{"alloca.u64 %t64, %a64; alloca.u64 %u64, %a64; "
          "st.local.b32 [%t64], 1; st.local.b32 [%u64], 2; "
          "ld.local.b32 %d32, [%t64];",
          1, 16},
         {"alloca.u64 %t64, 24, 64; and.b64 %d64, %t64, 63;", 0},
         {"stacksave.u64 %t64; alloca.u64 %u64, 64; stackrestore.u64 %t64; "
          "stacksave.u64 %u64; sub.s64 %d64, %u64, %t64;",
          0}});
}
