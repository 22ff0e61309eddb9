//===- FunctionEmitter.cpp - One function as PTX --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FunctionEmitter.h"
#include "Dwarf/Dwarf.h"
#include "Dwarf/LineTable.h"
#include "Globals.h"
#include "Insts/Insts.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace opennvvm::ptx {

FunctionEmitter::FunctionEmitter(const ModuleContext &Ctx, TypeTable &Types)
    : Ctx(Ctx), Types(Types), DL(Ctx.DL) {}

void FunctionEmitter::reset(const Function &Fn, unsigned Index) {
  F = &Fn;
  FunctionIndex = Index;
  PointerBits = DL.getPointerSizeInBits(AddressSpace::Generic);
  FlushF32 =
      Fn.getDenormalMode(APFloat::IEEEsingle()).Output ==
      DenormalMode::PreserveSign;
  TensorGroup = 0;
  Body.clear();
  Counts.fill(0);
  CoalescedCounts.fill(0);
  Values.clear();
  Regs.clear();
  BlockNumber.clear();
  FrameOffset.clear();
  ByValFrame.clear();
  LocalByVal.clear();
  DirectByVal.clear();
  BlockConstants.clear();
  FrameSize = 0;
  FrameAlign = Align(1);
  UsesSP = UsesSPL = false;
  Next = nullptr;
  Edges.clear();
  HasLines = !Ctx.Lines.empty() && LineTable::describes(Fn);
  LastLocation = nullptr;
  Debug = Ctx.Dwarf.find(Fn);
  CallCount = 0;
  AsmCount = 0;
  LabelText.Reset();
}

/// Gives each group of coalesced values its register, and the other parts of
/// those values new ones.
void FunctionEmitter::assignGroups() {
  SmallVector<Reg, 16> OfGroup;
  for (RegClass C : Groups.groups())
    OfGroup.push_back(temp(C));
  CoalescedCounts = Counts;
  for (const Coalescing::Member &M : Groups.members()) {
    const TypeParts &TP = parts(M.V->getType());
    auto [It, New] =
        Values.try_emplace(M.V, Held{unsigned(Regs.size()), TP.size()});
    if (New)
      Regs.append(TP.size(), Reg());
    Regs[It->second.First + M.Part] = OfGroup[M.Group];
  }
  for (const Coalescing::Member &M : Groups.members()) {
    Held H = Values.find(M.V)->second;
    const TypeParts &TP = parts(M.V->getType());
    if (H.Count > 1)
      for (unsigned P = 0; P != H.Count; ++P)
        if (Reg &R = Regs[H.First + P]; !R.isValid())
          R = temp(TP[P].Class);
  }
}

void FunctionEmitter::emitBody(const Function &Fn, unsigned Index,
                               Writer &Out) {
  reset(Fn, Index);
  Writer BodyWriter(Body);
  W = &BodyWriter;

  unsigned N = 0;
  for (const BasicBlock &BB : Fn)
    BlockNumber[&BB] = N++;
  LabelCount = N;
  Loops.reset(Fn);

  if (Ctx.Options.OptLevel > 0)
    Shared.reset(Fn);
  layoutFrame();
  Groups.run(Fn, *this);
  if (!Groups.members().empty())
    assignGroups();
  emitParameters();
  for (auto It = Fn.begin(), E = Fn.end(); It != E; ++It) {
    Next = std::next(It) == E ? nullptr : &*std::next(It);
    emitBlock(*It);
  }
  if (Debug)
    Debug->finish(BodyWriter,
                  [this](const Value &V, const DIExpression *E,
                         bool IsAddress) { return homeOf(V, E, IsAddress); });

  printPrologue(Out);
  Out.text(BodyWriter.slice(0));
  if (Debug) {
    Out.text(Ctx.Names.stem(Stem::FunctionEnd));
    Out.dec(FunctionIndex);
    Out.text(":\n");
  }
  Out.text("}\n");
  W = nullptr;
}

