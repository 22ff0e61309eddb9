//===- Coalescing.cpp - Values that share a register ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value is live from its definition to its last use. Two things extend this
// compared with the IR: an instruction that is printed inside its users, or is
// an alias of its operand, reads the operand at the user's position; and a
// printer of several instructions may write its result before it has read all
// operands. Both are assumed unless something better is known.
//
//===----------------------------------------------------------------------===//

#include "Coalescing.h"
#include "Catalog/InternalIntrinsic.h"
#include "Catalog/Intrinsic.h"
#include "Catalog/MnemonicEffects.h"
#include "Folding.h"
#include "FunctionContext.h"
#include "InlineAsm/Constraints.h"
#include "InlineAsm/Statement.h"
#include "PTX/Module/Callees.h"
#include "PhiSharing.h"
#include "StackFrame.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::ptx {

/// The limit of uses and blocks visited for one function. What is found until
/// then is used.
static constexpr unsigned MaxSteps = 1 << 20;
/// The same for one value; beyond it, the value shares no register.
static constexpr unsigned MaxStepsOfValue = 4096;

//===----------------------------------------------------------------------===//
// Where it starts
//===----------------------------------------------------------------------===//

/// Whether an operand of \p Asm may be tied to a result; checked first because
/// parsing constraints is slow.
static bool mayHaveTies(const InlineAsm &Asm) {
  StringRef Text = Asm.getConstraintString();
  if (Text.contains('|')) // Only the printer knows which alternative is used.
    return false;
  for (size_t Comma = Text.find(','); Comma != StringRef::npos;
       Comma = Text.find(',', Comma + 1))
    if (Comma + 1 < Text.size() && isDigit(Text[Comma + 1]))
      return true;
  return false;
}

static const IntrinsicRow *rowOf(const CallInst &Call) {
  auto *II = dyn_cast<IntrinsicInst>(&Call);
  return II ? lookupIntrinsic(II->getIntrinsicID()) : nullptr;
}

/// Whether \p V is a result of inline assembly, or one of several results of an
/// intrinsic.
static bool isResult(const Value *V) {
  if (isa<ExtractValueInst, ExtractElementInst>(V))
    V = cast<Instruction>(V)->getOperand(0);
  auto *Call = dyn_cast<CallInst>(V);
  if (!Call)
    return false;
  Type *Ty = Call->getType();
  return Call->isInlineAsm() ||
         ((Ty->isAggregateType() || Ty->isVectorTy()) && rowOf(*Call));
}

/// Adds the tied operands of \p Asm that are in a single register.
void Coalescing::addTies(const CallInst &Asm) {
  unsigned Part = 0, Arg = 0, Member = 0;
  SmallVector<std::optional<unsigned>, 16> PartOf; // By number of the operand.
  auto *Struct = dyn_cast<StructType>(Asm.getType());
  for (const InlineAsm::ConstraintInfo &Info :
       constraintsOf(*cast<InlineAsm>(Asm.getCalledOperand()))) {
    if (Info.Type == InlineAsm::isClobber)
      return;
    PartOf.emplace_back();
    if (Info.Type == InlineAsm::isOutput && !Info.isIndirect) {
      Type *Ty = Struct ? Struct->getElementType(Member++) : Asm.getType();
      unsigned Count = E->parts(Ty).size();
      if (Count == 1)
        PartOf.back() = Part;
      Part += Count;
      continue;
    }
    unsigned This = Arg++, Number;
    if (Info.isIndirect || Info.Codes.empty() ||
        StringRef(Info.Codes[0]).getAsInteger(10, Number) ||
        Number >= PartOf.size() || !PartOf[Number] ||
        E->parts(Asm.getArgOperand(This)->getType()).size() != 1)
      continue;
    Ties.push_back({&Asm, *PartOf[Number], This});
    TiedUses.insert(&Asm.getArgOperandUse(This));
  }
}

