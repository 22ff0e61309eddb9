//===- NewerBitcode.cpp - Bitcode of newer versions of LLVM ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's reader refuses a module because of a single attribute that it does not
// know. This code copies the bitstream record by record, with the abbreviations
// that it has, and leaves out such attributes and metadata. LLVM itself is
// asked what it knows: it is given a module that consists of the attribute or
// the node in question.
//
// What is left out must not change what the code does. Attributes without a
// type state facts, or ask for more or less optimization; those with a type
// (byval, sret) tell how an argument is passed. Metadata may be dropped by
// definition. Types, constants and instructions may not.
//
// Positions in the file that records contain are optional, and left out too.
//
//===----------------------------------------------------------------------===//

#include "NewerBitcode.h"
#include "KnownRecords.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/LLVMBitCodes.h"
#include "llvm/Bitstream/BitstreamReader.h"
#include "llvm/Bitstream/BitstreamWriter.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace opennvvm {

using Record = SmallVector<uint64_t, 64>;

bool isNewerRecord(unsigned Block, unsigned Code) {
  switch (Block) {
  case bitc::TYPE_BLOCK_ID_NEW:
    return Code > bitc::TYPE_CODE_TARGET_TYPE;
  case bitc::CONSTANTS_BLOCK_ID:
    return Code > bitc::CST_CODE_PTRAUTH2;
  case bitc::FUNCTION_BLOCK_ID:
    return Code > bitc::FUNC_CODE_DEBUG_RECORD_DECLARE_VALUE;
  case bitc::METADATA_BLOCK_ID:
    return Code > bitc::METADATA_FIXED_POINT_TYPE ||
           (Code > bitc::METADATA_STRING_TYPE &&
            Code < bitc::METADATA_COMMON_BLOCK);
  default:
    return false;
  }
}

std::string producerOf(StringRef Bitcode) {
  Expected<std::string> Producer =
      getBitcodeProducerString(MemoryBufferRef(Bitcode, ""));
  if (Producer)
    return std::move(*Producer);
  consumeError(Producer.takeError());
  return {};
}

