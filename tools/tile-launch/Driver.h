//===- Driver.h - The functions of the real driver --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_TILE_LAUNCH_DRIVER_H
#define OPENNVVM_TOOLS_TILE_LAUNCH_DRIVER_H

#include "Abi.h"

namespace opennvvm::launch {

/// The functions of Entries.inc.
enum class Entry : unsigned {
#define ENTRY(EXPORTED, ASKED, SINCE, PER_THREAD) EXPORTED,
#include "Entries.inc"
#undef ENTRY
  Count
};

/// The driver's own function, which is looked for if it is not known yet; null
/// if the process has no driver, or an older one.
void *realOf(Entry Which);

/// Notes the driver's own function, as somebody was given it.
void setReal(Entry Which, void *Function);

/// What stands in front of a function of the driver.
void *replacementOf(Entry Which);

/// The entry that is exported as \p Name; Entry::Count if there is none.
Entry findExported(const char *Name);

/// The entry that the driver gives for \p Name to who asks for CUDA \p Version;
/// Entry::Count if there is none.
Entry findAsked(const char *Name, int Version, bool PerThread);

/// Another function of the driver by its name; null if there is none.
void *findOther(const char *Name);

/// CUDA_ERROR_NOT_FOUND, for drivers that lack a function.
inline constexpr Result NotFound = 500;

/// Calls the driver's own function, whose parameters have the types of
/// \p Arguments.
template <Entry Which, typename... Words> Result callReal(Words... Arguments) {
  auto *Real = reinterpret_cast<Result (*)(Words...)>(realOf(Which));
  return Real ? Real(Arguments...) : NotFound;
}

} // namespace opennvvm::launch

#endif // OPENNVVM_TOOLS_TILE_LAUNCH_DRIVER_H
