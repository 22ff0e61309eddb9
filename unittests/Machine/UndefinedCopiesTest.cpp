//===- UndefinedCopiesTest.cpp - Undefined bits that are copied -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bulk and tensor copies, remote stores, tensor memory, textures and surfaces:
// each has a kernel with undefined bits and a twin without.
//
//===----------------------------------------------------------------------===//

#include "Machine/Image.h"
#include "Machine/Machine.h"
#include "Machine/TensorMap.h"
#include "gtest/gtest.h"
#include <cstring>
#include <set>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::ptxmachine;

// Nobody writes %u; "raw" is memory without values, and "zeros" has zeros,
// which the host reads afterwards. The textures and surfaces have one row of 16
// texels in that memory.
static constexpr char Header[] = R"(
.version 8.8
.target sm_100a
.address_size 64
.visible .entry k(.param .u64 zeros, .param .u64 raw, .param .u64 map,
                  .param .u64 rawMap, .param .u64 tex, .param .u64 rawTex,
                  .param .u64 surf, .param .u64 rawSurf) {
  .reg .b64 %zeros, %raw, %map, %rawMap, %tex, %rawTex, %surf, %rawSurf, %d<8>;
  .reg .b32 %t, %s, %u, %one, %r, %n, %q<8>, %b;
  .reg .pred %p<4>;
  .shared .align 128 .b8 s[1024]; .shared .align 8 .b64 bar;
  ld.param.u64 %zeros, [zeros]; ld.param.u64 %raw, [raw];
  ld.param.u64 %map, [map]; ld.param.u64 %rawMap, [rawMap];
  ld.param.u64 %tex, [tex]; ld.param.u64 %rawTex, [rawTex];
  ld.param.u64 %surf, [surf]; ld.param.u64 %rawSurf, [rawSurf];
  mov.u32 %t, %tid.x; mov.u32 %one, 1; mov.u32 %s, s; mov.u32 %b, bar;
  mov.u32 %r, 0;
)";

/// Branches on all bits of %r.
static constexpr char Footer[] = R"(
  popc.b32 %r, %r;
  setp.eq.u32 %p3, %r, 7;
  @%p3 bra Done;
  nanosleep.u32 1;
Done:
  ret;
}
)";

using Names = std::set<std::string>;
static constexpr unsigned Size = 1024;

/// A row of 32-bit words at \p Address.
static uint64_t makeMap(Machine &Device, uint64_t Address) {
  static constexpr uint64_t Dims[] = {64};
  static constexpr uint32_t Box[] = {4}, Steps[] = {1};
  TensorParameters P;
  P.DataType = 2; // CU_TENSOR_MAP_DATA_TYPE_UINT32
  P.Address = Address;
  P.Dims = Dims;
  P.ElementStrides = Steps;
  TensorMap M = cantFail(encodeTiled(P, Box));
  uint8_t Bytes[TensorMap::Size];
  std::memcpy(Bytes, &M, sizeof Bytes);
  uint64_t At = Device.allocate(sizeof Bytes);
  cantFail(Device.write(At, Bytes));
  return At;
}

static uint64_t makeImage(Machine &Device, ImageKind Kind, uint64_t Address) {
  ImageDescription D;
  D.Kind = Kind;
  D.Type = TexelType::U32;
  D.Channels = 2;
  ImageLevel L;
  L.Address = Address;
  L.Width = 16;
  L.Pitch = L.Slice = 128;
  D.Levels.push_back(L);
  return Device.createImage(D);
}

