//===- MatrixTest.cpp - What is wrong with matrix instructions ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// test/Machine/Matrix compares the results with a second implementation.
//
//===----------------------------------------------------------------------===//

#include "OneThread.h"

using namespace opennvvm::ptxmachine;

/// The error of \p Body in one warp, or in fewer threads.
static std::string warpFailure(const std::string &Body, unsigned Threads = 32) {
  Launch L;
  L.Block[0] = Threads;
  L.StepLimit = 100'000;
  return lanesFailure(".reg .b32 %r<16>; .reg .b16 %h<4>;\n" + Body, L);
}

static const char *const Mma =
    "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 "
    "{%r0, %r1, %r2, %r3}, {%r4, %r5}, {%r6}, {%r0, %r1, %r2, %r3};";

TEST(Matrix, NeedsAWholeWarp) {
  EXPECT_EQ(warpFailure(Mma), "");
  EXPECT_EQ(warpFailure(Mma, 31),
            "line 3: a matrix instruction without all lanes of the warp");
  EXPECT_EQ(
      warpFailure("setp.eq.u32 %q, %a32, 5; @%q exit;\n" + std::string(Mma)),
      "line 4: a matrix instruction without all lanes of the warp");
}

TEST(Matrix, NeedsOneInstruction) {
  EXPECT_EQ(warpFailure("setp.lt.u32 %q, %a32, 5; @%q bra Other;\n" +
                        std::string(Mma) + "bra End;\nOther: " + Mma + "End:"),
            "line 5: the lanes of a warp execute different instructions: a "
            "product of matrices in line 5, and in line 4");
  EXPECT_EQ(warpFailure("mov.b32 %t32, shared;\n"
                        "setp.lt.u32 %q, %a32, 5; @%q bra Other;\n"
                        "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r0}, "
                        "[%t32]; bra End;\n"
                        "Other: ldmatrix.sync.aligned.m8n8.x1.trans.shared.b16 "
                        "{%r0}, [%t32]; End:"),
            "line 6: the lanes of a warp execute different instructions: a "
            "move of matrices in line 6, and in line 5");
}

TEST(Matrix, NeedsRowsInSharedMemory) {
  const std::string Load =
      "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r0}, [%t32];";
  EXPECT_EQ(warpFailure("mov.b32 %t32, shared;\n" + Load), "");
  // Only the first eight lanes' addresses count.
  EXPECT_EQ(warpFailure("mov.b32 %t32, shared; setp.eq.u32 %q, %a32, 8;\n"
                        "@%q mov.b32 %t32, 1;" +
                        Load),
            "");
  EXPECT_EQ(warpFailure("mov.b32 %t32, shared; setp.eq.u32 %q, %a32, 7;\n"
                        "@%q add.s32 %t32, %t32, 8;" +
                        Load),
            "line 4: misaligned access of 16 bytes at 0x8");
  EXPECT_EQ(warpFailure(
                "mov.b32 %t32, 240; mad.lo.u32 %t32, %a32, 16, %t32;\n" + Load),
            "line 4: access out of bounds: 16 bytes at 0x100, right after the "
            "256 bytes of shared memory of the block");
  EXPECT_EQ(warpFailure("stmatrix.sync.aligned.m8n8.x1.shared.b16 [4], {%r0};"),
            "line 3: misaligned access of 16 bytes at 0x4");
  EXPECT_EQ(warpFailure("ld.param.b64 %memory, [out];\n"
                        "ldmatrix.sync.aligned.m8n8.x1.b16 {%r0}, [%memory];"),
            "line 4: the address of a row, 0x2000000000, is not in shared "
            "memory");
}

TEST(Matrix, NeedsItsRegisters) {
  EXPECT_EQ(warpFailure("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 "
                        "{%r0, %r1, %r2, %r3}, {%r4}, {%r6}, "
                        "{%r0, %r1, %r2, %r3};"),
            "line 3: operand 2 has 1 registers, not 2");
  EXPECT_EQ(warpFailure("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%r0}, [0];"),
            "line 3: operand 1 has 1 registers, not 2");
  EXPECT_EQ(warpFailure("mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 "
                        "{%r0, %r1, %r2, %r3}, {%r4, %r5}, {%r6, %r7}, "
                        "{%r0, %r1, %r2, %r3};"),
            "line 3: operand 1 has 4 registers, not 8");
}

/// mma.sp of f16 with 16 bits of metadata for each row.
static std::string sparse(const char *Kind, const char *Metadata,
                          const char *Selector) {
  return std::string("mov.b32 %r8, ") + Metadata + ";\nmma." + Kind +
         ".sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%r0, %r1, %r2, %r3}, "
         "{%r4, %r5}, {%r6, %r7}, {%r0, %r1, %r2, %r3}, %r8, " +
         Selector + ";";
}

