//===- Program.h - Several modules to one PTX text --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The compile entry that the faces share: modules in memory are read, checked,
// linked, verified and compiled. Every function returns; a crash of LLVM is a
// finding.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DRIVER_PROGRAM_H
#define OPENNVVM_DRIVER_PROGRAM_H

#include "opennvvm/Input/Input.h"
#include "opennvvm/Pipeline/Compile.h"
#include "llvm/ADT/StringSet.h"
#include <memory>
#include <string>
#include <vector>

namespace llvm {
class LLVMContext;
} // namespace llvm

namespace opennvvm {

/// Gives \p M the default triple and layout if it has none.
/// \param WrittenLayout LoadedModule::DataLayout
void completeTarget(llvm::Module &M, llvm::StringRef WrittenLayout);

/// \p Request for module \p L in particular: the machine that the module names
/// if \p Request names none, and what reading it has found.
CompileOptions optionsFor(const CompileOptions &Request, const LoadedModule &L);

/// The machine of two modules together: the higher one, neither being null.
const SMInfo *machineOfBoth(const SMInfo *A, const SMInfo *B);

/// Names by which messages can tell modules apart: those of \p Given, except
/// that a name that has occurred before gets "#" and its number, from 1.
std::vector<std::string> distinctNames(llvm::ArrayRef<llvm::StringRef> Given);

/// A module that was read, how it is compiled, and what was found in it.
struct ProgramUnit {
  ProgramUnit(const DiagnosticOptions &Options, llvm::ArrayRef<Profile> P)
      : Diags(Options, P) {}

  std::string Name; ///< As given; Input.File may have a number.
  DiagnosticEngine Diags;
  LoadedModule Input;
  CompileOptions How;
  bool IsSound = false; ///< Whether it can be linked and compiled.
  /// Whether it could not be read, without a crash.
  bool IsUnread = false;
};

/// Checks the structure of \p Unit, whose module was read, and completes How
/// from \p Request. If it cannot be compiled, everything that is wrong with it
/// is reported. \returns whether it can.
bool acceptUnit(ProgramUnit &Unit, const CompileOptions &Request);

/// Adds to \p Names what \p M defines for other modules.
void addDefinedNames(const llvm::Module &M, llvm::StringSet<> &Names);

/// A program: modules that are linked in the order in which they are added, and
/// libraries of which only what is needed is linked.
class Program {
public:
  /// \param Request describes the compilation, except what depends on modules.
  Program(CompileOptions Request, DiagnosticOptions Diagnostics);
  Program(const Program &) = delete;
  Program &operator=(const Program &) = delete;
  /// Leaks the modules if LLVM crashed in them.
  ~Program();

  /// Adds text or bitcode, which must outlive the program and end in a NUL that
  /// does not count. Findings are those of the unit.
  /// \param Shown how findings call it, if not by its name; see
  /// distinctNames().
  /// \returns the unit, for as long as the program lives.
  const ProgramUnit &add(llvm::StringRef Bytes, llvm::StringRef Name,
                         llvm::StringRef Shown = {});

  /// Checks what is left of \p Unit, which could not be read, without its
  /// syntax errors, so that all of them and what is wrong elsewhere is
  /// reported.
  void checkUnread(ProgramUnit &Unit);

  /// Adds a library, under the same conditions. Its name must live, too.
  /// \param Check is given the declarations, and may refuse the library.
  /// \returns why it cannot be read.
  llvm::Error
  addLibrary(llvm::StringRef Bytes, llvm::StringRef Name,
             llvm::function_ref<std::string(const llvm::Module &)> Check = {});

  /// Adds a library that another program has read; see Libraries::addKnown().
  void addKnownLibrary(llvm::StringRef Bytes, llvm::StringRef Name,
                       std::shared_ptr<const LibraryIndex> Index) {
    Libs.addKnown(llvm::MemoryBufferRef(Bytes, Name), std::move(Index));
  }
  const Libraries &libraries() const { return Libs; }

  /// Links all units, which must be sound. The machine of the whole is the
  /// highest of theirs.
  /// \param Checked whether modules that cannot work together are errors even
  /// if LLVM would link them; see linkMismatch().
  /// \returns false if they cannot be linked; linkFailure() tells why.
  bool link(bool Checked);

  struct LinkFailure {
    std::string Unit;        ///< The given name of the later module.
    std::string Message;     ///< Without a final newline.
    bool IsMismatch = false; ///< Found by linkMismatch().
  };
  const LinkFailure &linkFailure() const { return Failure; }
  /// What the linker warned of.
  llvm::ArrayRef<std::string> linkWarnings() const { return Warnings; }

  /// Verifies the linked program under the profiles of the request, with what
  /// it needs of libraries if link() has checked.
  bool verify();

  /// Compiles the linked program, once.
  /// \param [out] Out receives PTX, or what the mode of the request gives.
  /// \returns true if no error was reported.
  bool compile(llvm::SmallVectorImpl<char> &Out);

  /// The linked module; null before link().
  llvm::Module *module();
  /// How the linked module is compiled.
  CompileOptions &options() { return Linked->How; }

  /// All modules, in order; the findings of the linked program are those of the
  /// last, which has no module of its own if there are several.
  llvm::ArrayRef<std::unique_ptr<ProgramUnit>> units() const { return Units; }

private:
  std::unique_ptr<ProgramUnit> newUnit() const;
  void checkParts();
  void linkUnits(ProgramUnit &Whole, bool Checked);
  DiagnosticEngine &engineFor(ProgramUnit &Later, ProgramUnit &Whole, Place At);

  CompileOptions Request;
  DiagnosticOptions Diagnostics;
  std::unique_ptr<llvm::LLVMContext> Context;
  std::vector<std::unique_ptr<ProgramUnit>> Units;
  ProgramUnit *Linked = nullptr;
  Libraries Libs;
  LinkFailure Failure;
  std::vector<std::string> Warnings;
  llvm::StringSet<> Defined;
  bool PartsAreValid = true, Crashed = false;
};

} // namespace opennvvm

#endif // OPENNVVM_DRIVER_PROGRAM_H
