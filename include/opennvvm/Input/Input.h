//===- Input.h - Reading NVVM IR --------------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads text or bitcode into a Module. Input that would crash LLVM's reader is
// found by scanning it first, or stopped by a crash boundary; either way, the
// result is a single diagnostic.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_INPUT_INPUT_H
#define OPENNVVM_INPUT_INPUT_H

#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Support/Unsound.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <string>
#include <vector>

namespace llvm {
class Function;
class LLVMContext;
class Module;
} // namespace llvm

namespace opennvvm {

class KeptLibrary;
class SourceMap;

/// An error in the input that was hidden from LLVM's reader so that the rest
/// could be read.
struct ReadFinding {
  Rule ID;
  Rule Instead; ///< Reported if a profile does not have ID.
  TextRange Range;
  std::vector<std::string> Args, InsteadArgs, Details;
  std::vector<std::string> More = {}; ///< Details of ID only.
};

/// A module as it was read, with everything needed to report on it.
struct LoadedModule {
  LoadedModule();
  LoadedModule(LoadedModule &&);
  LoadedModule &operator=(LoadedModule &&);
  ~LoadedModule();

  std::string File; ///< As the user named it; "<stdin>" for "-".
  std::unique_ptr<llvm::MemoryBuffer> Buffer;
  /// Locations in the text, for DiagnosticEngine::setInput(). Never null; empty
  /// for bitcode.
  std::unique_ptr<SourceMap> Map;
  std::unique_ptr<llvm::Module> Module; ///< Null if reading failed.
  bool IsBitcode = false;
  std::string Producer; ///< From bitcode: "LLVM22.1.8". Empty for text.
  /// LLVM's reader was stopped at the crash boundary. The context may be
  /// corrupt: leak it rather than destroy it.
  bool Crashed = false;
  /// The data layout as written. If it cannot be parsed, the module has LLVM's
  /// default instead, and LayoutError says why.
  std::string DataLayout, LayoutError;
  std::string TargetTriple; ///< As written.
  /// Functions that must not be inspected; verifyStructure() adds to them.
  UnsoundFunctions Unsound;
  /// If there are errors, Module is incomplete: it can be checked, but not
  /// compiled.
  std::vector<ReadFinding> Findings;
};

/// Reads \p File ("-" is standard input) as LLVM assembly or bitcode of any
/// version that LLVM 22 reads. If a newer version wrote it, constructs that the
/// code does not depend on are left out (rule misc-newer-ir).
///
/// Problems with the IR itself are reported to \p Diags. If LLVM cannot read it
/// at all (rules misc-llvm-parser, misc-llvm-crash), LoadedModule::Module is
/// null, DiagnosticEngine::gaveUp() holds, and tools exit with status 2. Other
/// problems (misc-annotation-pairs, intrinsic-signature …) are reported for the
/// current profile of \p Diags and also stored in LoadedModule::Findings.
/// \returns an error only if the file cannot be opened.
llvm::Expected<LoadedModule> loadModule(llvm::StringRef File,
                                        llvm::LLVMContext &Context,
                                        DiagnosticEngine &Diags);

/// The same for text or bitcode in memory; \p Name stands for the file.
LoadedModule loadModuleFromBuffer(std::unique_ptr<llvm::MemoryBuffer> Buffer,
                                  llvm::StringRef Name,
                                  llvm::LLVMContext &Context,
                                  DiagnosticEngine &Diags);

/// Reports \p Findings for the current profile of \p Diags.
void reportReading(llvm::ArrayRef<ReadFinding> Findings,
                   DiagnosticEngine &Diags);

/// Runs LLVM's own verifier inside the crash boundary and reports its findings
/// under rule misc-llvm-verifier. Invalid debug information is dropped with a
/// warning, as LLVM's tools do.
/// \param [out] Unsound receives the functions that no other code may inspect;
/// may be null. The rest of the module can still be verified, see
/// VerifierOptions::Unsound.
/// \returns true if the module is sound enough to be compiled.
bool verifyStructure(llvm::Module &M, DiagnosticEngine &Diags,
                     UnsoundFunctions *Unsound = nullptr);

/// The same for \p Functions of one module, which are checked after they were
/// linked. Invalid debug information is dropped without a warning.
bool verifyStructure(llvm::ArrayRef<llvm::Function *> Functions,
                     DiagnosticEngine &Diags);

/// Finds libdevice: \p Given, or else OPENNVVM_LIBDEVICE, or else
/// nvvm/libdevice/libdevice.10.bc under CUDA_HOME and CUDA_PATH. Empty if there
/// is none.
std::string findLibdevice(llvm::StringRef Given);

/// Whether \p F is declared, used, and defined by libdevice (__nv_*).
bool isOfLibdevice(const llvm::Function &F);

/// Whether \p M uses such a function.
bool needsLibdevice(const llvm::Module &M);

/// Links \p Other, of the same context, into \p M, which keeps its triple and
/// data layout. As in any linker, two definitions of one name are an error.
/// \param [out] Warnings receives what the linker warns of, one message each;
/// may be null.
llvm::Error linkModule(llvm::Module &M, std::unique_ptr<llvm::Module> Other,
                       std::vector<std::string> *Warnings = nullptr);

/// Why two modules do not go together.
struct LinkProblem {
  std::string Message; ///< Empty if they do.
  Place At;            ///< A call or function of either; may be empty.