void Coalescing::findSeeds(const Function &F) {
  for (const BasicBlock &BB : F)
    for (const Instruction &I : BB) {
      if (auto *Phi = dyn_cast<PHINode>(&I)) {
        if (any_of(Phi->incoming_values(), isResult) &&
            Queued.insert(Phi).second)
          Work.push_back(Phi);
        continue;
      }
      auto *Call = dyn_cast<CallInst>(&I);
      if (!Call || !Call->isInlineAsm())
        continue;
      auto *Asm = cast<InlineAsm>(Call->getCalledOperand());
      if (!mayHaveTies(*Asm))
        continue;
      addTies(*Call);
      IsAsync = IsAsync || mentionsReadingLater(Asm->getAsmString());
    }
  // Where registers are pinned, ptxas removes no copies, not even of addresses.
  if (IsAsync || mayShareAnywhere(F, *E))
    for (const BasicBlock &BB : F)
      if (IsAsync || !fillsRegisters(BB, *E))
        for (const PHINode &Phi : BB.phis())
          if (!Phi.getType()->isIntegerTy(1) &&
              (IsAsync || !makesAddresses(Phi) || mayKeepPointer(Phi)) &&
              Queued.insert(&Phi).second)
            Work.push_back(&Phi);
  if (!IsAsync && mayShareAnywhere(F, *E))
    Equal = equalPhis(F, *E);
}

void Coalescing::number(const Function &F) {
  unsigned N = 1;
  Position.reserve(F.getInstructionCount());
  for (const BasicBlock &BB : F) {
    BlockPlace &Place = Places[&BB];
    Place.Number = Places.size();
    Place.Start = 2 * N;
    for (const Instruction &I : BB)
      Position[&I] = 2 * N++;
    Place.End = 2 * N;
  }
}

//===----------------------------------------------------------------------===//
// Values and their other names
//===----------------------------------------------------------------------===//

namespace {
/// The parts of an aggregate or vector that belong to one member.
struct PartRange {
  unsigned First = 0, Count = 0;
  bool contains(unsigned P) const { return P >= First && P < First + Count; }
};
} // namespace

static PartRange partsOfMember(FunctionContext &E, Type *Ty,
                               ArrayRef<unsigned> Indices) {
  PartRange R;
  for (unsigned I : Indices) {
    R.First += E.Types.elementPart(Ty, I);
    Ty = ExtractValueInst::getIndexedType(Ty, I);
  }
  R.Count = E.parts(Ty).size();
  return R;
}

/// The parts of lane \p Index of vector type \p Ty; none if the index is not
/// constant or lanes are packed.
static std::optional<PartRange> partsOfLane(FunctionContext &E, Type *Ty,
                                            const Value *Index) {
  auto *C = dyn_cast<ConstantInt>(Index);
  if (!C || !isa<FixedVectorType>(Ty) ||
      any_of(E.parts(Ty).Parts, [](const Part &P) { return P.Lanes > 1; }) ||
      C->getValue().uge(laneCount(Ty)))
    return std::nullopt;
  TypeTable::Lane L = E.Types.lane(Ty, C->getZExtValue());
  return PartRange{L.Part, L.Count};
}

/// The parts of its first operand that \p I extracts or replaces, if it is an
/// access to a member that prints nothing.
static std::optional<PartRange> accessedParts(FunctionContext &E,
                                              const Instruction &I) {
  Type *Ty = I.getNumOperands() ? I.getOperand(0)->getType() : nullptr;
  switch (I.getOpcode()) {
  case Instruction::ExtractValue:
    return partsOfMember(E, Ty, cast<ExtractValueInst>(I).getIndices());
  case Instruction::InsertValue:
    return partsOfMember(E, Ty, cast<InsertValueInst>(I).getIndices());
  case Instruction::ExtractElement:
    return partsOfLane(E, Ty, I.getOperand(1));
  case Instruction::InsertElement:
    return partsOfLane(E, Ty, I.getOperand(2));
  default:
    return std::nullopt;
  }
}

static bool isInsertion(const Instruction &I) {
  return isa<InsertValueInst, InsertElementInst>(I);
}

/// The part of an operand of \p I of which part \p Part of \p I is an alias;
/// null if there is none.
static std::pair<const Value *, unsigned>
namedBy(FunctionContext &E, const Instruction &I, unsigned Part) {
  if (isa<FreezeInst>(I))
    return {I.getOperand(0), Part};
  std::optional<PartRange> R = accessedParts(E, I);
  if (!R)
    return {nullptr, 0};
  if (!isInsertion(I))
    return {I.getOperand(0), R->First + Part};
  if (R->contains(Part))
    return {I.getOperand(1), Part - R->First};
  return {I.getOperand(0), Part};
}

