//===- Instructions.cpp - Instructions that cannot be printed -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A single walk over all instructions. For most, the opcode, types and
// constants decide, and the result is remembered; the others go to Trial.
//
//===----------------------------------------------------------------------===//

#include "Catalog/DeviceFunction.h"
#include "Catalog/InternalIntrinsic.h"
#include "Catalog/Intrinsic.h"
#include "Declarations.h"
#include "ForeignTypes.h"
#include "PTX/Check.h"
#include "PTX/Module/Callees.h"
#include "PTX/Module/Globals.h"
#include "PTX/Selection/Carriers.h"
#include "PTX/Selection/Dispatch.h"
#include "PTX/Selection/Generic.h"
#include "PTX/Selection/Pattern.h"
#include "PTX/Selection/Unsupported.h"
#include "PTX/Values/Folding.h"
#include "PTX/Values/TypeParts.h"
#include "Reflection/LiveCode.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {

/// Spaces whose addresses can be cast to generic and back on every machine.
bool isCommonSpace(unsigned Space) {
  return Space == AddressSpace::Generic || Space == AddressSpace::Global ||
         Space == AddressSpace::Shared || Space == AddressSpace::Const ||
         Space == AddressSpace::Local;
}

bool isCommonCast(unsigned From, unsigned To) {
  return isCommonSpace(From) && isCommonSpace(To) &&
         (From == AddressSpace::Generic || To == AddressSpace::Generic);
}

/// What must be known about a call.
enum class Callee : uint8_t {
  Printed, ///< Nothing: it can always be printed.
  Tried,   ///< The emitter's result.
  Message, ///< The same, if the call still exists when printing.
};

/// Whether \p I calls an intrinsic that LLVM does not know and that has no PTX
/// of its own.
bool isInternalCall(const Instruction *I) {
  auto *Call = dyn_cast_or_null<CallBase>(I);
  const Function *F = Call ? Call->getCalledFunction() : nullptr;
  return F && F->isIntrinsic() &&
         F->getIntrinsicID() == Intrinsic::not_intrinsic &&
         findInternalIntrinsic(*F) && !printedCarrier(*Call);
}

/// A place and its finding.
struct Finding {
  Place At;
  const Diagnostic *Tried = nullptr; ///< The finding of the trial; if null:
  Rule ID = Rule::EmitUnsupportedType;
  std::string Text = {};
  StringRef Help = {};    ///< Replaces the rule's remedy unless it is empty.
  bool IsForeign = false; ///< Compilation cannot continue.
};

} // namespace

/// Whether a declaration was already reported, by this rule or by the
/// equivalent rule of the verifier.
static bool isTold(const GlobalValue &GV, Rule R,
                   const DiagnosticEngine &Diags) {
  return Diags.isReported(R, GV) || (R == Rule::EmitUnsupportedType &&
                                     (Diags.isReported(Rule::ParamOpaque, GV) ||
                                      Diags.isReported(Rule::ParamType, GV)));
}

Trial::~Trial() = default;

const Value *baseOf(const Value *Pointer) {
  // In unreachable code, an address may be computed from itself.
  SmallPtrSet<const Value *, 8> Seen;
  while (auto *GEP = dyn_cast<GetElementPtrInst>(Pointer)) {
    if (!GEP->hasAllConstantIndices() || !Seen.insert(GEP).second)
      break;
    Pointer = GEP->getPointerOperand();
  }
  return Pointer;
}

class EmissionCheck::Impl {
public:
  Impl(const Module &M, const Target &T, const EmitterOptions &Options,
       EmissionPlan Plan, Trial &Tries)
      : M(M), T(T), Options(Options), Plan(Plan), DL(M.getDataLayout()),
        Notes(M), Types(DL), Tries(Tries) {}