/// The rules that \p Body breaks; what else is wrong, if anything is.
static Names broken(const std::string &Body, unsigned Threads, unsigned Ctas) {
  auto M = parse(Header + Body + Footer);
  if (!M)
    return {toString(M.takeError())};
  Names Rules;
  for (uint64_t Seed : {0, 1, 2}) {
    Machine Device(**M);
    Device.setFindings({});
    uint64_t Zeros = Device.allocate(Size), Raw = Device.allocate(Size);
    uint64_t Parameters[] = {Zeros,
                             Raw,
                             makeMap(Device, Zeros),
                             makeMap(Device, Raw),
                             makeImage(Device, ImageKind::Texture, Zeros),
                             makeImage(Device, ImageKind::Texture, Raw),
                             makeImage(Device, ImageKind::Surface, Zeros),
                             makeImage(Device, ImageKind::Surface, Raw)};
    Device.setUndefined(Raw, Size);
    Launch L;
    L.Block[0] = Threads;
    L.Grid[0] = L.Cluster[0] = Ctas;
    L.Seed = Seed;
    L.StepLimit = 1'000'000;
    Error E =
        Device.launch("k", L,
                      ArrayRef(reinterpret_cast<const uint8_t *>(Parameters),
                               sizeof Parameters));
    if (E)
      Rules.insert(toString(std::move(E)));
    else
      Device.checkOutput(Zeros, Size, false);
    for (const Finding &F : Device.takeFindings())
      Rules.insert(F.Rule.str());
  }
  return Rules;
}

/// The branch after \p Body depends on undefined bits, and that after \p Twin
/// does not.
static void branches(const std::string &Body, const std::string &Twin,
                     unsigned Threads = 1, unsigned Ctas = 1) {
  EXPECT_EQ(broken(Body, Threads, Ctas), Names({"undefined-branch"})) << Body;
  EXPECT_EQ(broken(Twin, Threads, Ctas), Names()) << Twin;
}
/// The same of what the host reads.
static void stores(const std::string &Body, const std::string &Twin,
                   unsigned Threads = 1, unsigned Ctas = 1) {
  EXPECT_EQ(broken(Body, Threads, Ctas), Names({"undefined-output"})) << Body;
  EXPECT_EQ(broken(Twin, Threads, Ctas), Names()) << Twin;
}

static std::string replaced(std::string Text, StringRef From, StringRef To) {
  size_t At = Text.find(From.str());
  EXPECT_NE(At, std::string::npos) << From.str();
  return Text.replace(At, From.size(), To.str());
}

/// An mbarrier that waits for so many bytes, \p Copy and the wait.
static std::string awaited(const std::string &Copy, unsigned Bytes) {
  return "mbarrier.init.shared.b64 [bar], 1;\n"
         "fence.proxy.async.shared::cta;\n"
         "mbarrier.arrive.expect_tx.shared.b64 %d0, [bar], " +
         std::to_string(Bytes) + ";\n" + Copy + R"(
Wait:
  mbarrier.try_wait.parity.shared.b64 %p0, [bar], 0;
  @!%p0 bra Wait;
)";
}

/// Words of shared memory have the register \p Value, and \p Copy goes from
/// there.
static std::string stored(const std::string &Value, const std::string &Copy) {
  return "st.shared.v4.u32 [s], {" + Value + ", %one, %one, %one};\n" + R"(
  fence.proxy.async.shared::cta;
)" + Copy +
         R"(
  cp.async.bulk.commit_group;
  cp.async.bulk.wait_group 0;
)";
}

TEST(UndefinedCopies, Bulk) {
  const std::string Copy =
      awaited("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx"
              "::bytes [s], [%raw], 16, [bar];",
              16) +
      "ld.shared.u32 %r, [s+4];";
  branches(Copy, replaced(Copy, "%raw", "%zeros"));
  auto Out = [](const std::string &Value) {
    return stored(Value, "cp.async.bulk.global.shared::cta.bulk_group "
                         "[%zeros], [s], 16;");
  };
  stores(Out("%u"), Out("%one"));
}

TEST(UndefinedCopies, BulkBounds) {
  // The last four bytes are not read.
  auto Copy = [](const std::string &Word) {
    return awaited("cp.async.bulk.shared::cta.global.mbarrier::complete_tx"
                   "::bytes.ignore_oob [s], [%zeros], 16, 0, 4, [bar];",
                   16) +
           "ld.shared.u32 %r, [s+" + Word + "];";
  };
  branches(Copy("12"), Copy("8"));
}

