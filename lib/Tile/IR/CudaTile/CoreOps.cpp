//===- CoreOps.cpp - Modules, shapes, products, reductions ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"
#include "Regions.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionImplementation.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::cuda_tile;

static TileType tile(Value V) { return cast<TileType>(V.getType()); }

//===----------------------------------------------------------------------===//
// Modules, entries and global variables
//===----------------------------------------------------------------------===//

LogicalResult cuda_tile::ModuleOp::verify() {
  for (Operation &Op : *getBody().begin())
    if (!isa<EntryOp, GlobalOp>(Op))
      return Op.emitOpError("may not stand in a module outside of an entry");
  return success();
}

ParseResult EntryOp::parse(OpAsmParser &P, OperationState &State) {
  StringAttr Name;
  SmallVector<OpAsmParser::Argument> Arguments;
  if (P.parseSymbolName(Name, SymbolTable::getSymbolAttrName(),
                        State.attributes) ||
      parseArgumentList(P, Arguments))
    return failure();
  SmallVector<Type> Types;
  for (const OpAsmParser::Argument &A : Arguments)
    Types.push_back(A.type);
  Builder &B = P.getBuilder();
  State.addAttribute(getFunctionTypeAttrName(State.name),
                     TypeAttr::get(B.getFunctionType(Types, {})));
  if (succeeded(P.parseOptionalKeyword("optimization_hints"))) {
    if (P.parseEqual())
      return failure();
    Attribute Hints = OptimizationHintsAttr::parse(P, {});
    if (!Hints)
      return failure();
    State.addAttribute(getOptimizationHintsAttrName(State.name), Hints);
  }
  Region *Body = State.addRegion();
  if (P.parseRegion(*Body, Arguments))
    return failure();
  ensureEnd(*Body, P.getBuilder(), State.location,
            ReturnOp::getOperationName());
  return P.parseOptionalAttrDict(State.attributes);
}

void EntryOp::print(OpAsmPrinter &P) {
  P << ' ';
  P.printSymbolName(getSymName());
  printArgumentList(P, getBody().getArguments());
  if (OptimizationHintsAttr Hints = getOptimizationHintsAttr();
      Hints && !Hints.getValue().empty()) {
    P << " optimization_hints=";
    P.printStrippedAttrOrType(Hints);
  }
  P << ' ';
  P.printRegion(getBody(), /*printEntryBlockArgs=*/false);
  P.printOptionalAttrDict((*this)->getAttrs(),
                          {getSymNameAttrName(), getFunctionTypeAttrName(),
                           getArgAttrsAttrName(), getResAttrsAttrName(),
                           getOptimizationHintsAttrName()});
}

/// The place of an entry, if it has one in a scope, is in the function of that
/// name, and not in one that was inlined.
static LogicalResult verifyPlace(EntryOp Op) {
  if (isa<CallSiteLoc>(Op.getLoc()))
    return Op.emitOpError("stands at a call, and nothing calls an entry");
  auto Place = dyn_cast<DILocAttr>(Op.getLoc());
  if (!Place)
    return success();
  auto Function = dyn_cast<DISubprogramAttr>(Place.getScope());
  if (!Function)
    return Op.emitOpError("has a place in ")
           << Place.getScope() << ", which is no function";
  if (Function.getLinkageName() != Op.getSymName())
    return Op.emitOpError("has a place in the function '")
           << Function.getLinkageName().getValue() << "' and the name '"
           << Op.getSymName() << "'";
  return success();
}

LogicalResult EntryOp::verify() {
  if (!isa_and_nonnull<cuda_tile::ModuleOp>((*this)->getParentOp()))
    return emitOpError("must stand in a module");
  if (!getFunctionType().getResults().empty())
    return emitOpError("has no results");
  for (auto [I, T] : llvm::enumerate(getFunctionType().getInputs()))
    if (auto Tile = dyn_cast<TileType>(T); !Tile || !Tile.isScalar())
      return emitOpError("parameter ")
             << I << " must be a tile of rank 0, got " << T;
  return verifyPlace(*this);
}

