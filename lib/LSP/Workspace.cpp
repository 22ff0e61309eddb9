//===- Workspace.cpp - Names in all modules of a workspace ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Workspace.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace opennvvm::editor {

// What a person would not look through.
static constexpr size_t MostNames = 1000;
static constexpr size_t MostFiles = 2000;
static constexpr uint64_t MostBytes = 16 << 20;

/// The path of \p URI; empty if it is no file's.
static std::string pathOf(const json::Value *URI) {
  std::optional<StringRef> Text = URI ? URI->getAsString() : std::nullopt;
  if (!Text)
    return {};
  Expected<lsp::URIForFile> File = lsp::URIForFile::fromURI(*Text);
  if (File)
    return File->file().str();
  consumeError(File.takeError());
  return {};
}

void Workspace::add(const json::Value *URI) {
  std::string Path = pathOf(URI);
  if (!Path.empty() && !is_contained(Folders, Path))
    Folders.push_back(std::move(Path));
}

void Workspace::initialize(const RawParams &P) {
  std::lock_guard<std::mutex> Guard(Lock);
  const json::Value *List = P.find("workspaceFolders");
  if (const json::Array *All = List ? List->getAsArray() : nullptr) {
    for (const json::Value &Folder : *All)
      if (const json::Object *O = Folder.getAsObject())
        add(O->get("uri"));
    return;
  }
  add(P.find("rootUri"));
}

void Workspace::change(const RawParams &P) {
  std::lock_guard<std::mutex> Guard(Lock);
  auto ForEach = [&](StringRef Path,
                     function_ref<void(const json::Value *)> F) {
    const json::Value *List = P.find(Path);
    if (const json::Array *All = List ? List->getAsArray() : nullptr)
      for (const json::Value &Folder : *All)
        if (const json::Object *O = Folder.getAsObject())
          F(O->get("uri"));
  };
  ForEach("event.removed",
          [&](const json::Value *URI) { llvm::erase(Folders, pathOf(URI)); });
  ForEach("event.added", [&](const json::Value *URI) { add(URI); });
}

/// The paths of modules in the folders, except in hidden ones.
std::vector<std::string> Workspace::findFiles() const {
  std::vector<std::string> Found;
  for (const std::string &Folder : Folders) {
    std::error_code EC;
    sys::fs::recursive_directory_iterator It(Folder, EC,
                                             /*follow_symlinks=*/false);
    for (sys::fs::recursive_directory_iterator End; !EC && It != End;
         It.increment(EC)) {
      StringRef Name = sys::path::filename(It->path());
      if (It->type() == sys::fs::file_type::directory_file) {
        if (Name.starts_with("."))
          It.no_push();
      } else if (Name.ends_with(".ll")) {
        Found.push_back(It->path());
      }
      if (Found.size() == MostFiles)
        return Found;
    }
  }
  llvm::sort(Found);
  return Found;
}

/// The names of \p Path; null if it cannot be read.
const Workspace::KnownFile *Workspace::read(StringRef Path, ColumnUnit Unit) {
  sys::fs::file_status Status;
  if (sys::fs::status(Path, Status) || !sys::fs::is_regular_file(Status) ||
      Status.getSize() > MostBytes)
    return nullptr;
  auto [It, IsNew] = Files.try_emplace(Path);
  KnownFile &File = It->second;
  if (!IsNew && File.Changed == Status.getLastModificationTime() &&
      File.Size == Status.getSize())
    return &File;
  File = {Status.getLastModificationTime(), Status.getSize(), {}};
  ErrorOr<std::unique_ptr<MemoryBuffer>> Bytes = MemoryBuffer::getFile(Path);
  Expected<lsp::URIForFile> URI = lsp::URIForFile::fromFile(Path);
  if (Bytes && URI)
    File.Names = definedNames(
        Document(*URI, 0, Text((*Bytes)->getBuffer().str(), Unit)));
  if (!URI)
    consumeError(URI.takeError());
  return &File;
}

/// Adds those of \p Names that contain \p Query to \p List.
static void addMatches(json::Array &List, StringRef Query, StringRef URI,
                       StringRef File, ArrayRef<NamedPlace> Names) {
  for (const NamedPlace &N : Names) {
    if (List.size() == MostNames)
      return;
    std::string Demangled = demangledName(N.Name);
    if (!StringRef(N.Name).contains_insensitive(Query) &&
        !StringRef(Demangled).contains_insensitive(Query))
      continue;
    List.push_back(json::Object{
        {"name", json::fixUTF8(Demangled.empty() ? N.Name : Demangled)},
        {"kind", int(N.Kind)},
        {"location",
         json::Object{{"uri", URI.str()}, {"range", toJSON(N.Where)}}},
        {"containerName", json::fixUTF8(sys::path::filename(File))}});
  }
}

json::Value Workspace::symbols(StringRef Query,
                               ArrayRef<std::shared_ptr<const Document>> Open,
                               ColumnUnit Unit) {
  std::lock_guard<std::mutex> Guard(Lock);
  json::Array List;
  StringSet<> Shown;
  for (const std::shared_ptr<const Document> &Doc : Open) {
    Shown.insert(Doc->uri().file());
    addMatches(List, Query, Doc->uri().uri(), Doc->uri().file(),
               definedNames(*Doc));
  }
  for (const std::string &Path : findFiles()) {
    if (Shown.contains(Path))
      continue;
    Expected<lsp::URIForFile> URI = lsp::URIForFile::fromFile(Path);
    if (!URI) {
      consumeError(URI.takeError());
      continue;
    }
    if (const KnownFile *File = read(Path, Unit))
      addMatches(List, Query, URI->uri(), Path, File->Names);
  }
  return List;
}

} // namespace opennvvm::editor
