//===- Elements.cpp - Constants, and what is computed for each element ----===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

static FailureOr<Registers> makeSplat(Lowering &L, SplatOp Op,
                                      const Layout &In) {
  return Registers(In.registers(), L.scalar(Op.getSource()));
}

static FailureOr<Registers> makePoison(Lowering &L, ub::PoisonOp Op,
                                       const Layout &In) {
  Type T = registerType(L.tileType(Op.getResult()).getElementType());
  return Registers(In.registers(), LLVM::PoisonOp::create(L.B, T));
}

static LogicalResult lowerPoison(Lowering &L, ub::PoisonOp Op) {
  Type T = Op.getType();
  if (!isa<TileType, MemTokenType>(T))
    L.setScalar(Op, LLVM::PoisonOp::create(L.B, registerType(T)));
  return success();
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

static mlir::ModuleOp moduleOf(Lowering &L) {
  return L.B.getInsertionBlock()
      ->getParentOp()
      ->getParentOfType<mlir::ModuleOp>();
}

/// The bits of the elements, in words as registers have them.
static DenseElementsAttr wordsOf(Lowering &L, ElementsAttr Elements,
                                 IntegerType Word) {
  SmallVector<APInt> Words;
  Words.reserve(size_t(Elements.getNumElements()));
  for (Attribute A : Elements.getValues<Attribute>()) {
    Value Element = constantOf(L.B, cast<TypedAttr>(A));
    Attribute Known = Element.getDefiningOp<LLVM::ConstantOp>().getValue();
    APInt Bits = isa<FloatAttr>(Known)
                     ? cast<FloatAttr>(Known).getValue().bitcastToAPInt()
                     : cast<IntegerAttr>(Known).getValue();
    Words.push_back(Bits.zextOrTrunc(Word.getWidth()));
    Element.getDefiningOp()->erase();
  }
  return DenseElementsAttr::get(
      RankedTensorType::get({int64_t(Words.size())}, Word), Words);
}

/// A variable in constant memory that has the elements in row-major order.
static Value constantTable(Lowering &L, ElementsAttr Elements,
                           IntegerType Word) {
  mlir::ModuleOp Module = moduleOf(L);
  DenseElementsAttr Data = wordsOf(L, Elements, Word);
  auto Array =
      LLVM::LLVMArrayType::get(Word, unsigned(Elements.getNumElements()));
  std::string Name;
  unsigned Number = 0;
  do
    Name = "__nv_tileas_constant_" + std::to_string(Number++);
  while (Module.lookupSymbol(Name));
  LLVM::GlobalOp Global;
  {
    OpBuilder::InsertionGuard Guard(L.B);
    L.B.setInsertionPointToStart(Module.getBody());
    Global = LLVM::GlobalOp::create(L.B, Array, /*isConstant=*/true,
                                    LLVM::Linkage::Internal, Name, Data,
                                    /*alignment=*/16, /*addrSpace=*/4);
  }
  return LLVM::AddressOfOp::create(L.B, Global);
}

static FailureOr<Registers> makeConstant(Lowering &L, arith::ConstantOp Op,
                                         const Layout &In) {
  auto Elements = cast<DenseElementsAttr>(Op.getValue());
  if (Elements.isSplat()) {
    auto Element = cast<TypedAttr>(Elements.getSplatValue<Attribute>());
    return Registers(In.registers(), constantOf(L.B, Element));
  }
  Type Register = registerType(L.tileType(Op.getResult()).getElementType());
  IntegerType Word =
      L.B.getIntegerType(std::max(8U, Register.getIntOrFloatBitWidth()));
  Value Table = constantTable(L, Elements, Word);
  Value Thread = L.threadPart(In, In.bits());
  Type Pointer = Table.getType();
  Value First =
      LLVM::GEPOp::create(L.B, Pointer, Word, Table, LLVM::GEPArg(Thread));
  Registers Are;
  for (unsigned R = 0; R < In.registers(); ++R) {
    Value At = LLVM::GEPOp::create(L.B, Pointer, Word, First,
                                   LLVM::GEPArg(int32_t(In.ofRegister(R))));
    Value Element = LLVM::LoadOp::create(L.B, Word, At);
    if (Register.isInteger(1))
      Element = arith::TruncIOp::create(L.B, Register, Element);
    else if (Register != Word)
      Element = arith::BitcastOp::create(L.B, Register, Element);
    Are.push_back(Element);
  }
  return Are;
}

static LogicalResult lowerConstant(Lowering &L, arith::ConstantOp Op) {
  if (!L.isTile(Op.getResult()))
    L.setScalar(Op, constantOf(L.B, Op.getValue()));
  return success();
}

//===----------------------------------------------------------------------===//
// Coordinates
//===----------------------------------------------------------------------===//

static FailureOr<Registers> makeGenerated(Lowering &L, GenerateOp Op,
                                          const Layout &In) {
  SmallVector<Field> Fields = fieldsOf(L.tileType(Op.getResult()).getShape());
  SmallVector<Value> Thread;
  for (Field F : Fields)
    Thread.push_back(arith::ExtUIOp::create(
        L.B, L.B.getI64Type(), L.threadPart(In, F.mask(), F.Shift)));
  // Coordinates that several registers share are made once.
  DenseMap<uint32_t, Value> Known;
  Registers Are;
  for (unsigned R = 0; R < In.registers(); ++R) {
    SmallVector<Value> Coordinates;
    for (auto [D, F] : llvm::enumerate(Fields)) {
      uint32_t Part = In.ofRegister(R) & F.mask();
      Value &At = Known[Part | uint32_t(D) << 25];
      if (!At)
        At = Part ? arith::AddIOp::create(L.B, Thread[D],
                                          L.constant64(Part >> F.Shift))
                        .getResult()
                  : Thread[D];
      Coordinates.push_back(At);
    }
    FailureOr<Registers> Element =
        L.inlineScalars(Op.getBody().front(), Coordinates);
    if (failed(Element))
      return failure();
    Are.push_back(Element->front());
  }
  return Are;
}

/// A tile that costs more is made where it stands.
static LogicalResult lowerGenerate(Lowering &L, GenerateOp Op) {
  if (L.Plan.isFree(Op.getResult()))
    return success();
  const Layout &Home = L.Plan.home(Op.getResult());
  FailureOr<Registers> Are = makeGenerated(L, Op, Home);
  if (succeeded(Are))
    L.set(Op.getResult(), Home, std::move(*Are));
  return Are;
}

//===----------------------------------------------------------------------===//
// Maps
//===----------------------------------------------------------------------===//

/// Makes all results of \p Op in layout \p In.
static LogicalResult computeMap(Lowering &L, MapOp Op, const Layout &In) {
  SmallVector<Registers> Sources;
  for (Value Source : Op.getSources()) {
    FailureOr<Registers> Are = L.get(Source, In);
    if (failed(Are))
      return failure();
    Sources.push_back(std::move(*Are));
  }
  L.B.setLoc(Op.getLoc());
  SmallVector<Registers> Results(Op.getNumResults());
  // Elements of equal operands are equal.
  DenseMap<Value, unsigned> Same;
  for (unsigned R = 0; R < In.registers(); ++R) {
    SmallVector<Value> Elements;
    for (const Registers &Source : Sources)
      Elements.push_back(Source[R]);
    if (Elements.size() == 1) {
      auto [At, IsNew] = Same.try_emplace(Elements[0], R);
      if (!IsNew) {
        for (Registers &Are : Results)
          Are.push_back(Value(Are[At->second]));
        continue;
      }
    }
    FailureOr<Registers> Yielded =
        L.inlineScalars(Op.getBody().front(), Elements);
    if (failed(Yielded))
      return failure();
    for (auto [Are, Element] : llvm::zip_equal(Results, *Yielded))
      Are.push_back(Element);
  }
  for (auto [Result, Are] : llvm::zip_equal(Op.getResults(), Results))
    L.set(Result, In, std::move(Are));
  return success();
}

static LogicalResult lowerMap(Lowering &L, MapOp Op) {
  if (L.Plan.isFree(Op.getResult(0)))
    return success();
  return computeMap(L, Op, L.Plan.home(Op.getResult(0)));
}

/// All results of a map are made, so that one more is found the next time.
static FailureOr<Registers> makeMap(Lowering &L, OpResult Result,
                                    const Layout &In) {
  auto Op = cast<MapOp>(Result.getOwner());
  if (failed(computeMap(L, Op, In)))
    return failure();
  return L.get(Result, In);
}

//===----------------------------------------------------------------------===//
// The grid
//===----------------------------------------------------------------------===//

template <typename Id> static Value idOf(Lowering &L, gpu::Dimension) {
  Value Number = Id::create(L.B, L.B.getI32Type());
  return arith::ExtUIOp::create(L.B, L.B.getI64Type(), Number);
}

template <typename X, typename Y, typename Z, typename OpT>
static LogicalResult lowerId(Lowering &L, OpT Op) {
  static constexpr Value (*Ids[])(Lowering &,
                                  gpu::Dimension) = {idOf<X>, idOf<Y>, idOf<Z>};
  gpu::Dimension D = Op.getDimension();
  L.setScalar(Op, Ids[size_t(D)](L, D));
  return success();
}

static constexpr auto LowerBlockId = lowerId<NVVM::BlockIdXOp, NVVM::BlockIdYOp,
                                             NVVM::BlockIdZOp, gpu::BlockIdOp>;
static constexpr auto LowerGridDim = lowerId<NVVM::GridDimXOp, NVVM::GridDimYOp,
                                             NVVM::GridDimZOp, gpu::GridDimOp>;

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

static LogicalResult lowerAddress(Lowering &L, LLVM::AddressOfOp Op) {
  L.setScalar(Op,
              LLVM::AddressOfOp::create(L.B, Op.getType(), Op.getGlobalName()));
  return success();
}

static LogicalResult lowerPtrToInt(Lowering &L, LLVM::PtrToIntOp Op) {
  L.setScalar(
      Op, LLVM::PtrToIntOp::create(L.B, Op.getType(), L.scalar(Op.getArg())));
  return success();
}

void addElementHandlers(Handlers &To) {
  Wanted<makeSplat>::add(To);
  Wanted<makePoison>::add(To);
  Wanted<makeConstant>::add(To);
  Wanted<makeGenerated>::add(To);
  To.Wanted[TypeID::get<MapOp>()] = makeMap;
  On<lowerPoison>::add(To);
  On<lowerConstant>::add(To);
  On<lowerGenerate>::add(To);
  On<lowerMap>::add(To);
  On<LowerBlockId>::add(To);
  On<LowerGridDim>::add(To);
  On<lowerAddress>::add(To);
  On<lowerPtrToInt>::add(To);
}

} // namespace opennvvm::tile
