//===- Emitter.cpp - LLVM IR to PTX text ----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/PTX/Emitter.h"
#include "Bodies.h"
#include "PTX/Check/Declarations.h"
#include "PTX/Dwarf/Dwarf.h"
#include "PTX/Dwarf/LineTable.h"
#include "PTX/Module/Aliases.h"
#include "PTX/Module/ContextLock.h"
#include "PTX/Module/Globals.h"
#include "PTX/Module/Header.h"
#include "PTX/Module/ModuleHeader.h"
#include "PTX/Module/ModuleScope.h"
#include "PTX/Module/Requirements.h"
#include "PTX/Text/Names.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::ptx {

/// Whether \p F is referred to before its own definition: by an initializer, or
/// by the body of a function up to and including itself.
static bool
needsDeclaration(const Function &F,
                 const DenseMap<const Function *, unsigned> &Position) {
  if (F.isDeclarationForLinker())
    return true;
  unsigned Own = Position.lookup(&F);
  SmallVector<const User *, 8> Work(F.users());
  SmallPtrSet<const User *, 8> Seen;
  while (!Work.empty()) {
    const User *U = Work.pop_back_val();
    if (auto *I = dyn_cast<Instruction>(U)) {
      if (Position.lookup(I->getFunction()) <= Own)
        return true;
      continue;
    }
    if (auto *GV = dyn_cast<GlobalVariable>(U)) {
      // Variables that only LLVM reads (llvm.used) are not printed.
      if (!GV->getName().starts_with("llvm."))
        return true;
      continue;
    }
    if (Seen.insert(U).second)
      Work.append(U->user_begin(), U->user_end());
  }
  return false;
}

/// Reports instructions that are not allowed in a module like this one.
static void checkReservations(const ModuleContext &Ctx) {
  PTXVersion Version = Ctx.T.PTX.value_or(Ctx.Needs.PTX);
  for (const Reservation &R : Ctx.Needs.Reservations) {
    if (R.Until < Version)
      Ctx.Diags.report(
          Rule::EmitRemovedFromPtx, *R.At,
          {R.What.str(), formatPTXVersion(R.Until), formatPTXVersion(Version)});
    if (R.UnifiedTextures && Ctx.Needs.TexmodeIndependent)
      Ctx.Diags.report(Rule::EmitTextureMode, *R.At, {R.What.str()});
  }
  if (Ctx.Needs.ConstParameter && Ctx.Needs.ConstCast)
    Ctx.Diags.report(
        Rule::EmitUnsupportedInstruction, *Ctx.Needs.ConstCast,
        {"a cast between constant and generic memory in a module with a kernel "
         "that takes a pointer to constant memory"},
        {},
        "let the kernel take a generic pointer, or read the constant in "
        "addrspace(4)");
}

/// Prints everything but the header.
static void printText(const ModuleContext &Ctx, LineTable &Lines,
                      DwarfInfo &Dwarf, SmallVectorImpl<char> &Text) {
  DenseMap<const Function *, unsigned> Position;
  unsigned Number = 0;
  for (const Function &F : Ctx.M) {
    if (!F.isIntrinsic())
      Position[&F] = Number;
    ++Number;
  }

  Writer W(Text);
  for (const Function &F : Ctx.M)
    if (isPrinted(F) && needsDeclaration(F, Position)) {
      printFunctionHeader(W, F, Ctx, /*IsDeclaration=*/true);
      W.text(";\n\n");
    }
  declareAliases(W, Ctx);
  Ctx.Globals.print(W, Ctx);

  printBodies(W, Ctx, Lines, Dwarf, Position);
  printAliases(W, Ctx);
  Dwarf.printEnd(W, Lines, Ctx);
}

bool emitModule(const Module &M, const Target &T, const EmitterOptions &Options,
                DiagnosticEngine &Diags, SmallVectorImpl<char> &Out) {
  unsigned ErrorsBefore = Diags.numErrors();
  const DataLayout &DL = M.getDataLayout();
  Annotations Notes(M);
  NameTable Names(M);
  Requirements Needs;
  Needs.need(T.SM->MinPTX);
  if (T.PTX && *T.PTX < T.SM->MinPTX)
    Diags.report(Rule::EmitNeedsPtx, {},
                 {T.SM->Name.str(), formatPTXVersion(T.SM->MinPTX),
                  formatPTXVersion(*T.PTX)});
  GlobalTable Globals(M, Notes);
  EmissionPlan Plan;
  Plan.IsEmitted = true;
  checkDeclarations(M, T, Options, Notes, Globals, Plan, Diags);
  // With an older --ptx, positions are printed without inlined calls.
  bool HasLineSections = Options.Dwarf != DwarfStyle::Plain;
  LineTable Lines(M, mayUse(T, Feature::InlinedLocation), HasLineSections,
                  Names.stem(Stem::InfoString));
  if (Lines.hasInlined())
    Needs.need(Feature::InlinedLocation);
  DwarfInfo Dwarf(M, HasLineSections, Names.stem(Stem::DebugLabel));
  Needs.Debug = Dwarf.isWanted();
  ContextLock Constants(Options.Threads > 1);
  ModuleContext Ctx{M,       T,     Options,   DL,    Names,
                    Globals, Notes, Constants, Diags, Needs};

  // The header states the requirements of everything else, so it comes last.
  SmallVector<char, 0> Text, Start;
  printText(Ctx, Lines, Dwarf, Text);
  checkReservations(Ctx);

  {
    Writer Head(Start);
    printModuleHeader(Head, T, Needs,
                      DL.getPointerSizeInBits(AddressSpace::Generic));
  }
  // The text is moved: a copy would double the memory.
  Text.insert(Text.begin(), Start.begin(), Start.end());
  Out = std::move(Text);
  return Diags.numErrors() == ErrorsBefore;
}

} // namespace opennvvm::ptx