/// The part of \p U's user that is an alias of part \p Part of the used value;
/// none if there is none.
static std::optional<unsigned> nameIn(FunctionContext &E, const Use &U,
                                      unsigned Part) {
  auto &I = cast<Instruction>(*U.getUser());
  if (isa<FreezeInst>(I))
    return Part;
  std::optional<PartRange> R = accessedParts(E, I);
  if (!R)
    return std::nullopt;
  if (isInsertion(I) && U.getOperandNo() == 1)
    return R->First + Part;
  if (R->contains(Part) == isInsertion(I))
    return std::nullopt;
  return isInsertion(I) ? Part : Part - R->First;
}

/// Whether \p V is in registers that its definition writes to.
bool Coalescing::mayHold(const Value *V) const {
  if (auto *A = dyn_cast<Argument>(V))
    return !A->hasByValAttr();
  auto *I = dyn_cast<Instruction>(V);
  return I && !isa<AllocaInst>(I) && !isHomeName(I) &&
         !Frame->variableNamed(I) && !isFolded(*I, *E);
}

std::optional<unsigned> Coalescing::node(const Value *V, unsigned Part) {
  while (auto *I = dyn_cast<Instruction>(V)) {
    auto [Same, SamePart] = namedBy(*E, *I, Part);
    if (!Same)
      break;
    V = Same;
    Part = SamePart;
  }
  auto [It, New] = NodeOf.try_emplace({V, Part}, Nodes.size());
  if (!New)
    return It->second;
  const TypeParts &TP = E->parts(V->getType());
  if (!TP.Unsupported.empty() || Part >= TP.size() || !mayHold(V)) {
    NodeOf.erase(It);
    return std::nullopt;
  }
  unsigned Index = Nodes.size();
  Node &N = Nodes.emplace_back(Node{V, Part, TP[Part].Class, Index});
  if (!findLiveRange(N))
    N.Live.assign(1, {0, ~0u});
  // Sorted, since the order of uses is not determined by the function.
  llvm::sort(N.Phis, [&](const PHINode *A, const PHINode *B) {
    return Position.lookup(A) < Position.lookup(B);
  });
  return Index;
}

//===----------------------------------------------------------------------===//
// Live ranges
//===----------------------------------------------------------------------===//

/// Whether \p Call, of inline assembly or an intrinsic, is a single
/// instruction that reads all operands before it writes a result. Asynchronous
/// instructions read them later.
bool Coalescing::isPrintedInPlace(const CallInst &Call) const {
  if (const IntrinsicRow *Row = rowOf(Call))
    return Row->OneInstruction;
  if (!Call.isInlineAsm()) {
    const InternalIntrinsic *Row = printedCarrier(Call);
    return Row && Row->OneInstruction;
  }
  auto *Asm = cast<InlineAsm>(Call.getCalledOperand());
  if (StringRef(Asm->getConstraintString()).contains('&'))
    return false;
  PTXReader Reader(Asm->getAsmString());
  const PTXStatement *Only = Reader.next();
  return !Only || (!readsLater(Only->Mnemonic) && !Reader.next());
}

/// Whether \p I has read all its operands before it writes its result.
bool Coalescing::isInPlace(const Instruction &I) {
  const Type *Ty = I.getType();
  bool IsInteger = Ty->isIntegerTy(32) || Ty->isIntegerTy(64);
  switch (I.getOpcode()) {
  case Instruction::FAdd:
  case Instruction::FSub:
  case Instruction::FMul:
  case Instruction::FNeg:
    return Ty->isFloatTy() || Ty->isDoubleTy();
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr:
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
    return IsInteger;
  case Instruction::Call: {
    auto &Call = cast<CallInst>(I);
    if (isa<MinMaxIntrinsic>(Call))
      return IsInteger;
    const void *Key = Call.getCalledOperand();
    if (!Call.isInlineAsm() && !isa<IntrinsicInst>(Call))
      return false;
    auto [It, New] = InPlace.try_emplace(Key, false);
    if (New)
      It->second = isPrintedInPlace(Call);
    return It->second;
  }
  default:
    return false;
  }
}