TEST(UndefinedCopies, SparseElements) {
  const std::string Compress =
      "mov.b32 %q0, %one; mov.b32 %q1, %one;\n"
      "spcompress.b16.b2.sp::2:4.x1 {%q2}, {%r}, {%q0, %q1}, 0;";
  branches(replaced(Compress, "%q1, %one", "%q1, %u"), Compress);
  const std::string Decompress =
      "spdecompress.b16.b2.sp::1:2.x1 {%r}, {%t}, {%one};";
  branches(replaced(Decompress, "%one", "%u"), Decompress);
}

TEST(UndefinedCopies, BulkReduction) {
  auto Out = [](const std::string &Op, const std::string &Value) {
    return stored(Value, "cp.reduce.async.bulk.global.shared::cta.bulk_group." +
                             Op + " [%zeros], [s], 16;");
  };
  stores(Out("add.u32", "%u"), Out("add.u32", "%one"));
  // The memory has zeros.
  stores(Out("or.b32", "%u"), Out("and.b32", "%u"));
}

TEST(UndefinedCopies, Tensor) {
  const std::string Copy =
      awaited("cp.async.bulk.tensor.1d.shared::cluster.global.tile"
              ".mbarrier::complete_tx::bytes [s], [%rawMap, {%t}], [bar];",
              16) +
      "ld.shared.u32 %r, [s+8];";
  branches(Copy, replaced(Copy, "%rawMap", "%map"));
  auto Out = [](const std::string &Value) {
    return stored(Value, "cp.async.bulk.tensor.1d.global.shared::cta.tile"
                         ".bulk_group [%map, {%t}], [s];");
  };
  stores(Out("%u"), Out("%one"));
  auto Reduce = [](const std::string &Op, const std::string &Value) {
    return stored(Value, "cp.reduce.async.bulk.tensor.1d.global.shared::cta." +
                             Op + ".tile.bulk_group [%map, {%t}], [s];");
  };
  stores(Reduce("add", "%u"), Reduce("and", "%u"));
}

TEST(UndefinedCopies, RemoteStores) {
  auto Store = [](const std::string &Instruction, const std::string &Value) {
    return R"(
  mbarrier.init.shared.b64 [bar], 1;
  st.shared.u32 [s], %one;
  fence.mbarrier_init.release.cluster;
  barrier.cluster.arrive.aligned;
  barrier.cluster.wait.aligned;
  mbarrier.arrive.expect_tx.shared.b64 %d0, [bar], 4;
  mov.u32 %n, %cluster_ctarank; xor.b32 %n, %n, 1;
  mapa.shared::cluster.u32 %q0, %s, %n;
  mapa.shared::cluster.u32 %q1, %b, %n;
  )" + Instruction +
           " [%q0], " + Value + R"(, [%q1];
Wait:
  mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 %p0, [bar], 0;
  @!%p0 bra Wait;
  ld.shared.u32 %r, [s];
  barrier.cluster.arrive.aligned;
  barrier.cluster.wait.aligned;
)";
  };
  const std::string Async =
      "st.async.shared::cluster.mbarrier::complete_tx::bytes.u32";
  branches(Store(Async, "%u"), Store(Async, "%one"), 1, 2);
  const std::string Add =
      "red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes"
      ".add.u32";
  branches(Store(Add, "%u"), Store(Add, "%one"), 1, 2);
}

/// \p Body with 32 columns of tensor memory at %q0.
static std::string allocated(const std::string &Body) {
  return R"(
  tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [s+1000], 32;
  tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;
  bar.sync 0;
  ld.shared.u32 %q0, [s+1000];
  )" + Body +
         R"(
  tcgen05.wait::ld.sync.aligned;
  tcgen05.dealloc.cta_group::1.sync.aligned.b32 %q0, 32;
)";
}

static constexpr char LoadOne[] =
    "tcgen05.ld.sync.aligned.32x32b.x1.b32 {%r}, [%q0];";

