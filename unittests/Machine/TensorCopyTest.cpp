//===- TensorCopyTest.cpp - Tensor copies and tensor maps in kernels ------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What copies move is tested in test/Machine/Bulk; here it is how programs make
// tensor maps, where maps are, which CTAs take part, and what goes wrong.
//
//===----------------------------------------------------------------------===//

#include "Machine/Machine.h"
#include "Machine/TensorMap.h"
#include "gtest/gtest.h"
#include <cstring>

using namespace llvm;
using namespace opennvvm::ptxmachine;

namespace {
/// A tensor of 8 x 8 words, whose values are their numbers, boxes of 4 x 2, and
/// a kernel with the map in a parameter.
struct Kernel {
  std::vector<uint64_t> Dims = {8, 8}, Strides = {32};
  std::vector<uint32_t> Box = {4, 2}, Steps = {1, 1};
  TensorParameters P;
  Launch L;
  std::vector<uint32_t> Out;
  std::string Error;

  Kernel() { P.DataType = 2; } // CU_TENSOR_MAP_DATA_TYPE_UINT32
  TensorMap map(uint64_t Address) {
    P.Address = Address;
    P.Dims = Dims;
    P.Strides = Strides;
    P.ElementStrides = Steps;
    return cantFail(encodeTiled(P, Box));
  }
  /// Runs \p Body; \p Change changes the map. Registers are %map, its generic
  /// address, %tensor and %out, which are global, and %s and %bar, which are
  /// shared. \returns the error.
  template <typename Fn> std::string run(StringRef Body, Fn Change);
  std::string run(StringRef Body) {
    return run(Body, [](TensorMap &) {});
  }
};
} // namespace

// Variables g and c have the map, too.
static constexpr const char *Header =
    R"(.global .align 64 .b8 g[128]; .const .align 64 .b8 c[128];
.visible .entry k(.param .align 64 .b8 map[128], .param .u64 tensor, .param .u64 out) {
  .reg .b64 %map, %tensor, %out, %t64; .reg .b32 %s, %bar, %r, %cta;
  .reg .b16 %h; .reg .pred %p, %q;
  .shared .align 1024 .b8 s[1024]; .shared .align 8 .b64 bar;
  mov.b64 %map, map; cvta.param.u64 %map, %map;
  ld.param.u64 %tensor, [tensor]; ld.param.u64 %out, [out];
  mov.b32 %s, s; mov.b32 %bar, bar; mov.u32 %cta, %cluster_ctarank;
  mbarrier.init.shared.b64 [%bar], 1;
)";

template <typename Fn> std::string Kernel::run(StringRef Body, Fn Change) {
  auto M = parse((Header + Body + "\nret; }").str());
  if (!M)
    return toString(M.takeError());
  Machine Device(**M);
  std::vector<uint32_t> Words(64);
  for (uint32_t I = 0; I < 64; ++I)
    Words[I] = I;
  auto Bytes = [](std::vector<uint32_t> &W) {
    return MutableArrayRef<uint8_t>(reinterpret_cast<uint8_t *>(W.data()),
                                    W.size() * 4);
  };
  uint64_t Tensor = Device.allocate(256), To = Device.allocate(256);
  cantFail(Device.write(Tensor, Bytes(Words)));
  TensorMap Map = map(Tensor);
  Change(Map);
  ArrayRef<uint8_t> MapBytes(reinterpret_cast<uint8_t *>(&Map), sizeof Map);
  for (const char *Variable : {"g", "c"})
    cantFail(Device.write(cantFail(Device.addressOf(Variable)), MapBytes));
  std::vector<uint8_t> Parameters(144);
  std::memcpy(&Parameters[0], &Map, 128);
  std::memcpy(&Parameters[128], &Tensor, 8);
  std::memcpy(&Parameters[136], &To, 8);
  if (llvm::Error E = Device.launch("k", L, Parameters))
    return toString(std::move(E));
  Out.resize(64);
  cantFail(Device.read(To, Bytes(Out)));
  return "";
}

/// Loads the box at (2, 3), and writes its first word to %out.
static const std::string Load = R"(
  cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [%s], [%map, {2, 3}], [%bar];
  mbarrier.arrive.expect_tx.shared.b64 _, [%bar], 32;
Wait:
  mbarrier.try_wait.parity.shared.b64 %p, [%bar], 0;
  @!%p bra Wait;
  ld.shared.b32 %r, [%s]; st.global.b32 [%out], %r;)";

