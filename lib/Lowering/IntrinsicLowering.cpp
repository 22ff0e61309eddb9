//===- IntrinsicLowering.cpp - llvm.nvvm.* to generic IR ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering/IntrinsicLowering.h"
#include "Catalog/InternalIntrinsic.h"
#include "Engine.h"
#include "Lowering/Synchronization.h"
#include "SyncOrder.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace opennvvm {

using namespace lowering;

ArrayRef<Category> lowering::categories() {
  static const Category All[] = {
      narrowFloatRules(), vectorRules(),     shuffleRules(),
      warpRules(),        warpWordRules(),   conversionRules(),
      convertWordRules(), arithmeticRules(), arithmeticWordRules(),
      matrixWordRules(),  barrierRules()};
  return All;
}

//===----------------------------------------------------------------------===//
// Phases: candidates, pattern
//===----------------------------------------------------------------------===//

namespace {

/// The rows by intrinsic. LLVM numbers the intrinsics of a target
/// consecutively, so an array is sufficient.
class RowIndex {
public:
  /// \param InternalOnly only include intrinsics that LLVM does not know.
  explicit RowIndex(ArrayRef<Category> Tables, bool InternalOnly = false) {
    for (const Category &C : Tables)
      for (const Row &R : C.Rows)
        if (!InternalOnly || !R.Internal.empty())
          add(R);
  }

  /// Calls \p Try for the rows that match \p Call until it returns true.
  void forEach(const CallInst &Call,
               function_ref<bool(const Row &)> Try) const {
    const Function *Callee = Call.getCalledFunction();
    if (!Callee || !Callee->getName().starts_with("llvm.nvvm."))
      return;
    if (Intrinsic::ID ID = Callee->getIntrinsicID()) {
      unsigned At = ID - First;
      for (unsigned I = At < Count ? Head[At] : 0; I; I = Next[I])
        if (Try(*Rows[I]))
          return;
      return;
    }
    const InternalIntrinsic *Known = findInternalIntrinsic(*Callee);
    if (Known && Known->isCarrier() && !isLegalCall(*Known, Call))
      Known = nullptr;
    for (unsigned I = OfOthers; I; I = Next[I])
      if ((Rows[I]->Internal.empty() ||
           (Known && Known->Name == Rows[I]->Internal)) &&
          Try(*Rows[I]))
        return;
  }

private:
  static constexpr unsigned First = Intrinsic::nvvm_activemask,
                            Count = Intrinsic::nvvm_zext_wrap - First + 1,
                            MaxRows = 1024;

  /// Rows for the same intrinsic keep their order.
  void add(const Row &R) {
    assert(Used < MaxRows && "more rows than the table has places");
    Rows[Used] = &R;
    uint16_t *Place = R.ID ? &Head[R.ID - First] : &OfOthers;
    while (*Place)
      Place = &Next[*Place];
    *Place = Used++;
  }

  std::array<uint16_t, Count> Head = {};
  std::array<uint16_t, MaxRows> Next = {};
  std::array<const Row *, MaxRows> Rows = {};
  uint16_t OfOthers = 0;
  uint16_t Used = 1; // 0 means that there is none.
};

const RowIndex &rowIndex() {
  static const RowIndex Index(categories());
  return Index;
}

const RowIndex &internalIndex() {
  static const RowIndex Index(categories(), /*InternalOnly=*/true);
  return Index;
}

//===----------------------------------------------------------------------===//
// The worklist
//===----------------------------------------------------------------------===//

/// Called with a new instruction and the call that it replaces.
using MadeOf = function_ref<void(const Instruction &, const CallInst &)>;

/// Lowers the calls of one function.
class Lowerer {
public:
  Lowerer(Function &F, LoweringLevel Level, const SMInfo &SM, Leeway Permitted,
          const RowIndex &Index, MadeOf Tell)
      : Around(F, Level, SM, Permitted), Index(Index), Tell(Tell),
        Builder(F.getContext(), ConstantFolder(),
                IRBuilderCallbackInserter(
                    [this](Instruction *I) { Made.push_back(I); })) {}

  bool run() {
    for (Instruction &I : instructions(Around.F))
      enqueue(I);
    bool Changed = false;
    for (unsigned N = 0; N < MaxLoweringIterations && !Candidates.empty();
         ++N) {
      SmallVector<CallInst *, 16> Now;
      std::swap(Now, Candidates);
      for (CallInst *Call : Now)
        Changed |= lower(*Call);
      eraseDead();
    }
    return Changed;
  }

private:
  void enqueue(Instruction &I) {
    auto *Call = dyn_cast<CallInst>(&I);
    if (!Call || Call->isInlineAsm())
      return;
    const Function *Callee = Call->getCalledFunction();
    if (Callee && Callee->isDeclaration() &&
        Callee->getName().starts_with("llvm.nvvm.") &&
        Callee->getFunctionType() == Call->getFunctionType() &&
        !Call->isMustTailCall() && !Call->hasOperandBundles())
      Candidates.push_back(Call);
  }

