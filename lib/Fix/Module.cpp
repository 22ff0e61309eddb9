//===- Module.cpp - Triple, layout, version, names ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "llvm/IR/Module.h"
#include "Input/Encoding.h"
#include "PTX/Text/Names.h"
#include "Remedy.h"
#include "Target/Annotation.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/TypeFinder.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace opennvvm::fix {

using Token = IRLexer::Token;

/// Sets the string of "target \p What".
static void writeTarget(Remedy &R, StringRef What, StringRef Value) {
  Span Quoted = R.Text.outline().target(What);
  if (!Quoted.empty())
    return R.replace(Quoted, "\"" + Value + "\"");
  R.insert(R.Text.endOfPreamble(),
           "target " + What + " = \"" + Value + "\"" + R.Text.lineBreak());
}

static StringRef tripleFor(const Module &M) {
  return M.getDataLayout().getPointerSizeInBits(0) == 32
             ? "nvptx-nvidia-cuda"
             : "nvptx64-nvidia-cuda";
}

bool removeMark(Remedy &R) {
  // What was read has blanks in its place.
  R.replace({0, ByteOrderMark.size()}, "");
  return true;
}

bool writeTriple(Remedy &R) {
  writeTarget(R, "triple", tripleFor(R.module()));
  return true;
}

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

/// Adds \p T and the types that it is made of to \p Types.
static void addType(Type *T, SmallPtrSetImpl<Type *> &Types) {
  if (!Types.insert(T).second)
    return;
  for (Type *Part : T->subtypes())
    addType(Part, Types);
}

/// The types that \p M lays out in memory.
static SmallPtrSet<Type *, 32> typesOf(const Module &M) {
  SmallPtrSet<Type *, 32> Types;
  for (const GlobalVariable &GV : M.globals())
    addType(GV.getValueType(), Types);
  for (const Function &F : M) {
    addType(F.getFunctionType(), Types);
    for (const Argument &A : F.args())
      if (Type *Pointee = A.getPointeeInMemoryValueType())
        addType(Pointee, Types);
    for (const Instruction &I : instructions(F)) {
      addType(I.getType(), Types);
      for (const Value *Op : I.operands())
        addType(Op->getType(), Types);
      if (auto *Alloca = dyn_cast<AllocaInst>(&I))
        addType(Alloca->getAllocatedType(), Types);
      if (auto *GEP = dyn_cast<GetElementPtrInst>(&I))
        addType(GEP->getSourceElementType(), Types);
    }
  }
  return Types;
}

static bool isLaidOutAlike(Type *T, const DataLayout &A, const DataLayout &B) {
  if (!T->isSized() || isa<TargetExtType>(T) || T->isScalableTy())
    return true;
  if (A.getTypeAllocSize(T) != B.getTypeAllocSize(T))
    return false;
  // An array of them begins at a multiple of the alignment, and so does what
  // is on the stack; code that depends on less than it has is not wrong.
  if (A.getABITypeAlign(T) > B.getABITypeAlign(T))
    return false;
  if (T->isPtrOrPtrVectorTy())
    return A.getIndexTypeSizeInBits(T) == B.getIndexTypeSizeInBits(T);
  auto *S = dyn_cast<StructType>(T);
  if (!S)
    return true;
  const StructLayout &InA = *A.getStructLayout(S), &InB = *B.getStructLayout(S);
  for (unsigned I = 0; I < S->getNumElements(); ++I)
    if (InA.getElementOffset(I) != InB.getElementOffset(I))
      return false;
  return true;
}

/// Whether the text of \p M means the same under layout \p New: the order of
/// bytes, and the address spaces of functions and variables that name none.
static bool meansTheSame(const Module &M, const DataLayout &New) {
  const DataLayout &Old = M.getDataLayout();
  return Old.isBigEndian() == New.isBigEndian() &&
         Old.getProgramAddressSpace() == New.getProgramAddressSpace() &&
         (M.global_empty() || Old.getDefaultGlobalsAddressSpace() ==
                                  New.getDefaultGlobalsAddressSpace());
}

