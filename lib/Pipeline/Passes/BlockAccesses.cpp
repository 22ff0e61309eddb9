//===- BlockAccesses.cpp - What a block's barriers order ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockAccesses.h"
#include "BlockValues.h"
#include "Lowering/AddressSpaceAA.h"
#include "Lowering/Synchronization.h"
#include "opennvvm/Target/OrderedAccesses.h"
#include "opennvvm/Target/Target.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace opennvvm {

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

namespace {
/// What an intrinsic does whose declaration says too little.
enum class Known : uint8_t { No, Nothing, Copy, Wait, BlockBarrier, Barrier };

struct KnownName {
  StringLiteral Prefix;
  Known Does;
};
} // namespace

/// The first one that fits counts.
static constexpr KnownName KnownNames[] = {
    {"llvm.nvvm.cp.async.ca.shared.global.", Known::Copy},
    {"llvm.nvvm.cp.async.cg.shared.global.", Known::Copy},
    {"llvm.nvvm.cp.async.wait.", Known::Wait},
    {"llvm.nvvm.cp.async.commit.group", Known::Nothing},
    {"llvm.nvvm.bar.warp.sync", Known::Nothing},
    {"llvm.nvvm.barrier.cta.sync.aligned.all", Known::BlockBarrier},
    {"llvm.nvvm.barrier", Known::Barrier},
};

static Known knownOf(const IntrinsicInst &Call) {
  StringRef Name = Call.getCalledFunction()->getName();
  if (!Name.starts_with("llvm.nvvm."))
    return Known::No;
  for (const KnownName &Of : KnownNames)
    if (Name.starts_with(Of.Prefix))
      return Of.Does;
  return Known::No;
}