/// Finds where the register of one node is live.
class Coalescing::LiveRange {
public:
  LiveRange(Coalescing &C, Node &N)
      : C(C), N(N), Steps(std::min(C.Budget, MaxStepsOfValue)), Left(Steps) {
    if (auto *I = dyn_cast<Instruction>(N.V)) {
      Home = I->getParent();
      Start = isa<PHINode>(I) ? C.Places.find(Home)->second.Start
                              : C.Position.lookup(I) + 1;
    } else {
      Home = &cast<Argument>(N.V)->getParent()->getEntryBlock();
      Start = C.Places.find(Home)->second.Start;
    }
    LastHere = Start + 1;
  }

  /// \returns false if it is unknown.
  bool find() {
    addName(N.V, N.Part);
    while (Known && !Names.empty()) {
      auto [V, Part] = Names.pop_back_val();
      for (const Use &U : V->uses())
        visit(U, Part);
    }
    C.Budget -= Steps - Left;
    if (!Known)
      return false;
    N.Live.push_back({Start, LastHere});
    for (auto [BB, End] : Last)
      N.Live.push_back({C.Places.find(BB)->second.Start, End});
    llvm::sort(N.Live, [](Segment A, Segment B) { return A.From < B.From; });
    return true;
  }

private:
  /// All parts of a value, if it is unknown which of them are aliases.
  static constexpr unsigned AnyPart = ~0u;

  void addName(const Value *V, unsigned Part) {
    if (Seen.insert({V, Part}).second)
      Names.push_back({V, Part});
  }

  void visit(const Use &U, unsigned Part) {
    if (!spend())
      return;
    auto &I = cast<Instruction>(*U.getUser());
    if (auto *Phi = dyn_cast<PHINode>(&I)) {
      const BasicBlock *From = Phi->getIncomingBlock(U);
      if (Part != AnyPart && (N.Phis.empty() || N.Phis.back() != Phi))
        N.Phis.push_back(Phi);
      return read(From, C.Places.find(From)->second.End);
    }
    unsigned Here = C.Position.lookup(&I);
    bool IsInPlace = C.TiedUses.contains(&U) || C.isInPlace(I);
    if (IsInPlace && isFolded(I, *C.E))
      return follow(I, Here);
    read(I.getParent(), Here + (IsInPlace ? 1 : 2));
    if (Part != AnyPart && (isa<FreezeInst>(I) || accessedParts(*C.E, I))) {
      if (std::optional<unsigned> Name = nameIn(*C.E, U, Part))
        addName(&I, *Name);
      return;
    }
    if (!hasOwnRegisters(I, *C.E))
      addName(&I, AnyPart);
  }

  /// \p I, at \p Here, is printed inside its users.
  void follow(const Instruction &I, unsigned Here) {
    read(I.getParent(), Here + 2);
    addName(&I, AnyPart);
  }

  /// The register is live up to \p To, which is in \p BB.
  void read(const BasicBlock *BB, unsigned To) {
    SmallVector<std::pair<const BasicBlock *, unsigned>, 8> Blocks{{BB, To}};
    while (!Blocks.empty()) {
      auto [At, End] = Blocks.pop_back_val();
      if (At == Home) {
        // A use before the definition is unreachable code.
        Known &= End > Start;
        LastHere = std::max(LastHere, End);
        continue;
      }
      auto [It, New] = Last.try_emplace(At, End);
      It->second = std::max(It->second, End);
      if (!New)
        continue;
      for (const BasicBlock *Pred : predecessors(At)) {
        if (!spend())
          return;
        Blocks.push_back({Pred, C.Places.find(Pred)->second.End});
      }
    }
  }

  bool spend() {
    Known &= Left != 0;
    Left -= Left != 0;
    return Known;
  }

  Coalescing &C;
  Node &N;
  unsigned Steps, Left;
  bool Known = true;
  const BasicBlock *Home;
  unsigned Start, LastHere;
  SmallVector<std::pair<const Value *, unsigned>, 8> Names;
  SmallDenseSet<std::pair<const Value *, unsigned>, 8> Seen;
  /// The end of the live range, by block that the value is live into.
  SmallDenseMap<const BasicBlock *, unsigned, 8> Last;
};

bool Coalescing::findLiveRange(Node &N) { return LiveRange(*this, N).find(); }

//===----------------------------------------------------------------------===//
// Merging
//===----------------------------------------------------------------------===//