bool writeLayout(Remedy &R) {
  const Module &M = R.module();
  // A triple that is wrong is mended together with the layout.
  Triple T = M.getTargetTriple().isNVPTX() ? M.getTargetTriple()
                                           : Triple(tripleFor(M));
  DataLayout New(T.computeDataLayout());
  StringRef Written = R.Text.text(R.Text.outline().target("datalayout"));
  // A module without a layout has that of the triple already, and one that
  // cannot be parsed has none.
  bool HasOwn = Written.size() > 2 && Written.trim('"') != "" &&
                M.getDataLayoutStr() == Written.drop_front().drop_back();
  if (HasOwn) {
    if (!meansTheSame(M, New))
      return false;
    for (Type *Ty : typesOf(M))
      if (!isLaidOutAlike(Ty, M.getDataLayout(), New))
        return false;
  }
  writeTarget(R, "datalayout", New.getStringRepresentation());
  return true;
}

//===----------------------------------------------------------------------===//
// Version and names
//===----------------------------------------------------------------------===//

bool addVersion(Remedy &R) {
  std::optional<unsigned> Last = R.Text.outline().lastNode();
  std::string Node = "!" + std::to_string(Last ? *Last + 1 : 0);
  StringRef Break = R.Text.lineBreak(), Text = R.Text.text();
  R.insert(Text.size(), (Text.empty() || Text.ends_with("\n") ? "" : Break) +
                            "!nvvmir.version = !{" + Node + "}" + Break + Node +
                            " = !{i32 2, i32 0}" + Break);
  return true;
}

bool renameGlobal(Remedy &R) {
  const GlobalValue *GV = R.At.GV;
  if (!GV || !GV->hasName())
    return false;
  StringRef New = R.Text.ptxNames().get(GV), Old = GV->getName();
  if (New == Old)
    return false;
  for (Span S : R.Text.namings(Old))
    R.replace(S, "@" + New);
  // A global without a named comdat is in the one of its own name.
  if (const Comdat *C = GV->getComdat(); C && C->getName() == Old) {
    ArrayRef<Span> Namings = R.Text.occurrences(("$" + Old).str());
    if (Namings.empty())
      return false;
    for (Span S : Namings)
      R.replace(S, "$" + New);
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Annotations
//===----------------------------------------------------------------------===//

/// Whether the first operand of the node with number \p Number is no global.
static bool isAboutNothing(const ModuleText &Text, StringRef Number) {
  Span Node = Text.outline().metadata(Number);
  if (Node.empty())
    return false;
  IRLexer L(Text.text(), Node.End);
  // "= !{", perhaps with "distinct".
  for (Token T = L.next(); !T.is('{'); T = L.next())
    if (T.Kind == Token::End || T.is('}'))
      return false;
  for (Token T = L.next(); !T.is(',') && !T.is('}'); T = L.next())
    if (T.Kind == Token::End || T.Text.starts_with("@"))
      return false;
  return true;
}

bool removeAnnotation(Remedy &R) {
  Span List = R.Text.outline().metadata(AnnotationsName);
  if (List.empty())
    return false;
  IRLexer L(R.Text.text(), List.End);
  for (Token T = L.next(); !T.is('{'); T = L.next())
    if (T.Kind == Token::End || T.is('}'))
      return false;
  bool Any = false;
  Token Comma;
  for (Token T = L.next(); !T.is('}') && T.Kind != Token::End; T = L.next()) {
    if (T.is(',')) {
      Comma = T;
      continue;
    }
    if (!isAboutNothing(R.Text, T.Text.ltrim('!')))
      continue;
    // With one comma, if there are more entries.
    Span S = T.Where;
    if (Comma.Kind != Token::End)
      S.Begin = Comma.Where.Begin;
    else if (L.peek().is(','))
      S.End = R.Text.endOfBlanks(L.next().Where.End);
    R.replace(S, "");
    Any = true;
  }
  return Any;
}

} // namespace opennvvm::fix
