//===- ImageTest.cpp - Tests of images of tile programs -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileImage/Image.h"
#include "llvm/Object/ELFTypes.h"
#include "gtest/gtest.h"
#include <cstring>

using namespace llvm;
using namespace opennvvm::tile;

namespace {

LaunchTable table() {
  LaunchTable T;
  T.Arch = "sm_90a";
  T.Bytecode = std::string(64, 'a');
  LaunchInfo K;
  K.Kernel = "norm \"of\" rows\n";
  K.Block[0] = 128;
  K.Cluster[0] = 2;
  K.DynamicShared = 1 << 16;
  K.StaticShared = 48;
  K.Parameters = {{LaunchParameter::Pointer, 8, "ptr<f32>", "f32"},
                  {LaunchParameter::Float, 4, "f32", ""},
                  {LaunchParameter::Integer, 1, "i1", ""}};
  T.Kernels.push_back(K);
  K.Kernel = "other";
  T.Kernels.push_back(K);
  return T;
}

/// A file with a section of names and one of code.
std::string elf() {
  using Types = object::ELF64LE;
  static constexpr char Names[] = "\0.shstrtab\0.text.k";
  Types::Ehdr Header = {};
  std::memcpy(Header.e_ident, ELF::ElfMagic, 4);
  Header.e_ident[ELF::EI_CLASS] = ELF::ELFCLASS64;
  Header.e_ident[ELF::EI_DATA] = ELF::ELFDATA2LSB;
  Header.e_ident[ELF::EI_VERSION] = ELF::EV_CURRENT;
  Header.e_type = ELF::ET_EXEC;
  Header.e_machine = ELF::EM_CUDA;
  Header.e_ehsize = sizeof(Header);
  Header.e_shentsize = sizeof(Types::Shdr);
  Header.e_shnum = 3;
  Header.e_shstrndx = 1;
  std::string Code = "machine code";
  Types::Shdr Sections[3] = {};
  Sections[1].sh_name = 1;
  Sections[1].sh_type = ELF::SHT_STRTAB;
  Sections[1].sh_offset = sizeof(Header);
  Sections[1].sh_size = sizeof(Names);
  Sections[2].sh_name = 11;
  Sections[2].sh_type = ELF::SHT_PROGBITS;
  Sections[2].sh_offset = sizeof(Header) + sizeof(Names);
  Sections[2].sh_size = Code.size();
  Sections[2].sh_info = 0x0e000007; // Registers and a symbol, as ptxas has it.
  std::string Out(reinterpret_cast<const char *>(&Header), sizeof(Header));
  Out.append(Names, sizeof(Names));
  Out += Code;
  Out.resize((Out.size() + 7) / 8 * 8);
  Header.e_shoff = Out.size();
  std::memcpy(Out.data(), &Header, sizeof(Header));
  Out.append(reinterpret_cast<const char *>(Sections), sizeof(Sections));
  return Out;
}

std::string text(ArrayRef<char> Bytes) {
  return std::string(Bytes.begin(), Bytes.end());
}

/// Why \p Data is not an image; empty if it is.
std::string problem(StringRef Data) {
  Expected<TileImage> Read = readTileImage(Data);
  return Read ? "" : toString(Read.takeError());
}

constexpr StringLiteral PTX = "//\n.version 8.0\n.target sm_90a\n";

void expectImage(StringRef Data, StringRef Text) {
  Expected<TileImage> Read = readTileImage(Data);
  ASSERT_TRUE(bool(Read)) << toString(Read.takeError());
  EXPECT_EQ(Read->PTX, Text);
  EXPECT_EQ(asJSON(Read->Launches), asJSON(table()));
}

TEST(LaunchTable, IsReadAsItIsWritten) {
  Expected<LaunchTable> Read = readLaunchTable(asJSON(table()));
  ASSERT_TRUE(bool(Read)) << toString(Read.takeError());
  EXPECT_EQ(asJSON(*Read), asJSON(table()));
  ASSERT_TRUE(Read->find("other"));
  EXPECT_EQ(Read->find("other")->Cluster[0], 2u);
  EXPECT_EQ(Read->find("others"), nullptr);
}

TEST(LaunchTable, IsRefusedIfSomethingIsMissingOrOutOfRange) {
  std::string Good = asJSON(table());
  for (StringRef Key :
       {"arch", "kernels", "kernel", "block", "cluster", "dynamic_shared",
        "static_shared", "parameters", "kind", "type", "size"}) {
    std::string Bad = Good;
    size_t At = Bad.find("\"" + Key.str() + "\"");
    ASSERT_NE(At, std::string::npos) << Key.str();
    Bad[At + 1] = '_';
    Expected<LaunchTable> Read = readLaunchTable(Bad);
    EXPECT_FALSE(bool(Read)) << Key.str();
    consumeError(Read.takeError());
  }
  for (auto [From, To] : {std::pair("128,", "0,"),
                          {"128,", "4294967296,"},
                          {"128,", "-1,"},
                          {"128,", ""},
                          {"\"pointer\"", "\"image\""}}) {
    std::string Bad = Good;
    size_t At = Bad.find(From);
    ASSERT_NE(At, std::string::npos) << From;
    Bad.replace(At, StringRef(From).size(), To);
    Expected<LaunchTable> Read = readLaunchTable(Bad);
    EXPECT_FALSE(bool(Read)) << From << " " << To;
    consumeError(Read.takeError());
  }
}

TEST(Image, OfMachineCodeKeepsEverythingElse) {
  std::string Before = elf();
  auto Made = addToCubin(Before, table(), PTX);
  ASSERT_TRUE(bool(Made)) << toString(Made.takeError());
  std::string After = text(*Made);
  expectImage(After, PTX);
  // Only the header differs: where the table of sections is, and how long.
  constexpr size_t HeaderSize = sizeof(object::ELF64LE::Ehdr);
  EXPECT_EQ(After.substr(HeaderSize, Before.size() - HeaderSize),
            Before.substr(HeaderSize));
  EXPECT_EQ(wholeImage(After.c_str()), After);
  EXPECT_EQ(wholeImage(Before.c_str()), Before);
}

TEST(Image, OfAnotherCompilerIsNone) {
  EXPECT_EQ(problem(elf()), "not an image of a tile program: the machine code "
                            "is of another compiler");
  EXPECT_NE(problem(PTX), "");
  EXPECT_NE(problem(""), "");
  EXPECT_NE(problem(text(makeFatBinary(PTX, "sm_90"))), "");
  auto Made = addToCubin("no ELF", table(), PTX);
  EXPECT_FALSE(bool(Made));
  consumeError(Made.takeError());
}

TEST(Image, OfPTX) {
  std::string Image = addToPTX(PTX, table());
  EXPECT_TRUE(StringRef(Image).starts_with(PTX));
  expectImage(Image, PTX);
  EXPECT_EQ(wholeImage(Image.c_str()), Image);
}

TEST(Image, OfAFatBinary) {
  for (StringRef Arch : {"sm_75", "sm_90a", "sm_100f"}) {
    std::string Image = text(makeFatBinary(addToPTX(PTX, table()), Arch));
    expectImage(Image, PTX);
    EXPECT_EQ(wholeImage(Image.c_str()), Image);
    EXPECT_EQ(Image.size() % 8, 0u);
  }
}

/// Cuts and changes images everywhere: they are read, or refused.
void damage(const std::string &Image) {
  for (size_t Size = 0; Size < Image.size(); ++Size)
    (void)problem(StringRef(Image).take_front(Size));
  for (size_t At = 0; At < Image.size(); ++At)
    for (unsigned Bits : {0x01u, 0x80u, 0xffu}) {
      std::string Changed = Image;
      Changed[At] = char(Changed[At] ^ Bits);
      (void)problem(Changed);
    }
}

TEST(Image, WhosePTXIsAnotherImageIsRefused) {
  for (StringRef Magic :
       {StringRef("\x50\xed\x55\xba"), StringRef("\x7f"
                                                 "ELF\2\1\1")}) {
    std::string PTX = addToPTX((Magic + " text").str(), table());
    SmallVector<char, 0> Fat = makeFatBinary(PTX, "sm_90a");
    EXPECT_EQ("not an image of a tile program: its PTX is no text",
              toString(readTileImage({Fat.data(), Fat.size()}).takeError()));
    Expected<SmallVector<char, 0>> Cubin = addToCubin(elf(), table(), PTX);
    ASSERT_TRUE(bool(Cubin));
    EXPECT_EQ(
        "not an image of a tile program: its PTX is no text",
        toString(readTileImage({Cubin->data(), Cubin->size()}).takeError()));
  }
}

TEST(Image, IsReadOrRefusedWhenItIsDamaged) {
  auto Made = addToCubin(elf(), table(), PTX);
  ASSERT_TRUE(bool(Made)) << toString(Made.takeError());
  damage(text(*Made));
  damage(addToPTX(PTX, table()));
  damage(text(makeFatBinary(addToPTX(PTX, table()), "sm_90")));
}

} // namespace