ParseResult GlobalOp::parse(OpAsmParser &P, OperationState &State) {
  Builder &B = P.getBuilder();
  StringRef Word;
  auto Visible = SymbolVisibility::Public;
  if (succeeded(P.parseOptionalKeyword(&Word, {"public", "private"})))
    Visible = *symbolizeSymbolVisibility(Word);
  State.addAttribute(getSymbolVisibilityAttrName(State.name),
                     SymbolVisibilityAttr::get(B.getContext(), Visible));
  if (succeeded(P.parseOptionalKeyword("constant")))
    State.addAttribute(getConstantAttrName(State.name), B.getUnitAttr());
  StringAttr Name;
  int64_t Alignment = 0;
  if (P.parseSymbolName(Name, SymbolTable::getSymbolAttrName(),
                        State.attributes) ||
      (succeeded(P.parseOptionalKeyword("alignment")) &&
       (P.parseEqual() || P.parseInteger(Alignment))))
    return failure();
  State.addAttribute(getAlignmentAttrName(State.name),
                     B.getI64IntegerAttr(Alignment));
  TypedAttr Value;
  Type T;
  if (parseElements(P, Value, T) || P.parseOptionalAttrDict(State.attributes))
    return failure();
  State.addAttribute(getValueAttrName(State.name), Value);
  return success();
}

void GlobalOp::print(OpAsmPrinter &P) {
  P << ' ';
  if (getSymbolVisibility() == SymbolVisibility::Private)
    P << "private ";
  if (getConstant())
    P << "constant ";
  P.printSymbolName(getSymName());
  if (getAlignment())
    P << " alignment = " << getAlignment();
  P << ' ';
  auto Value = cast<TypedAttr>(Attribute(getValueAttr()));
  printElements(P, *this, Value, Value.getType());
  P.printOptionalAttrDict((*this)->getAttrs(),
                          {getSymNameAttrName(), getSymbolVisibilityAttrName(),
                           getConstantAttrName(), getAlignmentAttrName(),
                           getValueAttrName()});
}

LogicalResult GlobalOp::verify() {
  if (!isa_and_nonnull<cuda_tile::ModuleOp>((*this)->getParentOp()))
    return emitOpError("must stand in a module");
  auto Dense = dyn_cast<DenseElementsAttr>(Attribute(getValueAttr()));
  if (!Dense || Dense.getType().getRank() != 1)
    return emitOpError("needs a value of rank 1");
  if (getAlignment() && !llvm::isPowerOf2_64(getAlignment()))
    return emitOpError("alignment must be a power of two, got ")
           << getAlignment();
  return success();
}

LogicalResult GetGlobalOp::verifySymbolUses(SymbolTableCollection &Tables) {
  auto Global = Tables.lookupNearestSymbolFrom<GlobalOp>(*this, getNameAttr());
  if (!Global)
    return emitOpError("there is no global variable @") << getName();
  Type Has = Global.getValueAttr().getElementType();
  Type Wants = cast<cuda_tile::PointerType>(tile(getResult()).getElementType())
                   .getPointeeType();
  return Has == Wants ? success()
                      : emitOpError("gives a pointer to ")
                            << Wants << ", but the variable is of " << Has;
}

//===----------------------------------------------------------------------===//
// Tiles out of nothing
//===----------------------------------------------------------------------===//

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValueAttr(); }

LogicalResult ConstantOp::verify() {
  return isa<DenseElementsAttr>(Attribute(getValueAttr()))
             ? success()
             : emitOpError("needs elements, got ") << getValueAttr();
}