  bool lower(CallInst &Call) {
    bool Lowered = false;
    Index.forEach(Call, [&](const Row &R) {
      Builder.SetInsertPoint(&Call);
      Builder.SetCurrentDebugLocation(Call.getDebugLoc());
      Match M(Call, R, Around, Builder);
      if (!M.fits())
        return false;
      if (R.Becomes.Kind == Recipe::Refusal)
        return true;
      Made.clear();
      Value *Replacement = M.build();
      if (!Replacement) {
        dropMade();
        return false;
      }
      replace(Call, R, Replacement);
      return Lowered = true;
    });
    return Lowered;
  }

  /// Deletes what a recipe created before it gave up.
  void dropMade() {
    for (Instruction *I : reverse(Made))
      I->eraseFromParent();
    Made.clear();
  }

  /// The steps: replace, carry over, queue for deletion.
  void replace(CallInst &Call, const Row &R, Value *Replacement) {
    // In unreachable code, a call may be its own operand.
    if (Replacement == &Call)
      Replacement = PoisonValue::get(Call.getType());
    if (!Call.getType()->isVoidTy())
      Call.replaceAllUsesWith(Replacement);
    carryOver(Call, R, Replacement);
    Around.Dead.insert(&Call);
    for (Instruction *I : reverse(Made))
      if (isInstructionTriviallyDead(I)) {
        I->eraseFromParent();
      } else {
        if (Tell)
          Tell(*I, Call);
        enqueue(*I);
      }
    Made.clear();
  }

  void carryOver(CallInst &Call, const Row &R, Value *Replacement);

  void eraseDead() {
    for (CallInst *Call : Around.Dead)
      Call->eraseFromParent();
    Around.Dead.clear();
  }

  Surroundings Around;
  const RowIndex &Index;
  MadeOf Tell;
  SmallVector<Instruction *, 16> Made;
  IRBuilder<ConstantFolder, IRBuilderCallbackInserter> Builder;
  SmallVector<CallInst *, 16> Candidates;
};

} // namespace

/// Whether metadata \p Kind of a call remains valid for its replacement.
static bool staysRight(unsigned Kind, const Instruction &New, Carry Flags) {
  // LLVM's own kinds come first, those of front ends after them.
  static constexpr unsigned LLVMKinds = 0
#define LLVM_FIXED_MD_KIND(ID, NAME, VALUE) +1
#include "llvm/IR/FixedMetadataKinds.def"
      ;
  switch (Kind) {
  case LLVMContext::MD_fpmath:
    return isa<FPMathOperator>(New) && Flags == Carry::All;
  case LLVMContext::MD_range:
  case LLVMContext::MD_noundef:
    return isa<CallInst>(New);
  case LLVMContext::MD_annotation:
  case LLVMContext::MD_pcsections:
    return true;
  default:
    return Kind >= LLVMKinds;
  }
}

/// The flags that describe values: they remain valid however the value is
/// computed.
static FastMathFlags flagsOf(const CallInst &Call, Carry Which) {
  FastMathFlags Flags;
  if (!isa<FPMathOperator>(Call))
    return Flags;
  Flags = Call.getFastMathFlags();
  if (Which == Carry::All)
    return Flags;
  FastMathFlags Values;
  Values.setNoNaNs(Flags.noNaNs());
  Values.setNoInfs(Flags.noInfs());
  Values.setNoSignedZeros(Flags.noSignedZeros());
  return Values;
}

void Lowerer::carryOver(CallInst &Call, const Row &R, Value *Replacement) {
  auto *Last = dyn_cast<Instruction>(Replacement);
  if (!Last || !is_contained(Made, Last))
    return;
  // Flags describe the call's result, which only the last instruction has.
  if (isa<FPMathOperator>(Last))
    Last->setFastMathFlags(flagsOf(Call, R.Becomes.Flags));
  SmallVector<std::pair<unsigned, MDNode *>, 4> Notes;
  Call.getAllMetadataOtherThanDebugLoc(Notes);
  for (auto [Kind, Note] : Notes)
    if (staysRight(Kind, *Last, R.Becomes.Flags))
      Last->setMetadata(Kind, Note);
  Last->takeName(&Call);
}

static bool lowerFunction(Function &F, LoweringLevel Level, const SMInfo &SM,
                          Leeway Permitted, const RowIndex &Index) {
  // If the floating-point environment is visible, no cast or operator of LLVM
  // has the same meaning as a PTX instruction.
  return !F.isDeclaration() && !F.hasFnAttribute(Attribute::StrictFP) &&
         Lowerer(F, Level, SM, Permitted, Index, nullptr).run();
}

