//===- Session.h - From modules to PTX, in order ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What every face of the product does: input, a target, options and a place for
// findings go in; PTX or bitcode, findings, an index of the text and the table
// of times come out. Every function returns; a crash of LLVM is a finding.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DRIVER_SESSION_H
#define OPENNVVM_DRIVER_SESSION_H

#include "opennvvm/Input/Input.h"
#include "opennvvm/Pipeline/Compile.h"
#include "opennvvm/Pipeline/LineMarks.h"
#include "llvm/ADT/StringSet.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class LLVMContext;
} // namespace llvm

namespace opennvvm {

struct PtxIndex;

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
      : Findings(std::make_unique<DiagnosticEngine>(Options, P)),
        Diags(*Findings) {}

  std::string Name; ///< As given; Input.File may have a number.
  /// Null once Session::takeFindings() was called.
  std::unique_ptr<DiagnosticEngine> Findings;
  DiagnosticEngine &Diags; ///< The same, for as long as it lives.
  LoadedModule Input;
  CompileOptions How;
  /// Whether LLVM's verifier has accepted the module.
  bool IsWellFormed = false;
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

/// What compiling gives.
struct Products {
  llvm::SmallVector<char, 0> Output; ///< PTX or bitcode, as the mode says.
  /// The second output of mode GenLTOAndLLC.
  llvm::SmallVector<char, 0> LTOBitcode;
  /// Which lines of the input those of PTX are from, if the options ask for
  /// marks; Output is without them.
  std::vector<LineMark> Marks;

  /// The output as text.
  llvm::StringRef text() const { return {Output.data(), Output.size()}; }
  /// Where things are in the output, which is PTX.
  PtxIndex index() const;
};

/// How modules become one program.
struct LinkStyle {
  /// Whether modules that cannot work together are errors even if LLVM would
  /// link them; see linkMismatch(). Also applies to parts of libraries.
  bool IsChecked = true;
  /// Whether the units were checked and their findings shown. Then all that
  /// linking finds belongs to the linked program, which is not checked again,
  /// except functions of which a module other than their own says something.
  bool PartsAreShown = false;
};

/// Reading, checking, linking and compiling in their order: the only place that
/// knows it. A session has modules that are linked in the order in which they
/// are read, and libraries of which only what is needed is linked. What LLVM
/// has crashed in is leaked, never destroyed.
class Session {
public:
  /// \param Request describes the compilation, except what depends on modules.
  Session(CompileOptions Request, DiagnosticOptions Diagnostics);
  Session(const Session &) = delete;
  Session &operator=(const Session &) = delete;
  ~Session();

  //===--------------------------------------------------------------------===//
  // Input
  //===--------------------------------------------------------------------===//

  /// Has read() report bitcode that another producer than that of the request
  /// has written.
  void refuseOtherProducers() { ChecksProducer = true; }

  /// Reads \p File ("-" is standard input), completes its target, checks its
  /// structure and completes how it is compiled. No profile is checked.
  /// \param Shown how findings call it, if not by its name.
  /// \returns the unit, for as long as the session lives, which has no module
  /// if LLVM cannot read it; an error if the file cannot be opened.
  llvm::Expected<ProgramUnit *> read(llvm::StringRef File,
                                     llvm::StringRef Shown = {});

  /// The same for text or bitcode in memory.
  ProgramUnit &read(std::unique_ptr<llvm::MemoryBuffer> Bytes,
                    llvm::StringRef Name, llvm::StringRef Shown = {});

  /// Only reads: the target stays as it is written, and nothing is checked.
  ProgramUnit &readAsWritten(std::unique_ptr<llvm::MemoryBuffer> Bytes,
                             llvm::StringRef Name, llvm::StringRef Shown = {});

  /// Reads text or bitcode, which must outlive the session and end in a NUL
  /// that does not count. If it cannot be compiled, everything that is wrong
  /// with it is reported. Findings are those of the unit.
  /// \param Shown see distinctNames().
  ProgramUnit &add(llvm::StringRef Bytes, llvm::StringRef Name,
                   llvm::StringRef Shown = {});

  /// Adds a library, under the same conditions. Its name must live, too.
  /// \param Check is given the declarations, and may refuse the library.
  /// \param ForOthers whether other sessions will get it from libraries(): it
  /// then stays read with its index, which its bytes must outlive.
  /// \returns why it cannot be read.
  llvm::Error
  addLibrary(llvm::StringRef Bytes, llvm::StringRef Name,
             llvm::function_ref<std::string(const llvm::Module &)> Check = {},
             bool ForOthers = false);

