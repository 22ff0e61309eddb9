//===- CompileUnits.h - Split compilation in processes ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// compileModule() with SplitOptions::Files makes files of a module; these
// functions take them to PTX. All get the options of the first step, with the
// machine that it has chosen. The PTX is that of one process.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_UNITS_COMPILEUNITS_H
#define OPENNVVM_LIB_PIPELINE_UNITS_COMPILEUNITS_H

#include "Split.h"
#include "opennvvm/Pipeline/Compile.h"

namespace opennvvm {

/// Optimizes and prepares the functions of \p Unit, a UnitFile's bitcode.
/// \param [out] Result receives bitcode for joinModule().
/// \returns an error if \p Unit is not one, or if LLVM crashes.
llvm::Error compileUnit(llvm::MemoryBufferRef Unit,
                        const CompileOptions &Options,
                        llvm::SmallVectorImpl<char> &Result);

/// Puts the results of the units into \p Rest, which is SplitFiles::Rest, and
/// prints PTX.
/// \param Digests those of the units, in the order of SplitFiles::Units.
/// \param Results in any order.
/// \returns whether no error was reported to \p Diags; an error if the files do
/// not belong together.
llvm::Expected<bool> joinModule(llvm::MemoryBufferRef Rest,
                                llvm::ArrayRef<std::string> Digests,
                                llvm::ArrayRef<llvm::MemoryBufferRef> Results,
                                const CompileOptions &Options,
                                DiagnosticEngine &Diags,
                                llvm::SmallVectorImpl<char> &Out);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_UNITS_COMPILEUNITS_H
