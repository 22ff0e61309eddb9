//===- Image.cpp - What stands in the images of tile programs -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileImage/Image.h"
#include "TileImage/FatBinary.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Object/ELF.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>

using namespace llvm;

namespace opennvvm::tile {

using Types = object::ELF64LE;

/// What begins the comment with launches at the end of PTX.
static constexpr StringLiteral LaunchComment = "\n// opennvvm.tile.launch ";

static Error foreign(const Twine &Why) {
  return createStringError("not an image of a tile program: " + Why);
}

//===----------------------------------------------------------------------===//
// Machine code
//===----------------------------------------------------------------------===//

namespace {
/// A section to add.
struct NewSection {
  StringRef Name, Contents;
  uint64_t Offset = 0;
};
} // namespace

/// Whether \p Data begins as an ELF file of 64 bits.
static bool isELF(StringRef Data) {
  return Data.size() >= ELF::EI_OSABI && Data.starts_with(ELF::ElfMagic) &&
         Data[ELF::EI_CLASS] == ELF::ELFCLASS64 &&
         Data[ELF::EI_DATA] == ELF::ELFDATA2LSB &&
         Data[ELF::EI_VERSION] == ELF::EV_CURRENT;
}

static bool isFatBinary(StringRef Data) {
  return Data.size() >= 4 &&
         support::endian::read32le(Data.data()) == FatBinaryHeader::Number;
}

/// An error if what stands for PTX would be taken for another image.
static Error checkText(StringRef PTX) {
  return isELF(PTX) || isFatBinary(PTX) ? foreign("its PTX is no text")
                                        : Error::success();
}

/// Appends \p Bytes, aligned to 8, and tells where they are.
static uint64_t appendAligned(SmallVectorImpl<char> &Out, StringRef Bytes) {
  Out.resize(alignTo<8>(Out.size()));
  uint64_t At = Out.size();
  Out.append(Bytes.begin(), Bytes.end());
  return At;
}

/// \p Cubin with \p Sections. The table of sections and the names of sections
/// are written again behind everything else.
static Expected<SmallVector<char, 0>>
addSections(StringRef Cubin, MutableArrayRef<NewSection> Sections) {
  Expected<object::ELFFile<Types>> File = object::ELFFile<Types>::create(Cubin);
  if (!File)
    return File.takeError();
  Expected<Types::ShdrRange> Headers = File->sections();
  if (!Headers)
    return Headers.takeError();
  Types::Ehdr Header = File->getHeader();
  size_t Count = Headers->size() + Sections.size();
  if (Header.e_shstrndx >= Headers->size() || Count >= ELF::SHN_LORESERVE)
    return createStringError("the table of sections is damaged");
  Expected<StringRef> Names = File->getSectionStringTable(*Headers);
  if (!Names)
    return Names.takeError();
  SmallVector<char, 0> Out(Cubin.begin(), Cubin.end());
  std::vector<Types::Shdr> Table(Headers->begin(), Headers->end());
  std::string AllNames = Names->str();
  for (NewSection &S : Sections) {
    Types::Shdr New = {};
    New.sh_name = uint32_t(AllNames.size());
    New.sh_type = ELF::SHT_PROGBITS;
    New.sh_offset = appendAligned(Out, S.Contents);
    New.sh_size = S.Contents.size();
    New.sh_addralign = 1;
    Table.push_back(New);
    AllNames += S.Name;
    AllNames += '\0';
  }
  Types::Shdr &NameSection = Table[Header.e_shstrndx];
  NameSection.sh_offset = appendAligned(Out, AllNames);
  NameSection.sh_size = AllNames.size();
  Header.e_shnum = uint16_t(Count);
  Header.e_shoff =
      appendAligned(Out, {reinterpret_cast<const char *>(Table.data()),
                          Table.size() * sizeof(Types::Shdr)});
  std::memcpy(Out.data(), &Header, sizeof(Header));
  return Out;
}

Expected<SmallVector<char, 0>>
addToCubin(StringRef Cubin, const LaunchTable &Launches, StringRef PTX) {
  if (!isELF(Cubin))
    return createStringError("machine code is no ELF file of 64 bits");
  std::string JSON = asJSON(Launches);
  NewSection Sections[] = {{LaunchSection, JSON}, {PTXSection, PTX}};
  return addSections(Cubin, Sections);
}

/// What the sections of the ELF file \p Data contain.
static Expected<TileImage> readELF(StringRef Data) {
  Expected<object::ELFFile<Types>> File = object::ELFFile<Types>::create(Data);
  if (!File)
    return File.takeError();
  Expected<Types::ShdrRange> Headers = File->sections();
  if (!Headers)
    return Headers.takeError();
  std::optional<StringRef> JSON, PTX;
  for (const Types::Shdr &S : *Headers) {
    Expected<StringRef> Name = File->getSectionName(S);
    if (!Name)
      return Name.takeError();
    std::optional<StringRef> &To = *Name == LaunchSection ? JSON : PTX;
    if (*Name != LaunchSection && *Name != PTXSection)
      continue;
    Expected<ArrayRef<uint8_t>> Bytes = File->getSectionContents(S);
    if (!Bytes)
      return Bytes.takeError();
    To = toStringRef(*Bytes);
  }
  if (!JSON || !PTX)
    return foreign("the machine code is of another compiler");
  if (Error E = checkText(*PTX))
    return std::move(E);
  Expected<LaunchTable> Launches = readLaunchTable(*JSON);
  if (!Launches)
    return Launches.takeError();
  return TileImage{std::move(*Launches), PTX->str()};
}

//===----------------------------------------------------------------------===//
// PTX
//===----------------------------------------------------------------------===//

std::string addToPTX(StringRef PTX, const LaunchTable &Launches) {
  std::string Out = PTX.str();
  if (!PTX.ends_with("\n"))
    Out += '\n';
  Out += LaunchComment.drop_front();
  // Strings in JSON have no line breaks: all that there are is layout.
  std::string JSON = asJSON(Launches);
  for (StringRef Line : split(JSON, '\n'))
    Out += Line.ltrim();
  Out += '\n';
  return Out;
}

static Expected<TileImage> readPTX(StringRef Text) {
  if (Error E = checkText(Text))
    return std::move(E);
  size_t At = Text.rfind(LaunchComment);
  if (At == StringRef::npos)
    return foreign("the PTX does not say how it is launched");
  StringRef JSON = Text.substr(At + LaunchComment.size());
  Expected<LaunchTable> Launches = readLaunchTable(JSON.split('\n').first);
  if (!Launches)
    return Launches.takeError();
  return TileImage{std::move(*Launches), Text.take_front(At + 1).str()};
}

//===----------------------------------------------------------------------===//
// Any image
//===----------------------------------------------------------------------===//

/// The first PTX of the fat binary \p Data.
static Expected<StringRef> ptxOf(StringRef Data) {
  FatBinaryHeader Header;
  if (Data.size() < sizeof(Header))
    return foreign("the fat binary is cut off");
  std::memcpy(&Header, Data.data(), sizeof(Header));
  if (Header.HeaderSize > Data.size())
    return foreign("the fat binary is cut off");
  Data = Data.drop_front(Header.HeaderSize).take_front(Header.Size);
  FatBinaryEntry Entry;
  while (Data.size() >= sizeof(Entry)) {
    std::memcpy(&Entry, Data.data(), sizeof(Entry));
    if (Entry.HeaderSize < sizeof(Entry) || Entry.HeaderSize > Data.size() ||
        Entry.Size > Data.size() - Entry.HeaderSize)
      return foreign("an entry of the fat binary is cut off");
    StringRef Contents = Data.substr(Entry.HeaderSize, Entry.Size);
    if (Entry.Kind == FatBinaryEntry::PTX && !Entry.CompressedSize)
      return Contents.take_until([](char C) { return !C; });
    Data = Data.drop_front(Entry.HeaderSize + Entry.Size);
  }
  return foreign("the fat binary has no PTX that is not compressed");
}

Expected<TileImage> readTileImage(StringRef Data) {
  if (isELF(Data))
    return readELF(Data);
  if (!isFatBinary(Data))
    return readPTX(Data);
  Expected<StringRef> PTX = ptxOf(Data);
  return PTX ? readPTX(*PTX) : PTX.takeError();
}

/// Where the ELF file with \p Header ends.
static uint64_t endOf(const Types::Ehdr &Header, const char *Bytes) {
  uint64_t End =
      Header.e_shoff + uint64_t(Header.e_shnum) * sizeof(Types::Shdr);
  End = std::max<uint64_t>(End, Header.e_phoff + uint64_t(Header.e_phnum) *
                                                     sizeof(Types::Phdr));
  for (unsigned I = 0; I < Header.e_shnum; ++I) {
    Types::Shdr S;
    std::memcpy(&S, Bytes + Header.e_shoff + I * sizeof(S), sizeof(S));
    if (S.sh_type != ELF::SHT_NOBITS)
      End = std::max<uint64_t>(End, S.sh_offset + S.sh_size);
  }
  return End;
}

StringRef wholeImage(const void *Image) {
  const auto *Bytes = static_cast<const char *>(Image);
  if (!Bytes)
    return {};
  // A text may be shorter than any header.
  if (std::strncmp(Bytes, ELF::ElfMagic, 4) == 0) {
    if (!isELF({Bytes, strnlen(Bytes, ELF::EI_OSABI)}))
      return {};
    Types::Ehdr Header;
    std::memcpy(&Header, Bytes, sizeof(Header));
    if (Header.e_machine != ELF::EM_CUDA ||
        Header.e_shentsize != sizeof(Types::Shdr) ||
        (Header.e_phnum && Header.e_phentsize != sizeof(Types::Phdr)))
      return {};
    return {Bytes, endOf(Header, Bytes)};
  }
  char Magic[4];
  support::endian::write32le(Magic, FatBinaryHeader::Number);
  if (std::strncmp(Bytes, Magic, 4) == 0) {
    FatBinaryHeader Header;
    std::memcpy(&Header, Bytes, sizeof(Header));
    return {Bytes, Header.HeaderSize + Header.Size};
  }
  return StringRef(Bytes);
}

} // namespace opennvvm::tile
