//===- UnitFolder.h - A module in files for many processes ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The folder that split compilation leaves to a build engine: a file for each
// unit, one for the rest of the module, and a manifest that lists them.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_DRIVER_UNITFOLDER_H
#define OPENNVVM_LIB_DRIVER_UNITFOLDER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace opennvvm {

struct SplitFiles;

/// A file of the folder, by its name there.
struct ListedFile {
  std::string Name; ///< Of a unit: "F0_B0".
  std::string File;
  std::string Digest; ///< SHA-256 of what it contains.
  int64_t Instructions = 0;
};

/// What manifest.json says.
struct UnitManifest {
  std::string Producer; ///< What has made it; only the same may go on.
  std::vector<std::string> Arguments;
  bool HasLibdevice = false; ///< Whether there was a libdevice to link.
  ListedFile Rest;
  std::vector<ListedFile> Units; ///< In the order of the module.

  /// The digests of the units, in order.
  std::vector<std::string> digests() const;
};

/// The name of the manifest in \p Folder.
std::string manifestIn(llvm::StringRef Folder);

/// Writes \p Files to \p Folder, which is made if it is not there; each file is
/// written completely or not at all, and the manifest comes last. Units that an
/// earlier manifest lists and this one does not are removed.
/// \param Manifest says what \p Files do not.
llvm::Error writeUnitFolder(llvm::StringRef Folder, const SplitFiles &Files,
                            UnitManifest Manifest);

/// Reads a manifest.
/// \returns an error that names \p File if it cannot be read, or is none.
llvm::Expected<UnitManifest> readManifest(llvm::StringRef File);

} // namespace opennvvm

#endif // OPENNVVM_LIB_DRIVER_UNITFOLDER_H
