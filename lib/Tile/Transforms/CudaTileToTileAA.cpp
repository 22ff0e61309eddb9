//===- CudaTileToTileAA.cpp - Modules of Tile IR in nv_tileas -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "opennvvm/Dialect/CudaTile/Import.h"

using namespace mlir;

namespace opennvvm::tile_import {

//===----------------------------------------------------------------------===//
// Global variables
//===----------------------------------------------------------------------===//

/// The bytes of an element in memory, the low ones first.
static void appendBytes(const APInt &Bits, SmallVectorImpl<uint8_t> &To) {
  for (unsigned At = 0; At < Bits.getBitWidth(); At += 8)
    To.push_back(
        Bits.extractBitsAsZExtValue(std::min(8U, Bits.getBitWidth() - At), At));
}

/// The initial value as bytes: of elements that LLVM has no type of.
static DenseElementsAttr bytesOf(DenseElementsAttr Value) {
  SmallVector<uint8_t> Bytes;
  if (Value.getElementType().isInteger()) {
    for (const APInt &Number : Value.getValues<APInt>())
      appendBytes(Number, Bytes);
  } else {
    for (APFloat Number : Value.getValues<APFloat>()) {
      bool Loses = false;
      if (isa<FloatTF32Type>(Value.getElementType()))
        Number.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                       &Loses);
      appendBytes(Number.bitcastToAPInt(), Bytes);
    }
  }
  if (nv_tileas::getElementBitWidth(Value.getElementType()) == 4) {
    for (size_t N = 0; N != Bytes.size() / 2; ++N)
      Bytes[N] = Bytes[2 * N] | Bytes[2 * N + 1] << 4;
    Bytes.resize((Bytes.size() + 1) / 2);
  }
  Type Byte = IntegerType::get(Value.getContext(), 8);
  return DenseElementsAttr::get(
      RankedTensorType::get({static_cast<int64_t>(Bytes.size())}, Byte),
      ArrayRef<uint8_t>(Bytes));
}

static bool isOfLLVM(Type Element) {
  return isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(Element) ||
         (Element.isInteger() && Element.getIntOrFloatBitWidth() >= 8);
}

