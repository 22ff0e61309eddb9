//===- Decoder.cpp - Makes steps of operations ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Program/Decoder.h"
#include "Tile/Eval/Numbers/Convert.h"
#include "Tile/Eval/Numbers/ElementTypes.h"
#include "Tile/Eval/Program/Sites.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace mlir;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

ElementKind kindOf(Type T) {
  if (isa<cuda_tile::Float8E5M3Type>(T))
    return ElementKind::E5M3;
  return builtinKindOf(T).value_or(ElementKind::Pointer);
}

TileShape shapeOf(Type Tile) {
  auto T = dyn_cast<cuda_tile::TileType>(Tile);
  if (!T)
    return {ElementKind::I1, {}, 0, 0};
  TileShape S;
  S.Kind = kindOf(T.getElementType());
  S.Extents = T.getShape();
  S.Count = 1;
  for (int64_t N : S.Extents)
    S.Count *= size_t(N);
  S.Bytes = infoOf(S.Kind).Bytes;
  return S;
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// Writes one number as an element of kind \p K.
static void writeNumber(ElementKind K, const APInt &Bits, uint8_t *Out) {
  uint64_t Value = Bits.getZExtValue();
  // Of a tf32, its own bits are kept by MLIR, those of an f32 by tiles.
  if (K == ElementKind::TF32 && Bits.getBitWidth() == 19)
    Value <<= 13;
  std::memcpy(Out, &Value, infoOf(K).Bytes);
}

static APInt bitsOf(Attribute Number) {
  if (auto F = dyn_cast<FloatAttr>(Number))
    return F.getValue().bitcastToAPInt();
  return cast<IntegerAttr>(Number).getValue();
}

/// Writes the elements of \p Value.
static void writeElements(ElementKind K, Attribute Value, size_t Count,
                          uint8_t *Out) {
  unsigned Bytes = infoOf(K).Bytes;
  auto Dense = dyn_cast<DenseElementsAttr>(Value);
  if (!Dense) {
    writeNumber(K, bitsOf(Value), Out);
    return;
  }
  auto Write = [&](size_t I, const APInt &Bits) {
    writeNumber(K, Bits, Out + I * Bytes);
  };
  auto WriteAll = [&](auto &&Range, auto Convert) {
    if (!Dense.isSplat()) {
      for (auto [I, V] : enumerate(Range))
        Write(I, Convert(V));
      return;
    }
    Write(0, Convert(*Range.begin()));
    for (size_t I = 1; I < Count; ++I)
      std::memcpy(Out + I * Bytes, Out, Bytes);
  };
  if (isa<FloatType>(Dense.getElementType()))
    WriteAll(Dense.getValues<APFloat>(),
             [](const APFloat &V) { return V.bitcastToAPInt(); });
  else
    WriteAll(Dense.getValues<APInt>(), [](const APInt &V) { return V; });
}

const uint8_t *Decoder::constant(Attribute Value, Type T) {
  const uint8_t *&Known = Constants[{Value, T}];
  if (Known)
    return Known;
  TileShape S = shapeOf(T);
  size_t Bytes = std::max<size_t>(S.Count * S.Bytes, 8);
  auto *Out = static_cast<uint8_t *>(Code.Storage.Allocate(Bytes, Align(64)));
  writeElements(S.Kind, Value, S.Count, Out);
  return Known = Out;
}

uint32_t Decoder::constantSlot(ArrayRef<uint8_t> Bytes) {
  uint32_t Which = newSlot();
  auto *Out = static_cast<uint8_t *>(
      Code.Storage.Allocate(std::max<size_t>(Bytes.size(), 8), Align(64)));
  copy(Bytes, Out);
  To->Constants.push_back({Which, Out});
  return Which;
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

Decoder::Decoder(Program &To) : Code(To) {
  for (ArrayRef<DecodeRow> Family :
       {elementRows(), conversionRows(), shapeRows(), controlRows(),
        reductionRows(), productRows(), viewRows(), pointerRows(), atomicRows(),
        messageRows(), factRows()})
    for (const DecodeRow &Row : Family)
      Rows[Row.Name] = Row.Decode;
}

uint32_t Decoder::slotOf(Value V) {
  auto [At, IsNew] = Slots.try_emplace(V, To->Slots);
  if (IsNew)
    ++To->Slots;
  return At->second;
}

Body *Decoder::makeBody() {
  Code.Bodies.push_back(std::make_unique<Body>());
  return Code.Bodies.back().get();
}

bool Decoder::refuse(Operation *Op, const Twine &Why) {
  if (To->Refusal.empty()) {
    To->Refusal = (Op->getName().getStringRef() + " " + Why).str();
    To->RefusedAt = siteOf(Op);
  }
  return false;
}

uint32_t Decoder::siteOf(Operation *Op) {
  Code.Sites.push_back(makeSite(*Op));
  return uint32_t(Code.Sites.size() - 1);
}

/// Notes the tokens that \p From, which has no regions, takes and gives.
void Decoder::noteTokens(Operation &From, Step &Out) {
  SmallVector<uint32_t> Tokens;
  for (Value V : From.getOperands())
    if (isa<cuda_tile::TokenType>(V.getType()))
      Tokens.push_back(slotOf(V));
  Out.Tokens = keep(ArrayRef(Tokens));
}

bool Decoder::decodeStep(Operation &From, Step &Out) {
  auto Row = Rows.find(From.getName().stripDialect());
  if (Row == Rows.end())
    return refuse(&From, "cannot be executed without its hardware");
  Out.Site = siteOf(&From);
  SmallVector<uint32_t> Operands;
  SmallVector<unsigned> Bytes;
  for (Value V : From.getOperands()) {
    Operands.push_back(slotOf(V));
    Bytes.push_back(shapeOf(V).Bytes);
  }
  Out.Operands = keep(ArrayRef(Operands));
  OperandBytes[Out.Site] = keep(ArrayRef<unsigned>(Bytes));
  if (From.getNumRegions() == 0)
    noteTokens(From, Out);
  // The results stand behind each other.
  if (From.getNumResults())
    Out.Result = To->Slots;
  for (Value V : From.getResults()) {
    uint32_t Slot = slotOf(V);
    if (isa<cuda_tile::TokenType>(V.getType()) && From.getNumRegions() == 0)
      Out.GivenToken = Slot;
  }
  if (From.getNumResults()) {
    TileShape S = shapeOf(From.getResult(0));
    Out.Count = uint32_t(S.Count);
    Out.Bytes = S.Bytes;
  }
  return Row->second(*this, &From, Out);
}

void Decoder::findLastUses(Block &Block) {
  llvm::DenseSet<Value> Seen;
  for (Operation &Op : reverse(Block)) {
    SmallVector<uint32_t, 2> Dying;
    auto Use = [&](Value V) {
      if (V.getParentBlock() == &Block && Seen.insert(V).second)
        Dying.push_back(slotOf(V));
    };
    for (Value V : Op.getResults())
      if (V.use_empty())
        Use(V);
    Op.walk([&](Operation *Inner) {
      for (Value V : Inner->getOperands())
        Use(V);
    });
    if (!Op.hasTrait<OpTrait::IsTerminator>() && !Dying.empty())
      LastUses[&Op] = std::move(Dying);
  }
}

bool Decoder::decodeBlock(Block &From, Body &Out) {
  SmallVector<uint32_t> Arguments;
  for (BlockArgument A : From.getArguments())
    Arguments.push_back(slotOf(A));
  Out.Arguments = keep(ArrayRef(Arguments));
  // Results get slots in the order of operations.
  for (Operation &Op : From) {
    Step Made;
    if (!decodeStep(Op, Made))
      return false;
    Out.Steps.push_back(Made);
  }
  findLastUses(From);
  for (auto [Op, S] : zip_equal(From, Out.Steps))
    if (auto Dying = LastUses.find(&Op); Dying != LastUses.end())
      S.Dying = keep(ArrayRef<uint32_t>(Dying->second));
  return true;
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

static std::string textOf(Type T) {
  std::string Text;
  raw_string_ostream OS(Text);
  if (auto P = dyn_cast<cuda_tile::PointerType>(T))
    return "ptr<" + textOf(P.getPointeeType()) + ">";
  return infoOf(kindOf(T)).Name;
}

void Decoder::decodeKernel(cuda_tile::EntryOp From) {
  Code.Kernels.push_back(std::make_unique<Kernel>());
  To = Code.Kernels.back().get();
  Slots.clear();
  LastUses.clear();
  To->Name = From.getSymName().str();
  Block &Entry = From.getBody().front();
  for (BlockArgument A : Entry.getArguments()) {
    Type T = cast<cuda_tile::TileType>(A.getType()).getElementType();
    KernelParameter P;
    P.Kind = kindOf(T);
    P.Type = textOf(T);
    if (auto Pointer = dyn_cast<cuda_tile::PointerType>(T))
      P.Pointee = textOf(Pointer.getPointeeType());
    P.Slot = slotOf(A);
    To->Parameters.push_back(P);
  }
  decodeBlock(Entry, To->Code);
}

void Decoder::decodeGlobal(cuda_tile::GlobalOp From) {
  auto Value = cast<DenseElementsAttr>(From.getValue());
  ElementKind K = kindOf(Value.getElementType());
  size_t Count = size_t(Value.getNumElements());
  size_t Bytes = Count * infoOf(K).Bytes;
  uint64_t Alignment = std::max<uint64_t>(16, From.getAlignment());
  auto *Address = static_cast<uint8_t *>(
      Code.Storage.Allocate(Bytes, Align(PowerOf2Ceil(Alignment))));
  writeElements(K, Value, Count, Address);
  Allocation A;
  A.Address = reinterpret_cast<uint64_t>(Address);
  A.Size = Bytes;
  A.Name = From.getSymName().str();
  A.IsReadOnly = From.getConstant();
  Code.Variables.add(std::move(A));
  Code.Globals.push_back(
      {From.getSymName().str(), Address, Bytes, From.getConstant()});
}

void Decoder::decode(cuda_tile::ModuleOp Module) {
  for (auto Global : Module.getBody().getOps<cuda_tile::GlobalOp>())
    decodeGlobal(Global);
  for (auto Entry : Module.getBody().getOps<cuda_tile::EntryOp>())
    decodeKernel(Entry);
}

} // namespace opennvvm::tile