  /// Adds a library that another session has read; see Libraries::addKnown().
  void addKnownLibrary(llvm::StringRef Bytes, llvm::StringRef Name,
                       std::shared_ptr<const LibraryIndex> Index) {
    Libs.addKnown(llvm::MemoryBufferRef(Bytes, Name), std::move(Index));
  }
  const Libraries &libraries() const { return Libs; }

  //===--------------------------------------------------------------------===//
  // Checking
  //===--------------------------------------------------------------------===//

  /// Checks \p Unit, which was read, under the profiles of the request.
  void check(ProgramUnit &Unit);

  /// Checks what is left of \p Unit, which could not be read, without its
  /// syntax errors, so that all of them and what is wrong elsewhere is
  /// reported.
  /// \param Then is called when that was checked; it may add to the findings.
  /// \returns whether the rest could be read.
  bool checkUnread(ProgramUnit &Unit, llvm::function_ref<void()> Then = {});

  /// Checks each sound unit as a part of a program that has what the others and
  /// the libraries define.
  void checkParts();

  /// Verifies the linked program under the profiles of the request, with what
  /// it needs of libraries if it was linked with checks.
  bool verify();

  /// What was found in \p Unit, without its module and its text.
  std::unique_ptr<DiagnosticEngine> takeFindings(ProgramUnit &Unit);

  //===--------------------------------------------------------------------===//
  // The program
  //===--------------------------------------------------------------------===//

  /// Links all units, which must be sound, after checking the parts if there
  /// are several. The machine of the whole is the highest of theirs.
  /// \returns false if they cannot be linked; linkFailure() tells why.
  bool link(LinkStyle Style);

  /// The same, with checks if \p Checked is set.
  bool link(bool Checked) { return link(LinkStyle{Checked, false}); }

  struct LinkFailure {
    std::string Unit;        ///< The given name of the later module.
    std::string Message;     ///< Without a final newline.
    bool IsMismatch = false; ///< Found by linkMismatch().
  };
  /// The first reason why the modules cannot be linked.
  const LinkFailure &linkFailure() const { return Failure; }
  /// What the linker warned of.
  llvm::ArrayRef<std::string> linkWarnings() const { return Warnings; }

  /// Compiles the linked program, once.
  /// \param [out] Out receives PTX, or what the mode of the request gives, with
  /// the marks that it asks for.
  /// \returns true if no error was reported.
  bool compile(llvm::SmallVectorImpl<char> &Out);

  /// The same; marks are taken out of the text.
  bool compile(Products &Out);

  /// Changes the module of \p Unit, which must be sound, with \p Change, which
  /// returns whether that has succeeded. \returns the same; false after a
  /// crash, which is a finding.
  bool transform(ProgramUnit &Unit,
                 llvm::function_ref<bool(ProgramUnit &)> Change);

  /// Writes \p M: bitcode that names \p Producer, or assembly if that is empty.
  static void write(llvm::Module &M, llvm::StringRef Producer,
                    llvm::SmallVectorImpl<char> &Out);

  /// The linked module; null before link().
  llvm::Module *module();
  /// How the linked module is compiled.
  CompileOptions &options() { return Linked->How; }
  /// The unit that has the findings of the linked program; link() was called.
  ProgramUnit &linked() { return *Linked; }

  /// What was asked for, whatever the modules say.
  const CompileOptions &request() const { return Request; }

  /// All modules, in order; the findings of the linked program are those of the
  /// last, which has no module of its own if there are several.
  llvm::ArrayRef<std::unique_ptr<ProgramUnit>> units() const { return Units; }

  //===--------------------------------------------------------------------===//
  // Crashes
  //===--------------------------------------------------------------------===//

  /// Runs \p Work, which uses modules of this session. After a crash, which is
  /// described in what is returned, the session will leak them.
  std::optional<std::vector<std::string>>
  guard(llvm::function_ref<void()> Work);

  /// Leaks the modules in any case: the process ends soon, or has crashed in
  /// them elsewhere.
  void abandon() { Crashed = true; }

private:
  std::unique_ptr<ProgramUnit> newUnit() const;
  ProgramUnit &keep(std::unique_ptr<ProgramUnit> New);
  ProgramUnit &accept(ProgramUnit &Unit);
  std::unique_ptr<ProgramUnit> newWhole() const;
  void leave(ProgramUnit &Unit);
  void linkUnits(ProgramUnit &Whole, LinkStyle Style);
  void linkShown(ProgramUnit &Whole, bool IsChecked);
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
  bool ChecksProducer = false, PartsAreChecked = false, PartsAreValid = true,
       Crashed = false;
};

} // namespace opennvvm

#endif // OPENNVVM_DRIVER_SESSION_H
