//===- Call.h - Calls of intrinsics LLVM does not know ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One walk over the catalog's row checks everything that concerns a single
// operand. If a check involves several operands, the row names its function.
// These functions are in the files of this folder, one subject per file.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_INTERNAL_CALL_H
#define OPENNVVM_LIB_VERIFIER_INTERNAL_CALL_H

#include "Catalog/InternalIntrinsic.h"
#include "RuleContext.h"
#include "llvm/IR/InstrTypes.h"
#include <optional>

namespace opennvvm::verifier {

/// How the words of a call are judged: by the documents, or as a reader of
/// libNVVM was seen to judge them.
class Judgment {
public:
  /// The judgment that profile and machine of \p Ctx ask for.
  explicit Judgment(const RuleContext &Ctx)
      : Reader(Ctx.is(Profile::LibNVVM) ? &Ctx.reader() : nullptr) {}

  /// The reader that judges; null if the documents do.
  const ReaderInfo *reader() const { return Reader; }
  /// Whether what \p If and \p Unless say of a row holds for it.
  bool looksAt(ReaderTrait If, ReaderTrait Unless = NoTrait) const {
    return Reader ? Reader->looksAt(If, Unless) : If == NoTrait;
  }

  bool isDocumented() const { return !Reader; }
  /// Whether a reader judges, and has \p T.
  bool has(ReaderTrait T) const { return Reader && Reader->has(T); }
  /// Whether a reader judges, and does not have \p T.
  bool lacks(ReaderTrait T) const { return Reader && !Reader->has(T); }

private:
  const ReaderInfo *Reader;
};

/// What is wrong with the declaration \p F of the intrinsic of \p Row, if
/// anything.
struct DeclarationProblem {
  Rule ID;
  std::string Text; ///< Its argument.
  std::string Help;
  bool IsFatal; ///< The operands cannot be checked.
  llvm::SmallVector<std::string, 2> Details = {};
};
llvm::SmallVector<DeclarationProblem, 1>
checkDeclaration(const llvm::Function &F, const InternalIntrinsic &Row,
                 Judgment By);

/// One call of a documented intrinsic that LLVM does not know, declared in one
/// of its forms.
class InternalCall {
public:
  InternalCall(RuleContext &Ctx, const llvm::CallBase &Call,
               const InternalIntrinsic &Row)
      : Ctx(Ctx), Call(Call), Row(Row), By(Ctx) {}

  /// Reports what some readers reject before anything else: immargs that are
  /// not constants.
  void checkImmediates();
  /// Checks the rest of the call.
  void check();
  /// Checks only the fields of its words.
  void checkFields();

  Judgment by() const { return By; }
  const Target &machine() const { return Ctx.Options.Machine; }
  const InternalIntrinsic &row() const { return Row; }

  const llvm::CallBase &call() const { return Call; }
  llvm::Value *arg(unsigned I) const { return Call.getArgOperand(I); }
  llvm::Type *type(unsigned I) const { return arg(I)->getType(); }
  llvm::Type *resultType() const { return Call.getType(); }

  /// The value of operand \p I, if it is constant.
  std::optional<uint64_t> constant(unsigned I) const;
  /// The value of the field \p Name, if it is legal.
  std::optional<uint64_t> field(llvm::StringRef Name) const;
  /// The name of that value.
  llvm::StringRef nameOf(llvm::StringRef Name) const;

  void report(Rule R, const llvm::Twine &Help = {});

private:
  std::optional<uint64_t> bits(const InternalField &F) const;
  void checkGate();
  bool checkConstants(bool AfterFields);
  void checkUndefs();
  void checkField(const InternalField &F);

  RuleContext &Ctx;
  const llvm::CallBase &Call;
  const InternalIntrinsic &Row;
  Judgment By;
};

// SignatureText.cpp
/// How \p Ty differs from the first form of \p Row, as newer versions of LLVM
/// say it.
std::string explainMismatch(const llvm::FunctionType &Ty,
                            const InternalIntrinsic &Row);

// OwnForms.cpp
/// The intrinsic that does what \p Call of the own form \p Row does, in words;
/// empty if there is none.
std::string adviceFor(const llvm::CallBase &Call, const InternalIntrinsic &Row);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_INTERNAL_CALL_H
