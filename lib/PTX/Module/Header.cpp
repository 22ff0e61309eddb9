//===- Header.cpp - Function headers and declarations ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Header.h"
#include "ModuleScope.h"
#include "ParamLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

static bool hasParam(const Argument &A, const DataLayout &DL) {
  Type *ByVal = A.getParamByValType();
  return hasParam(ByVal ? ByVal : A.getType(), DL);
}

static bool hasReturn(const Function &F, const DataLayout &DL) {
  return !F.getReturnType()->isVoidTy() && hasParam(F.getReturnType(), DL);
}

/// A kernel's opaque parameters are marked by annotations with their index:
/// images as textures or surfaces, and samplers.
static StringRef opaqueParamType(const Argument &A, const Annotations &Notes) {
  for (const Annotations::Entry &E : Notes.of(*A.getParent())) {
    if (E.Value != int64_t(A.getArgNo()))
      continue;
    if (E.Says == Annotation::Sampler)
      return ".samplerref ";
    if (E.Says == Annotation::ReadOnlyImage)
      return ".texref ";
    if (E.Says == Annotation::WritableImage)
      return ".surfref ";
  }
  return {};
}

/// ".ptr .global .align 16 ": what is known about a kernel's pointer.
static void printPointerHint(Writer &Out, const Argument &A,
                             const ModuleContext &Ctx) {
  if (StringRef Opaque = opaqueParamType(A, Ctx.Notes); !Opaque.empty()) {
    Out.text(".ptr ");
    Out.text(Opaque);
    return;
  }
  StringRef Space;
  switch (A.getType()->getPointerAddressSpace()) {
  case AddressSpace::Global:
    Space = ".global ";
    break;
  case AddressSpace::Shared:
    Space = ".shared ";
    break;
  case AddressSpace::Const:
    Space = ".const ";
    Ctx.Needs.ConstParameter = true;
    break;
  case AddressSpace::Local:
    Space = ".local ";
    break;
  }
  Align Known = A.getParamAlign().valueOrOne();
  if (Space.empty() && Known == Align(1))
    return;
  Out.text(".ptr ");
  Out.text(Space);
  Out.text(".align ");
  Out.dec(Known.value());
  Out.ch(' ');
}

/// ".align 8 .b8 NAME[16]" or ".u32 NAME"; \p PrintName prints the name.
template <typename NameFn>
static void printVariable(Writer &Out, const ParamLayout &L, NameFn PrintName) {
  if (!L.IsArray) {
    Out.text(L.ScalarType);
    Out.ch(' ');
    PrintName();
    return;
  }
  Out.text(".align ");
  Out.dec(L.Alignment.value());
  Out.text(" .b8 ");
  PrintName();
  Out.ch('[');
  Out.dec(L.Size);
  Out.ch(']');
}

/// Prints the parenthesised parameters.
static void printParams(Writer &Out, const Function &F, StringRef Name,
                        bool IsKernel, const ModuleContext &Ctx) {
  Out.ch('(');
  StringRef Separator = "\n";
  for (const Argument &A : F.args()) {
    if (!hasParam(A, Ctx.DL))
      continue;
    ParamLayout L = layoutParam(A, Ctx.DL, IsKernel);
    Out.text(Separator);
    Separator = ",\n";
    Out.text("\t.param ");
    printVariable(Out, L, [&] {
      if (IsKernel && !L.IsArray && A.getType()->isPointerTy())
        printPointerHint(Out, A, Ctx);
      Out.text(Name);
      Out.text(Ctx.Names.stem(Stem::Parameter));
      Out.dec(A.getArgNo());
    });
  }
  if (F.isVarArg()) {
    Out.text(Separator);
    Separator = ",\n";
    Out.text("\t.param .align 8 .b8 ");
    Out.text(Name);
    Out.text(Ctx.Names.stem(Stem::VarArgs));
    Out.text("[]");
  }
  Out.text(Separator == "\n" ? ")\n" : "\n)\n");
}