bool isNewerProducer(StringRef Producer) {
  unsigned Major = 0;
  return Producer.consume_front("LLVM") &&
         !Producer.consumeInteger(10, Major) && Major > LLVM_VERSION_MAJOR;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// The words that a pair of bounds of \p Bits bits has at the front of \p R;
/// none if they are not there.
static std::optional<size_t> sizeOfBounds(ArrayRef<uint64_t> R, uint64_t Bits) {
  if (Bits <= 64)
    return 2;
  if (R.empty())
    return std::nullopt;
  uint64_t Lower = R[0] & 0xFFFFFFFF, Upper = R[0] >> 32;
  return 1 + Lower + Upper;
}

/// The words of the attribute at the front of \p R; none if they are not there,
/// or if its form is unknown.
static std::optional<size_t> sizeOfAttribute(ArrayRef<uint64_t> R) {
  auto Within = [&](size_t Size) {
    return Size <= R.size() ? std::optional(Size) : std::nullopt;
  };
  switch (R[0]) {
  case EnumForm:
  case NoTypeForm:
    return Within(2);
  case IntForm:
  case TypeForm:
    return Within(3);
  case KeyForm:
  case KeyValueForm: {
    // Each string ends in 0.
    size_t End = 1;
    for (unsigned Strings = R[0] == KeyForm ? 1 : 2; Strings; --Strings) {
      while (End < R.size() && R[End])
        ++End;
      ++End;
    }
    return Within(End);
  }
  case RangeForm: {
    if (R.size() < 3)
      return std::nullopt;
    std::optional<size_t> Bounds = sizeOfBounds(R.drop_front(3), R[2]);
    return Bounds ? Within(3 + *Bounds) : std::nullopt;
  }
  case RangeListForm: {
    if (R.size() < 4)
      return std::nullopt;
    size_t Size = 4;
    for (uint64_t I = 0; I < R[2]; ++I) {
      if (Size > R.size())
        return std::nullopt;
      std::optional<size_t> Bounds = sizeOfBounds(R.drop_front(Size), R[3]);
      if (!Bounds)
        return std::nullopt;
      Size += *Bounds;
    }
    return Within(Size);
  }
  default:
    return std::nullopt;
  }
}

static void appendString(StringRef String, Record &R) {
  R.append(String.bytes_begin(), String.bytes_end());
  R.push_back(0);
}

/// Appends attribute \p Key for the \p Mode of denormals, as LLVM 22 has it.
static void appendDenormalMode(StringRef Key, unsigned Mode, Record &R) {
  static constexpr StringLiteral Names[] = {"ieee", "preserve-sign",
                                            "positive-zero", "dynamic"};
  StringRef Output = Names[Mode & 3], Input = Names[Mode >> 2 & 3];
  R.push_back(KeyValueForm);
  appendString(Key, R);
  appendString((Output + "," + Input).str(), R);
}

/// denormal_fpenv of LLVM 23, for which LLVM 22 has two strings: the mode of
/// float in the upper four bits, and of other types in the lower ones.
static bool translateDenormals(ArrayRef<uint64_t> Entry, Record &R) {
  constexpr uint64_t DenormalKind = 106;
  if (Entry[0] != IntForm || Entry[1] != DenormalKind || Entry[2] > 0xFF)
    return false;
  appendDenormalMode("denormal-fp-math", Entry[2] & 0xF, R);
  appendDenormalMode("denormal-fp-math-f32", Entry[2] >> 4, R);
  return true;
}

//===----------------------------------------------------------------------===//
// The copy
//===----------------------------------------------------------------------===//

namespace {
class Rewriter {
public:
  explicit Rewriter(ArrayRef<uint8_t> Bytes) : In(Bytes), Out(Written) {
    In.setBlockInfo(&BlockInfo);
  }

  /// \returns false if the blocks are damaged, or if it was refused.
  bool run();
  StringRef refusal() const { return Refusal; }
  /// Whether the copy has something else than the original.
  bool isChanged() const { return IsChanged; }
  ArrayRef<std::string> ignored() const { return Ignored; }
  StringRef bytes() const { return {Written.data(), Written.size()}; }

private:
  bool copyBlock(unsigned ID);
  bool rewriteBlock(unsigned ID);
  bool rewriteEntries(unsigned ID);
  bool rewriteInner(unsigned Outer, unsigned ID);
  bool rewriteRecord(unsigned Block, unsigned Abbreviation);
  bool rewriteBlockInfo();
  bool copyAbbreviation(unsigned Number);
  void emit(unsigned Abbreviation, unsigned Code, StringRef Blob);
  bool rewriteGroup();
  void rewriteNode(unsigned Code, unsigned Abbreviation, StringRef Blob);
  void ignore(std::string What) {
    if (!is_contained(Ignored, What))
      Ignored.push_back(std::move(What));
  }
  bool refuse(const Twine &What) {
    Refusal = What.str();
    return false;
  }

  BitstreamCursor In;
  BitstreamBlockInfo BlockInfo;
  bool HasBlockInfo = false;
  SmallVector<char, 0> Written;
  BitstreamWriter Out;
  Record R; ///< The current one.
  KnownRecords Known;
  std::vector<std::string> Ignored;
  std::string Refusal;
  bool IsChanged = false;
};
} // namespace

/// The value, unless there is an error, which is forgotten.
template <typename T> static std::optional<T> take(Expected<T> Value) {
  if (Value)
    return std::move(*Value);
  consumeError(Value.takeError());
  return std::nullopt;
}

static bool succeeds(Error E) {
  bool Failed = bool(E);
  consumeError(std::move(E));
  return !Failed;
}

/// Copies a block, which has just been announced, with all that it contains.
bool Rewriter::copyBlock(unsigned ID) {
  auto Width = take(In.ReadVBR(bitc::CodeLenWidth));
  if (!Width || !succeeds(In.JumpToBit(alignTo(In.GetCurrentBitNo(), 32))))
    return false;
  auto Words = take(In.Read(bitc::BlockSizeWidth));
  uint64_t Begin = In.GetCurrentBitNo() / 8;
  ArrayRef<uint8_t> All = In.getBitcodeBytes();
  if (!Words || Begin > All.size() || *Words > (All.size() - Begin) / 4 ||
      !succeeds(In.JumpToBit((Begin + *Words * 4) * 8)))
    return false;
  Out.EmitCode(bitc::ENTER_SUBBLOCK);
  Out.EmitVBR(ID, bitc::BlockIDWidth);
  Out.EmitVBR(*Width, bitc::CodeLenWidth);
  Out.FlushToWord();
  Out.Emit(*Words, bitc::BlockSizeWidth);
  for (uint64_t I = 0; I < *Words; ++I)
    Out.Emit(support::endian::read32le(All.data() + Begin + I * 4), 32);
  return true;
}

bool Rewriter::rewriteBlockInfo() {
  auto Read = take(In.ReadBlockInfoBlock());
  if (!Read || !*Read || std::exchange(HasBlockInfo, true))
    return false;
  BlockInfo = std::move(**Read);
  constexpr unsigned NumBlocks = 64;
  Out.EnterBlockInfoBlock();
  for (unsigned ID = 0; ID < NumBlocks; ++ID)
    if (const auto *Info = BlockInfo.getBlockInfo(ID))
      for (const auto &Abbreviation : Info->Abbrevs)
        Out.EmitBlockInfoAbbrev(ID, Abbreviation);
  Out.ExitBlock();
  return true;
}

/// Copies the definition of an abbreviation, which becomes that of \p Number.
bool Rewriter::copyAbbreviation(unsigned Number) {
  if (!succeeds(In.ReadAbbrevRecord()))
    return false;
  auto Read = take(In.getAbbrev(Number));
  if (!Read)
    return false;
  Out.EmitAbbrev(std::make_shared<BitCodeAbbrev>(**Read));
  return true;
}

bool Rewriter::rewriteBlock(unsigned ID) {
  if (!succeeds(In.EnterSubBlock(ID)))
    return false;
  Out.EnterSubblock(ID, In.getAbbrevIDWidth());
  bool IsWhole = rewriteEntries(ID);
  Out.ExitBlock();
  return IsWhole;
}

/// Copies what the current block contains.
bool Rewriter::rewriteEntries(unsigned ID) {
  const auto *Info = BlockInfo.getBlockInfo(ID);
  unsigned Next =
      bitc::FIRST_APPLICATION_ABBREV + (Info ? Info->Abbrevs.size() : 0);
  while (true) {
    auto Entry = take(In.advance(BitstreamCursor::AF_DontAutoprocessAbbrevs));
    if (!Entry)
      return false;
    bool IsCopied = false;
    switch (Entry->Kind) {
    case BitstreamEntry::Error:
      return false;
    case BitstreamEntry::EndBlock:
      return true;
    case BitstreamEntry::SubBlock:
      IsCopied = rewriteInner(ID, Entry->ID);
      break;
    case BitstreamEntry::Record:
      IsCopied = Entry->ID == bitc::DEFINE_ABBREV
                     ? copyAbbreviation(Next++)
                     : rewriteRecord(ID, Entry->ID);
      break;
    }
    if (!IsCopied)
      return false;
  }
}

bool Rewriter::rewriteInner(unsigned Outer, unsigned ID) {
  switch (ID) {
  case bitc::BLOCKINFO_BLOCK_ID:
    return rewriteBlockInfo();
  case bitc::PARAMATTR_GROUP_BLOCK_ID:
  case bitc::TYPE_BLOCK_ID_NEW:
  case bitc::CONSTANTS_BLOCK_ID:
  case bitc::METADATA_BLOCK_ID:
  case bitc::FUNCTION_BLOCK_ID:
    return rewriteBlock(ID);
  case bitc::VALUE_SYMTAB_BLOCK_ID:
    // That of a module holds the positions of its functions. Without it, LLVM
    // finds them itself.
    if (Outer == bitc::MODULE_BLOCK_ID)
      return succeeds(In.SkipBlock());
    return copyBlock(ID);
  default:
    return copyBlock(ID);
  }
}

/// Writes the current record.
void Rewriter::emit(unsigned Abbreviation, unsigned Code, StringRef Blob) {
  if (Abbreviation == bitc::UNABBREV_RECORD) {
    Out.EmitRecord(Code, R);
    return;
  }
  R.insert(R.begin(), Code);
  if (Blob.data())
    Out.EmitRecordWithBlob(Abbreviation, R, Blob);
  else
    Out.EmitRecordWithAbbrev(Abbreviation, R);
}

/// What a record that isNewerRecord() stands for.
static StringRef kindOfRecord(unsigned Block) {
  return Block == bitc::TYPE_BLOCK_ID_NEW    ? "type"
         : Block == bitc::CONSTANTS_BLOCK_ID ? "constant"
                                             : "instruction";
}

bool Rewriter::rewriteRecord(unsigned Block, unsigned Abbreviation) {
  R.clear();
  StringRef Blob;
  auto Code = take(In.readRecord(Abbreviation, R, &Blob));
  if (!Code)
    return false;
  switch (Block) {
  case bitc::MODULE_BLOCK_ID:
    if (*Code == bitc::MODULE_CODE_VERSION && (R.empty() || R[0] < 2))
      return false; // It is too old to contain anything new.
    if (*Code == bitc::MODULE_CODE_VSTOFFSET || *Code == bitc::MODULE_CODE_HASH)
      return true;
    break;
  case bitc::PARAMATTR_GROUP_BLOCK_ID:
    if (*Code == bitc::PARAMATTR_GRP_CODE_ENTRY)
      return rewriteGroup();
    break;
  case bitc::METADATA_BLOCK_ID:
    rewriteNode(*Code, Abbreviation, Blob);
    return true;
  default:
    if (isNewerRecord(Block, *Code))
      return refuse(kindOfRecord(Block) + " with code " + Twine(*Code));
  }
  emit(Abbreviation, *Code, Blob);
  return true;
}

/// Writes the attributes of the current group that LLVM knows. A group that is
/// not there is one without attributes.
bool Rewriter::rewriteGroup() {
  constexpr size_t Header = 2;
  Record Kept(ArrayRef<uint64_t>(R).take_front(Header));
  ArrayRef<uint64_t> Rest = ArrayRef(R).drop_front(std::min(Header, R.size()));
  while (!Rest.empty()) {
    std::optional<size_t> Size = sizeOfAttribute(Rest);
    if (!Size && Rest[0] > RangeListForm)
      return refuse("attribute of form " + Twine(Rest[0]));
    if (!Size)
      return false;
    ArrayRef<uint64_t> Entry = Rest.take_front(*Size);
    Rest = Rest.drop_front(*Size);
    bool IsString = Entry[0] == KeyForm || Entry[0] == KeyValueForm;
    if (IsString || Known.hasAttribute(Entry)) {
      Kept.append(Entry.begin(), Entry.end());
      continue;
    }
    std::string Name = "attribute " + std::to_string(Entry[1]);
    if (Entry[0] == TypeForm || Entry[0] == NoTypeForm)
      return refuse(Name + ", which has a type");
    IsChanged = true;
    if (!translateDenormals(Entry, Kept))
      ignore(std::move(Name));
  }
  if (Kept.size() > Header)
    Out.EmitRecord(bitc::PARAMATTR_GRP_CODE_ENTRY, Kept);
  return true;
}

/// The name of a node of debug information in assembly; empty for other
/// metadata, and for enumerators, which never change.
static StringRef nameOfNode(unsigned Code) {
  switch (Code) {
#define NODE(CODE, NAME)                                                       \
  case bitc::METADATA_##CODE:                                                  \
    return NAME;
    NODE(LOCATION, "DILocation")
    NODE(GENERIC_DEBUG, "GenericDINode")
    NODE(SUBRANGE, "DISubrange")
    NODE(BASIC_TYPE, "DIBasicType")
    NODE(FILE, "DIFile")
    NODE(DERIVED_TYPE, "DIDerivedType")
    NODE(COMPOSITE_TYPE, "DICompositeType")
    NODE(SUBROUTINE_TYPE, "DISubroutineType")
    NODE(COMPILE_UNIT, "DICompileUnit")
    NODE(SUBPROGRAM, "DISubprogram")
    NODE(LEXICAL_BLOCK, "DILexicalBlock")
    NODE(LEXICAL_BLOCK_FILE, "DILexicalBlockFile")
    NODE(NAMESPACE, "DINamespace")
    NODE(TEMPLATE_TYPE, "DITemplateTypeParameter")
    NODE(TEMPLATE_VALUE, "DITemplateValueParameter")
    NODE(GLOBAL_VAR, "DIGlobalVariable")
    NODE(LOCAL_VAR, "DILocalVariable")
    NODE(EXPRESSION, "DIExpression")
    NODE(OBJC_PROPERTY, "DIObjCProperty")
    NODE(IMPORTED_ENTITY, "DIImportedEntity")
    NODE(MODULE, "DIModule")
    NODE(MACRO, "DIMacro")
    NODE(MACRO_FILE, "DIMacroFile")
    NODE(GLOBAL_VAR_EXPR, "DIGlobalVariableExpression")
    NODE(LABEL, "DILabel")
    NODE(STRING_TYPE, "DIStringType")
    NODE(COMMON_BLOCK, "DICommonBlock")
    NODE(GENERIC_SUBRANGE, "DIGenericSubrange")
    NODE(SUBRANGE_TYPE, "DISubrangeType")
    NODE(FIXED_POINT_TYPE, "DIFixedPointType")
#undef NODE
  default:
    return {};
  }
}

/// Writes the current record of metadata. Newer versions of LLVM append
/// operands. A node that is unknown becomes an empty one, so that others keep
/// their numbers; positions are left out.
void Rewriter::rewriteNode(unsigned Code, unsigned Abbreviation,
                           StringRef Blob) {
  if (Code == bitc::METADATA_INDEX || Code == bitc::METADATA_INDEX_OFFSET)
    return;
  StringRef Name = nameOfNode(Code);
  bool IsNewer = isNewerRecord(bitc::METADATA_BLOCK_ID, Code);
  uint64_t First = R.empty() ? 0 : R[0];
  if (!IsNewer && (Name.empty() || Known.hasNode(Code, First, R.size()))) {
    emit(Abbreviation, Code, Blob);
    return;
  }
  IsChanged = true;
  constexpr size_t MostAppended = 8;
  size_t Size = R.size();
  if (!IsNewer)
    for (size_t I = 1; I <= MostAppended && I < Size; ++I)
      if (Known.hasNode(Code, First, Size - I)) {
        R.truncate(Size - I);
        Out.EmitRecord(Code, R);
        ignore("operands of " + Name.str());
        return;
      }
  Out.EmitRecord(bitc::METADATA_NODE, ArrayRef<uint64_t>());
  ignore(IsNewer ? "metadata with code " + std::to_string(Code) : Name.str());
}

bool Rewriter::run() {
  constexpr size_t MagicBits = 32, FewestBytes = 8;
  if (!succeeds(In.JumpToBit(MagicBits)))
    return false;
  writeMagic(Out);
  bool HasModule = false;
  // Some archivers leave a few bytes behind the last block.
  while (In.getCurrentByteNo() + FewestBytes <= In.SizeInBytes()) {
    auto Entry = take(In.advance());
    if (!Entry || Entry->Kind != BitstreamEntry::SubBlock)
      return false;
    bool IsModule = Entry->ID == bitc::MODULE_BLOCK_ID;
    if (IsModule && std::exchange(HasModule, true))
      return false;
    if (IsModule ? !rewriteBlock(Entry->ID) : !copyBlock(Entry->ID))
      return false;
  }
  Out.FlushToWord();
  return HasModule;
}

Expected<std::optional<OlderBitcode>> rewriteNewerBitcode(StringRef Bitcode) {
  const unsigned char *Begin = Bitcode.bytes_begin(),
                      *End = Bitcode.bytes_end();
  if (isBitcodeWrapper(Begin, End) &&
      SkipBitcodeWrapperHeader(Begin, End, /*VerifyBufferSize=*/true))
    return std::nullopt;
  Rewriter Copy(ArrayRef(Begin, End - Begin));
  bool IsWhole = Copy.run();
  if (!Copy.refusal().empty()) {
    std::string Producer = producerOf(Bitcode);
    return createStringError(
        "bitcode has a newer " + Copy.refusal() + ", which LLVM " +
        Twine(LLVM_VERSION_MAJOR) + " does not know" +
        (Producer.empty() ? "" : "; it was written by " + Producer));
  }
  if (!IsWhole || !Copy.isChanged())
    return std::nullopt;
  OlderBitcode Result;
  Result.Buffer = MemoryBuffer::getMemBufferCopy(Copy.bytes());
  Result.Ignored = Copy.ignored().vec();
  return Result;
}

} // namespace opennvvm
