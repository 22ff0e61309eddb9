//===- Aliases.cpp - Other names of functions -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Aliases.h"
#include "Header.h"
#include "ModuleScope.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::ptx {

static const Function *aliasedFunction(const GlobalAlias &GA) {
  return dyn_cast<Function>(GA.getAliasee()->stripPointerCastsAndAliases());
}

/// Whether \p GA is another name of a variable that only this module uses: its
/// uses print the variable's name.
static bool isOwnVariable(const GlobalAlias &GA) {
  return GA.hasLocalLinkage() &&
         isa_and_nonnull<GlobalVariable>(GA.getAliaseeObject());
}

StringRef aliasProblem(const GlobalAlias &GA, const Annotations &Notes) {
  if (isOwnVariable(GA))
    return {};
  const Function *F = aliasedFunction(GA);
  if (!F)
    return "PTX has aliases of functions only";
  if (isKernel(*F, Notes))
    return "PTX has no aliases of kernels";
  if (F->isDeclarationForLinker())
    return "its aliasee is a function that is not defined here";
  if (F->isWeakForLinker())
    return "its aliasee is a weak function";
  return {};
}

/// The function for which \p GA is printed as an alias; null if it is not
/// printed.
static const Function *printedAliasee(const GlobalAlias &GA,
                                      const Annotations &Notes) {
  return aliasProblem(GA, Notes).empty() ? aliasedFunction(GA) : nullptr;
}

void declareAliases(Writer &Out, const ModuleContext &Ctx) {
  for (const GlobalAlias &GA : Ctx.M.aliases()) {
    const Function *F = printedAliasee(GA, Ctx.Notes);
    if (!F)
      continue;
    needPTX(Ctx, Feature::Alias, GA);
    printOriginalName(Out, GA, Ctx.Names);
    printFunctionPrototype(Out, *F, linkageDirective(GA), Ctx.Names.get(&GA),
                           Ctx);
    Out.text(";\n\n");
  }
}

void printAliases(Writer &Out, const ModuleContext &Ctx) {
  for (const GlobalAlias &GA : Ctx.M.aliases()) {
    const Function *F = printedAliasee(GA, Ctx.Notes);
    if (!F)
      continue;
    Out.text(".alias ");
    Out.text(Ctx.Names.get(&GA));
    Out.text(", ");
    Out.text(Ctx.Names.get(F));
    Out.text(";\n");
  }
}

} // namespace opennvvm::ptx