  explicit operator bool() const { return !Message.empty(); }
};

/// Why code of \p Other cannot work in \p M, although LLVM's linker would link
/// the two without a word: their triples or the widths of their pointers
/// differ, or a call does not have the type of the definition. A result that
/// differs is accepted if no call reads it.
LinkProblem linkMismatch(const llvm::Module &M, const llvm::Module &Other);

/// What one library has added to a program.
struct LinkedLibrary {
  std::string Name;
  /// Locations in the library if it is text.
  std::shared_ptr<SourceMap> Map;
  std::vector<llvm::Function *> Functions; ///< With bodies.
};

/// What a library defines, as its declarations say.
struct LibraryIndex {
  llvm::StringSet<> Defined;
  /// Some lists, such as llvm.used, are always linked with what they contain.
  bool IsAlwaysLinked = false;
  /// Gives parts of it, if many programs are to have them; may be null.
  std::shared_ptr<KeptLibrary> Kept;
};

/// Libraries: modules from which a program takes only what it needs. Their
/// bytes must outlive this object.
class Libraries {
public:
  Libraries();
  Libraries(Libraries &&);
  Libraries &operator=(Libraries &&);
  ~Libraries();

  /// Adds a module, text or bitcode, and reads its declarations.
  /// \param Context the context of the module that will be linked with, if
  /// there is only one: the first link then need not read the declarations
  /// again. It must outlive the libraries. Leak it if \p Crashed is set.
  /// Without it, bitcode stays read with its index, see lastIndex(), which the
  /// bytes must outlive as well.
  /// \param Check is given the declarations, and may refuse the module.
  /// \returns why the module cannot be added. The bodies of functions in
  /// bitcode are only read if they are linked.
  llvm::Error
  add(llvm::MemoryBufferRef Bytes, llvm::LLVMContext *Context = nullptr,
      bool *Crashed = nullptr,
      llvm::function_ref<std::string(const llvm::Module &)> Check = {});

  /// Adds a module whose declarations were read and checked before. Its bytes,
  /// which must be the same, are only read again if something is linked.
  void addKnown(llvm::MemoryBufferRef Bytes,
                std::shared_ptr<const LibraryIndex> Index);

  bool empty() const { return Parts.empty(); }
  /// The index of the library that was added last, for addKnown(); null if
  /// there is none, or if LLVM 22 cannot read its bytes as they are.
  std::shared_ptr<const LibraryIndex> lastIndex() const;
  /// Whether one of them defines \p Name.
  bool defines(llvm::StringRef Name) const;
  /// Adds to \p Names what they define.
  void addNames(llvm::StringSet<> &Names) const;

  /// Links into \p M what it lacks, and what that lacks in turn, from the first
  /// library that has it. All of it becomes internal. A definition in \p M,
  /// even a weak one, is preferred.
  /// \param Checked whether parts that cannot work in \p M are errors; see
  /// linkMismatch().
  /// \param [out] Linked receives what has been linked, for verification.
  LinkProblem linkInto(llvm::Module &M, bool Checked,
                       std::vector<LinkedLibrary> &Linked) const;

  struct Part; ///< One of them.

private:
  std::vector<Part> Parts;
};

/// Links the parts of \p Libdevice that \p M needs into \p M and makes them
/// internal; \p M keeps its triple and data layout.
llvm::Error linkLibdevice(llvm::Module &M, llvm::StringRef Libdevice);

} // namespace opennvvm

#endif // OPENNVVM_INPUT_INPUT_H
