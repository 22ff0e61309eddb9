//===- ObjectLinker.h - Linking objects and archives of bitcode -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_DRIVER_OBJECTLINKER_H
#define OPENNVVM_LIB_DRIVER_OBJECTLINKER_H

#include "opennvvm/Support/Diagnostics.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"

namespace opennvvm {

/// What a linker whose objects are bitcode is asked for.
struct ObjectLink {
  llvm::ArrayRef<llvm::StringRef> Files; ///< Bitcode, and archives of it.
  /// What stays visible. A member of an archive that defines one of these is
  /// linked whole; of other members, only what is needed is.
  const llvm::StringSet<> &Exported;
  /// Is shown what was found in each object.
  llvm::function_ref<void(llvm::StringRef File, const DiagnosticEngine &)> Show;
};

struct LinkedObjects {
  llvm::SmallVector<char, 0> Bitcode;
  /// The file that the user has written, as far as the module tells: with debug
  /// information "src/lib.rs", otherwise the name of the crate.
  std::string Source;
};

/// Links bitcode as \p Link says. \returns an error if a file cannot be read or
/// linked, or if LLVM crashes.
llvm::Expected<LinkedObjects> linkObjects(const ObjectLink &Link);

} // namespace opennvvm

#endif // OPENNVVM_LIB_DRIVER_OBJECTLINKER_H