  void report(DiagnosticEngine &Diags) {
    look();
    GlobalTable Globals(M, Notes);
    checkDeclarations(M, T, Options, Notes, Globals, Plan, Diags);
    bool HasBadLayout =
        Diags.isReported(Rule::EmitUnsupportedType, Place::layout()) ||
        Diags.isReported(Rule::LayoutInvalid, Place::layout());
    checkHandles(M, Plan.Unsound, Plan.Live, Diags);
    SmallPtrSet<const Function *, 8> Told;
    for (const Finding &F : Found) {
      // Resolving the query may remove what could not be emitted.
      if (!F.IsForeign && (AsksCompiler || isDead(F)))
        continue;
      // Of a bad data layout each instruction would say the same.
      if (HasBadLayout && F.Tried && F.Tried->ID == Rule::EmitUnsupportedType)
        continue;
      if (F.At.I ? Diags.hasErrorAt(*F.At.I)
                 : F.At.GV && isTold(*F.At.GV, F.ID, Diags))
        continue;
      // A contract may allow a call that only other tools can compile; nvptx is
      // about what is compiled here. One finding per intrinsic is enough.
      bool IsInternal =
          Diags.profile() != Profile::NVPTX && isInternalCall(F.At.I);
      if (IsInternal &&
          (Plan.IsEmitted ||
           !Told.insert(cast<CallBase>(F.At.I)->getCalledFunction()).second))
        continue;
      ForecastScope Forecast(Diags, IsInternal);
      if (F.Tried)
        Diags.relay(*F.Tried, F.At);
      else
        Diags.report(F.ID, F.At, {F.Text}, {}, F.Help);
    }
  }

  bool dependsOnTheWhole() {
    look();
    bool HasOldReader = T.PTX && *T.PTX < ptxVersions().back();
    return HasOldReader || HasReservations ||
           (HasUnifiedTextures && HasSamplers) ||
           (HasConstParameter && HasConstCast) ||
           (AsksCompiler &&
            any_of(Found, [&](const Finding &F) { return !isDead(F); }));
  }

private:
  void look() {
    if (IsDone)
      return;
    IsDone = true;
    for (const GlobalVariable &GV : M.globals())
      HasSamplers |= Notes.get(GV, Annotation::Sampler).value_or(0) == 1;
    for (const Function &F : M)
      if (ForeignTypes::isAsked(F) && !isUnsound(F))
        lookAt(F);
  }

  /// Whether \p F is about what is removed before emission.
  bool isDead(const Finding &F) const {
    return Plan.Live && (F.At.I ? Plan.Live->isDead(*F.At.I)
                                : F.At.GV && Plan.Live->isDead(*F.At.GV));
  }
  bool isUnsound(const Function &F) const {
    return Plan.Unsound && Plan.Unsound->contains(&F);
  }
  void lookAt(const Function &F);
  void lookAt(const Instruction &I);
  void lookAtMemory(const Instruction &I, const Value &Pointer);
  void lookAtCall(const CallBase &Call);
  Callee classify(const Function &F);
  Callee classifyIntrinsic(const Function &F);
  void lookAtGroup(const CallBase &Call);
  bool isHeld(Type *Ty);
  bool isOdd(const Constant &C);
  bool isOddExpression(const ConstantExpr &CE);
  bool isReached(const Instruction &I);

  void refuse(Rule R, Place At, std::string Text, StringRef Help = {}) {
    Found.push_back({At, nullptr, R, std::move(Text), Help});
  }
  void refuseType(Place At, Type *Ty) {
    refuse(Rule::EmitUnsupportedType, At, Types.get(Ty).Unsupported.str());
  }
  void relay(const Instruction &At, ArrayRef<Diagnostic> List) {
    for (const Diagnostic &D : List)
      if (D.Level == Severity::Error)
        Found.push_back({At, &D});
  }
  void attempt(const Instruction &I) { relay(I, Tries.of(I)); }