BarrierKind barrierKind(const Instruction &I) {
  auto *Call = dyn_cast<IntrinsicInst>(&I);
  switch (Call ? knownOf(*Call) : Known::No) {
  case Known::BlockBarrier: {
    auto *Number = dyn_cast<ConstantInt>(Call->getArgOperand(0));
    return Number && Number->isZero() ? BarrierKind::Block : BarrierKind::Other;
  }
  case Known::Barrier:
    return BarrierKind::Other;
  default:
    return BarrierKind::None;
  }
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

static std::optional<unsigned> numberOf(const Instruction &I) {
  MDNode *Node = I.getMetadata(AccessMetadata);
  if (!Node || Node->getNumOperands() != 1)
    return std::nullopt;
  auto *Number = mdconst::dyn_extract_or_null<ConstantInt>(Node->getOperand(0));
  return Number ? std::optional(unsigned(Number->getZExtValue()))
                : std::nullopt;
}

/// The memory that \p Pointer may point to, of what threads share.
static BlockAccess::Spaces spacesOf(const Value *Pointer) {
  switch (pointedSpace(*Pointer)) {
  case AddressSpace::Global:
    return BlockAccess::Global;
  case AddressSpace::Shared:
    return BlockAccess::Shared;
  case AddressSpace::Const:
  case AddressSpace::Local:
  case AddressSpace::Param:
    return BlockAccess::None;
  default:
    return BlockAccess::Both;
  }
}

/// Which bytes of which variable \p Size bytes at \p Pointer are in all
/// threads.
static void setBytes(BlockAccess &A, const Value *Pointer, uint64_t Size,
                     ScalarEvolution &SE) {
  const SCEV *At = SE.getSCEV(const_cast<Value *>(Pointer));
  auto *Base = dyn_cast<SCEVUnknown>(SE.getPointerBase(At));
  auto *Variable = Base ? dyn_cast<GlobalVariable>(Base->getValue()) : nullptr;
  // Those that have no size here may be one.
  if (!Variable || Variable->isDeclaration())
    return;
  A.Variable = Variable;
  const SCEV *Offset = SE.removePointerBase(At);
  if (isa<SCEVCouldNotCompute>(Offset))
    return;
  ConstantRange Range = SE.getUnsignedRange(Offset);
  if (Range.isFullSet() || Range.isWrappedSet() ||
      Range.getUnsignedMax().getActiveBits() > 63)
    return;
  A.From = Range.getUnsignedMin().getZExtValue();
  A.To = SaturatingAdd(Range.getUnsignedMax().getZExtValue(), Size);
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

namespace {
class Collector {
public:
  Collector(const Instruction &I, ScalarEvolution &SE)
      : I(I), SE(SE), Number(numberOf(I)) {}

  void collect();
  SmallVector<BlockAccess, 2> Found;

private:
  enum How : uint8_t { Read = 1, Write = 2, Change = 3 };
  /// \param T of what is accessed; null if that is not known
  void add(const Value *Pointer, How Way, Type *T, bool IsAtomic = false);
  void addOther(void (*Set)(BlockAccess &));
  bool addIntrinsic(const IntrinsicInst &Call);
  void addCall(const CallBase &Call);

  const Instruction &I;
  ScalarEvolution &SE;
  std::optional<unsigned> Number;
};
} // namespace

void Collector::add(const Value *Pointer, How Way, Type *T, bool IsAtomic) {
  BlockAccess A;
  A.In = spacesOf(Pointer);
  if (A.In == BlockAccess::None)
    return;
  A.I = &I;
  A.Pointer = Pointer;
  if (T && !T->isScalableTy())
    A.Bytes = I.getDataLayout().getTypeStoreSize(T).getFixedValue();
  A.Writes = Way & Write;
  A.IsAtomic = IsAtomic;
  if (A.In == BlockAccess::Global)
    A.Number = Number;
  if (A.In == BlockAccess::Shared)
    setBytes(A, Pointer, A.Bytes ? A.Bytes : UINT64_MAX, SE);
  Found.push_back(A);
}

void Collector::addOther(void (*Set)(BlockAccess &)) {
  BlockAccess A;
  A.In = BlockAccess::Both;
  Set(A);
  Found.push_back(A);
}

/// Whether all has been said of \p Call.
bool Collector::addIntrinsic(const IntrinsicInst &Call) {
  switch (Call.getIntrinsicID()) {
  case Intrinsic::masked_load:
    add(Call.getArgOperand(0), Read, Call.getType());
    return true;
  case Intrinsic::masked_store:
    add(Call.getArgOperand(1), Write, Call.getArgOperand(0)->getType());
    return true;
  default:
    break;
  }
  switch (knownOf(Call)) {
  case Known::Copy:
    // At most 16 bytes.
    add(Call.getArgOperand(0), Write,
        FixedVectorType::get(Type::getInt64Ty(I.getContext()), 2));
    add(Call.getArgOperand(1), Read, nullptr);
    return true;
  case Known::Wait:
    // What has been copied is there.
    addOther([](BlockAccess &A) {
      A.In = BlockAccess::Shared;
      A.Writes = A.IsEnd = true;
    });
    return true;
  case Known::Nothing:
    return true;
  default:
    break;
  }
  if (!isSynchronizing(Call.getIntrinsicID()))
    return false;
  addOther([](BlockAccess &A) { A.IsFence = true; });
  return true;
}

void Collector::addCall(const CallBase &Call) {
  if (auto *Known = dyn_cast<IntrinsicInst>(&Call);
      Known && addIntrinsic(*Known))
    return;
  if (Call.onlyAccessesInaccessibleMemory())
    return;
  // Assembly that the tile compiler makes for an access.
  if (Call.isInlineAsm() && Number) {
    addOther([](BlockAccess &A) {
      A.In = BlockAccess::Global;
      A.Writes = A.IsAtomic = true;
    });
    Found.back().Number = Number;
    return;
  }
  if (!Call.onlyAccessesArgMemory())
    return addOther([](BlockAccess &A) { A.IsUnknown = true; });
  for (const Use &U : Call.args())
    if (U->getType()->isPointerTy())
      add(U, Call.onlyReadsMemory() ? Read : Change, nullptr);
}

void Collector::collect() {
  if (!I.mayReadOrWriteMemory() || I.isLifetimeStartOrEnd() ||
      I.isDebugOrPseudoInst() || I.hasMetadata(LLVMContext::MD_invariant_load))
    return;
  if (auto *Load = dyn_cast<LoadInst>(&I)) {
    if (isStrongerThanMonotonic(Load->getOrdering()))
      return addOther([](BlockAccess &A) { A.IsUnknown = true; });
    add(Load->getPointerOperand(), Read, Load->getType());
  } else if (auto *Store = dyn_cast<StoreInst>(&I)) {
    if (isStrongerThanMonotonic(Store->getOrdering()))
      return addOther([](BlockAccess &A) { A.IsUnknown = true; });
    add(Store->getPointerOperand(), Write, Store->getValueOperand()->getType());
  } else if (auto *RMW = dyn_cast<AtomicRMWInst>(&I);
             RMW && !isStrongerThanMonotonic(RMW->getOrdering())) {
    add(RMW->getPointerOperand(), Change, RMW->getType(), /*IsAtomic=*/true);
  } else if (auto *CAS = dyn_cast<AtomicCmpXchgInst>(&I);
             CAS && !isStrongerThanMonotonic(CAS->getMergedOrdering())) {
    add(CAS->getPointerOperand(), Change, CAS->getNewValOperand()->getType(),
        /*IsAtomic=*/true);
  } else if (isa<FenceInst>(I)) {
    addOther([](BlockAccess &A) { A.IsFence = true; });
    Found.back().IsRelease = I.hasMetadata(ReleaseMetadata);
  } else if (auto *Call = dyn_cast<CallBase>(&I)) {
    addCall(*Call);
  } else {
    addOther([](BlockAccess &A) { A.IsUnknown = true; });
  }
}

SmallVector<BlockAccess, 2> accessesOf(const Instruction &I,
                                       ScalarEvolution &SE) {
  Collector C(I, SE);
  C.collect();
  return C.Found;
}

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

/// The mask of a masked access; null if there is none.
static const Value *maskOf(const Instruction &I) {
  auto *Call = dyn_cast<IntrinsicInst>(&I);
  if (!Call)
    return nullptr;
  switch (Call->getIntrinsicID()) {
  case Intrinsic::masked_load:
    return Call->getArgOperand(1);
  case Intrinsic::masked_store:
    return Call->getArgOperand(2);
  default:
    return nullptr;
  }
}

bool mayMeet(const BlockAccess &A, const BlockAccess &B, BlockValues &Values) {
  if (!Values.threads() || !A.Bytes || !B.Bytes)
    return true;
  const ThreadValue *AtA = Values.of(A.Pointer), *AtB = Values.of(B.Pointer);
  if (!AtA || !AtB || AtA->Terms != AtB->Terms)
    return true;
  std::vector<bool> InA = Values.active(A.I->getParent(), maskOf(*A.I)),
                    InB = Values.active(B.I->getParent(), maskOf(*B.I));
  // Where threads begin to access in A, in order.
  SmallVector<std::pair<int64_t, unsigned>> Places;
  for (unsigned T = 0; T < Values.threads(); ++T)
    if (InA[T])
      Places.push_back({int64_t(AtA->Of[T]), T});
  llvm::sort(Places);
  for (unsigned T = 0; T < Values.threads(); ++T) {
    if (!InB[T])
      continue;
    auto From = int64_t(AtB->Of[T]);
    int64_t First = From - int64_t(A.Bytes) + 1, End = From + int64_t(B.Bytes);
    for (auto At = lower_bound(Places, std::pair(First, 0U));
         At != Places.end() && At->first < End; ++At)
      if (At->second != T)
        return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

AccessOrder::AccessOrder(const Function &F) {
  StringRef Text = F.getFnAttribute(OrderedAccessesAttr).getValueAsString();
  SmallVector<StringRef> All;
  Text.split(All, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef Each : All) {
    auto [Before, After] = Each.split('<');
    unsigned A = 0, B = 0;
    if (!Before.getAsInteger(10, A) && !After.getAsInteger(10, B))
      Pairs.insert({A, B});
  }
}

bool AccessOrder::mustOrderGlobal(const BlockAccess &Before,
                                  const BlockAccess &After) const {
  if (Pairs.empty())
    return false;
  return !Before.Number || !After.Number ||
         Pairs.contains({*Before.Number, *After.Number});
}

bool AccessOrder::mustOrder(const BlockAccess &Before,
                            const BlockAccess &After) const {
  if (!(Before.In & After.In) || After.IsEnd)
    return false;
  if (Before.IsFence || After.IsFence)
    return !(Before.IsFence && (After.IsFence || Before.IsRelease));
  if (Before.IsUnknown || After.IsUnknown)
    return true;
  if (!Before.Writes && !After.Writes)
    return false;
  if (Before.In == BlockAccess::Global && After.In == BlockAccess::Global)
    return mustOrderGlobal(Before, After);
  if (Before.In != BlockAccess::Shared || After.In != BlockAccess::Shared)
    return true;
  if (Before.IsAtomic && After.IsAtomic)
    return false;
  if (!Before.Variable || !After.Variable)
    return true;
  return Before.Variable == After.Variable && Before.From < After.To &&
         After.From < Before.To;
}

} // namespace opennvvm