/// Prints everything before the first instruction: depot, stack registers, one
/// line per register class in use, demoted shared variables.
void FunctionEmitter::printPrologue(Writer &Out) {
  Out.text("{\n");
  if (FrameSize) {
    Out.text("\t.local .align ");
    Out.dec(FrameAlign.value());
    Out.text(" .b8 \t");
    Out.text(Ctx.Names.stem(Stem::Depot));
    Out.dec(FunctionIndex);
    Out.text("[");
    Out.dec(FrameSize);
    Out.text("];\n");
    auto Declare = [&](unsigned Space, StringRef Name) {
      Out.text("\t.reg ");
      Out.text(typeSuffix('b', pointerBits(Space)));
      Out.text(Name);
    };
    if (UsesSP)
      Declare(AddressSpace::Generic, " \t%SP;\n");
    if (UsesSPL)
      Declare(AddressSpace::Local, " \t%SPL;\n");
  }
  for (unsigned C = 0; C < NumRegClasses; ++C) {
    if (!Counts[C])
      continue;
    Out.text("\t.reg ");
    Out.text(RegClasses[C].Type);
    Out.text(" \t");
    Out.text(RegClasses[C].Prefix);
    Out.ch('<');
    Out.dec(Counts[C] + 1);
    Out.text(">;\n");
    if (RegClass(C) == RegClass::B128)
      Ctx.Needs.need(83);
  }
  for (const GlobalVariable *GV : Ctx.Globals.demotedIn(F))
    printDemoted(Out, *GV, Ctx.DL, Ctx.Names);
  Out.text("\n");
  if (HasLines)
    Ctx.Lines.printStart(Out, *F);
  if (Debug) {
    Out.text(Ctx.Names.stem(Stem::FunctionBegin));
    Out.dec(FunctionIndex);
    Out.text(":\n");
    Ctx.Lines.printStart(Out, *F);
  }
  if (UsesSPL) {
    auto TakeDepot = [&](unsigned Space, StringRef Name) {
      Out.text("\tmov");
      Out.text(typeSuffix('u', pointerBits(Space)));
      Out.text(Name);
      Out.text(", ");
      Out.text(Ctx.Names.stem(Stem::Depot));
      Out.dec(FunctionIndex);
      Out.text(";\n");
    };
    TakeDepot(AddressSpace::Local, " \t%SPL");
    // cvta expects an address of the same width as its result.
    bool IsShort = pointerBits(AddressSpace::Local) != PointerBits;
    if (UsesSP && IsShort)
      TakeDepot(AddressSpace::Generic, " \t%SP");
    if (UsesSP) {
      Out.text("\tcvta.local");
      Out.text(typeSuffix('u', PointerBits));
      Out.text(IsShort ? " \t%SP, %SP;\n" : " \t%SP, %SPL;\n");
    }
  }
}

bool isUnused(const Instruction &I) {
  return I.use_empty() && !I.isTerminator() && !I.mayHaveSideEffects();
}

/// Prefetches the memory of \p I, which is printed next: instructions are a
/// linked list, and their operands are stored before them.
static void fetch(const Instruction *I) {
  if (!I)
    return;
  constexpr uintptr_t Line = 64, Before = 1, Behind = 1;
  auto Start = reinterpret_cast<uintptr_t>(I);
  for (uintptr_t At = Start - Before * Line; At <= Start + Behind * Line;
       At += Line)
    LLVM_PREFETCH(reinterpret_cast<const void *>(At), /*rw=*/0,
                  /*locality=*/3);
}

void FunctionEmitter::emitBlock(const BasicBlock &BB) {
  BlockConstants.clear();
  if (Ctx.Options.OptLevel > 0)
    Shared.enterBlock(BB);
  // The entry block has no predecessors, so nothing jumps to its label.
  if (!BB.isEntryBlock() && !pred_empty(&BB))
    emitLabel(blockLabel(&BB));
  if (Loops.isNotUnrolled(BB))
    emitLine(".pragma \"nounroll\";");
  if (Debug)
    Debug->enterBlock(BB, *W);
  for (const Instruction &I : BB) {
    fetch(I.getNextNode());
    if (isa<PHINode>(I))
      continue;
    if (Debug)
      Debug->noteRecords(I, *W);
    if (isFolded(I) || isUnused(I))
      continue;
    Current = &I;
    // The printer of a terminator also prints on edges.
    if (I.isTerminator())
      Shared.leaveStraightLine();
    if (Debug)
      Debug->noteScope(I, *W);
    if (HasLines)
      locate(I);
    if (Ctx.Options.Annotate)
      annotate(I);
    emitInstruction(*this, I);
  }
  Current = nullptr;
}

