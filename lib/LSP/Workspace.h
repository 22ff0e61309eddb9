//===- Workspace.h - Names in all modules of a workspace --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_WORKSPACE_H
#define OPENNVVM_LIB_LSP_WORKSPACE_H

#include "Connection.h"
#include "Document.h"
#include "Symbols.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Chrono.h"
#include "llvm/Support/JSON.h"
#include <memory>
#include <mutex>
#include <vector>

namespace opennvvm::editor {

/// The folders that a client shows, and the names in their modules. Every
/// member may be called by any thread.
class Workspace {
public:
  /// Takes the folders of the parameters of "initialize".
  void initialize(const RawParams &P);
  /// Takes those of "workspace/didChangeWorkspaceFolders".
  void change(const RawParams &P);

  /// The names that contain \p Query, also in demangled form and in any case,
  /// in the documents \p Open and in the other ".ll" files of the folders.
  llvm::json::Value
  symbols(llvm::StringRef Query,
          llvm::ArrayRef<std::shared_ptr<const Document>> Open,
          ColumnUnit Unit);

private:
  /// The names of a file, as long as it stays the same.
  struct KnownFile {
    llvm::sys::TimePoint<> Changed;
    uint64_t Size = 0;
    std::vector<NamedPlace> Names;
  };

  void add(const llvm::json::Value *Folder);
  std::vector<std::string> findFiles() const;
  const KnownFile *read(llvm::StringRef Path, ColumnUnit Unit);

  std::mutex Lock; ///< Of what follows.
  std::vector<std::string> Folders;
  llvm::StringMap<KnownFile> Files; ///< By path.
};

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_WORKSPACE_H
