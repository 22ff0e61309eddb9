//===- Memory.cpp - Loads, stores, allocas and addresses ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory.h"
#include "Atomics.h"
#include "Lanes.h"
#include "PTX/Module/ContextLock.h"
#include "PTX/Module/ParamLayout.h"
#include "PTX/Values/Folding.h"
#include "PTX/Values/Fusion.h"
#include "Printers.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace opennvvm::ptx {

Mod volatility(bool IsVolatile, unsigned Space) {
  return IsVolatile && Space != AddressSpace::Local &&
                 Space != AddressSpace::Param && Space != AddressSpace::Const
             ? Mod::Volatile
             : Mod::None;
}

bool isNonCoherent(const FunctionEmitter &E, const Instruction &I,
                   unsigned Space) {
  return Space == AddressSpace::Global && !I.isVolatile() &&
         E.has(Feature::NonCoherentLoad) &&
         I.hasMetadata(LLVMContext::MD_invariant_load);
}

/// Whether the data of \p I need not be cached, because metadata says that it
/// is not used again soon.
static bool isUsedOnce(const Instruction &I, unsigned Space) {
  return I.hasMetadata(LLVMContext::MD_nontemporal) && !I.isVolatile() &&
         (Space == AddressSpace::Generic || Space == AddressSpace::Global);
}

void emitLoad(FunctionEmitter &E, const Instruction &I) {
  auto &LI = cast<LoadInst>(I);
  if (LI.isAtomic())
    return emitAtomicLoad(E, LI);
  Address A = E.Pointers.operand(LI.getPointerOperand());
  SmallVector<Reg, 8> To(E.Values.regs(&LI));
  bool ReadOnly = isNonCoherent(E, LI, A.Space);
  bool Once = isUsedOnce(LI, A.Space);
  E.Memory.load(To, LI.getType(), A, LI.getAlign(),
                {.Order = volatility(LI.isVolatile(), A.Space),
                 .Cache = Once ? Mod::Cs : Mod::None,
                 .NonCoherent = ReadOnly ? Mod::Nc : Mod::None});
}

void emitStore(FunctionEmitter &E, const Instruction &I) {
  auto &SI = cast<StoreInst>(I);
  if (SI.isAtomic())
    return emitAtomicStore(E, SI);
  const Value *V = SI.getValueOperand();
  Type *Ty = V->getType();
  SmallVector<Op, 8> From;
  for (unsigned P = 0, N = E.parts(Ty).size(); P < N; ++P)
    From.push_back(E.Values.use(V, P));
  if (!E.parts(Ty).Unsupported.empty())
    return E.fail(Rule::EmitUnsupportedType, I,
                  {E.parts(Ty).Unsupported.str()});
  Address A = E.Pointers.operand(SI.getPointerOperand());
  E.Memory.store(From, Ty, A, SI.getAlign(),
                 {.Order = volatility(SI.isVolatile(), A.Space),
                  .Cache = isUsedOnce(SI, A.Space) ? Mod::Cs : Mod::None});
}

//===----------------------------------------------------------------------===//
// alloca
//===----------------------------------------------------------------------===//

void emitAlloca(FunctionEmitter &E, const Instruction &I) {
  auto &AI = cast<AllocaInst>(I);
  bool Local = AI.getAddressSpace() == AddressSpace::Local;
  if (AI.getAlign() > MaxAlignment)
    return E.fail(Rule::EmitUnsupportedInstruction, I,
                  {"alloca aligned to " + utostr(AI.getAlign().value()) +
                   " bytes; PTX allows " + utostr(MaxAlignment.value())},
                  "lower the alignment to what PTX allows");
  if (std::optional<uint64_t> Offset = E.Frame.offset(AI)) {
    if (!E.Frame.variableNamed(&AI) && needsAddress(AI))
      E.Values.set(&AI, Local ? E.Addresses.reg(E.Frame.address(*Offset))
                              : E.Frame.genericAddress(*Offset));
    return;
  }
  // A dynamic alloca: bytes on the stack at run time.
  if (!E.require(Feature::DynamicStack, I))
    return;
  unsigned Bits = E.Addresses.is64Bit() ? 64 : 32;
  uint64_t Size = E.DL.getTypeAllocSize(AI.getAllocatedType());
  Reg Count = E.Values.inRegister(unsignedNumber(E, AI.getArraySize(), Bits),
                                  E.Addresses.pointerClass());
  Reg Bytes = E.Regs.temp(E.Addresses.pointerClass()),
      Stack = E.Regs.temp(E.Addresses.pointerClass());
  E.Out.emit({Inst::Mul, Mod::Lo, typeMod('u', Bits)}, Bytes, Count,
             Op::imm(int64_t(Size)));
  E.Out.emit({Inst::Alloca, typeMod('u', Bits)}, Stack, Bytes,
             Op::imm(int64_t(AI.getAlign().value())));
  E.Values.set(
      &AI, E.Addresses.cast(Stack, AddressSpace::Local, AI.getAddressSpace()));
}

//===----------------------------------------------------------------------===//
// getelementptr
//===----------------------------------------------------------------------===//

