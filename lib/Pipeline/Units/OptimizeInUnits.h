//===- OptimizeInUnits.h - The optimizer in threads -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most of the pipeline treats functions one by one. That part can run in
// several threads. Its results can be kept in a cache: when a function is
// compiled again, the cache has it even if other functions have changed.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_UNITS_OPTIMIZEINUNITS_H
#define OPENNVVM_LIB_PIPELINE_UNITS_OPTIMIZEINUNITS_H

#include "Pipeline/Tiers/Optimizer.h"
#include "opennvvm/Pipeline/Compile.h"

namespace opennvvm {

/// Whether optimizing \p M with \p Options in units gains anything, and gives
/// the same code: not if it has full debug information, nor if each pass is to
/// be watched.
/// \param Threads if 1, only a cache makes up for the effort.
bool optimizesInUnits(llvm::Module &M, const OptimizerOptions &Options,
                      unsigned Threads, const CacheOptions &Cache);

/// Does what optimizeModule() does in PipelineStage::InUnits.
/// \param Cache where code is looked for and kept; its folder may be empty.
/// \returns an error message, or an empty string. After an error, \p M may be
/// corrupt.
std::string optimizeInUnits(llvm::Module &M, const OptimizerOptions &Options,
                            const PassContext &Context, unsigned Threads,
                            const CacheOptions &Cache);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_UNITS_OPTIMIZEINUNITS_H