/// Prints a .loc where the source position changes.
void FunctionEmitter::locate(const Instruction &I) {
  const DILocation *Loc = I.getDebugLoc().get();
  if (!Loc || Loc == LastLocation)
    return;
  LastLocation = Loc;
  Ctx.Lines.printLocation(*W, *Loc);
}

void FunctionEmitter::annotate(const Instruction &I) {
  std::string Text;
  raw_string_ostream OS(Text);
  I.print(OS);
  W->text("\t// ");
  W->userText(StringRef(Text).ltrim());
  W->text("\n");
}

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

void FunctionEmitter::printOp(const Op &O) {
  Writer &Out = *W;
  switch (O.Kind) {
  case Op::NotRegister:
    Out.ch('!');
    [[fallthrough]];
  case Op::Register:
    Out.reg(O.R);
    return;
  case Op::Integer:
    Out.sdec(O.Imm);
    return;
  case Op::Float:
    Out.f32(uint32_t(O.Imm));
    return;
  case Op::Double:
    Out.f64(uint64_t(O.Imm));
    return;
  case Op::Half:
    Out.text("0x");
    Out.hex(uint64_t(O.Imm), 4);
    return;
  case Op::Symbol:
    Out.text(Ctx.Names.get(O.GV));
    return;
  case Op::Block:
    Out.text(Ctx.Names.stem(Stem::Block));
    Out.dec(FunctionIndex);
    Out.ch('_');
    Out.dec(uint64_t(O.Imm));
    return;
  case Op::Text:
    Out.text(StringRef(O.Str, O.Len));
    return;
  case Op::Memory: {
    Out.ch('[');
    Op Base = O;
    Base.Kind = O.BaseKind;
    printOp(Base);
    if (O.Imm && O.BaseKind != Op::Integer) {
      Out.ch('+');
      Out.sdec(O.Imm);
    }
    Out.ch(']');
    return;
  }
  case Op::Sink:
    Out.ch('_');
    return;
  }
}

void FunctionEmitter::emitList(StringRef Mnemonic, StringRef Suffix,
                               ArrayRef<Op> Ops) {
  W->ch('\t');
  W->text(Mnemonic);
  W->text(Suffix);
  bool First = true;
  for (const Op &O : Ops) {
    W->text(First ? " \t" : ", ");
    First = false;
    printOp(O);
  }
  W->text(";\n");
}

Reg FunctionEmitter::shared(StringRef Mnemonic, StringRef Suffix, RegClass C,
                            Op A, Op B) {
  bool Lasts = !(A.isReg() && isCoalesced(A.R)) && !(B.isReg() && isCoalesced(B.R));
  Reg *Known =
      Lasts ? Shared.find({Mnemonic.data(), Suffix.data(), A, B}) : nullptr;
  if (Known && Known->isValid())
    return *Known;
  Reg R = temp(C);
  if (B.Kind == Op::Sink)
    emitT(Mnemonic, Suffix, R, A);
  else
    emitT(Mnemonic, Suffix, R, A, B);
  if (Known)
    *Known = R;
  return R;
}

void FunctionEmitter::emitIf(Op Predicate, StringRef Mnemonic,
                             ArrayRef<Op> Ops) {
  W->text("\t@");
  printOp(Predicate);
  W->ch(' ');
  W->text(Mnemonic);
  bool First = true;
  for (const Op &O : Ops) {
    W->text(First ? " \t" : ", ");
    First = false;
    printOp(O);
  }
  W->text(";\n");
}

void FunctionEmitter::emitLabel(const Op &Label) {
  printOp(Label);
  W->text(":\n");
}

