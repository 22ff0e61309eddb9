//===- UnitFolder.cpp - A module in files for many processes --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnitFolder.h"
#include "Pipeline/Units/Split.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace opennvvm {

std::vector<std::string> UnitManifest::digests() const {
  std::vector<std::string> Digests;
  Digests.reserve(Units.size());
  for (const ListedFile &Unit : Units)
    Digests.push_back(Unit.Digest);
  return Digests;
}

static std::string fileIn(StringRef Folder, StringRef Name) {
  SmallString<128> Path(Folder);
  sys::path::append(Path, Name);
  return Path.str().str();
}

std::string manifestIn(StringRef Folder) {
  return fileIn(Folder, "manifest.json");
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static Error writeFile(StringRef Path, StringRef Bytes) {
  Error E = writeToOutput(Path, [&](raw_ostream &OS) {
    OS << Bytes;
    return Error::success();
  });
  if (!E)
    return E;
  return createStringError("cannot write '" + Path +
                           "': " + errorToErrorCode(std::move(E)).message());
}

/// Writes \p Bytes under the name of \p File, whose digest is set.
static Error writeListed(StringRef Folder, ArrayRef<char> Bytes,
                         ListedFile &File) {
  StringRef Text(Bytes.data(), Bytes.size());
  File.Digest = digestOf(Text);
  return writeFile(fileIn(Folder, File.File), Text);
}

static void printListed(json::OStream &J, const ListedFile &File) {
  J.object([&] {
    if (!File.Name.empty())
      J.attribute("name", File.Name);
    J.attribute("file", File.File);
    J.attribute("sha256", File.Digest);
    if (!File.Name.empty())
      J.attribute("instructions", File.Instructions);
  });
}

static std::string textOf(const UnitManifest &Manifest) {
  std::string Text;
  raw_string_ostream OS(Text);
  json::OStream J(OS, /*IndentSize=*/2);
  J.object([&] {
    J.attribute("producer", Manifest.Producer);
    J.attributeArray("arguments", [&] {
      for (const std::string &Argument : Manifest.Arguments)
        J.value(Argument);
    });
    J.attribute("libdevice", Manifest.HasLibdevice);
    J.attributeBegin("rest");
    printListed(J, Manifest.Rest);
    J.attributeEnd();
    J.attributeArray("units", [&] {
      for (const ListedFile &Unit : Manifest.Units)
        printListed(J, Unit);
    });
  });
  J.flush();
  OS << "\n";
  return Text;
}

/// Removes from \p Folder what only \p Old lists. What cannot be removed does
/// no harm, since the manifest does not list it.
static void removeOthers(StringRef Folder, const UnitManifest &Old,
                         const UnitManifest &New) {
  StringSet<> Kept;
  for (const ListedFile &Unit : New.Units)
    Kept.insert(Unit.File);
  for (const ListedFile &Unit : Old.Units)
    // A name with a folder is not ours.
    if (!Kept.contains(Unit.File) && !Unit.File.empty() &&
        sys::path::filename(Unit.File) == Unit.File)
      (void)sys::fs::remove(fileIn(Folder, Unit.File));
}

Error writeUnitFolder(StringRef Folder, const SplitFiles &Files,
                      UnitManifest Manifest) {
  if (std::error_code EC = sys::fs::create_directories(Folder))
    return createStringError("cannot make the folder '" + Folder +
                             "': " + EC.message());
  Manifest.Arguments = Files.Arguments;
  Manifest.Rest.File = "rest.bc";
  if (Error E = writeListed(Folder, Files.Rest, Manifest.Rest))
    return E;
  for (const UnitFile &Unit : Files.Units) {
    ListedFile &Listed = Manifest.Units.emplace_back();
    Listed.Name = Unit.Name;
    Listed.File = Unit.Name + ".bc";
    Listed.Instructions = Unit.Instructions;
    if (Error E = writeListed(Folder, Unit.Bitcode, Listed))
      return E;
  }
  if (Expected<UnitManifest> Old = readManifest(manifestIn(Folder)))
    removeOthers(Folder, *Old, Manifest);
  else
    consumeError(Old.takeError());
  return writeFile(manifestIn(Folder), textOf(Manifest));
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

static bool fromJSON(const json::Value &Value, ListedFile &File,
                     json::Path Where) {
  json::ObjectMapper Map(Value, Where);
  return Map && Map.mapOptional("name", File.Name) &&
         Map.map("file", File.File) && Map.map("sha256", File.Digest) &&
         Map.mapOptional("instructions", File.Instructions);
}

static bool fromJSON(const json::Value &Value, UnitManifest &Manifest,
                     json::Path Where) {
  json::ObjectMapper Map(Value, Where);
  return Map && Map.map("producer", Manifest.Producer) &&
         Map.map("arguments", Manifest.Arguments) &&
         Map.map("libdevice", Manifest.HasLibdevice) &&
         Map.map("rest", Manifest.Rest) && Map.map("units", Manifest.Units);
}

Expected<UnitManifest> readManifest(StringRef File) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Bytes = MemoryBuffer::getFile(File);
  if (!Bytes)
    return createStringError("cannot read '" + File +
                             "': " + Bytes.getError().message());
  Expected<UnitManifest> Manifest =
      json::parse<UnitManifest>((*Bytes)->getBuffer(), "manifest");
  if (!Manifest)
    return createStringError("'" + File + "' is no manifest of --split-only: " +
                             toString(Manifest.takeError()));
  return Manifest;
}

} // namespace opennvvm
