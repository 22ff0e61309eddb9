//===- Sources.cpp - The sources that a module comes from -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report/Sources.h"
#include "Support/SourceMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace opennvvm {

static std::string pathOf(const DIFile &File) {
  if (sys::path::is_absolute(File.getFilename()))
    return File.getFilename().str();
  SmallString<128> Path = File.getDirectory();
  sys::path::append(Path, File.getFilename());
  return Path.str().str();
}

/// The text of \p File; null if it cannot be read.
static json::Value sourceText(const DIFile &File) {
  static constexpr uint64_t MostBytes = 1 << 20;
  if (std::optional<StringRef> Text = File.getSource())
    return json::fixUTF8(*Text);
  std::string Path = pathOf(File);
  sys::fs::file_status Status;
  if (sys::fs::status(Path, Status) || !sys::fs::is_regular_file(Status) ||
      Status.getSize() > MostBytes)
    return nullptr;
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text = MemoryBuffer::getFile(Path);
  if (!Text)
    return nullptr;
  return json::fixUTF8((*Text)->getBuffer());
}

/// Whether \p Path looks like a file that others include, or like one of a
/// library.
static bool looksIncluded(StringRef Path) {
  static constexpr StringLiteral Extensions[] = {
      "",     ".h",   ".hh",  ".hpp", ".hxx", ".cuh", ".inl",
      ".inc", ".ipp", ".tcc", ".tpp", ".def", ".td"};
  static constexpr StringLiteral Libraries[] = {
      "/usr/",     "/opt/",   "/include/", "/site-packages/", "/dist-packages/",
      "/rustlib/", "/rustc/", "/.cargo/",  "/.julia/"};
  return is_contained(Extensions, sys::path::extension(Path)) ||
         any_of(Libraries,
                [&](StringRef Folder) { return Path.contains(Folder); });
}

namespace {
/// Collects the files of one module.
class Sources {
public:
  explicit Sources(const LoadedModule &L) : L(L) {
    for (const DICompileUnit *Unit : L.Module->debug_compile_units())
      Compiled.insert(pathOf(*Unit->getFile()));
  }

  void readLines();
  void print(json::Object &Out) const;

private:
  struct Source {
    const DIFile *File;
    bool IsHeader;
  };
  struct Line {
    unsigned Own, Number, Theirs;
  };

  bool isHeader(StringRef Path) const {
    return !Compiled.contains(Path) && looksIncluded(Path);
  }
  void note(unsigned Own, const DILocation &Where);

  const LoadedModule &L;
  StringSet<> Compiled;               ///< What compile units are called after.
  MapVector<StringRef, Source> Files; ///< By path.
  StringSet<> Paths;                  ///< What the keys of Files refer to.
  std::vector<Line> Lines;
};
} // namespace

/// Notes that line \p Own comes from \p Where.
void Sources::note(unsigned Own, const DILocation &Where) {
  const DIFile *File = Where.getFile();
  StringRef Path = Paths.insert(pathOf(*File)).first->first();
  auto It = Files.insert({Path, {File, isHeader(Path)}}).first;
  Lines.push_back({Own, unsigned(It - Files.begin()), Where.getLine()});
}

void Sources::readLines() {
  unsigned Last = 0;
  for (const Function &F : *L.Module)
    for (const Instruction &I : instructions(F)) {
      const DILocation *Where = I.getDebugLoc();
      unsigned Own = Where ? L.Map->find(Place(I)).Line : 0;
      if (!Own || Own == Last || !Where->getLine())
        continue;
      Last = Own;
      note(Own, *Where);
      // Up to the user's source, of which the header is a part there.
      const DILocation *User = Where;
      while (User && (!User->getLine() || isHeader(pathOf(*User->getFile()))))
        User = User->getInlinedAt();
      if (User && User != Where)
        note(Own, *User);
    }
}

void Sources::print(json::Object &Out) const {
  ArrayRef<std::pair<StringRef, Source>> All = Files.getArrayRef();
  std::vector<unsigned> Order, Numbers(Files.size());
  for (bool Headers : {false, true})
    for (auto [I, Each] : enumerate(All))
      if (Each.second.IsHeader == Headers)
        Order.push_back(I);
  json::Array Described, Places;
  for (auto [Number, I] : enumerate(Order)) {
    Numbers[I] = Number;
    const Source &S = All[I].second;
    Described.push_back(
        json::Object{{"name", json::fixUTF8(S.File->getFilename())},
                     {"header", S.IsHeader},
                     {"text", sourceText(*S.File)}});
  }
  for (const Line &At : Lines)
    Places.push_back(json::Array{At.Own, Numbers[At.Number], At.Theirs});
  Out["sources"] = std::move(Described);
  Out["lines"] = std::move(Places);
}

void describeSources(const LoadedModule &L, json::Object &Out) {
  Sources All(L);
  All.readLines();
  All.print(Out);
}

} // namespace opennvvm
