//===- BuildIdentity.cpp - Which build of the compiler this is ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BuildIdentity.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>
#include <elf.h>
#include <link.h>

using namespace llvm;

namespace opennvvm {

namespace {
/// The program or shared library that contains an address.
struct LoadedFile {
  uintptr_t Address;
  std::string Path;
  std::string BuildID; ///< Its bytes; empty if it has none.
};
} // namespace

static bool contains(const dl_phdr_info &File, uintptr_t Address) {
  return any_of(
      ArrayRef(File.dlpi_phdr, File.dlpi_phnum), [&](const ElfW(Phdr) & Part) {
        return Part.p_type == PT_LOAD &&
               Address - (File.dlpi_addr + Part.p_vaddr) < Part.p_memsz;
      });
}

/// The build ID among \p Notes; empty if there is none.
static StringRef buildIDIn(StringRef Notes) {
  while (Notes.size() >= sizeof(ElfW(Nhdr))) {
    ElfW(Nhdr) Note;
    std::memcpy(&Note, Notes.data(), sizeof(Note));
    Notes = Notes.drop_front(sizeof(Note));
    StringRef Name = Notes.take_front(Note.n_namesz);
    Notes = Notes.substr(alignTo(Note.n_namesz, 4));
    StringRef Contents = Notes.take_front(Note.n_descsz);
    Notes = Notes.substr(alignTo(Note.n_descsz, 4));
    if (Note.n_type == NT_GNU_BUILD_ID && Name == StringRef("GNU\0", 4))
      return Contents;
  }
  return {};
}

/// \returns whether the search is over.
static int visit(dl_phdr_info *File, size_t, void *Out) {
  auto &Found = *static_cast<LoadedFile *>(Out);
  if (!contains(*File, Found.Address))
    return 0;
  // The program itself has no name.
  Found.Path = *File->dlpi_name ? File->dlpi_name : "/proc/self/exe";
  // NOLINTNEXTLINE(performance-no-int-to-ptr): the loader gives a number.
  const auto *Base = reinterpret_cast<const char *>(File->dlpi_addr);
  for (const ElfW(Phdr) &Part : ArrayRef(File->dlpi_phdr, File->dlpi_phnum))
    if (Part.p_type == PT_NOTE && Found.BuildID.empty())
      Found.BuildID = buildIDIn({Base + Part.p_vaddr, Part.p_memsz}).str();
  return 1;
}

std::string identityAt(const void *Address) {
  LoadedFile Found{reinterpret_cast<uintptr_t>(Address), {}, {}};
  dl_iterate_phdr(visit, &Found);
  if (!Found.BuildID.empty())
    return toHex(Found.BuildID);
  sys::fs::file_status Status;
  if (sys::fs::status(Found.Path, Status))
    return {};
  return utostr(Status.getSize()) + "@" +
         utostr(Status.getLastModificationTime().time_since_epoch().count());
}

const std::string &buildIdentity() {
  static const std::string Identity = [] {
    // Both are in one file, unless LLVM is a shared library.
    std::string Ours =
        identityAt(reinterpret_cast<const void *>(&buildIdentity));
    std::string LLVMs =
        identityAt(reinterpret_cast<const void *>(&llvm::verifyModule));
    return Ours.empty() || LLVMs.empty()
               ? std::string()
               : OPENNVVM_VERSION " " LLVM_VERSION_STRING " " + Ours + " " +
                     LLVMs;
  }();
  return Identity;
}

} // namespace opennvvm
