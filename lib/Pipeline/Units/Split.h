//===- Split.h - Splitting a module into units ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_UNITS_SPLIT_H
#define OPENNVVM_LIB_PIPELINE_UNITS_SPLIT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <string>
#include <vector>

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

class CacheKey;
class ResultCache;

/// A unit in a file of its own, so that another process can work on it.
struct UnitFile {
  std::string Name;          ///< "F%d_B%d"
  unsigned Instructions = 0; ///< How long it takes, roughly.
  llvm::SmallVector<char, 0> Bitcode;
};

/// A module that was split into files.
struct SplitFiles {
  /// What each unit notes about how to work on it; see argumentsOf().
  std::vector<std::string> Arguments;
  std::vector<UnitFile> Units;
  llvm::SmallVector<char, 0> Rest; ///< Bitcode of everything else.
};

/// Whether \p M can be split. It cannot if it has debug information sections,
/// which belong to whole compile units, or something that PTX cannot express.
bool isSplittable(const llvm::Module &M);

/// Where the results for units are kept.
struct UnitCache {
  const ResultCache &Results;
  const CacheKey &Kind; ///< What is done with the units.
};

/// Where a unit ends.
enum class UnitDivision : uint8_t {
  Even,  ///< When it is long enough; there are at most 64 units.
  Stable ///< Also before and after a function that is long enough by itself, so
         ///< that changes of one function leave most units as they are.
};

/// How a module is processed in units.
struct UnitOptions {
  unsigned Threads = 1;
  UnitDivision Division = UnitDivision::Even;
  /// The minimum number of instructions in a unit, to make up for the overhead
  /// of a unit.
  unsigned LeastInstructions = 500;
  const UnitCache *Cache = nullptr; ///< May be null.
  /// Whether the work is being cut short, so that its results are no longer
  /// kept. Any thread may ask. May be empty.
  llvm::function_ref<bool()> ShouldStop = {};
  /// What the work does with variables, for the rest of the module, before the
  /// units are put back. May be empty.
  llvm::function_ref<void(llvm::Module &Rest)> WorkOnRest = {};
};

/// Splits the functions of \p M into units, runs \p Work on each, and puts the
/// resulting functions back. A unit is a module in its own context, with some
/// of the functions and declarations of everything else; the division does not
/// depend on the number of threads that run \p Work. Its source file name is
/// "F%d_B%d": the number of its first function and of a block, which is 0; with
/// a cache, it has none.
///
/// If \p Work treats each function by itself, the result is the same as if it
/// had been run on \p M, in between exposeAll() and restore().
///
/// \returns an error message, or an empty string. After an error, \p M may be
/// corrupt.
std::string processInUnits(llvm::Module &M, const UnitOptions &How,
                           llvm::function_ref<void(llvm::Module &Unit)> Work);

/// How many units processInUnits() makes of \p M.
unsigned countUnits(llvm::Module &M, const UnitOptions &How);

/// Does the first part of processInUnits(): adds the units of \p M to
/// \p Files, and leaves declarations in \p M, with notes for joinUnits().
llvm::Error takeUnits(llvm::Module &M, SplitFiles &Files);

/// Writes \p M, which takeUnits() may have changed, to \p Files.
void writeRest(const llvm::Module &M, SplitFiles &Files);

/// Whether takeUnits() has changed \p M.
bool isRestOfUnits(const llvm::Module &M);

/// What names the file that contains \p Bytes, whatever it is called: SHA-256.
std::string digestOf(llvm::StringRef Bytes);

/// The arguments that takeUnits() has noted in \p Unit.
llvm::Expected<std::vector<std::string>>
argumentsOf(llvm::MemoryBufferRef Unit);

/// Runs \p Work on \p Unit, as processInUnits() does.
/// \param [out] Result receives bitcode for joinUnits().
llvm::Error processUnit(llvm::MemoryBufferRef Unit,
                        llvm::function_ref<void(llvm::Module &Unit)> Work,
                        llvm::SmallVectorImpl<char> &Result);

/// Does the last part of processInUnits().
/// \param Digests those of the units, in their order.
/// \param Results what processUnit() has made of them, in any order.
/// \returns an error if a result is missing, or belongs to no unit. \p M may
/// then be corrupt.
llvm::Error joinUnits(llvm::Module &M, llvm::ArrayRef<std::string> Digests,
                      llvm::ArrayRef<llvm::MemoryBufferRef> Results);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_UNITS_SPLIT_H