  const Module &M;
  const Target &T;
  const EmitterOptions &Options;
  const EmissionPlan Plan;
  const DataLayout &DL;
  Annotations Notes;
  TypeTable Types;
  ForeignTypes Foreigners;
  Trial &Tries;
  std::vector<Finding> Found;
  DenseMap<const Function *, Callee> Callees;
  DenseMap<const Constant *, bool> OddConstants;
  /// Blocks of one function that are reachable without unwinding.
  SmallPtrSet<const BasicBlock *, 16> Reached;
  const Function *ReachedOf = nullptr;
  /// The .cta_group seen so far in the current function; 0 for none.
  char Group = 0;
  bool HasTensorGroups = false;
  bool IsDone = false, AsksCompiler = false, HasReservations = false,
       HasUnifiedTextures = false, HasSamplers = false,
       HasConstParameter = false, HasConstCast = false;
};

/// Whether registers can hold values of \p Ty.
bool EmissionCheck::Impl::isHeld(Type *Ty) {
  switch (Ty->getTypeID()) {
  case Type::IntegerTyID:
    if (Ty->getIntegerBitWidth() <= 128)
      return true;
    break;
  case Type::PointerTyID:
  case Type::FloatTyID:
  case Type::DoubleTyID:
  case Type::HalfTyID:
  case Type::BFloatTyID:
  case Type::VoidTyID:
  case Type::LabelTyID:
  case Type::MetadataTyID:
    return true;
  default:
    break;
  }
  return Types.get(Ty).Unsupported.empty();
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

bool EmissionCheck::Impl::isOddExpression(const ConstantExpr &CE) {
  switch (CE.getOpcode()) {
  case Instruction::GetElementPtr:
  case Instruction::PtrToInt:
  case Instruction::PtrToAddr:
  case Instruction::IntToPtr:
  case Instruction::BitCast:
  case Instruction::Trunc:
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Xor:
    return false;
  case Instruction::AddrSpaceCast: {
    unsigned From = CE.getOperand(0)->getType()->getPointerAddressSpace(),
             To = CE.getType()->getPointerAddressSpace();
    HasConstCast |= From == AddressSpace::Const || To == AddressSpace::Const;
    return !isCommonCast(From, To);
  }
  default:
    return true;
  }
}

/// Whether only a trial tells if uses of \p C can be printed.
bool EmissionCheck::Impl::isOdd(const Constant &C) {
  if (isa<ConstantData, GlobalVariable>(C))
    return false;
  auto [It, New] = OddConstants.try_emplace(&C, false);
  if (!New)
    return It->second;
  bool Odd = false;
  if (auto *F = dyn_cast<Function>(&C))
    Odd = isCalledOnly(*F);
  else if (auto *CE = dyn_cast<ConstantExpr>(&C))
    Odd = isOddExpression(*CE);
  else
    Odd = isa<BlockAddress, ConstantPtrAuth>(C);
  if (!isa<GlobalValue, BlockAddress>(C))
    for (const Use &U : C.operands())
      Odd |= isOdd(*cast<Constant>(U));
  return OddConstants[&C] = Odd;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

Callee EmissionCheck::Impl::classifyIntrinsic(const Function &F) {
  Intrinsic::ID ID = F.getIntrinsicID();
  if (printsNothing(ID))
    return Callee::Printed;
  const IntrinsicRow *Row = lookupIntrinsic(ID);
  if (!Row) {
    const InternalIntrinsic *Internal =
        ID == Intrinsic::not_intrinsic ? findInternalIntrinsic(F) : nullptr;
    HasTensorGroups |= Internal && findField(*Internal, "cta_group");
    return Callee::Tried;
  }
  AsksCompiler |= lookupDeviceFunction(Row->Name).AsksCompiler;
  HasReservations |= Row->untilOn(*T.SM) < ptxVersions().back();
  HasUnifiedTextures |= Row->Textures == TextureMode::Unified;
  HasSamplers |= Row->Textures == TextureMode::Independent;
  HasTensorGroups |= Row->hasTensorGroup();
  if (Row->Resolved)
    return Callee::Printed;
  if (Row->Message != MessageKind::None)
    return Callee::Message;
  return isAlwaysPrinted(*Row, F, *T.SM) ? Callee::Printed : Callee::Tried;
}

Callee EmissionCheck::Impl::classify(const Function &F) {
  if (isUnsound(F))
    // In any case: the verifier has already reported it.
    return Callee::Printed;
  if (F.isIntrinsic())
    return classifyIntrinsic(F);
  AsksCompiler |= lookupDeviceFunction(F.getName()).AsksCompiler;
  return isKernel(F, Notes) ? Callee::Tried : Callee::Printed;
}

/// All tensor memory operations of a function must have the same .cta_group.
void EmissionCheck::Impl::lookAtGroup(const CallBase &Call) {
  auto *Plain = dyn_cast<CallInst>(&Call);
  const Function *F = Call.getCalledFunction();
  const IntrinsicRow *Row =
      Plain && F ? lookupIntrinsic(F->getIntrinsicID()) : nullptr;
  char Own = Row ? tensorGroup(*Row, *Plain) : Plain ? tensorGroup(*Plain) : 0;
  if (!Own)
    return;
  if (!Group)
    Group = Own;
  if (Group != Own)
    refuse(Rule::EmitUnsupportedInstruction, Call, nameMixedGroups(Own, Group),
           "use one .cta_group in all of the function");
}

void EmissionCheck::Impl::lookAtCall(const CallBase &Call) {
  const Value *Target = Call.getCalledOperand();
  Callee Kind = isa<InlineAsm>(Target) ? Callee::Tried : Callee::Printed;
  if (auto *F = dyn_cast<Function>(Target)) {
    auto [It, New] = Callees.try_emplace(F);
    if (New)
      It->second = classify(*F);
    Kind = It->second;
    if (F->getFunctionType() != Call.getFunctionType() && isCalledOnly(*F))
      Kind = Callee::Tried;
  }
  if (HasTensorGroups)
    lookAtGroup(Call);
  if (Call.isMustTailCall())
    Kind = Callee::Tried;
  if (Kind == Callee::Printed || (Kind == Callee::Message && Plan.IsOptimized))
    return;
  if (auto *Invoke = dyn_cast<InvokeInst>(&Call)) {
    // There is no unwinding, so it becomes a call.
    CallInst *Plain =
        createCallMatchingInvoke(const_cast<InvokeInst *>(Invoke));
    relay(Call, Tries.of(*Plain));
    Plain->deleteValue();
    return;
  }
  if (!isa<CallInst>(Call))
    return;
  if (Kind == Callee::Message && !Plan.IsEmitted) {
    for (const Diagnostic &D : Tries.of(Call))
      Found.push_back({Call, &D});
    return;
  }
  attempt(Call);
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// Whether \p I is reachable without unwinding.
bool EmissionCheck::Impl::isReached(const Instruction &I) {
  const Function *F = I.getFunction();
  bool Unwinds = any_of(instructions(*F), [](const Instruction &Other) {
    return isa<InvokeInst, LandingPadInst, ResumeInst>(Other);
  });
  if (!Unwinds)
    return true; // Nothing is removed before printing.
  if (ReachedOf != F) {
    ReachedOf = F;
    Reached.clear();
    SmallVector<const BasicBlock *, 16> Work = {&F->getEntryBlock()};
    while (!Work.empty()) {
      const BasicBlock *BB = Work.pop_back_val();
      if (!Reached.insert(BB).second)
        continue;
      if (auto *Invoke = dyn_cast<InvokeInst>(BB->getTerminator()))
        Work.push_back(Invoke->getNormalDest());
      else
        append_range(Work, successors(BB));
    }
  }
  return Reached.contains(I.getParent());
}

void EmissionCheck::Impl::lookAtMemory(const Instruction &I,
                                       const Value &Pointer) {
  unsigned Space = Pointer.getType()->getPointerAddressSpace();
  bool Writes = isa<StoreInst>(I);
  bool IsPlain = isCommonSpace(Space) &&
                 !(Writes && Space == AddressSpace::Const) && !I.isAtomic();
  // Offsets into a constant may end in an address space other than their
  // type's.
  if (IsPlain && Writes) {
    auto *C = dyn_cast<Constant>(baseOf(&Pointer));
    IsPlain = !C || isa<GlobalValue, ConstantData>(C);
  }
  if (!IsPlain)
    attempt(I);
}

void EmissionCheck::Impl::lookAt(const Instruction &I) {
  if (!isHeld(I.getType()))
    return refuseType(I, I.getType());
  bool IsCall = isa<CallBase>(I);
  for (const Use &U : I.operands()) {
    auto *C = dyn_cast<Constant>(U);
    if (!C || (IsCall && cast<CallBase>(I).isCallee(&U) && isa<Function>(C)))
      continue;
    if (!isHeld(C->getType()))
      return refuseType(I, C->getType());
    if (isOdd(*C))
      return relay(I, Tries.of(*C));
  }
  switch (I.getOpcode()) {
  case Instruction::Call:
  case Instruction::Invoke:
    return lookAtCall(cast<CallBase>(I));
  case Instruction::Load:
    return lookAtMemory(I, *cast<LoadInst>(I).getPointerOperand());
  case Instruction::Store:
    return lookAtMemory(I, *cast<StoreInst>(I).getPointerOperand());
  case Instruction::AtomicRMW:
  case Instruction::AtomicCmpXchg:
  case Instruction::Fence:
    return attempt(I);
  case Instruction::AddrSpaceCast: {
    auto &Cast = cast<AddrSpaceCastInst>(I);
    unsigned From = Cast.getSrcAddressSpace(), To = Cast.getDestAddressSpace();
    HasConstCast |= From == AddressSpace::Const || To == AddressSpace::Const;
    if (!isCommonCast(From, To))
      attempt(I);
    return;
  }
  case Instruction::Alloca:
    if (!isCommonSpace(I.getType()->getPointerAddressSpace()))
      attempt(I);
    return;
  case Instruction::VAArg:
    if (!I.getType()->isSized() || I.getType()->isScalableTy())
      refuse(Rule::EmitUnsupportedInstruction, I, nameUnsupported(I));
    return;
  default:
    if (!isPrintedOpcode(I.getOpcode()) && isReached(I))
      refuse(Rule::EmitUnsupportedInstruction, I, nameUnsupported(I),
             remedyForOpcode(I));
    return;
  }
}

void EmissionCheck::Impl::lookAt(const Function &F) {
  if (std::optional<ForeignType> Foreign = Foreigners.firstOf(F))
    return Found.push_back({Foreign->At,
                            nullptr,
                            Rule::EmitUnsupportedType,
                            Foreign->Problem.str(),
                            {},
                            /*IsForeign=*/true});
  Group = 0;
  bool IsKernel = isKernel(F, Notes);
  for (const Argument &A : F.args()) {
    Type *Ty = A.getType();
    if (!A.use_empty() && !isHeld(Ty))
      refuseType(Place::parameter(A), Ty);
    HasConstParameter |= IsKernel && Ty->isPointerTy() &&
                         Ty->getPointerAddressSpace() == AddressSpace::Const;
  }
  for (const Instruction &I : instructions(F))
    if (!isUnused(I))
      lookAt(I);
}

EmissionCheck::EmissionCheck(const Module &M, const Target &T,
                             const EmitterOptions &Options, EmissionPlan Plan,
                             Trial &Tries)
    : I(std::make_unique<Impl>(M, T, Options, Plan, Tries)) {}

EmissionCheck::~EmissionCheck() = default;

void EmissionCheck::report(DiagnosticEngine &Diags) { I->report(Diags); }

bool EmissionCheck::dependsOnTheWhole() { return I->dependsOnTheWhole(); }

} // namespace opennvvm::ptx
