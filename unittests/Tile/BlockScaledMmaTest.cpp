//===- BlockScaledMmaTest.cpp - The whole decision table ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Dialect/NVTileAS/BlockScaledMma.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"
#include <map>

using namespace mlir;
using namespace mlir::nv_tileas;

namespace {

enum Element { E2M1, NV, E5M2, E4M3, E8M0, F16, F32, I8, None };
enum Kind { KF16, KF8F6F4, KCopy, KMXF8, KMXF4, KNVF4 };

/// One point of the table, independent of MLIR.
struct Case {
  Element A, B, C, D, Sfa, Sfb;
  Kind Atom;
  int64_t K, KA, KB;
  bool TwoCta;
  int64_t Sm; // 0: unknown
};

bool isOneOf(Element E, std::initializer_list<Element> Set) {
  return llvm::is_contained(Set, E);
}
bool isFour(Element E) { return isOneOf(E, {E2M1, NV}); }
bool isEight(Element E) { return isOneOf(E, {E5M2, E4M3}); }
int64_t vec(const Case &X) {
  int64_t N = X.Sfa == None ? 0 : X.KA;
  return N != 0 && X.K % N == 0 ? X.K / N : 0;
}
int64_t ka(const Case &X) { return X.Sfa == None ? 0 : X.KA; }
int64_t kb(const Case &X) { return X.Sfb == None ? 0 : X.KB; }
int64_t atomK(const Case &X) {
  return X.Atom == KMXF8 ? 32 : X.Atom == KMXF4 || X.Atom == KNVF4 ? 64 : 0;
}
bool isRow(const Case &X, int64_t K, int64_t V) {
  return atomK(X) == K && vec(X) == V;
}

/// The reasons to reject, in the order in which they are checked.
struct Refusal {
  const char *Message;
  bool (*Holds)(const Case &);
};

const Refusal Refusals[] = {
    {"fp4 mma should expect scaling factors",
     [](const Case &X) {
       return (isFour(X.A) || isFour(X.B)) && (X.Sfa == None || X.Sfb == None);
     }},
    {"expects sfa/sfb element types to be the same",
     [](const Case &X) {
       return X.Sfa != None && X.Sfb != None && X.Sfa != X.Sfb;
     }},
    {"expects c type to be Float32",
     [](const Case &X) { return X.C != F32 || X.D != F32; }},
    {"Scale factor vector size mismatch: %a, %b",
     [](const Case &X) { return ka(X) != kb(X); }},
    {"Block scale is not supported for f16, tf32, f8f6f4, and i8 types",
     [](const Case &X) { return atomK(X) == 0; }},
    {"Block scale not supported for f16, tf32, f8f6f4 and int8 types",
     [](const Case &X) {
       return (!isFour(X.A) && !isEight(X.A)) ||
              (!isFour(X.B) && !isEight(X.B)) || X.Sfa == None;
     }},
    {"mma block scale is not supported by compute capability < sm100",
     [](const Case &X) { return X.Sm != 0 && X.Sm < 100; }},
    {"invalid block scale vector size. Expecting 32, but got %v",
     [](const Case &X) {
       return !isRow(X, 32, 32) && !isRow(X, 64, 16) && !isRow(X, 64, 32);
     }},
    {"expects A/B element types to be Float8E5M2Type or Float8E4M3FNType and "
     "sfa/sfb element types to be Float8E8M0FNUType when (atom_K=32 && "
     "vecSize=32)",
     [](const Case &X) {
       return isRow(X, 32, 32) &&
              !(isEight(X.A) && isEight(X.B) && X.Sfa == E8M0);
     }},
    {"expects A and B element types are valid 4bit types, such "
     "asFloat4E2M1FNType or FloatNV4E0M3FType , when (atom_K=64 && vecSize=16)",
     [](const Case &X) {
       return isRow(X, 64, 16) && !(isFour(X.A) && isFour(X.B));
     }},
    {"expects sfa/sfb element types to be Float8E8M0FNUType or "
     "Float8E4M3FNType when (atom_K=64 && vecSize=16)",
     [](const Case &X) {
       return isRow(X, 64, 16) && !isOneOf(X.Sfa, {E8M0, E4M3});
     }},
    {"expects A/B element types to be Float4E2M1FNType and sfa/sfb element "
     "types to be Float8E8M0FNUType when (atom_K=64 && vecSize=32)",
     [](const Case &X) {
       return isRow(X, 64, 32) &&
              !(X.A == E2M1 && X.B == E2M1 && X.Sfa == E8M0);
     }},
    {"block-scaled mma with (atom_K=64 && vecSize=%v) has no 2-CTA atom (%k)",
     [](const Case &X) { return X.TwoCta && atomK(X) == 64; }},
    {"expects K to be a multiple of atom_K",
     [](const Case &X) { return X.K % atomK(X) != 0; }},
};

/// Everything that is accepted.
struct Accepted {
  std::initializer_list<Kind> Atoms;
  std::initializer_list<Element> Operands, Scales;
  int64_t Vec;
  bool TwoCta;
  uint64_t Packed;
};

const Accepted AcceptedRows[] = {
    {{KMXF8}, {E5M2, E4M3}, {E8M0}, 32, true, 0x2000000020},
    {{KMXF4, KNVF4}, {E2M1, NV}, {E8M0, E4M3}, 16, false, 0x4000000010},
    {{KMXF4, KNVF4}, {E2M1}, {E8M0}, 32, false, 0x4000000020},
};

uint64_t expectedPacked(const Case &X) {
  for (const Accepted &Row : AcceptedRows)
    if (llvm::is_contained(Row.Atoms, X.Atom) && isOneOf(X.A, Row.Operands) &&
        isOneOf(X.B, Row.Operands) && isOneOf(X.Sfa, Row.Scales) &&
        X.Sfa == X.Sfb && X.KA == X.KB && vec(X) == Row.Vec && X.C == F32 &&
        X.D == F32 && (!X.TwoCta || Row.TwoCta) && (X.Sm == 0 || X.Sm >= 100) &&
        X.K % (Row.Packed >> 32) == 0)
      return Row.Packed;
  return 0;
}

const char *kindName(Kind K) {
  static constexpr const char *Names[] = {
      "f16", "f8f6f4", "universal_copy", "mxf8f6f4", "mxf4", "mxf4nvf4"};
  return Names[K];
}

std::string expectedMessage(const Case &X) {
  for (const Refusal &R : Refusals) {
    if (!R.Holds(X))
      continue;
    std::string Message = R.Message;
    auto Fill = [&](const char *Hole, const std::string &With) {
      if (size_t At = Message.find(Hole); At != std::string::npos)
        Message.replace(At, 2, With);
    };
    Fill("%a", std::to_string(ka(X)));
    Fill("%b", std::to_string(kb(X)));
    Fill("%v", std::to_string(vec(X)));
    Fill("%k", kindName(X.Atom));
    return Message;
  }
  return "";
}

/// Asks the function of the dialect.
class BlockScaledMmaTest : public ::testing::Test {
protected:
  BlockScaledMmaTest()
      : Handler(&Context, [&](Diagnostic &D) {
          ++Diagnostics;
          Message = D.str();
        }) {
    Context.loadDialect<NVTileASDialect>();
    Types = {{E2M1, Float4E2M1FNType::get(&Context)},
             {NV, FloatNV4E0M3FType::get(&Context)},
             {E5M2, Float8E5M2Type::get(&Context)},
             {E4M3, Float8E4M3FNType::get(&Context)},
             {E8M0, Float8E8M0FNUType::get(&Context)},
             {F16, Float16Type::get(&Context)},
             {F32, Float32Type::get(&Context)},
             {I8, IntegerType::get(&Context, 8)}};
    for (Kind K : {KF16, KF8F6F4, KCopy, KMXF8, KMXF4, KNVF4})
      Atoms[K] = AtomAttr::get(&Context, *symbolizeAtomKind(kindName(K)));
  }