void FunctionEmitter::emitLine(StringRef Line) {
  W->ch('\t');
  W->text(Line);
  W->ch('\n');
}

StringRef FunctionEmitter::label() {
  std::string Text = formatv("{0}{1}_{2}", Ctx.Names.stem(Stem::Block),
                             FunctionIndex, LabelCount++);
  char *Memory = LabelText.Allocate<char>(Text.size());
  std::copy(Text.begin(), Text.end(), Memory);
  return StringRef(Memory, Text.size());
}

void FunctionEmitter::copy(Reg To, Op From) {
  if (From.isReg() && From.R == To)
    return;
  // Between classes of the same width, only the bits are moved.
  bool Bits = From.isReg() && From.R.regClass() != To.regClass();
  emitT("mov",
        Bits ? typeSuffix('b', To.width())
             : StringRef(RegClasses[unsigned(To.regClass())].Bits),
        To, From);
}

//===----------------------------------------------------------------------===//
// Findings
//===----------------------------------------------------------------------===//

void FunctionEmitter::fail(Rule R, const Instruction &I,
                           ArrayRef<std::string> Args) {
  Ctx.Diags.report(R, I, Args);
}

void FunctionEmitter::needPTX(PTXVersion V, StringRef What,
                              const Instruction &I) {
  if (Ctx.T.PTX && *Ctx.T.PTX < V) {
    fail(Rule::EmitNeedsPtx, I,
         {What.str(), formatPTXVersion(V), formatPTXVersion(*Ctx.T.PTX)});
    return;
  }
  Ctx.Needs.need(V);
}