uint64_t parameterBytes(const Function &F, const DataLayout &DL) {
  uint64_t Bytes = 0;
  for (const Argument &A : F.args()) {
    if (!hasParam(A, DL))
      continue;
    ParamLayout L = layoutParam(A, DL, /*IsKernel=*/true);
    Bytes = alignTo(Bytes, L.Alignment) + L.Size;
  }
  return Bytes;
}

const ParameterLimit &parameterLimitFor(uint64_t Bytes, const Target &T) {
  const ParameterLimit *Last = &parameterLimits().front();
  for (const ParameterLimit &L : parameterLimits()) {
    if (T.SM->Number < L.LowestSM || (T.PTX && *T.PTX < L.Since))
      continue;
    Last = &L;
    if (Bytes <= L.Bytes)
      break;
  }
  return *Last;
}

/// From the linkage to the closing parenthesis and the end of its line.
static void printPrototype(Writer &Out, const Function &F, StringRef Linkage,
                           StringRef Name, bool IsKernel,
                           const ModuleContext &Ctx) {
  Out.text(Linkage);
  if (IsKernel) {
    Out.text(".entry ");
  } else {
    Out.text(".func ");
    if (SmallVector<int64_t, 2> Unified = unifiedValues(Ctx, F);
        !Unified.empty()) {
      Out.text(".attribute(");
      printUnified(Out, Unified, Ctx, F);
      Out.text(") ");
    }
    if (hasReturn(F, Ctx.DL)) {
      Out.text(" (.param ");
      printVariable(Out, layoutReturn(F, Ctx.DL), [&] {
        Out.text(Ctx.Names.stem(Stem::Return));
        Out.ch('0');
      });
      Out.text(") ");
    }
  }
  Out.text(Name);
  printParams(Out, F, Name, IsKernel, Ctx);
  if (IsKernel)
    Ctx.Needs.need(parameterLimitFor(parameterBytes(F, Ctx.DL), Ctx.T).Since);
}

/// ptxas rejects .noreturn on kernels and on functions that return a value.
static void printNoReturn(Writer &Out, const Function &F, bool IsKernel,
                          const ModuleContext &Ctx) {
  if (IsKernel || !F.doesNotReturn() || hasReturn(F, Ctx.DL))
    return;
  needPTX(Ctx, Feature::NoReturn, Place::attribute(F, "noreturn"));
  Out.text(".noreturn\n");
}

static bool isCoroutine(const Function &F, const Annotations &Notes) {
  return F.hasMetadata("nvvm.coroutine") ||
         Notes.get(F, Annotation::Coroutine).value_or(0) != 0;
}

void printFunctionPrototype(Writer &Out, const Function &F, StringRef Linkage,
                            StringRef Name, const ModuleContext &Ctx) {
  bool IsKernel = isKernel(F, Ctx.Notes);
  printPrototype(Out, F, Linkage, Name, IsKernel, Ctx);
  printNoReturn(Out, F, IsKernel, Ctx);
}

void printFunctionHeader(Writer &Out, const Function &F,
                         const ModuleContext &Ctx, bool IsDeclaration) {
  StringRef Linkage = linkageDirective(F), Name = Ctx.Names.get(&F);
  if (IsDeclaration)
    return printFunctionPrototype(Out, F, Linkage, Name, Ctx);
  if (!F.hasLocalLinkage()) {
    Out.text(Linkage == ".weak " ? "\t// .weak\t" : "\t// .globl\t");
    Out.text(Name);
    Out.ch('\n');
  }
  printOriginalName(Out, F, Ctx.Names);
  noteComdat(Out, F, Ctx);
  if (isCoroutine(F, Ctx.Notes))
    Out.text(".pragma \"coroutine\";\n");
  bool IsKernel = isKernel(F, Ctx.Notes);
  printPrototype(Out, F, Linkage, Name, IsKernel, Ctx);
  if (IsKernel)
    printKernelAttributes(Out, F, Ctx);
  printNoReturn(Out, F, IsKernel, Ctx);
}

} // namespace opennvvm::ptx
