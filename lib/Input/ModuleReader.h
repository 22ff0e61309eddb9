//===- ModuleReader.h - Reading what LLVM survives --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_MODULEREADER_H
#define OPENNVVM_LIB_INPUT_MODULEREADER_H

#include "OldIntrinsics.h"
#include "SignatureScan.h"
#include "Support/CrashBoundary.h"
#include "opennvvm/Input/Input.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Module.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace opennvvm {

/// Reads a module repeatedly, each time hiding more of what would crash LLVM's
/// reader, until it can be read.
class ModuleReader {
public:
  ModuleReader(LoadedModule &L, llvm::LLVMContext &Context,
               DiagnosticEngine &Diags)
      : L(L), Context(Context), Diags(Diags) {}
  virtual ~ModuleReader() = default;

  std::unique_ptr<llvm::Module> run();

protected:
  /// The result of one attempt.
  struct Attempt {
    std::unique_ptr<llvm::Module> M; ///< Null if LLVM rejected it.
    CrashResult Crash;
  };

  /// Finds what LLVM must not see. Called before the first attempt.
  virtual void prepare() = 0;
  virtual Attempt parse() = 0;
  /// The intrinsics that LLVM may have crashed on, as they were written.
  virtual IntrinsicNames fatalSignatures() = 0;
  /// Whether the input contains \p Name, as opposed to LLVM having created it.
  virtual bool isWritten(llvm::StringRef Name) = 0;
  virtual TextRange rangeOf(llvm::StringRef) { return {}; }

  /// Hides \p Names, which LLVM would mistake for something else.
  /// \param M declares them; may be null.
  /// \returns true if one of them was not hidden before.
  bool hide(const IntrinsicNames &Names, const llvm::Module *M = nullptr);
  /// Hides \p Names, for which isLeftToUs() is true, until the module is read.
  void keepOld(const IntrinsicNames &Names);

  LoadedModule &L;
  llvm::LLVMContext &Context;
  DiagnosticEngine &Diags;
  llvm::StringSet<> Hidden;
  IntrinsicNames Old;     ///< Those among them to be restored.
  std::vector<char> Copy; ///< What LLVM reads if something is hidden.

private:
  void reportSignature(llvm::StringRef Name, const llvm::Function *Declared);
  IntrinsicNames wrongNames(const llvm::Module &M);
  void restoreOld(llvm::Module &M);
  void nameHidden(llvm::Module &M);
};

/// Records the target information of the module before LLVM checks it. If LLVM
/// cannot parse the layout, its default for the triple is used instead.
std::optional<std::string> noteLayout(LoadedModule &L, llvm::StringRef Triple,
                                      llvm::StringRef Layout);

/// Keeps LLVM's readers from verifying the debug information of what they read
/// and ending the process if it is broken. For the whole process; any thread
/// may call this.
void leaveDebugInfoAlone();

std::unique_ptr<ModuleReader> makeTextReader(LoadedModule &L,
                                             llvm::LLVMContext &Context,
                                             DiagnosticEngine &Diags);

/// \param HasNewer whether there are records that LLVM does not know.
std::unique_ptr<ModuleReader> makeBitcodeReader(LoadedModule &L,
                                                llvm::LLVMContext &Context,
                                                DiagnosticEngine &Diags,
                                                bool HasNewer);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_MODULEREADER_H