bool FunctionEmitter::require(const Gate &G, StringRef What,
                              const Instruction &I) {
  if (!G.allowsSM(*Ctx.T.SM)) {
    Ctx.Diags.report(
        Rule::EmitNeedsArch, I,
        {What.str(), describeTargets(G.SMs), Ctx.T.SM->Name.str()}, {},
        "compile for " + summarizeTargets(G.SMs));
    return false;
  }
  needPTX(G.PTX, What, I);
  return true;
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

Op FunctionEmitter::blockLabel(const BasicBlock *BB) {
  return Op::block(BlockNumber.lookup(BB));
}

/// Whether \p Phi must be copied to when it becomes \p V.
bool FunctionEmitter::isCopied(const PHINode &Phi, const Value *V) const {
  if (isa<UndefValue>(V))
    return false;
  if (Groups.members().empty())
    return true;
  auto To = Values.find(&Phi), From = Values.find(V);
  return To == Values.end() || From == Values.end() ||
         at(To->second) != at(From->second);
}

bool FunctionEmitter::edgeHasCopies(const BasicBlock *From,
                                    const BasicBlock *To) const {
  for (const PHINode &Phi : To->phis())
    if (isCopied(Phi, Phi.getIncomingValueForBlock(From)))
      return true;
  return false;
}

/// Whether a copy to \p Phi, some of whose registers contain other values
/// before and after it, may be placed before \p Br and, if \p Written is not
/// null, after the copies to the phis of \p Written.
bool FunctionEmitter::canShareEarly(const PHINode &Phi, const BranchInst &Br,
                                    const BasicBlock *Written) {
  SmallVector<Reg, 8> Own(regs(&Phi));
  return !Groups.isNeededAtEnd(Phi, *Br.getParent()) &&
         (!Written || llvm::none_of(Written->phis(), [&](const PHINode &O) {
           return llvm::any_of(regs(&O),
                               [&](Reg R) { return is_contained(Own, R); });
         }));
}

bool FunctionEmitter::canCopyEarly(const BranchInst &Br, const BasicBlock *To,
                                   const BasicBlock *Other, bool IsSecond) {
  if (Ctx.Options.OptLevel == 0 && Groups.members().empty())
    return false;
  const BasicBlock *From = Br.getParent();
  return llvm::none_of(To->phis(), [&](const PHINode &Phi) {
    // Edges do not know which other values share a register.
    if (Groups.contains(Phi)) {
      if (!isCopied(Phi, Phi.getIncomingValueForBlock(From)))
        return false;
      if (!canShareEarly(Phi, Br, IsSecond ? Other : nullptr))
        return true;
      if (parts(Phi.getType()).size() == 1)
        return false;
    }
    return Edges.mayShare(Phi, Br.getCondition()) ||
           Edges.isReadAfter(Phi, From, Other);
  });
}

void FunctionEmitter::emitBranchTo(const BasicBlock *From,
                                   const BasicBlock *To,
                                   const BasicBlock *Written) {
  emitPhiCopies(From, To, Written);
  jumpTo(To);
}

void FunctionEmitter::jumpTo(const BasicBlock *To) {
  if (!isNextBlock(To))
    emit("bra.uni", blockLabel(To));
}

void FunctionEmitter::emitPhiCopies(const BasicBlock *From,
                                    const BasicBlock *To,
                                    const BasicBlock *Written) {
  // The values that the copies to the other target's phis left in shared
  // registers.
  SmallDenseMap<unsigned, const Value *, 8> Known;
  if (Written && !Groups.members().empty())
    for (const PHINode &Phi : Written->phis())
      if (ArrayRef<Reg> Rs = regs(&Phi); Rs.size() == 1)
        Known[Rs[0].code()] = Phi.getIncomingValueForBlock(From);
  SmallVector<Copy, 8> Copies;
  for (const PHINode &Phi : To->phis()) {
    const Value *V = Phi.getIncomingValueForBlock(From);
    if (isa<UndefValue>(V) ||
        (!Known.empty() && isa<Constant>(V) &&
         Known.lookup(def(&Phi).code()) == V))
      continue;
    for (unsigned P = 0, E = parts(Phi.getType()).size(); P < E; ++P) {
      Op Source = use(V, P);
      Reg Target = def(&Phi, P);
      if (!(Source.isReg() && Source.R == Target))
        Copies.push_back({Target, Source});
    }
  }
  copyAtOnce(Copies);
}

/// Each copy is printed once no other copy needs its destination's old value; a
/// cycle is broken by saving one destination.
void FunctionEmitter::copyAtOnce(SmallVectorImpl<Copy> &Copies) {
  if (Copies.empty())
    return;
  if (Copies.size() == 1)
    return copy(Copies[0].To, Copies[0].From);

  auto Key = [](Reg R) { return unsigned(R.regClass()) << 28 | R.index(); };
  DenseMap<unsigned, unsigned> Readers; // Register → copies that read it.
  DenseMap<unsigned, unsigned> Writer;  // Register → the copy that writes it.
  for (auto [I, C] : enumerate(Copies)) {
    Writer[Key(C.To)] = I;
    if (C.From.isReg())
      ++Readers[Key(C.From.R)];
  }
  SmallVector<unsigned, 8> Ready;
  for (auto [I, C] : enumerate(Copies))
    if (!Readers.lookup(Key(C.To)))
      Ready.push_back(I);

  unsigned Left = Copies.size(), Scan = 0;
  while (Left) {
    if (Ready.empty()) {
      while (Copies[Scan].Done)
        ++Scan;
      // Every remaining copy is in a cycle: save this destination's old value
      // and let its reader use the saved one.
      Copy &C = Copies[Scan];
      Reg Saved = temp(C.To.regClass());
      copy(Saved, C.To);
      for (Copy &Other : Copies)
        if (!Other.Done && Other.From.isReg() && Other.From.R == C.To)
          Other.From = Saved;
      Readers[Key(C.To)] = 0;
      Ready.push_back(Scan);
    }
    Copy &C = Copies[Ready.pop_back_val()];
    copy(C.To, C.From);
    C.Done = true;
    --Left;
    if (!C.From.isReg())
      continue;
    auto Read = Readers.find(Key(C.From.R));
    if (Read == Readers.end() || --Read->second)
      continue;
    auto Waiting = Writer.find(Key(C.From.R));
    if (Waiting != Writer.end() && !Copies[Waiting->second].Done)
      Ready.push_back(Waiting->second);
  }
}

} // namespace opennvvm::ptx