static LogicalResult importGlobal(OpBuilder &B, Locations &Places,
                                  cuda_tile::GlobalOp Op) {
  auto Value = cast<DenseElementsAttr>(Op.getValue());
  Type Element = Value.getElementType();
  if (isOfLLVM(Element)) {
    auto T = RankedTensorType::get(Value.getType().getShape(), Element);
    Value = Value.isSplat() ? DenseElementsAttr(Value.resizeSplat(T))
                            : Value.reshape(T);
  } else {
    Value = bytesOf(Value);
  }
  Type T =
      LLVM::LLVMArrayType::get(Value.getElementType(), Value.getNumElements());
  bool IsPrivate =
      Op.getSymbolVisibility() == cuda_tile::SymbolVisibility::Private;
  LLVM::GlobalOp::create(
      B, Places.of(Op.getLoc()), T, Op.getConstant(),
      IsPrivate ? LLVM::Linkage::Internal : LLVM::Linkage::External,
      Op.getSymName(), Value, Op.getAlignment(), /*addrSpace=*/1);
  return success();
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// Hints for all machines, and those for \p Machine, as what nv_tileas knows.
static void importHints(func::FuncOp F, DictionaryAttr Hints,
                        unsigned Machine) {
  F->setDiscardableAttr("nv_tileas.hints", Hints);
  struct {
    StringRef Hint, Attribute;
  } const Known[] = {{"occupancy", "nv_tileas.min_blocks"},
                     {"num_worker_warps_per_cta", "nv_tileas.warps"}};
  std::string Own = "sm_" + std::to_string(Machine);
  for (StringRef Key : {StringRef("default"), StringRef(Own)}) {
    auto For = Hints.getAs<DictionaryAttr>(Key);
    for (const auto &Row : Known)
      if (auto Number = For ? For.getAs<IntegerAttr>(Row.Hint) : IntegerAttr())
        F->setDiscardableAttr(
            Row.Attribute,
            IntegerAttr::get(IntegerType::get(F.getContext(), 32),
                             Number.getInt()));
  }
}

static LogicalResult importEntry(OpBuilder &At, const Handlers &Table,
                                 Locations &Places, cuda_tile::EntryOp Op,
                                 unsigned Machine) {
  MLIRContext *Context = Op.getContext();
  SmallVector<Type> Parameters;
  for (BlockArgument A : Op.getBody().getArguments())
    Parameters.push_back(importType(A.getType()));
  auto F = func::FuncOp::create(At, Places.of(Op.getLoc()), Op.getSymName(),
                                FunctionType::get(Context, Parameters, {}));
  if (ArrayAttr Own = Op.getArgAttrsAttr())
    F.setArgAttrsAttr(Own);
  F->setDiscardableAttr("nv_tileas.kernel", UnitAttr::get(Context));
  if (auto Hints = Op.getOptimizationHintsAttr())
    importHints(F, Hints.getValue(), Machine);
  Block *Entry = F.addEntryBlock();
  ImplicitLocOpBuilder B(F.getLoc(), Context);
  B.setInsertionPointToStart(Entry);
  Importer I(Table, Places, B);
  for (auto [Old, New] :
       llvm::zip_equal(Op.getBody().getArguments(), Entry->getArguments())) {
    New.setLoc(Places.of(Old.getLoc()));
    I.set(Old, New);
    auto Pointer =
        dyn_cast<cuda_tile::PointerType>(tileOf(Old).getElementType());
    if (Pointer)
      F.setArgAttr(New.getArgNumber(), "nv_tileas.pointee",
                   TypeAttr::get(importPointee(Pointer)));
  }
  if (failed(I.importEntry(Op.getBody())))
    return failure();
  func::ReturnOp::create(B, Places.of(Op.getBody().front().back().getLoc()));
  return success();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {

struct ConvertCudaTileToTileAA
    : PassWrapper<ConvertCudaTileToTileAA, OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ConvertCudaTileToTileAA)

  explicit ConvertCudaTileToTileAA(unsigned Sm) { Machine = Sm; }
  ConvertCudaTileToTileAA(const ConvertCudaTileToTileAA &Other)
      : PassWrapper(Other) {}

  StringRef getArgument() const final { return "convert-cuda-tile-to-tileaa"; }
  StringRef getDescription() const final {
    return "Import modules of Tile IR as nv_tileas, with tiles of addresses "
           "that are moved by elements";
  }
  void getDependentDialects(DialectRegistry &Registry) const final {
    Registry
        .insert<arith::ArithDialect, func::FuncDialect, gpu::GPUDialect,
                LLVM::LLVMDialect, math::MathDialect,
                nv_tileas::NVTileASDialect, scf::SCFDialect, ub::UBDialect>();
  }

  LogicalResult import(cuda_tile::ModuleOp From, Block &To,
                       Block::iterator Place, const Handlers &Table) {
    OpBuilder B(&To, Place);
    Locations Places;
    for (Operation &Op : From.getBody().front()) {
      LogicalResult Done = success();
      if (auto Global = dyn_cast<cuda_tile::GlobalOp>(Op))
        Done = importGlobal(B, Places, Global);
      else
        Done = importEntry(B, Table, Places, cast<cuda_tile::EntryOp>(Op),
                           Machine);
      if (failed(Done))
        return failure();
    }
    return success();
  }

  void runOnOperation() final {
    Block &Body = *getOperation().getBody();
    SmallVector<cuda_tile::ModuleOp> Modules(
        Body.getOps<cuda_tile::ModuleOp>());
    Handlers Table = allHandlers();
    for (cuda_tile::ModuleOp From : Modules) {
      Block *To = &Body;
      Block::iterator Place(From);
      // Several modules may have equal names.
      if (Modules.size() > 1) {
        OpBuilder B(From);
        auto Own = mlir::ModuleOp::create(B, From.getLoc(), From.getSymName());
        To = Own.getBody();
        Place = To->begin();
      }
      if (failed(import(From, *To, Place, Table)))
        return signalPassFailure();
      From.erase();
    }
  }

  Option<unsigned> Machine{
      *this, "sm",
      llvm::cl::desc("The machine whose hints count, as 90; by default, only "
                     "those for all machines do")};
};

} // namespace

} // namespace opennvvm::tile_import

std::unique_ptr<Pass>
mlir::cuda_tile::createConvertCudaTileToTileAAPass(unsigned Machine) {
  return std::make_unique<opennvvm::tile_import::ConvertCudaTileToTileAA>(
      Machine);
}