LogicalResult IotaOp::verify() {
  TileType T = tile(getResult());
  if (T.getShape().size() != 1)
    return emitOpError("gives a tile of rank 1, got ") << T;
  unsigned Bits = elementBits(T.getElementType());
  if (Bits < 63 && uint64_t(T.getShape()[0]) > uint64_t(1) << Bits)
    return emitOpError("numbers up to ")
           << T.getShape()[0] - 1 << " do not fit " << T.getElementType();
  return success();
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

static LogicalResult verifyElement(Operation *Op, TileType A, TileType B) {
  if (A.getElementType() == B.getElementType())
    return success();
  return Op->emitOpError("expected equal element types, got ")
         << A << " and " << B;
}

LogicalResult BroadcastOp::verify() {
  TileType From = tile(getSource()), To = tile(getResult());
  if (failed(verifyElement(*this, From, To)))
    return failure();
  if (From.getShape().size() != To.getShape().size())
    return emitOpError("expected equal ranks, got ") << From << " and " << To;
  for (auto [A, B] : llvm::zip(From.getShape(), To.getShape()))
    if (A != B && A != 1)
      return emitOpError("repeats extents of 1 only, got ")
             << From << " and " << To;
  return success();
}

LogicalResult ReshapeOp::verify() {
  TileType From = tile(getSource()), To = tile(getResult());
  if (failed(verifyElement(*this, From, To)))
    return failure();
  if (From.getNumElements() != To.getNumElements())
    return emitOpError("expected as many elements, got ")
           << From << " and " << To;
  return success();
}

LogicalResult PermuteOp::verify() {
  TileType From = tile(getSource()), To = tile(getResult());
  ArrayRef<int32_t> Map = getPermutation();
  if (failed(verifyElement(*this, From, To)))
    return failure();
  size_t Rank = From.getShape().size();
  if (Rank < 2)
    return emitOpError("needs a tile of two dimensions or more, got ") << From;
  if (To.getShape().size() != Rank || Map.size() != Rank)
    return emitOpError("expected a permutation of ")
           << Rank << " dimensions, got " << Map.size() << " for " << To;
  SmallVector<bool> Seen(Rank);
  for (auto [I, Dim] : llvm::enumerate(Map)) {
    if (Dim < 0 || size_t(Dim) >= Rank || std::exchange(Seen[Dim], true))
      return emitOpError("dimension ")
             << Dim << " of the permutation is out of range or named twice";
    if (To.getShape()[I] != From.getShape()[Dim])
      return emitOpError("extent ")
             << I << " of the result must be " << From.getShape()[Dim]
             << ", got " << To.getShape()[I];
  }
  return success();
}

LogicalResult CatOp::verify() {
  TileType A = tile(getLhs()), B = tile(getRhs()), To = tile(getResult());
  if (failed(verifyElement(*this, A, B)) || failed(verifyElement(*this, A, To)))
    return failure();
  size_t Rank = A.getShape().size();
  if (B.getShape().size() != Rank || To.getShape().size() != Rank)
    return emitOpError("expected equal ranks, got ")
           << A << ", " << B << " and " << To;
  int64_t Dim = getDim();
  if (Dim < 0 || Dim >= int64_t(Rank))
    return emitOpError("dim ") << Dim << " of tiles of rank " << Rank;
  for (size_t I = 0; I < Rank; ++I) {
    int64_t Wants =
        int64_t(I) == Dim ? A.getShape()[I] + B.getShape()[I] : A.getShape()[I];
    if ((int64_t(I) != Dim && B.getShape()[I] != A.getShape()[I]) ||
        To.getShape()[I] != Wants)
      return emitOpError("extents do not fit in dimension ") << I;
  }
  return success();
}

/// Whether \p Part is one of the equal parts of \p Whole, by an index each.
static LogicalResult verifyPart(Operation *Op, TileType Part, TileType Whole,
                                size_t Indices) {
  if (failed(verifyElement(Op, Part, Whole)))
    return failure();
  if (Part.getShape().size() != Whole.getShape().size())
    return Op->emitOpError("expected equal ranks, got ")
           << Part << " and " << Whole;
  if (Indices != Whole.getShape().size())
    return Op->emitOpError("expected an index for each dimension, got ")
           << Indices << " for " << Whole;
  for (auto [A, B] : llvm::zip(Part.getShape(), Whole.getShape()))
    if (B % A)
      return Op->emitOpError("extent ") << A << " does not divide " << B;
  return success();
}

LogicalResult ExtractOp::verify() {
  return verifyPart(*this, tile(getResult()), tile(getSource()),
                    getIndices().size());
}

LogicalResult InsertOp::verify() {
  return verifyPart(*this, tile(getSource()), tile(getDestination()),
                    getIndices().size());
}

/// Whether \p Packed has the bytes of \p Numbers.
static LogicalResult verifyBytes(Operation *Op, TileType Numbers,
                                 TileType Packed) {
  if (Numbers.getShape().size() != 1 || Packed.getShape().size() != 1)
    return Op->emitOpError("expected tiles of rank 1, got ")
           << Numbers << " and " << Packed;
  unsigned Bits = elementBits(Numbers.getElementType());
  if (Bits == 8)
    return Op->emitOpError("expected elements of another width than i8, got ")
           << Numbers;
  if (Numbers.getShape()[0] * Bits != Packed.getShape()[0] * 8)
    return Op->emitOpError("expected as many bits, got ")
           << Numbers << " and " << Packed;
  return success();
}
LogicalResult PackOp::verify() {
  return verifyBytes(*this, tile(getSource()), tile(getResult()));
}
LogicalResult UnpackOp::verify() {
  return verifyBytes(*this, tile(getResult()), tile(getSource()));
}

LogicalResult SelectOp::verify() {
  TileType T = tile(getResult());
  if (tile(getCond()).getShape() != T.getShape())
    return emitOpError("expected a condition of the shape of ") << T;
  if (isa<Float4E2M1FNType>(T.getElementType()))
    return emitOpError("has no form for ") << T.getElementType();
  return success();
}

LogicalResult OffsetOp::verify() {
  if (tile(getOffset()).getShape() == tile(getPtr()).getShape())
    return success();
  return emitOpError("expected an offset for each pointer, got ")
         << getOffset().getType() << " and " << getPtr().getType();
}

LogicalResult AssumeOp::verify() {
  return getPredicate().verifyFact([&] { return emitOpError(); },
                                   getValue().getType());
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// Whether shapes are those of [B,]M x K, [B,]K x N and [B,]M x N.
static LogicalResult verifyProduct(Operation *Op, TileType A, TileType B,
                                   TileType C) {
  ArrayRef<int64_t> L = A.getShape(), R = B.getShape(), S = C.getShape();
  size_t Rank = L.size();
  if ((Rank != 2 && Rank != 3) || R.size() != Rank || S.size() != Rank)
    return Op->emitOpError("expected three tiles of rank 2 or 3, got ")
           << A << ", " << B << " and " << C;
  if (Rank == 3 && (L[0] != R[0] || L[0] != S[0]))
    return Op->emitOpError("expected one batch, got ")
           << A << ", " << B << " and " << C;
  if (L[Rank - 1] != R[Rank - 2] || L[Rank - 2] != S[Rank - 2] ||
      R[Rank - 1] != S[Rank - 1])
    return Op->emitOpError("shapes of a product do not fit: ")
           << A << ", " << B << " and " << C;
  return success();
}

LogicalResult MmaFOp::verify() {
  TileType A = tile(getLhs()), B = tile(getRhs()), C = tile(getAcc());
  if (failed(verifyElement(*this, A, B)))
    return failure();
  Type From = A.getElementType(), To = C.getElementType();
  bool Fits = isa<Float16Type, Float8E4M3FNType, Float8E5M2Type>(From)
                  ? isa<Float16Type, Float32Type>(To)
              : isa<BFloat16Type, FloatTF32Type, Float32Type>(From)
                  ? isa<Float32Type>(To)
                  : isa<Float64Type>(From) && isa<Float64Type>(To);
  if (!Fits)
    return emitOpError("has no product of ") << From << " in " << To;
  if (getFastAcc() && !isa<Float8E4M3FNType, Float8E5M2Type>(From))
    return emitOpError("fast_acc is for floats of eight bits, got ") << From;
  return verifyProduct(*this, A, B, C);
}

LogicalResult MmaIOp::verify() {
  return verifyProduct(*this, tile(getLhs()), tile(getRhs()), tile(getAcc()));
}

LogicalResult MmaFScaledOp::verify() {
  TileType A = tile(getLhs()), B = tile(getRhs()), C = tile(getAcc()),
           SA = tile(getLhsScale()), SB = tile(getRhsScale());
  if (failed(verifyElement(*this, A, B)) ||
      failed(verifyElement(*this, SA, SB)) ||
      failed(verifyProduct(*this, A, B, C)))
    return failure();
  if (!C.getElementType().isF32())
    return emitOpError("needs an accumulator of f32, got ") << C;
  ArrayRef<int64_t> L = A.getShape(), R = B.getShape(), ScaleA = SA.getShape(),
                    ScaleB = SB.getShape();
  size_t Rank = L.size();
  if (ScaleA.size() != Rank || ScaleB.size() != Rank ||
      ScaleA.drop_back() != L.drop_back() || ScaleB.back() != R.back() ||
      ScaleA.back() != ScaleB[Rank - 2] || ScaleA.back() > L.back() ||
      (Rank == 3 && ScaleB[0] != R[0]))
    return emitOpError("shapes of scales do not fit: ")
           << SA << " for " << A << ", " << SB << " for " << B;
  int64_t Block = L.back() / ScaleA.back();
  Type From = A.getElementType(), Scale = SA.getElementType();
  bool Fits =
      isa<Float4E2M1FNType>(From)
          ? (isa<Float8E8M0FNUType>(Scale) && (Block == 16 || Block == 32)) ||
                (isa<Float8E4M3FNType, Float8E5M3Type>(Scale) && Block == 16)
          : isa<Float8E4M3FNType, Float8E5M2Type>(From) &&
                isa<Float8E8M0FNUType>(Scale) && Block == 32;
  if (!Fits)
    return emitOpError("has no product of ")
           << From << " with a scale of " << Scale << " for each " << Block;
  return success();
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// What reduce and scan have in common.
template <typename OpT>
static LogicalResult verifyCombination(OpT Op, bool DropsDim) {
  size_t Count = Op.getOperands().size();
  if (!Count)
    return Op.emitOpError("needs an operand");
  ArrayRef<int64_t> Shape = tile(Op.getOperands()[0]).getShape();
  int64_t Dim = Op.getDim();
  if (Dim < 0 || Dim >= int64_t(Shape.size()))
    return Op.emitOpError("dim ")
           << Dim << " of tiles of rank " << Shape.size();
  SmallVector<int64_t> Expected(Shape);
  if (DropsDim)
    Expected.erase(Expected.begin() + Dim);
  if (Op.getIdentities().size() != Count || Op.getResults().size() != Count)
    return Op.emitOpError("expected ")
           << Count << " identities and results, got "
           << Op.getIdentities().size() << " and " << Op.getResults().size();
  for (size_t I = 0; I < Count; ++I) {
    TileType From = tile(Op.getOperands()[I]), To = tile(Op.getResults()[I]);
    if (From.getShape() != Shape)
      return Op.emitOpError("expected operands of one shape, got ") << From;
    if (To.getShape() != ArrayRef(Expected) ||
        To.getElementType() != From.getElementType())
      return Op.emitOpError("result ")
             << I << " does not fit " << From << ", got " << To;
    auto Identity = dyn_cast<TypedAttr>(Op.getIdentities()[I]);
    if (!Identity || !isa<IntegerAttr, FloatAttr>(Identity) ||
        Identity.getType() != From.getElementType())
      return Op.emitOpError("identity ")
             << I << " must be a number of " << From.getElementType()
             << ", got " << Op.getIdentities()[I];
  }
  return success();
}

template <typename OpT> static LogicalResult verifyCombiner(OpT Op) {
  Block &Body = Op.getBody().front();
  size_t Count = Op.getOperands().size();
  if (Body.getNumArguments() != 2 * Count)
    return Op.emitOpError("expected two arguments for each operand, got ")
           << Body.getNumArguments();
  auto End = dyn_cast<YieldOp>(Body.back());
  if (!End || End.getOperands().size() != Count)
    return Op.emitOpError("expected a body that yields ") << Count << " values";
  for (size_t I = 0; I < Count; ++I) {
    Type Scalar = TileType::get({}, tile(Op.getOperands()[I]).getElementType());
    if (Body.getArgument(2 * I).getType() != Scalar ||
        Body.getArgument(2 * I + 1).getType() != Scalar ||
        End.getOperands()[I].getType() != Scalar)
      return Op.emitOpError("arguments and result ")
             << I << " of the body must be " << Scalar;
  }
  for (Operation &Inner : Body)
    if (!isMemoryEffectFree(&Inner))
      return Inner.emitOpError("has effects, and stands in the body of ")
             << Op->getName();
  return success();
}

LogicalResult ReduceOp::verify() { return verifyCombination(*this, true); }
LogicalResult ReduceOp::verifyRegions() { return verifyCombiner(*this); }
LogicalResult ScanOp::verify() { return verifyCombination(*this, false); }
LogicalResult ScanOp::verifyRegions() { return verifyCombiner(*this); }