TEST(Matrix, ChecksMetadata) {
  EXPECT_EQ(warpFailure(sparse("sp", "0x44444444", "3")), "");
  EXPECT_EQ(warpFailure(sparse("sp", "0x1111E1B4", "0")), "");
  EXPECT_EQ(warpFailure(sparse("sp", "0x44444444", "4")),
            "line 4: the sparsity selector is 4; it must be less than 4");
  EXPECT_EQ(warpFailure(sparse("sp", "0x44A44444", "1")),
            "line 4: the metadata of row 8, 0x44a4, is not valid");
  EXPECT_EQ(warpFailure(sparse("sp::ordered_metadata", "0x4444E4E4", "1")), "");
  EXPECT_EQ(warpFailure(sparse("sp::ordered_metadata", "0x44444414", "1")),
            "line 4: the metadata of row 0, 0x4414, is not valid");
  // Of tf32 there is one of two.
  EXPECT_EQ(warpFailure("mov.b32 %r8, 0x444E4444;\n"
                        "mma.sp.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 "
                        "{%r0, %r1, %r2, %r3}, {%r4, %r5}, {%r6, %r7}, "
                        "{%r0, %r1, %r2, %r3}, %r8, 0;"),
            "");
  EXPECT_EQ(warpFailure("mov.b32 %r8, 0x44484444;\n"
                        "mma.sp.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 "
                        "{%r0, %r1, %r2, %r3}, {%r4, %r5}, {%r6, %r7}, "
                        "{%r0, %r1, %r2, %r3}, %r8, 0;"),
            "line 4: the metadata of row 8, 0x4448, is not valid");
}

TEST(Matrix, ChecksSelectorsOfScales) {
  auto Scaled = [](const char *OfA, const char *OfB) {
    return warpFailure(
        std::string("mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale"
                    ".f32.e2m1.e2m1.f32.ue8m0 {%r0, %r1, %r2, %r3}, "
                    "{%r4, %r5, %r6, %r7}, {%r8, %r9}, {%r0, %r1, %r2, %r3}, "
                    "%r10, ") +
        OfA + ", %r11, " + OfB + ";");
  };
  EXPECT_EQ(Scaled("{2, 1}", "{0, 3}"), "");
  EXPECT_EQ(Scaled("{1, 1}", "{0, 3}"), "line 3: byte-id 1 for 2 scales");
  EXPECT_EQ(Scaled("{0, 2}", "{0, 3}"),
            "line 3: thread-id 2; it must be less than 2");
  EXPECT_EQ(Scaled("{0, 0}", "{0, 4}"),
            "line 3: thread-id 4; it must be less than 4");
}

TEST(Matrix, LoadsFragmentsFromOnePlace) {
  const std::string Load = "wmma.load.c.sync.aligned.row.m16n16k16.shared.f16 "
                           "{%r0, %r1, %r2, %r3}, [%t32]";
  const std::string Zero = "mov.b32 %t32, 0; mov.b32 %u32, 0;\n";
  // The matrix has 512 bytes, shared memory only 256.
  EXPECT_EQ(warpFailure(Zero + Load + ";"),
            "line 4: access out of bounds: 32 bytes at 0x100, right after the "
            "256 bytes of shared memory of the block");
  EXPECT_EQ(warpFailure(Zero + Load + ", 15;"),
            "line 4: the stride is less than the 16 elements of a line");
  EXPECT_EQ(warpFailure(Zero + Load + ", %a32;"),
            "line 4: lane 1 gives another address or stride than lane 0");
  EXPECT_EQ(warpFailure("mov.b32 %t32, 8;\n" + Load + ";"),
            "line 4: misaligned access of 16 bytes at 0x8");
  EXPECT_EQ(warpFailure("mov.b32 %t32, 0;\n" + Load + ", 20;"),
            "line 4: misaligned access of 16 bytes at 0x28");
}

TEST(Matrix, HasRowsOfEightBytes) {
  // Lane L gives row L; the first has the numbers from 0 to -1.
  const std::string Rows = R"(
  mov.b32 %t32, shared;
  st.shared.v2.b32 [%t32], {0x76543210, 0xFEDCBA98};
  mad.lo.u32 %t32, %a32, 8, %t32;
  setp.gt.u32 %q, %a32, 7;
  @%q mov.b32 %t32, shared;
  bar.warp.sync -1;
)";
  Launch L;
  L.Block[0] = 32;
  auto Loaded = lanes(".reg .b32 %r0;\n" + Rows +
                          "ldmatrix.sync.aligned.m8n16.x1.shared.s8.s4 {%r0}, "
                          "[%t32]; mov.b32 %d32, %r0;",
                      L);
  EXPECT_EQ(Loaded[0], 0x03020100u);
  EXPECT_EQ(Loaded[1], 0x07060504u);
  EXPECT_EQ(Loaded[2], 0xFBFAF9F8u);
  EXPECT_EQ(Loaded[3], 0xFFFEFDFCu);
  EXPECT_EQ(warpFailure("mov.b32 %t32, 4;\n"
                        "ldmatrix.sync.aligned.m8n16.x1.shared.s8.s4 {%r0}, "
                        "[%t32];"),
            "line 4: misaligned access of 8 bytes at 0x4");
}