static std::string storedInTensor(const std::string &Value) {
  return allocated("tcgen05.st.sync.aligned.32x32b.x1.b32 [%q0], {" + Value +
                   "};\ntcgen05.wait::st.sync.aligned;\n" + LoadOne);
}

TEST(UndefinedCopies, TensorMemory) {
  branches(allocated(LoadOne), storedInTensor("%one"), 32);
  branches(storedInTensor("%u"), storedInTensor("%t"), 32);
  // A half of each column.
  auto Half = [](const std::string &Mask) {
    return allocated(
        "and.b32 %n, %u, 0xffff0000;\n"
        "tcgen05.st.sync.aligned.32x32b.x1.unpack::16b.b32 [%q0], {%n};\n"
        "tcgen05.wait::st.sync.aligned;\n"
        "tcgen05.ld.sync.aligned.32x32b.x1.pack::16b.b32 {%r}, [%q0];\n"
        "and.b32 %r, %r, " +
        Mask + ";\n");
  };
  branches(Half("0x10000"), Half("0xffff"), 32);
}

TEST(UndefinedCopies, SharedMemoryToTensorMemory) {
  // Lane L has row L of 16 bytes, eight of which are a core matrix.
  auto Copy = [](const std::string &Before) {
    return allocated("mad.lo.u32 %n, %t, 16, %s;\n" + Before + R"(
  setp.ne.u32 %p1, %t, 0;
  @%p1 bra Start;
  mbarrier.init.shared.b64 [bar], 1;
Start:
  fence.proxy.async.shared::cta;
  bar.sync 0;
  @%p1 bra Wait;
  cvt.u64.u32 %d1, %s; shr.u64 %d1, %d1, 4;
  or.b64 %d1, %d1, 0x400800080000;
  tcgen05.cp.cta_group::1.32x128b.warpx4 [%q0], %d1;
  tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%b];
Wait:
  mbarrier.try_wait.parity.shared.b64 %p0, [bar], 0;
  @!%p0 bra Wait;
  bar.sync 0;
  tcgen05.fence::after_thread_sync;
)" + LoadOne);
  };
  branches(Copy(""), Copy("st.shared.v4.u32 [%n], {%t, %t, %t, %t};\n"), 32);
}

TEST(UndefinedCopies, Textures) {
  const std::string Fetch =
      "tex.1d.v4.u32.s32 {%r, %q1, %q2, %q3}, [%rawTex, {%t}];\n";
  branches(Fetch, replaced(Fetch, "%rawTex", "%tex"));
  // Only the components that the texel has may be undefined.
  branches(Fetch + "mov.u32 %r, %q1;\n", Fetch + "mov.u32 %r, %q2;\n");
  // Another texel has a value.
  branches(Fetch, "st.global.v2.u32 [%raw], {%one, %one};\n" +
                      replaced(Fetch, "%t", "%t") + "mov.u32 %r, 0;\n");
}

TEST(UndefinedCopies, Surfaces) {
  const std::string Load = "suld.b.1d.b32.zero %r, [%rawSurf, {%t}];\n";
  branches(Load, replaced(Load, "%rawSurf", "%surf"));
  branches("sust.b.1d.b32.zero [%rawSurf, {%t}], %u;\n" + Load,
           "sust.b.1d.b32.zero [%rawSurf, {%t}], %one;\n" + Load);
  const std::string Texel = "sust.p.1d.v2.b32.zero [%surf, {%t}], ";
  stores(Texel + "{%one, %u};\n", Texel + "{%one, %one};\n");
  const std::string Reduce = "sured.b.1d.and.u32.zero [%surf, {%t}], %u;\n";
  stores(replaced(Reduce, "and", "add"), Reduce);
}

TEST(UndefinedCopies, Discarded) {
  const std::string Store = "st.global.u32 [%raw+128], %one;\n",
                    Load = "ld.global.u32 %r, [%raw+128];\n";
  branches(Store + "discard.global.L2 [%raw+128], 128;\n" + Load,
           Store + "discard.global.L2 [%raw+256], 128;\n" + Load);
}
