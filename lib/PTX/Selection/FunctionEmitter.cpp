//===- FunctionEmitter.cpp - One function as PTX --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FunctionEmitter.h"
#include "Insts.h"
#include "PTX/Dwarf/Dwarf.h"
#include "PTX/Dwarf/Homes.h"
#include "PTX/Dwarf/LineTable.h"
#include "PTX/Module/Globals.h"
#include "Support/SourceMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::ptx {

FunctionEmitter::FunctionEmitter(const ModuleContext &Ctx, TypeTable &Types)
    : Ctx(Ctx), Types(Types), DL(Ctx.DL), Out(Ctx.Names, Regs),
      Shared(Regs, Out), Values(*this), Constants(*this), Addresses(*this),
      Memory(*this), Frame(*this), Params(*this), Flow(*this),
      Assembly(*Ctx.T.SM) {}

void FunctionEmitter::reset(const Function &Fn, unsigned Index) {
  F = &Fn;
  FunctionIndex = Index;
  FlushF32 = Fn.getDenormalMode(APFloat::IEEEsingle()).Output ==
             DenormalMode::PreserveSign;
  TensorGroup = 0;
  Body.clear();
  Regs.clear();
  Values.clear();
  Constants.forget();
  Params.clear();
  Flow.reset(Fn);
  Loops.reset(Fn);
  if (isOptimized())
    Shared.reset(Fn);
  HasLines = !Ctx.Lines.empty() && LineTable::describes(Fn);
  LastLocation = nullptr;
  Debug = Ctx.Dwarf.find(Fn);
  CallCount = 0;
  AsmCount = 0;
}

void FunctionEmitter::emitBody(const Function &Fn, unsigned Index, Writer &To) {
  reset(Fn, Index);
  Writer BodyWriter(Body);
  Out.reset(BodyWriter, Index);

  Frame.layout(Fn);
  Flow.coalesce(Fn);
  Params.load();
  for (auto It = Fn.begin(), End = Fn.end(); It != End; ++It) {
    Flow.setNext(std::next(It) == End ? nullptr : &*std::next(It));
    emitBlock(*It);
  }
  if (Debug)
    Debug->finish(BodyWriter, [this](const Value &V, const DIExpression *E,
                                     bool IsAddress) {
      return homeOf(*this, V, E, IsAddress);
    });

  printPrologue(To);
  To.text(BodyWriter.slice(0));
  if (Debug) {
    To.text(Ctx.Names.stem(Stem::FunctionEnd));
    To.dec(FunctionIndex);
    To.text(":\n");
  }
  To.text("}\n");
}

/// Prints everything before the first instruction: depot, stack registers, one
/// line per register class in use, demoted shared variables.
void FunctionEmitter::printPrologue(Writer &To) {
  To.text("{\n");
  Frame.printDeclarations(To);
  for (unsigned C = 0; C < NumRegClasses; ++C) {
    unsigned Count = Regs.count(RegClass(C));
    if (!Count)
      continue;
    To.text("\t.reg ");
    To.text(RegClasses[C].Type);
    To.text(" \t");
    To.text(RegClasses[C].Prefix);
    To.ch('<');
    To.dec(Count + 1);
    To.text(">;\n");
    if (RegClass(C) == RegClass::B128)
      Ctx.Needs.need(Feature::WideRegister);
  }
  for (const GlobalVariable *GV : Ctx.Globals.demotedIn(F))
    printDemoted(To, *GV, Ctx.DL, Ctx.Names);
  To.text("\n");
  if (HasLines)
    Ctx.Lines.printStart(To, *F);
  if (Debug) {
    To.text(Ctx.Names.stem(Stem::FunctionBegin));
    To.dec(FunctionIndex);
    To.text(":\n");
    Ctx.Lines.printStart(To, *F);
  }
  Frame.printStart(To);
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
       At += Line) {
    // NOLINTNEXTLINE(performance-no-int-to-ptr): there may be no object.
    LLVM_PREFETCH(reinterpret_cast<const void *>(At), /*rw=*/0,
                  /*locality=*/3);
  }
}

static void markLine(const Instruction &I, const SourceMap *Map, Writer &Out) {
  Out.text(LineMark);
  Out.text(utostr(Map ? Map->find(I).Line : 0));
  Out.text("\n");
}

void FunctionEmitter::emitBlock(const BasicBlock &BB) {
  Constants.forget();
  if (isOptimized())
    Shared.enterBlock(BB);
  // The entry block has no predecessors, so nothing jumps to its label.
  if (!BB.isEntryBlock() && !pred_empty(&BB))
    Out.emitLabel(Flow.label(&BB));
  if (Loops.isNotUnrolled(BB))
    Out.emitLine(".pragma \"nounroll\";");
  if (Debug)
    Debug->enterBlock(BB, Out.writer());
  Flow.placeConstants(BB);
  for (const Instruction &I : BB) {
    fetch(I.getNextNode());
    if (isa<PHINode>(I))
      continue;
    if (Debug)
      Debug->noteRecords(I, Out.writer());
    if (isFolded(I) || isUnused(I))
      continue;
    Current = &I;
    // The printer of a terminator also prints on edges.
    if (I.isTerminator())
      Shared.leaveStraightLine();
    if (Debug)
      Debug->noteScope(I, Out.writer());
    if (HasLines)
      locate(I);
    if (Ctx.Options.MarkLines)
      markLine(I, Ctx.Diags.sourceMap(), Out.writer());
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
  Ctx.Lines.printLocation(Out.writer(), *Loc);
}

void FunctionEmitter::annotate(const Instruction &I) {
  std::string Text;
  raw_string_ostream OS(Text);
  I.print(OS);
  Out.writer().text("\t// ");
  Out.writer().userText(StringRef(Text).ltrim());
  Out.writer().text("\n");
}

//===----------------------------------------------------------------------===//
// Findings
//===----------------------------------------------------------------------===//

void FunctionEmitter::fail(Rule R, const Instruction &I,
                           ArrayRef<std::string> Args, StringRef Help) {
  Ctx.Diags.report(R, I, Args, {}, Help);
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
    Ctx.Diags.report(Rule::EmitNeedsArch, I,
                     {What.str(), describeTargets(G.SMs), Ctx.T.SM->Name.str()},
                     {}, "compile for " + summarizeTargets(G.SMs));
    return false;
  }
  needPTX(G.PTX, What, I);
  return true;
}

} // namespace opennvvm::ptx