TEST(TensorCopy, TakesMapsFromAllSpaces) {
  Kernel K;
  EXPECT_EQ(K.run(Load), "");
  EXPECT_EQ(K.Out[0], 3 * 8 + 2u);
  EXPECT_EQ(K.run("mov.b64 %map, g;" + Load), "");
  EXPECT_EQ(K.Out[0], 26u);
  EXPECT_EQ(K.run("mov.b64 %map, c; cvta.const.u64 %map, %map;" + Load), "");
  EXPECT_EQ(K.Out[0], 26u);
}

/// Loads the box at the coordinates \p At of \p Overridden parts of the map.
static std::string loadOver(const std::string &Words, const std::string &At) {
  return R"(
  .reg .b64 %g2; .reg .b16 %h<4>; .reg .b32 %low;
  add.s64 %g2, %tensor, 32;
  mov.b16 %h0, 4; mov.b16 %h1, 2; mov.b16 %h2, 0; mov.b32 %low, 4;
  cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes)" +
         Words + " [%s], [%map, " + At + R"(], [%bar];
  mbarrier.arrive.expect_tx.shared.b64 _, [%bar], 32;
Wait:
  mbarrier.try_wait.parity.shared.b64 %p, [%bar], 0;
  @!%p bra Wait;
  ld.shared.b32 %r, [%s]; st.global.b32 [%out], %r;
  ld.shared.b32 %r, [%s+16]; st.global.b32 [%out+4], %r;)";
}

TEST(TensorCopy, ReplacesPartsOfItsMap) {
  Kernel K;
  const std::string Address = ".override::global_address",
                    All = Address + ".override::global_dim_stride";
  // One row further down.
  EXPECT_EQ(K.run(loadOver(Address, "%g2, {2, 3}")), "");
  EXPECT_EQ(K.Out[0], 4 * 8 + 2u);
  // A row of 64 bytes, which are two of the map's: sizes of 4 and 2.
  EXPECT_EQ(K.run(loadOver(All, "%g2, {%h0, %h1}, {%low}, %h2, {0, 0}")), "");
  EXPECT_EQ(K.Out[0], 8u);
  EXPECT_EQ(K.Out[1], 24u);
  // Beyond the sizes are zeros.
  EXPECT_EQ(K.run(loadOver(All, "%g2, {%h0, 1}, {%low}, %h2, {0, 0}")), "");
  EXPECT_EQ(K.Out[0], 8u);
  EXPECT_EQ(K.Out[1], 0u);
  EXPECT_EQ(K.run(loadOver(All, "%g2, {%h0, %h1}, {%low}, %h2, {0, 1}")),
            "line 14: coordinates other than zeros with sizes in place of the "
            "tensor map's");
  EXPECT_EQ(K.run(loadOver(All, "%g2, {%h0}, {%low}, %h2, {0, 0}")),
            "line 14: sizes and strides of 2 dimensions were expected");
  EXPECT_EQ(K.run(loadOver(Address, "{2, 3}")),
            "line 14: the operands do not fit what replaces the tensor map");
  EXPECT_EQ(K.run(loadOver("", "%g2, {2, 3}")),
            "line 14: expected '{' before '%g2'");
  EXPECT_EQ(
      K.run("add.s64 %tensor, %tensor, 4;" + loadOver(Address, "%g2, {2, 3}")),
      "line 14: a tensor whose address is no multiple of 16");
  // Strides are replaced together with the address.
  EXPECT_NE(K.run(loadOver(".override::global_dim_stride",
                           "{%h0, %h1}, {%low}, %h2, {0, 0}"))
                .find("unknown form"),
            std::string::npos);
}

TEST(TensorCopy, IsMulticastToPairs) {
  Kernel K;
  K.L.Grid[0] = K.L.Cluster[0] = 4;
  // CTA 0 sends to all; the mbarriers of the even ones count for their pair.
  const std::string Body = R"(
  setp.eq.u32 %q, %cta, 0;
  and.b32 %r, %cta, 1;
  setp.eq.u32 %p, %r, 0;
  @%p mbarrier.arrive.expect_tx.shared.b64 _, [%bar], 64;
  barrier.cluster.arrive; barrier.cluster.wait;
  mov.b16 %h, 15;
  @%q cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 [%s], [%map, {2, 3}], [%bar], %h;
  @!%p bra Done;
Wait:
  mbarrier.try_wait.parity.acquire.cluster.shared.b64 %q, [%bar], 0;
  @!%q bra Wait;
Done:
  barrier.cluster.arrive; barrier.cluster.wait;
  .reg .b64 %at;
  mul.wide.u32 %at, %cta, 4; add.s64 %at, %at, %out;
  ld.shared.b32 %r, [%s]; st.global.b32 [%at], %r;)";
  EXPECT_EQ(K.run(Body), "");
  for (unsigned Cta = 0; Cta < 4; ++Cta)
    EXPECT_EQ(K.Out[Cta], 26u);
}

