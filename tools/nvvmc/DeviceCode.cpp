//===- DeviceCode.cpp - Code for devices inside objects -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// -fgpu-rdc leaves fat binaries in a section of the host's object. A fat binary
// is a header and entries, each of which has a header of its own: its kind, its
// length, the machine's number and flags.
//
//===----------------------------------------------------------------------===//

#include "Clang.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Object/Archive.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace opennvvm::tool {

namespace {
constexpr uint32_t FatBinaryMagic = 0xBA55ED50;
constexpr uint16_t MachineCode = 2; ///< An entry's kind: not PTX.
/// Flags of an entry.
constexpr uint32_t SpecificMachine = 1u << 20; ///< sm_90a
constexpr uint32_t MachineFamily = 1u << 21;   ///< sm_100f

struct FatBinaryHeader {
  support::ulittle32_t Magic;
  support::ulittle16_t Version, HeaderSize;
  support::ulittle64_t Size;
};

struct FatBinaryEntry {
  support::ulittle16_t Kind, Version;
  support::ulittle32_t HeaderSize;
  support::ulittle64_t Size;
  support::ulittle32_t Unread[3];
  support::ulittle32_t Machine;
  support::ulittle32_t More[2];
  support::ulittle32_t Flags;
};
} // namespace

/// The first \p T of \p Data, or null.
template <typename T> static const T *peek(StringRef Data) {
  return Data.size() < sizeof(T) ? nullptr
                                 : reinterpret_cast<const T *>(Data.data());
}

static void readEntries(StringRef Data, DeviceCode &Code) {
  while (const auto *Entry = peek<FatBinaryEntry>(Data)) {
    if (Entry->HeaderSize < sizeof(*Entry) ||
        Data.size() - Entry->HeaderSize < Entry->Size)
      return;
    if (Entry->Kind == MachineCode) {
      std::string Name = utostr(Entry->Machine);
      if (Entry->Flags & SpecificMachine)
        Name += 'a';
      else if (Entry->Flags & MachineFamily)
        Name += 'f';
      if (!is_contained(Code.Machines, Name))
        Code.Machines.push_back(std::move(Name));
    }
    Data = Data.drop_front(Entry->HeaderSize + Entry->Size);
  }
}

static void readFatBinaries(StringRef Data, DeviceCode &Code) {
  while (const auto *Header = peek<FatBinaryHeader>(Data)) {
    if (Header->Magic != FatBinaryMagic ||
        Data.size() - sizeof(*Header) < Header->Size)
      return;
    readEntries(Data.substr(sizeof(*Header), Header->Size), Code);
    // The linker aligns what several objects have.
    Data = Data.drop_front(sizeof(*Header) + Header->Size)
               .ltrim(StringRef("\0", 1));
  }
}

static void readObject(MemoryBufferRef Buffer, DeviceCode &Code) {
  Expected<std::unique_ptr<object::ObjectFile>> Object =
      object::ObjectFile::createObjectFile(Buffer);
  if (!Object)
    return consumeError(Object.takeError());
  for (const object::SectionRef &Section : (*Object)->sections()) {
    Expected<StringRef> Name = Section.getName();
    if (!Name) {
      consumeError(Name.takeError());
      continue;
    }
    Code.IsPacked |= *Name == ".llvm.offloading";
    if (*Name != "__nv_relfatbin")
      continue;
    Code.IsRelocatable = true;
    if (Expected<StringRef> Data = Section.getContents())
      readFatBinaries(*Data, Code);
    else
      consumeError(Data.takeError());
  }
}

static void readArchive(MemoryBufferRef Buffer, DeviceCode &Code) {
  Expected<std::unique_ptr<object::Archive>> Archive =
      object::Archive::create(Buffer);
  if (!Archive)
    return consumeError(Archive.takeError());
  Error Problem = Error::success();
  for (const object::Archive::Child &Child : (*Archive)->children(Problem))
    if (Expected<MemoryBufferRef> Member = Child.getMemoryBufferRef())
      readObject(*Member, Code);
    else
      consumeError(Member.takeError());
  consumeError(std::move(Problem));
}

DeviceCode readDeviceCode(StringRef File) {
  DeviceCode Code;
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = MemoryBuffer::getFile(
      File, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!Buffer)
    return Code;
  switch (identify_magic((*Buffer)->getBuffer())) {
  case file_magic::archive:
    readArchive(**Buffer, Code);
    break;
  case file_magic::elf_relocatable:
    readObject(**Buffer, Code);
    break;
  default:
    break;
  }
  return Code;
}

} // namespace opennvvm::tool
