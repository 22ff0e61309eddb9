//===- HiddenNames.cpp - Intrinsics hidden from LLVM's readers ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HiddenNames.h"
#include "TextCursor.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/LLVMBitCodes.h"
#include "llvm/Bitstream/BitCodeEnums.h"
#include "llvm/Bitstream/BitstreamReader.h"

using namespace llvm;

namespace opennvvm {

static constexpr StringLiteral Prefix = "llvm.";

/// The offset of the letter in which the hidden name of \p Name differs.
/// "llvm." is kept, since only intrinsics may take metadata; after it, no name
/// that LLVM knows continues with a capital letter.
static std::optional<size_t> changedLetter(StringRef Name) {
  if (Name.size() <= Prefix.size() || !Name.starts_with(Prefix) ||
      !isLower(Name[Prefix.size()]))
    return std::nullopt;
  return Prefix.size();
}

std::string hiddenName(StringRef Name) {
  std::string Hidden = Name.str();
  if (std::optional<size_t> At = changedLetter(Name))
    Hidden[*At] = toUpper(Hidden[*At]);
  return Hidden;
}

void hideInText(MutableArrayRef<char> Text, const StringSet<> &Names) {
  TextCursor C(StringRef(Text.data(), Text.size()));
  for (C.findInteresting(); !C.atEnd(); C.findInteresting())
    switch (C.peek()) {
    case '"':
      C.string();
      break;
    case ';':
      C.skipComment();
      break;
    case '!':
      C.skip();
      break;
    default:
      C.skip();
      size_t Start = C.offset() + (C.peek() == '"');
      StringRef Name = C.name();
      if (std::optional<size_t> At = changedLetter(Name);
          At && Names.contains(Name))
        Text[Start + *At] = toUpper(Text[Start + *At]);
    }
}

//===----------------------------------------------------------------------===//
// Bitcode
//===----------------------------------------------------------------------===//

namespace {
/// Where bitcode stores the names of its functions.
struct FunctionNames {
  /// In the string table.
  SmallVector<std::pair<uint64_t, uint64_t>, 32> Ranges;
  StringRef Table;
};
} // namespace

/// Reads the records of the module block that \p Cursor has entered; nested
/// blocks contain no names.
static Error readModule(BitstreamCursor &Cursor, FunctionNames &Names) {
  SmallVector<uint64_t, 64> Record;
  while (true) {
    Expected<BitstreamEntry> Entry = Cursor.advance();
    if (!Entry)
      return Entry.takeError();
    if (Entry->Kind == BitstreamEntry::SubBlock) {
      if (Error E = Cursor.SkipBlock())
        return E;
      continue;
    }
    if (Entry->Kind != BitstreamEntry::Record)
      return Error::success();
    Record.clear();
    Expected<unsigned> Code = Cursor.readRecord(Entry->ID, Record);
    if (!Code)
      return Code.takeError();
    if (*Code == bitc::MODULE_CODE_FUNCTION && Record.size() > 2)
      Names.Ranges.push_back({Record[0], Record[1]});
  }
}

/// Reads the string table whose block \p Cursor has entered.
static Error readTable(BitstreamCursor &Cursor, FunctionNames &Names) {
  SmallVector<uint64_t, 1> Record;
  while (true) {
    Expected<BitstreamEntry> Entry = Cursor.advanceSkippingSubblocks();
    if (!Entry)
      return Entry.takeError();
    if (Entry->Kind != BitstreamEntry::Record)
      return Error::success();
    StringRef Blob;
    Expected<unsigned> Code = Cursor.readRecord(Entry->ID, Record, &Blob);
    if (!Code)
      return Code.takeError();
    if (*Code == bitc::STRTAB_BLOB)
      Names.Table = Blob;
  }
}

static Error readNames(StringRef Bitcode, FunctionNames &Names) {
  auto *Begin = reinterpret_cast<const unsigned char *>(Bitcode.begin());
  auto *End = reinterpret_cast<const unsigned char *>(Bitcode.end());
  if (isBitcodeWrapper(Begin, End) &&
      SkipBitcodeWrapperHeader(Begin, End, /*VerifyBufferSize=*/true))
    return createStringError("the wrapper is too long");
  BitstreamCursor Cursor(ArrayRef<uint8_t>(Begin, End));
  if (Expected<SimpleBitstreamCursor::word_t> Magic = Cursor.Read(32); !Magic)
    return Magic.takeError();
  while (!Cursor.AtEndOfStream()) {
    Expected<BitstreamEntry> Entry = Cursor.advance();
    if (!Entry)
      return Entry.takeError();
    if (Entry->Kind != BitstreamEntry::SubBlock)
      return Error::success();
    bool IsModule = Entry->ID == bitc::MODULE_BLOCK_ID;
    if (!IsModule && Entry->ID != bitc::STRTAB_BLOCK_ID) {
      if (Error E = Cursor.SkipBlock())
        return E;
      continue;
    }
    if (Error E = Cursor.EnterSubBlock(Entry->ID))
      return E;
    if (Error E =
            IsModule ? readModule(Cursor, Names) : readTable(Cursor, Names))
      return E;
  }
  return Error::success();
}

SmallVector<StringRef, 32> namesThatCanBeHidden(StringRef Bitcode) {
  FunctionNames Stored;
  if (Error E = readNames(Bitcode, Stored))
    consumeError(std::move(E));
  SmallVector<StringRef, 32> Names;
  for (auto [Offset, Size] : Stored.Ranges) {
    if (Offset > Stored.Table.size() || Size > Stored.Table.size() - Offset)
      continue;
    StringRef Name = Stored.Table.substr(Offset, Size);
    if (changedLetter(Name))
      Names.push_back(Name);
  }
  return Names;
}

bool hideInBitcode(MutableArrayRef<char> Bitcode,
                   function_ref<bool(StringRef)> IsHidden) {
  bool Changed = false;
  for (StringRef Name :
       namesThatCanBeHidden(StringRef(Bitcode.data(), Bitcode.size()))) {
    if (!IsHidden(Name))
      continue;
    char &Letter =
        Bitcode[size_t(Name.data() - Bitcode.data()) + *changedLetter(Name)];
    Letter = toUpper(Letter);
    Changed = true;
  }
  return Changed;
}

} // namespace opennvvm