TEST(TensorCopy, NeedsItsMbarrierNearby) {
  Kernel K;
  K.L.Grid[0] = K.L.Cluster[0] = 4;
  auto Copy = [](const char *Group, unsigned Rank) {
    return "barrier.cluster.arrive; barrier.cluster.wait; "
           "mapa.shared::cluster.u32 %r, %bar, " +
           std::to_string(Rank) +
           "; setp.eq.u32 %q, %cta, 0; "
           "@%q cp.async.bulk.tensor.2d.shared::cluster.global.tile"
           ".mbarrier::complete_tx::bytes" +
           Group + " [%s], [%map, {2, 3}], [%r];";
  };
  EXPECT_EQ(K.run(Copy("", 0)), "");
  EXPECT_EQ(K.run(Copy("", 1)), "line 10: the mbarrier of a tensor copy to CTA "
                                "0 is in CTA 1");
  EXPECT_EQ(K.run(Copy(".cta_group::2", 1)), "");
  EXPECT_EQ(K.run(Copy(".cta_group::2", 2)),
            "line 10: the mbarrier of a tensor copy to CTA 0 is in CTA 2");
}

//===----------------------------------------------------------------------===//
// Making maps
//===----------------------------------------------------------------------===//

/// Makes the map of the tensor from nothing, in shared memory, and copies it to
/// global memory.
static const std::string Make = R"(
  .reg .b64 %g;
  st.shared.v4.b32 [%s+128], {0, 0, 0, 0};
  add.s32 %r, %s, 128;
  tensormap.replace.tile.global_address.shared::cta.b1024.b64 [%r], %tensor;
  tensormap.replace.tile.rank.shared::cta.b1024.b32 [%r], 1;
  tensormap.replace.tile.box_dim.shared::cta.b1024.b32 [%r], 0, 4;
  tensormap.replace.tile.box_dim.shared::cta.b1024.b32 [%r], 1, 2;
  tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%r], 0, 8;
  tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%r], 1, 8;
  tensormap.replace.tile.global_stride.shared::cta.b1024.b64 [%r], 0, 32;
  tensormap.replace.tile.element_stride.shared::cta.b1024.b32 [%r], 0, 1;
  tensormap.replace.tile.element_stride.shared::cta.b1024.b32 [%r], 1, 1;
  tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%r], 2;
  tensormap.replace.tile.interleave_layout.shared::cta.b1024.b32 [%r], 0;
  tensormap.replace.tile.swizzle_mode.shared::cta.b1024.b32 [%r], 0;
  tensormap.replace.tile.swizzle_atomicity.shared::cta.b1024.b32 [%r], 0;
  tensormap.replace.tile.fill_mode.shared::cta.b1024.b32 [%r], 0;
  add.s64 %g, %out, 128;
  tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%g], [%r], 128;
  fence.proxy.tensormap::generic.acquire.gpu [%g], 128;
  mov.b64 %map, %g;
)";

TEST(TensorMapReplace, MakesMaps) {
  Kernel K;
  EXPECT_EQ(K.run(Make + Load), "");
  EXPECT_EQ(K.Out[0], 26u);
  // The same bytes as those of the encoder.
  TensorMap Map = K.map(K.P.Address);
  EXPECT_EQ(std::memcmp(&K.Out[32], &Map, 128), 0);
}

TEST(TensorMapReplace, ChangesMaps) {
  Kernel K;
  K.L.Block[0] = 32;
  const std::string Change = R"(
  .reg .b64 %v; .reg .b32 %i;
  mov.b32 %i, 0;
Next:
  ld.b64 %v, [%map]; add.s32 %r, %s, %i; st.shared.b64 [%r+128], %v;
  add.s64 %map, %map, 8; add.s32 %i, %i, 8;
  setp.lt.u32 %p, %i, 128; @%p bra Next;
  tensormap.replace.tile.global_stride.shared::cta.b1024.b64 [%s+128], 0, 64;
  tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%s+128], 1, 4;
  add.s64 %map, %out, 128;
  tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%map], [%s+128], 128;
  mov.u32 %r, %tid.x; setp.ne.u32 %p, %r, 0; @%p bra Done;)";
  EXPECT_EQ(K.run(Change + Load + "\nDone:"), "");
  EXPECT_EQ(K.Out[0], 3 * 16 + 2u);
}