unsigned Coalescing::leader(unsigned N) {
  while (Nodes[N].Leader != N)
    N = Nodes[N].Leader = Nodes[Nodes[N].Leader].Leader;
  return N;
}

/// Puts \p A and \p B into one group if they are never live at the same time.
/// \returns whether they are in the same group.
bool Coalescing::merge(unsigned A, unsigned B) {
  A = leader(A);
  B = leader(B);
  if (A == B)
    return true;
  if (Nodes[A].Class != Nodes[B].Class)
    return false;
  Segments *Many = &Nodes[A].Live, *Few = &Nodes[B].Live;
  if (Many->size() < Few->size())
    std::swap(Many, Few);
  for (Segment S : *Few) {
    auto It =
        llvm::upper_bound(*Many, S.From, [](unsigned From, Segment Other) {
          return From < Other.To;
        });
    if (It != Many->end() && It->From < S.To)
      return false;
  }
  Segments All;
  auto Add = [&](Segment S) {
    if (!All.empty() && All.back().To == S.From)
      All.back().To = S.To;
    else
      All.push_back(S);
  };
  Budget -= std::min<size_t>(Budget, Many->size() / 8);
  auto I = Nodes[A].Live.begin(), IEnd = Nodes[A].Live.end();
  auto J = Nodes[B].Live.begin(), JEnd = Nodes[B].Live.end();
  while (I != IEnd || J != JEnd)
    Add(J == JEnd || (I != IEnd && I->From < J->From) ? *I++ : *J++);
  Nodes[A].Live = std::move(All);
  Nodes[A].Size += Nodes[B].Size;
  Nodes[A].OnlyEqual = false;
  Nodes[B].Live.clear();
  Nodes[B].Leader = A;
  return true;
}

/// Queues the phis around \p N, which is in a group.
void Coalescing::follow(unsigned N) {
  auto Add = [&](const PHINode *Phi) {
    if (Queued.insert(Phi).second)
      Work.push_back(Phi);
  };
  if (auto *Phi = dyn_cast<PHINode>(Nodes[N].V))
    Add(Phi);
  for (const PHINode *Phi : Nodes[N].Phis)
    Add(Phi);
}

void Coalescing::mergeTies() {
  for (const Tie &T : Ties) {
    std::optional<unsigned> Result = node(T.Asm, T.Part);
    if (!Result)
      continue;
    std::optional<unsigned> Operand = node(T.Asm->getArgOperand(T.Arg), 0);
    if (Operand && merge(*Result, *Operand))
      follow(*Operand);
    follow(*Result);
    if (!Budget)
      return;
  }
}

void Coalescing::mergePhis() {
  for (size_t I = 0; I != Work.size() && Budget; ++I)
    mergePhi(*Work[I]);
}

void Coalescing::finish() {
  DenseMap<unsigned, unsigned> GroupOf;
  for (bool OnlyEqual : {false, true}) {
    for (unsigned N = 0; N != Nodes.size(); ++N) {
      unsigned L = leader(N);
      if (Nodes[L].Size == 1 || Nodes[L].OnlyEqual != OnlyEqual)
        continue;
      auto [It, New] = GroupOf.try_emplace(L, Groups.size());
      if (New)
        Groups.push_back(Nodes[L].Class);
      Members.push_back({Nodes[N].V, Nodes[N].Part, It->second});
    }
    if (!OnlyEqual)
      Mixed = Groups.size();
  }
}

void Coalescing::run(const Function &F, FunctionContext &Context,
                     const StackFrame &Variables) {
  E = &Context;
  Frame = &Variables;
  Ties.clear();
  TiedUses.clear();
  Work.clear();
  Queued.clear();
  Equal.clear();
  Members.clear();
  Groups.clear();
  Placed.clear();
  PlacedEdges.clear();
  IsAsync = false;
  findSeeds(F);
  if (Ties.empty() && Work.empty() && Equal.empty())
    return;
  Budget = MaxSteps;
  Nodes.clear();
  NodeOf.clear();
  Position.clear();
  Places.clear();
  InPlace.clear();
  number(F);
  mergeTies();
  mergePhis();
  for (auto [A, B] : Equal)
    mergeEqual(*A, *B);
  if (IsAsync)
    placeConstants(F);
  finish();
}

} // namespace opennvvm::ptx