  TileType tile(int64_t Rows, int64_t Columns, Element E) {
    if (E == None)
      return {};
    TileType &T = Tiles[{Rows, Columns, E}];
    if (!T)
      T = TileType::get({Rows, Columns}, Types.at(E));
    return T;
  }

  uint64_t ask(const Case &X, AtomAttr Atom = {}) {
    Diagnostics = 0;
    Message.clear();
    constexpr int64_t M = 128, N = 64;
    BlockScaledOperands Operands = {tile(M, X.K, X.A),
                                    tile(X.K, N, X.B),
                                    tile(M, N, X.C),
                                    tile(M, X.KA, X.Sfa),
                                    tile(X.KB, N, X.Sfb),
                                    Atom ? Atom : Atoms[X.Atom],
                                    tile(M, N, X.D),
                                    X.TwoCta,
                                    X.Sm ? std::optional(X.Sm) : std::nullopt};
    return verifyBlockScaledMMA(
        Operands, [&] { return emitError(UnknownLoc::get(&Context)); });
  }

  void check(const Case &X) {
    uint64_t Packed = ask(X);
    std::string Expected = expectedMessage(X);
    ASSERT_EQ(Packed, expectedPacked(X)) << Message;
    ASSERT_EQ(Packed == 0, !Expected.empty());
    ASSERT_EQ(Message, Expected);
    ASSERT_EQ(Diagnostics, Packed ? 0u : 1u);
    ++(Packed ? NumAccepted : NumRefused);
  }