bool lowering::lowerWithTables(Function &F, LoweringLevel Level,
                               const SMInfo &SM, ArrayRef<Category> Tables,
                               Leeway Permitted) {
  return lowerFunction(F, Level, SM, Permitted, RowIndex(Tables));
}

bool lowerIntrinsics(Function &F, LoweringLevel Level, const SMInfo &SM,
                     Leeway Permitted) {
  return lowerFunction(F, Level, SM, Permitted, rowIndex());
}

/// \p Text with the name of a field's value for each "{field}".
static std::string withNames(StringRef Text, const InternalIntrinsic &Row,
                             const CallInst &Call) {
  std::string Result;
  while (!Text.empty()) {
    auto [Before, Rest] = Text.split('{');
    auto [Name, After] = Rest.split('}');
    Result += Before;
    Text = After;
    const InternalField *F = findField(Row, Name);
    auto *Word =
        F ? dyn_cast<ConstantInt>(Call.getArgOperand(F->Arg)) : nullptr;
    if (!Word)
      continue;
    uint64_t Value = F->of(Word->getZExtValue());
    StringRef Known = valueName(*F, Value);
    Result += Known.empty() ? utostr(Value) : Known.str();
  }
  return Result;
}

std::string whyNotLowered(const CallInst &Call, const SMInfo &SM) {
  const Function *Callee = Call.getCalledFunction();
  const InternalIntrinsic *Known =
      Callee ? findInternalIntrinsic(*Callee) : nullptr;
  if (!Known)
    return "";
  if (Known->isCarrier())
    if (std::string Why = whyIllegal(*Known, Call); !Why.empty())
      return Why;
  const InternalIntrinsic *Current =
      Known->Instead.empty() ? nullptr : findCarrier(Known->Instead);
  for (const InternalIntrinsic *Row : {Known, Current})
    if (Row && !Row->NoPTX.empty())
      return Row->NoPTX.str();
  // Guards only read the call.
  auto &Mutable = const_cast<CallInst &>(Call);
  Surroundings Around(*Mutable.getFunction(), LoweringLevel::Barriers, SM,
                      Leeway::All);
  IRBuilder<> B(&Mutable);
  std::string Why;
  internalIndex().forEach(Call, [&](const Row &R) {
    if (!Match(Mutable, R, Around, B).fits())
      return false;
    Why = R.Why.empty() ? "its lowering is disabled"
                        : withNames(R.Why, *Known, Call);
    return true;
  });
  if (Why.empty() && Current)
    return ("only " + Current->Name + ", which replaces it, has PTX").str();
  return Why;
}

bool lowerInternalIntrinsics(Module &M, const SMInfo &SM, Leeway Permitted,
                             MadeOf Tell) {
  bool HasSome = any_of(M, [](const Function &F) {
    return F.isDeclaration() && !F.use_empty() && !F.getIntrinsicID() &&
           findInternalIntrinsic(F);
  });
  bool Changed = false;
  // Even where the floating-point environment is visible: PTX has none, and the
  // calls have no other meaning.
  if (HasSome)
    for (Function &F : M)
      if (!F.isDeclaration())
        Changed |= Lowerer(F, LoweringLevel::Barriers, SM, Permitted,
                           internalIndex(), Tell)
                       .run();
  return Changed;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

PreservedAnalyses NVVMIntrinsicLoweringPass::run(Function &F,
                                                 FunctionAnalysisManager &) {
  TargetSource Source;
  const SMInfo *Machine = SM ? SM : inferTarget(*F.getParent(), Source);
  if (!lowerIntrinsics(F, Level, *Machine, Permitted))
    return PreservedAnalyses::all();
  // What a pass knows about a call must not depend on which functions of a
  // module are optimized together.
  markSynchronizing(F);
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}

void NVVMIntrinsicLoweringPass::printPipeline(
    raw_ostream &OS, function_ref<StringRef(StringRef)> MapName) {
  OS << MapName(name()) << "<level=" << unsigned(Level);
  if (SM)
    OS << ";arch=" << SM->Name;
  if (Permitted == Leeway::All)
    OS << ";relaxed";
  OS << ">";
}

void forEachLoweringRule(function_ref<void(const LoweringRule &)> Tell) {
  for (const Category &C : categories())
    for (const Row &R : C.Rows) {
      if (R.Becomes.Kind == Recipe::Refusal)
        continue;
      std::string Name = R.Internal.str();
      if (R.ID)
        Name = Intrinsic::getBaseName(R.ID).str();
      else if (Name.empty())
        Name = "llvm.nvvm.*";
      Tell({C.Name, R.Rule, std::move(Name), R.Level, R.Becomes.Later});
    }
}

} // namespace opennvvm
