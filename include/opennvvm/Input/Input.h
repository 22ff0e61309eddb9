//===- Input.h - Reading NVVM IR --------------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Text or bitcode to a Module. Whatever LLVM's reader cannot survive is found
// by a scan before it or stopped by a crash boundary around it; both end in
// one diagnostic.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_INPUT_INPUT_H
#define OPENNVVM_INPUT_INPUT_H

#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Support/SourceMap.h"
#include "opennvvm/Support/Unsound.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <string>

namespace llvm {
class Function;
class LLVMContext;
class Module;
} // namespace llvm

namespace opennvvm {

/// Something wrong that was kept from LLVM's reader, so that the rest could be
/// read.
struct ReadFinding {
  Rule ID;
  Rule Instead; ///< Told where a contract does not have ID.
  TextRange Range;
  std::vector<std::string> Args, InsteadArgs, Details;
};

/// A module as it was read, with what is needed to speak about it.
struct LoadedModule {
  std::string File; ///< As the user named it; "<stdin>" for "-".
  std::unique_ptr<llvm::MemoryBuffer> Buffer;
  std::unique_ptr<SourceMap> Map;       ///< Never null; empty for bitcode.
  std::unique_ptr<llvm::Module> Module; ///< Null when reading failed.
  bool IsBitcode = false;
  std::string Producer; ///< Of bitcode: "LLVM22.1.8". Empty for text.
  /// LLVM's reader was stopped at the crash boundary. The context may be
  /// broken: leave it behind, do not destroy it.
  bool Crashed = false;
  /// The data layout as written. LLVM's default stands in the module when
  /// this one cannot be parsed; LayoutError then says why.
  std::string DataLayout, LayoutError;
  std::string TargetTriple; ///< As written.
  /// Functions that must not be looked into; verifyStructure() adds to them.
  UnsoundFunctions Unsound;
  /// Errors here mean that Module is not all of what was written: it can be
  /// checked, not compiled.
  std::vector<ReadFinding> Findings;
};

/// Reads \p File ("-" is standard input) as LLVM assembly or bitcode of any
/// version that LLVM 22 reads.
///
/// Problems with the IR itself go to \p Diags. Where LLVM cannot read it at all
/// (rules misc-llvm-parser, misc-llvm-crash), LoadedModule::Module is null;
/// DiagnosticEngine::gaveUp() then holds and tools exit with status 2. Others
/// (misc-annotation-pairs, intrinsic-signature …) are LoadedModule::Findings
/// too, told for the profile that \p Diags has.
/// \returns an error only when the file cannot be opened.
llvm::Expected<LoadedModule> loadModule(llvm::StringRef File,
                                        llvm::LLVMContext &Context,
                                        DiagnosticEngine &Diags);

/// The same for text or bitcode in memory; \p Name stands for the file.
LoadedModule loadModuleFromBuffer(std::unique_ptr<llvm::MemoryBuffer> Buffer,
                                  llvm::StringRef Name,
                                  llvm::LLVMContext &Context,
                                  DiagnosticEngine &Diags);

/// Tells \p Findings for the profile that \p Diags has now.
void reportReading(llvm::ArrayRef<ReadFinding> Findings,
                   DiagnosticEngine &Diags);

/// Runs LLVM's own verifier inside the crash boundary and reports what it
/// finds under rule misc-llvm-verifier. Debug information that does not hold
/// together is dropped with a warning, as LLVM's tools do.
/// \param [out] Unsound receives the functions that nothing else may look
/// into; may be null. The rest of the module can be verified, see
/// VerifierOptions::Unsound.
/// \returns true when the module is sound enough to be compiled.
bool verifyStructure(llvm::Module &M, DiagnosticEngine &Diags,
                     UnsoundFunctions *Unsound = nullptr);

/// Finds libdevice: \p Given, else OPENNVVM_LIBDEVICE, else
/// nvvm/libdevice/libdevice.10.bc under CUDA_HOME and CUDA_PATH. Empty when
/// there is none.
std::string findLibdevice(llvm::StringRef Given);

/// Whether \p F is declared and used, and one that libdevice defines (__nv_*).
bool isOfLibdevice(const llvm::Function &F);

/// Whether \p M uses such a function.
bool needsLibdevice(const llvm::Module &M);

/// Links \p Other, of the same context, into \p M, whose triple and data
/// layout stay. Symbols meet as in any linker: two definitions of one name are
/// an error.
llvm::Error linkModule(llvm::Module &M, std::unique_ptr<llvm::Module> Other);

/// Links \p Libdevice into \p M: only what is needed, made internal, under
/// \p M's triple and data layout.
llvm::Error linkLibdevice(llvm::Module &M, llvm::StringRef Libdevice);

} // namespace opennvvm

#endif // OPENNVVM_INPUT_INPUT_H