TEST(Matrix, HasExclusiveColumns) {
  auto Alloc = [](const char *Count) {
    return "tcgen05.alloc.exclusive.cta_group::1.sync.aligned.shared::cta.b32 "
           "[shared], " +
           std::string(Count) + ";";
  };
  EXPECT_EQ(warpFailure(Alloc("96")),
            "a CTA ends without freeing its tensor memory");
  for (const char *Count : {"0", "48", "544"})
    EXPECT_EQ(warpFailure(Alloc(Count)),
              "line 3: tensor memory of " + std::string(Count) +
                  " columns, which is no multiple of 32 that the machine has");
}

TEST(Matrix, NamesWhatIsWrongWithSparseElements) {
  EXPECT_EQ(failure("spdecompress.b8.b4.sp::1:8.x1 {%t32, %u32}, {%a32}, "
                    "{%b32};",
                    8),
            "line 2: place 8 in a group of 8");
  EXPECT_EQ(failure("spdecompress.b8.b2.sp::1:4.x1 {%t32, %u32}, {%a32}, "
                    "{%b32};"),
            "line 2: 1 registers were expected");
  EXPECT_EQ(failure("spcompress.b16.b2.sp::2:4.x1 {%t32}, {%u32}, "
                    "{%a32, %b32}, 8;"),
            "line 2: a sparsity descriptor of 0x8 for elements of 16 bits");
  EXPECT_EQ(failure("spcompress.b8.b2.sp::2:4.x1 {%t32}, {%u32}, "
                    "{%a32, %b32}, 32;"),
            "line 2: a sparsity descriptor of 0x20 for elements of 8 bits");
}

TEST(Matrix, KnowsWhichFormsThereAre) {
  for (const char *Good :
       {"mma.sync.aligned.m8n8k4.col.row.f32.f16.f16.f16",
        "mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc",
        "mma.sync.aligned.m16n8k16.row.col.rp.f64.f64.f64.f64",
        "ldmatrix.sync.aligned.m8n16.x4.shared.b8x16.b4x16_p64",
        "ldmatrix.sync.aligned.m16n16.x2.trans.shared::cta.b8x16.b6x16_p32",
        "ldmatrix.sync.aligned.m8n16.x2.s8.s4",
        "stmatrix.sync.aligned.m16n8.x4.trans.b8",
        "spcompress.b8.b2.sp::2:4.x64", "spdecompress.b16.b4.sp::1:16.x16",
        "movmatrix.sync.aligned.m8n8.trans.b16",
        "wmma.mma.sync.aligned.col.row.m32n8k16.f16.f32",
        "wmma.mma.and.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32",
        "wmma.load.b.sync.aligned.col.m8n8k32.global.s4"})
    EXPECT_EQ(checkMnemonic(Good), "") << Good;
  for (const char *Bad :
       {"mma.sync.aligned.m16n8k8.col.col.f32.f16.f16.f32",
        "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f16",
        "mma.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32",
        "mma.sync.aligned.m16n8k32.row.col.f32.e2m1.e2m1.f32",
        "mma.sync.aligned.m16n8k8.row.col.satfinite.f32.f16.f16.f32",
        "mma.sync.aligned.m16n8k8.row.col.rz.f32.f16.f16.f32",
        "mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32",
        "mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale"
        ".scale_vec::2X.f32.e2m1.e2m1.f32.ue4m3",
        "mma.sp.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e4m3.f32",
        "ldmatrix.sync.aligned.m8n8.x1.b8",
        "ldmatrix.sync.aligned.m16n16.x1.b8",
        "ldmatrix.sync.aligned.m16n16.x4.trans.b8",
        "ldmatrix.sync.aligned.m16n16.x1.trans.s8.s4",
        "ldmatrix.sync.aligned.m8n16.x2.trans.s8.s4",
        "ldmatrix.sync.aligned.m8n16.x2.u8.u4",
        "stmatrix.sync.aligned.m8n16.x2.s8.s4",
        "spcompress.b8.b2.sp::1:4.x1",
        "spdecompress.b8.b2.sp::1:8.x1",
        "spdecompress.b16.b4.sp::4:8.x1",
        "spdecompress.b8.b2.sp::1:2.x1",
        "stmatrix.sync.aligned.m16n8.x1.b8",
        "movmatrix.sync.aligned.m8n8.b16",
        "wmma.mma.sync.aligned.row.col.m16n16k16.s32.s8.u8.s32",
        "wmma.load.a.sync.aligned.col.m8n8k32.global.s4",
        "wmma.load.a.sync.aligned.row.m16n16k16.local.f16"})
    EXPECT_EQ(checkMnemonic(Bad), std::string("unknown form ") + Bad);
}