  MLIRContext Context;
  ScopedDiagnosticHandler Handler;
  std::map<Element, Type> Types;
  std::map<Kind, AtomAttr> Atoms;
  std::map<std::tuple<int64_t, int64_t, Element>, TileType> Tiles;
  unsigned Diagnostics = 0, NumAccepted = 0, NumRefused = 0;
  std::string Message;
};

} // namespace

TEST_F(BlockScaledMmaTest, WholeTable) {
  const Element Operands[] = {E2M1, NV, E5M2, E4M3, F16, I8};
  const Element Scales[] = {None, E8M0, E4M3, E5M2};
  for (Kind Atom : {KF16, KF8F6F4, KCopy, KMXF8, KMXF4, KNVF4})
    for (Element A : Operands)
      for (Element B : Operands)
        for (Element Sfa : Scales)
          for (Element Sfb : Scales)
            for (int64_t K : {16, 32, 64, 256})
              for (int64_t V : {8, 16, 32, 64})
                for (bool TwoCta : {false, true})
                  for (int64_t Sm : {0, 90, 100})
                    check({A, B, F32, F32, Sfa, Sfb, Atom, K,
                           std::max<int64_t>(K / V, 1),
                           std::max<int64_t>(K / V, 1), TwoCta, Sm});
  EXPECT_EQ(NumAccepted + NumRefused, 331776u);
  // Per row: atoms x operands x scales x multiples of the atom's K x CTAs x
  // machines. What K / V is below 1 for has one scale factor of another size.
  unsigned Row32 = 1 * 4 * 1 * 3 * 2 * 2, Row16 = 2 * 4 * 2 * 2 * 1 * 2,
           Row64 = 2 * 1 * 1 * 2 * 1 * 2;
  // With K = 32, V = 64 also means vec 32.
  Row32 += 1 * 4 * 1 * 1 * 2 * 2;
  EXPECT_EQ(NumAccepted, Row32 + Row16 + Row64);
}

TEST_F(BlockScaledMmaTest, AccumulatorsAndExtentsThatDiffer) {
  const Element Operands[] = {E2M1, NV, E5M2, E4M3, F16};
  for (Kind Atom : {KF8F6F4, KMXF8, KMXF4, KNVF4})
    for (Element A : Operands)
      for (Element B : Operands)
        for (Element Sfa : {None, E8M0, E4M3})
          for (Element Sfb : {None, E8M0, E4M3})
            for (Element C : {F32, F16, I8})
              for (Element D : {F32, F16})
                for (int64_t KA : {1, 2, 4})
                  for (int64_t KB : {1, 2, 4, 64})
                    for (int64_t Sm : {0, 99, 120})
                      check(
                          {A, B, C, D, Sfa, Sfb, Atom, 64, KA, KB, false, Sm});
  EXPECT_EQ(NumAccepted + NumRefused, 194400u);
  EXPECT_GT(NumAccepted, 0u);
}

TEST_F(BlockScaledMmaTest, Packed) {
  EXPECT_EQ(ask({E5M2, E4M3, F32, F32, E8M0, E8M0, KMXF8, 64, 2, 2, true, 0}),
            0x2000000020u);
  EXPECT_EQ(ask({NV, E2M1, F32, F32, E4M3, E4M3, KMXF4, 64, 4, 4, false, 0}),
            0x4000000010u);
  EXPECT_EQ(ask({E2M1, E2M1, F32, F32, E8M0, E8M0, KNVF4, 64, 2, 2, false, 0}),
            0x4000000020u);
}

TEST_F(BlockScaledMmaTest, AtomThatWasResolvedBefore) {
  Case X = {E2M1, E2M1, F32, F32, E8M0, E8M0, KMXF4, 64, 4, 4, false, 0};
  auto Resolved = [&](int64_t K, int64_t V) {
    return AtomAttr::get(&Context, AtomKind::MXF4, {}, AtomMode::Tile, K, V);
  };
  EXPECT_EQ(ask(X, Resolved(64, 16)), 0x4000000010u);
  EXPECT_EQ(ask(X, Resolved(64, 0)), 0x4000000010u);
  EXPECT_EQ(ask(X, Resolved(64, 32)), 0u);
  EXPECT_EQ(Message, "atom k and vec disagree with the operands");
  EXPECT_EQ(ask(X, Resolved(32, 16)), 0u);
  EXPECT_EQ(Diagnostics, 1u);
}

TEST_F(BlockScaledMmaTest, PtxKind) {
  EXPECT_EQ(getPtxKind(0x2000000020), "kind::mxf8f6f4.block_scale.block32");
  EXPECT_EQ(getPtxKind(0x4000000010), "kind::mxf4nvf4.block_scale.block16");
  EXPECT_EQ(getPtxKind(0x4000000020), "kind::mxf4.block_scale.block32");
  EXPECT_EQ(getPtxKind(0), "");
  EXPECT_EQ(getPtxKind(0x2000000010), "");
}