/// Sign-extends or truncates lane \p L of index \p V to pointer width.
static Op indexOperand(FunctionEmitter &E, const Value *V, unsigned L,
                       unsigned Bits) {
  Op O = E.Values.useLane(V, L, Extend::Sign);
  unsigned From = V->getType()->getScalarSizeInBits();
  if (O.isImm() || registerBits(From) == Bits)
    return O;
  RegClass C = integerClass(Bits);
  if (From == 1) {
    Reg R = E.Regs.temp(C);
    E.Out.emit({Inst::Selp, typeMod('s', Bits)}, R, Op::imm(-1), Op::imm(0), O);
    return R;
  }
  if (registerBits(From) > Bits)
    return E.Shared.get(SharedOp::CvtU32, 'u', 64, C, O);
  return E.Shared.get(Bits == 64 ? SharedOp::CvtS64 : SharedOp::CvtS32, 's',
                      registerBits(From), C, O);
}

/// The product of a 32-bit index and \p Scale in 64 bits, which extends the
/// index, also if \p Scale is one: ptxas adds a product in the same
/// instruction, but an extension in two. Invalid if there is none for \p Index.
static Reg indexProduct(FunctionEmitter &E, const Value *Index, unsigned L,
                        uint64_t Scale) {
  if ((Scale == 1 && !E.isOptimized()) || !isInt<32>(int64_t(Scale)))
    return Reg();
  ScaledIndex S = {Index, Scale};
  auto *Ext = dyn_cast<CastInst>(Index);
  if (Ext && isa<SExtInst, ZExtInst>(Ext)) {
    S.Number = Ext->getOperand(0);
    if (S.Number->getType()->isIntegerTy(32) && E.isOptimized())
      S = scaledIndex(*Ext, Scale);
  }
  if (!S.Number->getType()->isIntegerTy(32) || isa<Constant>(S.Number))
    return Reg();
  return E.Shared.get(SharedOp::MulWide, isa<ZExtInst>(Index) ? 'u' : 's', 32,
                      integerClass(64), E.Values.useLane(S.Number, L),
                      Op::imm(int64_t(S.Factor)));
}

/// Sum + index * Scale.
static Reg addScaled(FunctionEmitter &E, Op Sum, const Value *Index, unsigned L,
                     uint64_t Scale, unsigned Bits) {
  RegClass C = integerClass(Bits);
  if (Reg Product = Bits == 64 ? indexProduct(E, Index, L, Scale) : Reg();
      Product.isValid())
    return E.Shared.get(SharedOp::Add, 's', Bits, C, Sum, Product);
  Op Index64 = indexOperand(E, Index, L, Bits);
  if (Scale == 1)
    return E.Shared.get(SharedOp::Add, 's', Bits, C, Sum, Index64);
  Reg Product = isPowerOf2_64(Scale)
                    ? E.Shared.get(SharedOp::Shl, 'b', Bits, C, Index64,
                                   Op::imm(Log2_64(Scale)))
                    : E.Shared.get(SharedOp::MulLo, 's', Bits, C, Index64,
                                   Op::imm(int64_t(Scale)));
  return E.Shared.get(SharedOp::Add, 's', Bits, C, Sum, Product);
}

/// Lane \p L of an address computation.
static Reg gepLane(FunctionEmitter &E, const GetElementPtrInst &GEP,
                   unsigned L) {
  unsigned Bits = E.DL.getPointerTypeSizeInBits(GEP.getType());
  int64_t Constant = 0;
  Op Sum = E.Values.useLane(GEP.getPointerOperand(), L);
  for (gep_type_iterator It = gep_type_begin(GEP), End = gep_type_end(GEP);
       It != End; ++It) {
    const Value *Index = It.getOperand();
    if (StructType *ST = It.getStructTypeOrNull()) {
      const auto *C = cast<llvm::Constant>(Index);
      if (C->getType()->isVectorTy())
        C = E.Ctx.Constants.splat(C);
      Constant += E.DL.getStructLayout(ST)->getElementOffset(
          cast<ConstantInt>(C)->getZExtValue());
      continue;
    }
    uint64_t Scale = It.getSequentialElementStride(E.DL);
    const auto *C = dyn_cast<llvm::Constant>(Index);
    if (C && C->getType()->isVectorTy())
      C = E.Ctx.Constants.element(C, L);
    if (auto *CI = dyn_cast_or_null<ConstantInt>(C)) {
      Constant +=
          CI->getValue().sextOrTrunc(64).getSExtValue() * int64_t(Scale);
      continue;
    }
    if (Scale)
      Sum = addScaled(E, Sum, Index, L, Scale, Bits);
  }
  if (Constant)
    return E.Shared.get(SharedOp::Add, 's', Bits, integerClass(Bits), Sum,
                        Op::imm(Constant));
  return E.Values.inRegister(Sum, integerClass(Bits));
}

void emitGEP(FunctionEmitter &E, const Instruction &I) {
  auto &GEP = cast<GetElementPtrInst>(I);
  SmallVector<Reg, 4> Results;
  for (unsigned L = 0, N = laneCount(I.getType()); L < N; ++L)
    Results.push_back(gepLane(E, GEP, L));
  E.Values.set(&I, Results);
}

} // namespace opennvvm::ptx