TEST(TensorMapReplace, NamesWhatGoesWrong) {
  Kernel K;
  auto Replace = [&](const std::string &Field) {
    return K.run("tensormap.replace.tile." + Field + ";");
  };
  EXPECT_EQ(Replace("rank.shared::cta.b1024.b32 [%s+128], 5"),
            "line 10: tensormap.replace with a value of 5");
  EXPECT_EQ(Replace("box_dim.shared::cta.b1024.b32 [%s+128], 0, 257"),
            "line 10: tensormap.replace with a value of 257");
  EXPECT_EQ(Replace("element_stride.shared::cta.b1024.b32 [%s+128], 0, 9"),
            "line 10: tensormap.replace with a value of 9");
  EXPECT_EQ(Replace("global_stride.shared::cta.b1024.b64 [%s+128], 0, "
                    "0x10000000000"),
            "line 10: tensormap.replace with a value of 1099511627776");
  EXPECT_EQ(Replace("elemtype.shared::cta.b1024.b32 [%s+128], 16"),
            "line 10: tensormap.replace with a value of 16");
  EXPECT_EQ(Replace("swizzle_mode.shared::cta.b1024.b32 [%s+128], 5"),
            "line 10: tensormap.replace with a value of 5");
  EXPECT_EQ(Replace("swizzle_atomicity.shared::cta.b1024.b32 [%s+128], 4"),
            "line 10: tensormap.replace with a value of 4");
  EXPECT_EQ(Replace("fill_mode.shared::cta.b1024.b32 [%s+128], 2"),
            "line 10: tensormap.replace with a value of 2");
  EXPECT_EQ(Replace("interleave_layout.shared::cta.b1024.b32 [%s+128], 3"),
            "line 10: tensormap.replace with a value of 3");
  EXPECT_EQ(Replace("box_dim.shared::cta.b1024.b32 [%s+128], 5, 1"),
            "line 10: dimension 5 of a tensor map");
  EXPECT_EQ(Replace("global_stride.shared::cta.b1024.b64 [%s+128], 4, 16"),
            "line 10: dimension 4 of a tensor map");
  EXPECT_EQ(Replace("rank.b1024.b32 [%map], 1"),
            "line 10: tensormap.replace outside of global and shared memory");
  EXPECT_EQ(Replace("rank.global.b1024.b32 [%tensor], 1"),
            "line 10: no tensor map");
  EXPECT_EQ(Replace("rank.shared::cta.b1024.b64 [%s+128], 1"),
            "line 10: unknown form "
            "tensormap.replace.tile.rank.shared::cta.b1024.b64");
  EXPECT_EQ(K.run("tensormap.cp_fenceproxy.global.shared::cta"
                  ".tensormap::generic.release.gpu.sync.aligned [%out], [%s], "
                  "64;"),
            "line 10: a tensor map has 128 bytes");
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

/// The error of a load with a map that \p Change changes.
template <typename Fn> static std::string loadError(Fn Change) {
  Kernel K;
  return K.run(Load.substr(1), Change);
}

TEST(TensorCopy, ChecksTheMap) {
  EXPECT_EQ(loadError([](TensorMap &M) { M.Magic = 0; }),
            "line 10: no tensor map");
  EXPECT_EQ(loadError([](TensorMap &M) { M.Address += 8; }),
            "line 10: a tensor whose address is no multiple of 16");
  EXPECT_EQ(loadError([](TensorMap &M) { M.Dims[1] = 0; }),
            "line 10: a tensor without elements in dimension 1");
  EXPECT_EQ(loadError([](TensorMap &M) { M.Strides[0] = 40; }),
            "line 10: a tensor stride of 40 bytes");
  EXPECT_EQ(loadError([](TensorMap &M) { M.ElementStrides[1] = 0; }),
            "line 10: a traversal stride of 0");
  EXPECT_EQ(loadError([](TensorMap &M) { M.Box[1] = 0; }),
            "line 10: a box of 0 in dimension 1");
  EXPECT_EQ(loadError([](TensorMap &M) { M.Box[0] = 0; }),
            "line 10: a box of 0 in dimension 0");
  EXPECT_EQ(loadError([](TensorMap &M) { M.Box[0] = 5; }),
            "line 10: rows of 20 bytes, which is no multiple of 16");
  EXPECT_EQ(loadError([](TensorMap &M) { M.Box[0] = 12, M.SwizzleMode = 1; }),
            "line 10: rows of 48 bytes in a swizzle of 32");
  EXPECT_EQ(loadError([](TensorMap &M) { M.SwizzleAtomicity = 1; }),
            "line 10: a swizzle mode of 0 with an atomicity of 1");
  EXPECT_EQ(loadError([](TensorMap &M) { M.Fill = 1; }),
            "line 10: a NaN is to fill elements that are no floats");
  EXPECT_EQ(loadError([](TensorMap &M) { M.Interleave = 1; }),
            "line 10: the PTX ISA does not say where the slices of an "
            "interleaved tensor are");
  EXPECT_EQ(loadError([](TensorMap &M) { M.LastDim = 2; }),
            "line 10: a tensor without elements in dimension 2");
  EXPECT_EQ(loadError([](TensorMap &M) { M.LastDim = 0; }),
            "line 10: a tensor map of rank 1 in an instruction of rank 2");
  EXPECT_EQ(loadError([](TensorMap &M) { M.Layout = TensorLayout::Im2col; }),
            "line 10: a tensor map for im2col in an instruction for tiles");
  EXPECT_EQ(loadError([](TensorMap &M) {
              M.Element = TensorElement::B4x16P64, M.Dims[0] = 100;
            }),
            "line 10: a tensor of padded elements with 100 in dimension 0");
  EXPECT_EQ(loadError([](TensorMap &M) {
              M.Element = TensorElement::B4x16P64, M.Dims[0] = 128;
            }),
            "line 10: the first coordinate is 2, which is no multiple of 128");
  // The tensor is larger than its memory.
  EXPECT_EQ(loadError([](TensorMap &M) { M.Strides[0] = 128; }).substr(0, 39),
            "line 10: access out of bounds: 16 bytes");
}

TEST(TensorCopy, ChecksAddresses) {
  Kernel K;
  EXPECT_EQ(
      K.run("add.s32 %s, %s, 64;" + Load),
      "line 11: a tensor copy's shared address 0x40, which is no multiple "
      "of 128");
  EXPECT_EQ(K.run("add.s64 %map, %map, 32;" + Load).substr(0, 40),
            "line 11: misaligned access of 64 bytes a");
  EXPECT_EQ(K.run("add.s32 %s, %s, 1024;" + Load).substr(0, 30),
            "line 11: access out of bounds:");
}

TEST(TensorCopy, ChecksStores) {
  Kernel K;
  const std::string Store =
      "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%map, ";
  EXPECT_EQ(K.run(Store + "{-1, 0}], [%s];"),
            "line 10: a store to coordinate -1");
  EXPECT_EQ(K.run(Store + "{0}], [%s];"),
            "line 10: 2 coordinates were expected");
  EXPECT_EQ(
      K.run(Store + "{0, 0}], [%s];",
            [](TensorMap &M) { M.SwizzleMode = 3, M.SwizzleAtomicity = 2; }),
      "line 10: a store with a swizzle that flips");
  EXPECT_EQ(K.run(Store + "{0, 0}], [%s];",
                  [](TensorMap &M) {
                    M.Element = TensorElement::B4x16P64, M.Dims[0] = 128;
                  }),
            "line 10: a store of .b4x16_p64");
  EXPECT_EQ(K.run("cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile"
                  ".bulk_group [%map, {0, 0}], [%s];",
                  [](TensorMap &M) { M.Element = TensorElement::S64; }),
            "line 10: a reduction that the tensor's elements do not have");
  EXPECT_EQ(K.run("cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4"
                  ".bulk_group [%map, {0, 0, 1, 2, 3}], [%s];"),
            "line 10: a box of 2 rows for gather4 or scatter4");
}

/// A map of 8 x 2 x 2 words for im2col, with boxes of 4 channels and 3 pixels.
static TensorMap im2col(TensorMap M, TensorLayout Layout) {
  M.LastDim = 2;
  M.Layout = Layout;
  M.Dims[1] = M.Dims[2] = 2;
  M.Strides[1] = 64;
  M.ElementStrides[2] = 1;
  M.Channels = 4;
  M.Pixels = 3;
  M.SwizzleMode = 2;
  return M;
}

TEST(TensorCopy, ChecksIm2col) {
  Kernel K;
  auto Run = [&](const std::string &Mode, const std::string &Place,
                 TensorLayout Layout) {
    return K.run("cp.async.bulk.tensor.3d.shared::cta.global." + Mode +
                     ".mbarrier::complete_tx::bytes [%s], [%map, " + Place +
                     "; mbarrier.arrive.expect_tx.shared.b64 _, [%bar], 48;\n"
                     "Wait: mbarrier.try_wait.parity.shared.b64 %p, [%bar], 0; "
                     "@!%p bra Wait;\n"
                     "ld.shared.b32 %r, [%s]; st.global.b32 [%out], %r;",
                 [&](TensorMap &M) { M = im2col(M, Layout); });
  };
  EXPECT_EQ(Run("im2col", "{0, 1, 1}], [%bar], {0}", TensorLayout::Im2col), "");
  EXPECT_EQ(K.Out[0], 24u);
  EXPECT_EQ(Run("im2col", "{0, 2, 1}], [%bar], {0}", TensorLayout::Im2col),
            "line 10: coordinate 2 is not in the box from 0 to 1");
  EXPECT_EQ(Run("im2col", "{0, 0, 1}], [%bar], {0, 0}", TensorLayout::Im2col),
            "line 10: 1 offsets were expected");
  EXPECT_EQ(
      Run("im2col::w", "{0, 0, 1}], [%bar], {0, 0}", TensorLayout::Im2col),
      "line 10: a tensor map for im2col in an instruction for im2col::w");
  EXPECT_EQ(
      Run("im2col::w", "{0, 2, 1}], [%bar], {0, 0}", TensorLayout::Im2colW),
      "line 10: coordinate 2 is beyond the box, which ends at 1");
  EXPECT_EQ(
      Run("im2col::w", "{0, 0, 1}], [%bar], {512, 0}", TensorLayout::Im2colW),
      "line 10: a wHalo of 512");
  EXPECT_EQ(
      Run("im2col::w", "{0, 0, 1}], [%bar], {0, 32}", TensorLayout::Im2colW),
      "line 10: a wOffset of 32");
  EXPECT_EQ(Run("im2col::w::128", "{0, 0, 1}], [%bar], {32, 0}",
                TensorLayout::Im2colW128),
            "line 10: a wHalo of 32");
  EXPECT_EQ(Run("im2col::w::128", "{0, 0, 1}], [%bar], {1, 0}",
                TensorLayout::Im2colW128),
            "line 10: the PTX ISA does not say where im2col::w::128 puts its "
            "halo");
  EXPECT_EQ(K.run("cp.async.bulk.tensor.3d.global.shared::cta.im2col_no_offs"
                  ".bulk_group [%map, {0, 0, 0}], [%s];",
                  [&](TensorMap &M) {
                    M = im2col(M, TensorLayout::Im2col);
                    M.LowerCorner[0] = -1;
                  }),
            "line 10: a store to a box that is larger than the tensor");
}

TEST(TensorCopy, HasTheFormsOfTheIsa) {
  for (const char *Wrong :
       {"cp.async.bulk.tensor.shared::cta.global.mbarrier::complete_tx::bytes",
        "cp.async.bulk.tensor.2d.shared::cta.global",
        "cp.async.bulk.tensor.2d.shared::cta.global.bulk_group",
        "cp.async.bulk.tensor.2d.shared::cta.global.im2col"
        ".mbarrier::complete_tx::bytes",
        "cp.async.bulk.tensor.3d.shared::cta.global.tile::gather4"
        ".mbarrier::complete_tx::bytes",
        "cp.async.bulk.tensor.2d.shared::cta.global"
        ".mbarrier::complete_tx::bytes.multicast::cluster",
        "cp.async.bulk.tensor.3d.global.shared::cta.im2col.bulk_group",
        "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group.cta_group::1",
        "cp.async.bulk.prefetch.tensor.2d.L2.global.tile::scatter4",
        "cp.reduce.async.bulk.tensor.2d.shared::cta.global.add"
        ".mbarrier::complete_tx::bytes"})
    EXPECT_EQ(checkMnemonic(Wrong), std::string("unknown form ") + Wrong);
  for (const char *Right :
       {"cp.async.bulk.tensor.shared::cta.global.1d"
        ".mbarrier::complete_tx::bytes",
        "cp.async.bulk.tensor.4d.im2col.cta_group::2.shared::cluster.global"
        ".mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint",
        "cp.async.bulk.prefetch.tensor.3d.L2.global.im2col::w.L2::cache_hint",
        "cp.reduce.async.bulk.tensor.2d.global.shared::cta.inc.bulk_group"})
    EXPECT_EQ(checkMnemonic(Right), "");
}
