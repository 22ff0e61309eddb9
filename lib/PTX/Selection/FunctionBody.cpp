//===- FunctionBody.cpp - The body of a function --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FunctionBody.h"
#include "Dispatch.h"
#include "PTX/Dwarf/Dwarf.h"
#include "PTX/Dwarf/Homes.h"
#include "PTX/Dwarf/LineTable.h"
#include "PTX/Dwarf/VariableRanges.h"
#include "PTX/Module/Globals.h"
#include "PTX/Values/Folding.h"
#include "Support/SourceMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::ptx {

FunctionBody::FunctionBody(const ModuleContext &Ctx, const LineTable &Lines,
                           const DwarfInfo &Dwarf, TypeTable &Types)
    : Lines(Lines), Dwarf(Dwarf), E(Ctx, Types) {}

void FunctionBody::print(const Function &F, unsigned Index, Writer &To) {
  Text.clear();
  Writer Body(Text);
  E.reset(F, Index, Body);
  Loops.reset(F);
  HasLines = !Lines.empty() && LineTable::describes(F);
  LastLocation = nullptr;
  Debug = Dwarf.find(F);

  E.Frame.layout(F);
  E.Flow.coalesce(F);
  E.Params.load();
  for (auto It = F.begin(), End = F.end(); It != End; ++It) {
    E.Flow.setNext(std::next(It) == End ? nullptr : &*std::next(It));
    printBlock(*It);
  }
  if (Debug)
    finishDebug(Body);

  printPrologue(To);
  To.text(Body.slice(0));
  if (Debug) {
    To.text(E.Ctx.Names.stem(Stem::FunctionEnd));
    To.dec(Index);
    To.text(":\n");
  }
  To.text("}\n");
}

void FunctionBody::finishDebug(Writer &Body) {
  auto Find = [this](const Value &V, const DIExpression *Expression,
                     bool IsAddress) {
    return homeOf({E, E.Values, E.Frame, E.Params}, V, Expression, IsAddress);
  };
  Debug->finish(Body, Find, [&] { VariableRanges(*Debug, Find).compute(); });
}

/// Prints everything before the first instruction: depot, stack registers, one
/// line per register class in use, demoted shared variables, and what is
/// computed where the function starts.
void FunctionBody::printPrologue(Writer &To) {
  To.text("{\n");
  E.Frame.printDeclarations(To);
  for (unsigned C = 0; C < NumRegClasses; ++C) {
    unsigned Count = E.Regs.count(RegClass(C));
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
      E.Ctx.Needs.need(Feature::WideRegister);
  }
  for (const GlobalVariable *GV : E.Ctx.Globals.demotedIn(&E.function()))
    printDemoted(To, *GV, E.DL, E.Ctx.Names);
  To.text("\n");
  if (HasLines)
    Lines.printStart(To, E.function());
  if (Debug) {
    To.text(E.Ctx.Names.stem(Stem::FunctionBegin));
    To.dec(E.index());
    To.text(":\n");
    Lines.printStart(To, E.function());
  }
  E.Frame.printStart(To);
  To.text(E.Shared.start());
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

void FunctionBody::printBlock(const BasicBlock &BB) {
  E.Constants.forget();
  if (E.isOptimized())
    E.Shared.enterBlock(BB);
  // The entry block has no predecessors, so nothing jumps to its label.
  if (!BB.isEntryBlock() && !pred_empty(&BB))
    E.Out.emitLabel(E.Flow.label(&BB));
  if (Loops.isNotUnrolled(BB))
    E.Out.emitLine(".pragma \"nounroll\";");
  if (Debug)
    Debug->enterBlock(BB, E.Out.writer());
  E.Flow.placeConstants(BB);
  for (const Instruction &I : BB) {
    fetch(I.getNextNode());
    if (isa<PHINode>(I))
      continue;
    if (Debug)
      Debug->noteRecords(I, E.Out.writer());
    if (isFolded(I, E) || isUnused(I))
      continue;
    E.setCurrent(&I);
    // The printer of a terminator also prints on edges.
    if (I.isTerminator())
      E.Shared.leaveStraightLine();
    if (Debug)
      Debug->noteScope(I, E.Out.writer());
    if (HasLines)
      locate(I);
    if (E.Ctx.Options.MarkLines)
      markLine(I, E.Ctx.Diags.sourceMap(), E.Out.writer());
    if (E.Ctx.Options.Annotate)
      annotate(I);
    emitInstruction(E, I);
  }
  E.setCurrent(nullptr);
}

/// Prints a .loc where the source position changes.
void FunctionBody::locate(const Instruction &I) {
  const DILocation *Loc = I.getDebugLoc().get();
  if (!Loc || Loc == LastLocation)
    return;
  LastLocation = Loc;
  Lines.printLocation(E.Out.writer(), *Loc);
}

void FunctionBody::annotate(const Instruction &I) {
  std::string Text;
  raw_string_ostream OS(Text);
  I.print(OS);
  E.Out.writer().text("\t// ");
  E.Out.writer().userText(StringRef(Text).ltrim());
  E.Out.writer().text("\n");
}

} // namespace opennvvm::ptx
