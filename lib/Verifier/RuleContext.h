//===- RuleContext.h - What every rule is given -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rules are functions, and this is their first argument: the module, what is
// known about it, the target and the profile, and where findings go.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULECONTEXT_H
#define OPENNVVM_LIB_VERIFIER_RULECONTEXT_H

#include "Catalog/Reader.h"
#include "Reflection/LiveCode.h"
#include "Target/Features.h"
#include "Target/Kernel.h"
#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Verifier/Verifier.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Module.h"
#include <memory>
#include <type_traits>

namespace opennvvm::verifier {

class RuleContext {
public:
  enum class Extent : uint8_t { Module, Functions };

  /// \param Checked whether all of \p M is checked, or some of its functions.
  RuleContext(const llvm::Module &M, const VerifierOptions &Options,
              DiagnosticEngine &Diags, Extent Checked);
  RuleContext(const RuleContext &) = delete;
  RuleContext &operator=(const RuleContext &) = delete;

  const llvm::Module &M;
  const VerifierOptions &Options;
  DiagnosticEngine &Diags;
  const Annotations Annotated;

  /// Reports that \p At breaks \p R.
  void report(Rule R, Place At = {}, llvm::ArrayRef<std::string> Args = {},
              llvm::ArrayRef<std::string> Details = {},
              llvm::StringRef Help = {}) {
    Diags.report(R, At, Args, Details, Help);
  }
  /// Reports what \p At, being what it is, needs of the machine: nothing, if
  /// the machine does not reach it.
  void reportGate(Rule R, Place At, llvm::ArrayRef<std::string> Args = {},
                  llvm::ArrayRef<std::string> Details = {},
                  llvm::StringRef Help = {}) {
    if (!isDead(At))
      report(R, At, Args, Details, Help);
  }

  /// Whether the module is checked against \p P.
  bool is(Profile P) const { return Diags.profile() == P; }
  /// The machine that is compiled for.
  const SMInfo &machine() const { return *Options.Machine.SM; }
  /// The reader that libNVVM has for that machine.
  const ReaderInfo &reader() const {
    return readerOf(machine(), Options.LibNVVM);
  }
  /// Whether profile libnvvm is checked, and its reader has \p T.
  bool reads(ReaderTrait T) const {
    return is(Profile::LibNVVM) && reader().has(T);
  }
  /// Whether libNVVM, whose profile is checked, has dropped what nothing refers
  /// to before it verifies.
  bool dropsUnreferenced() const {
    return reads(ReaderTrait::DropsUnreferenced);
  }
  /// Whether libNVVM, whose profile is checked, checks also what nothing refers
  /// to.
  bool checksUnreferenced() const {
    return is(Profile::LibNVVM) && !dropsUnreferenced();
  }
  /// Whether the math functions that PTX lacks are available.
  bool linksLibdevice() const {
    return is(Profile::NVPTX) && Options.HasLibdevice;
  }
  /// Whether the whole module is checked, so that what rules compute about it
  /// is of use for more than one function.
  bool checksModule() const { return Checked == Extent::Module; }

  bool isKernel(const llvm::Function &F) const {
    return opennvvm::isKernel(F, Annotated);
  }
  /// Whether the machine never reaches \p At.
  bool isDead(Place At) const;
  /// What the machine reaches; null if all code counts.
  const LiveCode *liveCode() const { return Live; }
  /// Whether libNVVM has removed \p BB before it verifies.
  bool isHidden(const llvm::BasicBlock &BB) const {
    return Hidden.contains(&BB);
  }
  /// Whether LLVM's verifier rejected \p F, so that nothing can be said of it.
  bool isUnsound(const llvm::Function &F) const {
    return Options.Unsound && Options.Unsound->contains(&F);
  }

  /// The T of this run: what the rules of one file remember between calls. It
  /// is made at its first use, from the context if it can be.
  template <typename T> T &state() {
    for (const Slot &S : Slots)
      if (S.Key == &KeyOf<T>)
        return *static_cast<T *>(S.Object.get());
    return make<T>();
  }

private:
  template <typename T> static constexpr char KeyOf = 0; ///< For its address.
  using Deleter = void (*)(void *);
  struct Slot {
    const char *Key;
    std::unique_ptr<void, Deleter> Object;
  };

  template <typename T> T &make() {
    T *Object;
    if constexpr (std::is_constructible_v<T, const RuleContext &>)
      Object = new T(*this);
    else
      Object = new T();
    Slots.push_back(
        {&KeyOf<T>, {Object, [](void *P) { delete static_cast<T *>(P); }}});
    return *Object;
  }

  Extent Checked;
  const LiveCode *Live = nullptr;
  std::unique_ptr<LiveCode> OwnLive;
  llvm::SmallPtrSet<const llvm::BasicBlock *, 4> Hidden;
  llvm::SmallVector<Slot, 8> Slots;
};

/// A type as printed in IR.
std::string describe(const llvm::Type &T);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULECONTEXT_H
