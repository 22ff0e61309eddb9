//===- Atomics.cpp - atom, red, ordered accesses, fences ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An atomicrmw without a sync scope prints neither ordering nor scope, like
// CUDA's own atomicAdd: PTX treats this as relaxed at device scope. Everything
// else follows LLVM's memory model: with a qualifier from sm_70 on, with membar
// below.
//
//===----------------------------------------------------------------------===//

#include "Atomics.h"
#include "Catalog/Atomic.h"
#include "Catalog/Mnemonic.h"
#include "Lanes.h"
#include "PTX/Values/RegisterLists.h"
#include "Printers.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/LLVMContext.h"

using namespace llvm;

namespace opennvvm::ptx {

//===----------------------------------------------------------------------===//
// Scopes and orders
//===----------------------------------------------------------------------===//

namespace {

/// Requires what the catalog says that \p O needs. \returns whether this
/// machine has it.
bool require(FunctionEmitter &E, const Opcode &O, StringRef What,
             const Instruction &I) {
  return E.require(gateOf(O, *E.Ctx.T.SM), What, I);
}

/// What scope \p ID stands for; null for the system's, and if there is no such
/// scope.
const AtomicScope *findScope(const Instruction &I, SyncScope::ID ID) {
  if (ID == SyncScope::System)
    return nullptr;
  return findAtomicScope(
      I.getContext().getSyncScopeName(ID).value_or(StringRef()));
}

/// The PTX name of scope \p ID, which \p Found is; None after reporting an
/// error.
Mod scopeOf(FunctionEmitter &E, const Instruction &I, SyncScope::ID ID,
            const AtomicScope *Found) {
  if (ID == SyncScope::System)
    return Mod::Sys;
  if (!Found) {
    StringRef Name = I.getContext().getSyncScopeName(ID).value_or(StringRef());
    E.fail(Rule::EmitAtomicScope, I, {Name.str()});
    return Mod::None;
  }
  if (Found->PTX == Mod::Cluster && !E.require(Feature::ClusterScope, I))
    return Mod::None;
  return Found->PTX;
}

/// Requires \p Access on 128 bits. \p Bare: no scope is printed.
bool require128(FunctionEmitter &E, const Opcode &Access, const Instruction &I,
                SyncScope::ID ID, bool Bare) {
  const AtomicScope *Found = findScope(I, ID);
  bool IsSystem =
      !Bare && (ID == SyncScope::System ||
                (Found && Found->IsOfWord && Found->PTX == Mod::Sys));
  return require(E, {Access, IsSystem ? Mod::Sys : Mod::None, Mod::B128},
                 "an atomic access of 128 bits", I);
}

Mod semOf(AtomicOrdering Order) {
  switch (Order) {
  case AtomicOrdering::Acquire:
  case AtomicOrdering::SequentiallyConsistent: // After fence.sc.
    return Mod::Acquire;
  case AtomicOrdering::Release:
    return Mod::Release;
  case AtomicOrdering::AcquireRelease:
    return Mod::AcqRel;
  default:
    return Mod::Relaxed;
  }
}

/// Applies what a word specifies beyond its instruction: scope 0 and ordering 0
/// are not printed, and there may be a cache hint.
bool applyWord(FunctionEmitter &E, const Instruction &I,
               const AtomicScope &Word, AtomicPlan &Plan) {
  if (Word.PrintsScope &&
      !require(E, {Inst::Atom, Word.PTX},
               "scope " + textOf(Word.PTX).drop_front().str(), I))
    return false;
  if (!Word.PrintsScope)
    Plan.Scope = Mod::None;
  if (!Word.PrintsOrder)
    Plan.Sem = Mod::None;
  Plan.Hint = Word.Hint;
  return Plan.Hint.empty() || E.require(Feature::CacheHint, I);
}

/// \param Bare whether neither ordering nor scope is printed.
bool makePlan(FunctionEmitter &E, const Instruction &I, AtomicOrdering Order,
              SyncScope::ID ID, bool Bare, AtomicPlan &Plan) {
  Plan.HasModel = E.has(Feature::MemoryModel);
  if (Bare)
    return true;
  const AtomicScope *Found = findScope(I, ID);
  Plan.FenceScope = scopeOf(E, I, ID, Found);
  if (Plan.FenceScope == Mod::None)
    return false;
  // A single thread sees its own accesses in order.
  Plan.Order =
      ID == SyncScope::SingleThread ? AtomicOrdering::Monotonic : Order;
  if (E.has(Feature::AtomicScopes))
    Plan.Scope = Plan.FenceScope;
  if (Plan.HasModel)
    Plan.Sem = semOf(Plan.Order);
  return !Found || !Found->IsOfWord || applyWord(E, I, *Found, Plan);
}

void emitFenceOf(FunctionEmitter &E, bool SeqCst, Mod Scope) {
  if (!E.has(Feature::MemoryModel))
    return E.Out.emit({Inst::Membar, Scope == Mod::Cta   ? Mod::Cta
                                     : Scope == Mod::Gpu ? Mod::Gl
                                                         : Mod::Sys});
  E.Out.emit({Inst::Fence, SeqCst ? Mod::Sc : Mod::AcqRel, Scope});
}

} // namespace

void fenceBefore(FunctionEmitter &E, const AtomicPlan &Plan) {
  if (Plan.isSeqCst() || (Plan.releases() && !Plan.HasModel))
    emitFenceOf(E, true, Plan.FenceScope);
}

void fenceAfter(FunctionEmitter &E, const AtomicPlan &Plan) {
  if (Plan.acquires() && !Plan.HasModel)
    emitFenceOf(E, false, Plan.FenceScope);
}

void fenceBeforeLoop(FunctionEmitter &E, const AtomicPlan &Plan) {
  if (Plan.releases())
    emitFenceOf(E, Plan.isSeqCst(), Plan.FenceScope);
}

void fenceAfterLoop(FunctionEmitter &E, const AtomicPlan &Plan) {
  if (Plan.acquires())
    emitFenceOf(E, false, Plan.FenceScope);
}

void emitFence(FunctionEmitter &E, const Instruction &I) {
  auto &F = cast<FenceInst>(I);
  if (F.getSyncScopeID() == SyncScope::SingleThread)
    // Orders a thread with respect to its own signal handlers; there are none.
    return;
  SyncScope::ID ID = F.getSyncScopeID();
  Mod Scope = scopeOf(E, I, ID, findScope(I, ID));
  if (Scope != Mod::None)
    emitFenceOf(E, F.getOrdering() == AtomicOrdering::SequentiallyConsistent,
                Scope);
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

namespace {

void failSpace(FunctionEmitter &E, const Instruction &I, unsigned Space) {
  E.fail(Rule::EmitAtomicSpace, I, {std::to_string(Space)});
}

std::string typeText(const Type *Ty) {
  std::string Text;
  raw_string_ostream OS(Text);
  Ty->print(OS);
  return Text;
}

void failType(FunctionEmitter &E, const Instruction &I, const Type *Ty) {
  E.fail(Rule::EmitAtomicType, I,
         {I.getOpcodeName(), typeText(Ty), E.Ctx.T.SM->Name.str()});
}

} // namespace

//===----------------------------------------------------------------------===//
// atomicrmw
//===----------------------------------------------------------------------===//

namespace {

std::optional<AtomicType> atomicType(FunctionEmitter &E, Type *Ty) {
  if (auto *VT = dyn_cast<FixedVectorType>(Ty)) {
    if (VT->getNumElements() != 2)
      return std::nullopt;
    if (VT->getElementType()->isHalfTy())
      return AtomicType::F16x2;
    if (VT->getElementType()->isBFloatTy())
      return AtomicType::BF16x2;
    return std::nullopt;
  }
  if (Ty->isFloatTy())
    return AtomicType::F32;
  if (Ty->isDoubleTy())
    return AtomicType::F64;
  if (Ty->isHalfTy())
    return AtomicType::F16;
  if (Ty->isBFloatTy())
    return AtomicType::BF16;
  switch (E.DL.getTypeSizeInBits(Ty).getFixedValue()) {
  case 32:
    return AtomicType::I32;
  case 64:
    return AtomicType::I64;
  case 128:
    return AtomicType::I128;
  default:
    return std::nullopt;
  }
}

const AtomicForm *findForm(FunctionEmitter &E, AtomicRMWInst::BinOp Op,
                           Type *Ty) {
  std::optional<AtomicType> T = atomicType(E, Ty);
  return T ? findAtomicForm(Op, *T, *E.Ctx.T.SM) : nullptr;
}

/// The value operand of \p I, negated where sub is printed as add.
Op valueOperand(FunctionEmitter &E, const AtomicRMWInst &I, bool Negate) {
  const Value *V = I.getValOperand();
  unsigned Bits = V->getType()->getScalarSizeInBits();
  bool Is16 = V->getType()->getScalarType()->isHalfTy() ||
              V->getType()->getScalarType()->isBFloatTy();
  Op O = Is16 ? Op(E.Values.useReg(V)) : E.Values.use(V);
  if (!Negate)
    return O;
  if (O.isImm())
    return Op::imm(int64_t(0 - uint64_t(O.Imm)));
  Reg R = E.Regs.temp(integerClass(Bits));
  E.Out.emit({Inst::Neg, typeMod('s', Bits)}, R, O);
  return R;
}

/// Notes under --annotate that a hint is not printed; this does not change any
/// result.
void leaveOutHint(FunctionEmitter &E, const AtomicPlan &Plan, StringRef Why) {
  if (E.Ctx.Options.Annotate && !Plan.Hint.empty())
    E.Out.emitLine(("// hint " + Plan.Hint + " is left out: " + Why).str());
}

/// The word of createpolicy for \p Hint.
Mod policyOf(StringRef Hint) {
  return Hint == "evict_first"  ? Mod::L2EvictFirst
         : Hint == "evict_last" ? Mod::L2EvictLast
                                : Mod::L2EvictUnchanged;
}

/// The policy of a cache hint in a register; invalid if none is printed.
Reg cachePolicy(FunctionEmitter &E, const Address &A, const AtomicPlan &Plan) {
  if (Plan.Hint.empty())
    return {};
  bool IsShared =
      A.Space == AddressSpace::Shared || A.Space == AddressSpace::SharedCluster;
  if (IsShared || Plan.Hint == "no_allocate") {
    leaveOutHint(E, Plan,
                 IsShared ? "shared memory is not cached"
                          : "atomics allocate no line");
    return {};
  }
  Reg Policy = E.Regs.temp(RegClass::B64);
  E.Out.emit(
      {Inst::Createpolicy, Mod::Fractional, policyOf(Plan.Hint), Mod::B64},
      Policy, Op::f32(0x3F800000));
  return Policy;
}

void emitNative(FunctionEmitter &E, const AtomicRMWInst &I,
                const AtomicForm &Form, const Address &A,
                const AtomicPlan &Plan) {
  AtomicName Name = nameAtomic(E, I, Form, A, Plan);
  fenceBefore(E, Plan);
  bool Negate = I.getOperation() == AtomicRMWInst::Sub;
  if (Form.Type == AtomicType::I128) {
    Reg From = E.Regs.temp(RegClass::B128), To = E.Regs.temp(RegClass::B128);
    const Value *V = I.getValOperand();
    emitPack(E, {Inst::Mov, Mod::B128}, From,
             {E.Values.use(V, 0), E.Values.use(V, 1)});
    E.Out.emit(Name.Name, To, A.at(), From);
    emitUnpack(E, {Inst::Mov, Mod::B128},
               {E.Values.def(&I, 0), E.Values.def(&I, 1)}, To);
  } else {
    SmallVector<Op, 4> List;
    if (!Name.IsRed)
      List.push_back(E.Values.def(&I));
    List.append({A.at(), valueOperand(E, I, Negate)});
    if (Name.Policy.isValid())
      List.push_back(Name.Policy);
    E.Out.emitList(Name.Name, List);
  }
  fenceAfter(E, Plan);
}

} // namespace

AtomicName nameAtomic(FunctionEmitter &E, const AtomicRMWInst &I,
                      const AtomicForm &Form, const Address &A,
                      const AtomicPlan &Plan) {
  AtomicName Name;
  // red has no acquire: it can only be used if the read is relaxed.
  Name.IsRed = Form.HasRed && I.use_empty() && !Plan.acquires();
  bool IsPlain = Plan.Order == AtomicOrdering::Monotonic;
  Mod Space = E.Addresses.spaceOf(A.Space);
  if (Form.Type == AtomicType::I128)
    leaveOutHint(E, Plan, "128 bits have none");
  else
    Name.Policy = cachePolicy(E, A, Plan);
  Name.Name = {Name.IsRed ? Inst::Red : Inst::Atom,
               IsPlain && !E.Ctx.Options.StrictAtomics ? Mod::None : Plan.Sem,
               Plan.Scope,
               Space,
               Form.Operation,
               Form.Modifier,
               Name.Policy.isValid() ? Mod::L2CacheHint : Mod::None,
               Form.ValueType};
  E.needPTX(Form.Needs.PTX, Form.Text, I);
  return Name;
}

void emitAtomicRMW(FunctionEmitter &E, const Instruction &Inst) {
  auto &I = cast<AtomicRMWInst>(Inst);
  Address A = E.Pointers.operand(I.getPointerOperand());
  if (A.Space == AddressSpace::Local) {
    if (!emitLocalRMW(E, I, A))
      failType(E, I, I.getType());
    return;
  }
  if (!hasAtomics(A.Space))
    return failSpace(E, I, A.Space);
  bool Bare =
      I.getSyncScopeID() == SyncScope::System && !E.Ctx.Options.StrictAtomics;
  if (I.getType()->isIntegerTy(128) &&
      !require128(E, {Inst::Atom, Mod::Cas}, I, I.getSyncScopeID(), Bare))
    return;
  AtomicPlan Plan;
  if (!makePlan(E, I, I.getOrdering(), I.getSyncScopeID(), Bare, Plan))
    return;
  AtomicRMWInst::BinOp Op = I.getOperation();
  if (Op == AtomicRMWInst::Sub)
    Op = AtomicRMWInst::Add;
  if (const AtomicForm *Form = findForm(E, Op, I.getType()))
    return emitNative(E, I, *Form, A, Plan);
  if (emitNarrowBits(E, I, A, Plan))
    return;
  leaveOutHint(E, Plan, "atom.cas has none");
  if (!emitRMWLoop(E, I, A, Plan))
    failType(E, I, I.getType());
}

//===----------------------------------------------------------------------===//
// cmpxchg
//===----------------------------------------------------------------------===//

namespace {

/// The parts of the pair {value, success} that cmpxchg defines.
unsigned successPart(FunctionEmitter &E, const AtomicCmpXchgInst &I) {
  return E.parts(I.getType()).size() - 1;
}

SmallVector<Op, 2> valueLimbs(FunctionEmitter &E, const Value *V,
                              unsigned Count) {
  SmallVector<Op, 2> List;
  for (unsigned K = 0; K != Count; ++K)
    List.push_back(E.Values.use(V, K));
  return List;
}

void emitEqual(FunctionEmitter &E, Reg P, const CasWord &W, ArrayRef<Reg> A,
               ArrayRef<Op> B) {
  Mod Type = typeMod('b', W.Bits == 128 ? 64 : W.Bits);
  if (W.limbs() == 1)
    return E.Out.emit({Inst::Setp, Mod::Eq, Type}, P, A[0], B[0]);
  Reg Low = E.Regs.temp(RegClass::Pred);
  E.Out.emit({Inst::Setp, Mod::Eq, Type}, Low, A[0], B[0]);
  E.Out.emit({Inst::Setp, Mod::Eq, Mod::And, Type}, P, A[1], B[1], Low);
}

void emitWholeCmpXchg(FunctionEmitter &E, const AtomicCmpXchgInst &I,
                      const CasWord &W, const AtomicPlan &Plan) {
  fenceBefore(E, Plan);
  SmallVector<Op, 2> Old = valueLimbs(E, I.getCompareOperand(), W.limbs());
  SmallVector<Op, 2> New = valueLimbs(E, I.getNewValOperand(), W.limbs());
  SmallVector<Reg, 2> Got = emitCas(E, W, Plan, Plan.Sem, Old, New);
  for (unsigned K = 0; K != Got.size(); ++K)
    E.Out.copy(E.Values.def(&I, K), Got[K]);
  emitEqual(E, E.Values.def(&I, successPart(E, I)), W, Got, Old);
  fenceAfter(E, Plan);
}

/// A value inside a word: retried as long as only its neighbors change.
void emitPartialCmpXchg(FunctionEmitter &E, const AtomicCmpXchgInst &I,
                        const CasWord &W, const AtomicPlan &Plan) {
  fenceBeforeLoop(E, Plan);
  auto Placed = [&](const Value *V) {
    Op Narrow = laneInt(E, V, 0, Extend::Zero);
    Reg Wide = widenRegister(E, E.Values.inRegister(Narrow, RegClass::B16), 32,
                             Extend::Zero);
    Reg To = E.Regs.temp(RegClass::B32);
    E.Out.emit({Inst::Shl, Mod::B32}, To, Wide, W.Shift);
    return To;
  };
  Reg Old = Placed(I.getCompareOperand()), New = Placed(I.getNewValOperand());
  Reg First = loadWord(E, W, Plan)[0];
  Reg Rest = E.Regs.temp(RegClass::B32);
  E.Out.emit({Inst::And, Mod::B32}, Rest, First, W.NotMask);

  Op Loop = Op::text(E.Flow.freshLabel()), End = Op::text(E.Flow.freshLabel());
  Reg WholeOld = E.Regs.temp(RegClass::B32),
      WholeNew = E.Regs.temp(RegClass::B32),
      NewRest = E.Regs.temp(RegClass::B32), Retry = E.Regs.temp(RegClass::Pred);
  Reg Success = E.Values.def(&I, successPart(E, I));
  E.Out.emitLabel(Loop);
  E.Out.emit({Inst::Or, Mod::B32}, WholeOld, Rest, Old);
  E.Out.emit({Inst::Or, Mod::B32}, WholeNew, Rest, New);
  Reg Got = emitCas(E, W, Plan, loopSem(Plan), Op(WholeOld), Op(WholeNew))[0];
  E.Out.emit({Inst::Setp, Mod::Eq, Mod::B32}, Success, Got, WholeOld);
  E.Out.emitIf(Success, Inst::Bra, End);
  E.Out.emit({Inst::And, Mod::B32}, NewRest, Got, W.NotMask);
  E.Out.emit({Inst::Setp, Mod::Ne, Mod::B32}, Retry, NewRest, Rest);
  E.Out.copy(Rest, NewRest);
  E.Out.emitIf(Retry, Inst::Bra, Loop);
  E.Out.emitLabel(End);
  Reg Low = E.Regs.temp(RegClass::B32);
  E.Out.emit({Inst::Shr, Mod::U32}, Low, Got, W.Shift);
  E.Out.emit({Inst::Cvt, Mod::U16, Mod::U32}, E.Values.def(&I, 0), Low);
  fenceAfterLoop(E, Plan);
}

void emitLocalCmpXchg(FunctionEmitter &E, const AtomicCmpXchgInst &I,
                      const Address &A) {
  Type *Ty = I.getNewValOperand()->getType();
  unsigned Bits = E.DL.getTypeSizeInBits(Ty).getFixedValue();
  CasWord W;
  W.Bits = W.ValueBits = Bits;
  SmallVector<Op, 2> Old, New, Stored;
  SmallVector<Reg, 2> Got;
  for (unsigned K = 0; K != E.parts(Ty).size(); ++K) {
    Old.push_back(E.Values.useExt(I.getCompareOperand(), Extend::Zero, K));
    New.push_back(E.Values.use(I.getNewValOperand(), K));
    Got.push_back(E.Values.def(&I, K));
  }
  E.Memory.load(Got, Ty, A, I.getAlign());
  SmallVector<Reg, 2> Clean;
  for (Reg R : Got)
    Clean.push_back(extendRegister(E, R, Bits, Extend::Zero));
  if (Bits < 16)
    W.Bits = 16;
  Reg Success = E.Values.def(&I, successPart(E, I));
  emitEqual(E, Success, W, Clean, Old);
  for (unsigned K = 0; K != Got.size(); ++K) {
    Reg R = E.Regs.temp(Got[K].regClass());
    E.Out.emit({Inst::Selp, typeMod('b', R.width())}, R, New[K], Got[K],
               Success);
    Stored.push_back(R);
  }
  E.Memory.store(Stored, Ty, A, I.getAlign());
}

} // namespace

void emitCmpXchg(FunctionEmitter &E, const Instruction &Inst) {
  auto &I = cast<AtomicCmpXchgInst>(Inst);
  Type *Ty = I.getNewValOperand()->getType();
  unsigned Bits = E.DL.getTypeSizeInBits(Ty).getFixedValue();
  Address A = E.Pointers.operand(I.getPointerOperand());
  if (Bits > 128)
    return failType(E, I, Ty);
  if (A.Space == AddressSpace::Local)
    return emitLocalCmpXchg(E, I, A);
  if (!hasAtomics(A.Space))
    return failSpace(E, I, A.Space);
  if (Bits == 128 &&
      !require128(E, {Inst::Atom, Mod::Cas}, I, I.getSyncScopeID(), false))
    return;
  AtomicPlan Plan;
  if (!makePlan(E, I, I.getMergedOrdering(), I.getSyncScopeID(), false, Plan))
    return;
  leaveOutHint(E, Plan, "atom.cas has none");
  CasWord W = casWord(E, A, Bits);
  if (W.isPartial())
    return emitPartialCmpXchg(E, I, W, Plan);
  emitWholeCmpXchg(E, I, W, Plan);
}

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

namespace {

/// "volatile", "relaxed.sys", "acquire.gpu" …
AccessMods accessModifiers(const AtomicPlan &Plan, bool IsVolatile) {
  if (!Plan.HasModel || (IsVolatile && Plan.Order == AtomicOrdering::Monotonic))
    return {.Order = Mod::Volatile};
  return {.Order = Plan.Sem, .Scope = Plan.Scope};
}

AtomicOrdering atLeastMonotonic(AtomicOrdering O) {
  return O == AtomicOrdering::Unordered ? AtomicOrdering::Monotonic : O;
}

} // namespace

void emitAtomicLoad(FunctionEmitter &E, const LoadInst &I) {
  Type *Ty = I.getType();
  Address A = E.Pointers.operand(I.getPointerOperand());
  unsigned Count = E.parts(Ty).size();
  SmallVector<Reg, 2> To;
  for (unsigned K = 0; K != Count; ++K)
    To.push_back(E.Values.def(&I, K));
  if (!hasAtomics(A.Space))
    return E.Memory.load(To, Ty, A, I.getAlign());
  if (Count != 1 && !Ty->isIntegerTy(128))
    return failType(E, I, Ty);
  AtomicPlan Plan;
  if (!makePlan(E, I, atLeastMonotonic(I.getOrdering()), I.getSyncScopeID(),
                false, Plan))
    return;
  AccessMods M = accessModifiers(Plan, I.isVolatile());
  fenceBefore(E, Plan);
  if (Count == 1) {
    E.Memory.load(To, Ty, A, I.getAlign(), M);
  } else if (require128(E, Inst::Ld, I, I.getSyncScopeID(), false)) {
    Opcode Name = {Inst::Ld, M.Order, M.Scope, E.Addresses.spaceOf(A.Space),
                   Mod::B128};
    Reg Whole = E.Regs.temp(RegClass::B128);
    E.Out.emit(Name, Whole, A.at());
    emitUnpack(E, {Inst::Mov, Mod::B128}, To, Whole);
  }
  fenceAfter(E, Plan);
}

void emitAtomicStore(FunctionEmitter &E, const StoreInst &I) {
  const Value *V = I.getValueOperand();
  Type *Ty = V->getType();
  Address A = E.Pointers.operand(I.getPointerOperand());
  unsigned Count = E.parts(Ty).size();
  SmallVector<Op, 2> From;
  for (unsigned K = 0; K != Count; ++K)
    From.push_back(E.Values.use(V, K));
  if (A.Space == AddressSpace::Local)
    return E.Memory.store(From, Ty, A, I.getAlign());
  if (!hasAtomics(A.Space))
    return failSpace(E, I, A.Space);
  if (Count != 1 && !Ty->isIntegerTy(128))
    return failType(E, I, Ty);
  AtomicPlan Plan;
  if (!makePlan(E, I, atLeastMonotonic(I.getOrdering()), I.getSyncScopeID(),
                false, Plan))
    return;
  if (Plan.isSeqCst() && Plan.HasModel)
    Plan.Sem = Mod::Release;
  AccessMods M = accessModifiers(Plan, I.isVolatile());
  fenceBefore(E, Plan);
  if (Count == 1) {
    E.Memory.store(From, Ty, A, I.getAlign(), M);
  } else if (require128(E, Inst::St, I, I.getSyncScopeID(), false)) {
    Opcode Name = {Inst::St, M.Order, M.Scope, E.Addresses.spaceOf(A.Space),
                   Mod::B128};
    Reg Whole = E.Regs.temp(RegClass::B128);
    emitPack(E, {Inst::Mov, Mod::B128}, Whole, From);
    E.Out.emit(Name, A.at(), Whole);
  }
}

} // namespace opennvvm::ptx
