//===- BitcodeLimits.cpp - Resource limits for bitcode --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's reader allocates memory for the counts in records before it knows
// whether the file has that much data, and looks into the scope of a debug
// location without asking whether there is one. This code walks the blocks and
// the few records in question. Other broken bitcode is left to the reader.
//
//===----------------------------------------------------------------------===//

#include "AsmShapes.h"
#include "Bitcode/NewerBitcode.h"
#include "Limits.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/LLVMBitCodes.h"
#include "llvm/Bitstream/BitstreamReader.h"
#include "llvm/Support/MathExtras.h"
#include <climits>
#include <optional>

using namespace llvm;

namespace opennvvm {

namespace {

using Record = SmallVector<uint64_t, 64>;

/// Items by number, with the parts that each consists of.
class PartGraph {
public:
  explicit PartGraph(uint64_t First = 0) : First(First) {}

  void add(ArrayRef<uint64_t> Parts) {
    Begin.push_back(Edges.size());
    Edges.append(Parts.begin(), Parts.end());
  }
  /// The number of the next item.
  uint64_t next() const { return First + Begin.size(); }
  /// The number of parts of \p Thing.
  size_t size(uint64_t Thing) const {
    return Thing - First < Begin.size() ? partsOf(Thing - First).size() : 0;
  }
  /// What the items come to.
  struct Extent {
    /// The length of the longest chain of nested parts; UINT_MAX if something
    /// is part of itself.
    unsigned Depth = 0;
    /// The most parts of one item, if each is counted as often as it is
    /// reached. Two parts that are the same one each time double it: it grows
    /// exponentially with the depth.
    uint64_t Parts = 0;
  };
  Extent extent() const;

private:
  ArrayRef<uint64_t> partsOf(size_t Thing) const {
    size_t End = Thing + 1 < Begin.size() ? Begin[Thing + 1] : Edges.size();
    return ArrayRef(Edges).slice(Begin[Thing], End - Begin[Thing]);
  }

  uint64_t First;
  SmallVector<uint64_t, 0> Edges;
  SmallVector<size_t, 0> Begin;
};

class BitcodeScan {
public:
  BitcodeScan(ArrayRef<uint8_t> Bytes, DiagnosticEngine &Diags)
      : Stream(Bytes), Diags(Diags) {}

  /// \returns false if something was reported.
  bool run();
  bool hasNewer() const { return HasNewer; }

private:
  /// \returns whether to continue.
  using Reader = bool (BitcodeScan::*)(unsigned Code, ArrayRef<uint64_t> R);

  bool scanBlock(unsigned ID);
  bool scanRecords(unsigned ID, Reader Check, ArrayRef<unsigned> Codes);
  bool enterInner(unsigned Outer, unsigned ID);
  bool readBlockInfo();
  bool checkType(unsigned Code, ArrayRef<uint64_t> R);
  bool checkInstruction(unsigned Code, ArrayRef<uint64_t> R);
  bool checkMetadata(unsigned Code, ArrayRef<uint64_t> R);
  bool checkAttributes(unsigned Code, ArrayRef<uint64_t> R);
  bool checkModule(unsigned Code, ArrayRef<uint64_t> R);
  bool checkConstant(unsigned Code, ArrayRef<uint64_t> R);
  bool enterFunction();
  bool checkExtent(const PartGraph &Graph, const char *What, uint64_t MaxParts);
  /// How many parts they have is checked when they have been read.
  bool checkConstants(const PartGraph &Graph) {
    return checkExtent(Graph, "constants", UINT64_MAX);
  }
  bool refuse(const Twine &What);
  bool refuse(const Twine &What, uint64_t Limit);

  BitstreamCursor Stream;
  BitstreamBlockInfo BlockInfo;
  DiagnosticEngine &Diags;
  PartGraph Types;
  DenseSet<uint64_t> Sequences;    ///< Types that are arrays or vectors.
  bool InSequence = false;         ///< Whether the next constants are of one.
  PartGraph Globals;               ///< The module's values.
  std::optional<PartGraph> Locals; ///< Those of the current function.
  SmallVector<uint64_t, 0> BodyTypes; ///< Of functions that have a body.
  size_t NextBody = 0;
  bool HasStringTable = false; ///< Whether names precede the records.
  uint64_t BlockBits = 0;      ///< Of the block being read.
  bool HasNewer = false;       ///< Records that LLVM does not know.
  bool Sound = true;
};

} // namespace

PartGraph::Extent PartGraph::extent() const {
  SmallVector<unsigned, 0> Depth(Begin.size(), 0);
  SmallVector<uint64_t, 0> Count(Begin.size(), 1);
  BitVector Done(Begin.size());
  SmallVector<std::pair<size_t, size_t>, 32> Path; // An item and its next part.
  Extent Most;
  auto Enter = [&](size_t Thing) {
    Depth[Thing] = 1;
    Path.push_back({Thing, 0});
  };
  for (size_t Root = 0; Root < Begin.size(); ++Root) {
    if (!Depth[Root])
      Enter(Root);
    while (!Path.empty()) {
      auto [Thing, Next] = Path.back();
      ArrayRef<uint64_t> Parts = partsOf(Thing);
      if (Next == Parts.size()) {
        Done.set(Thing);
        Most.Depth = std::max(Most.Depth, Depth[Thing]);
        Most.Parts = std::max(Most.Parts, Count[Thing]);
        Path.pop_back();
        continue;
      }
      uint64_t Part = Parts[Next] - First;
      if (Part >= Begin.size() || Done.test(Part)) {
        if (Part < Begin.size()) {
          Depth[Thing] = std::max(Depth[Thing], Depth[Part] + 1);
          Count[Thing] = SaturatingAdd(Count[Thing], Count[Part]);
        }
        ++Path.back().second;
      } else if (Depth[Part]) {
        return {UINT_MAX, 0};
      } else {
        Enter(Part); // Visited again once it is done.
      }
    }
  }
  return Most;
}

bool BitcodeScan::refuse(const Twine &What) {
  Diags.reportText(Rule::MiscLlvmParser, {}, {What.str()});
  return Sound = false;
}

bool BitcodeScan::refuse(const Twine &What, uint64_t Limit) {
  return refuse(What + "; the limit is " + Twine(Limit));
}

bool BitcodeScan::checkType(unsigned Code, ArrayRef<uint64_t> R) {
  uint64_t First = R.empty() ? 0 : R.front();
  switch (Code) {
  case bitc::TYPE_CODE_NUMENTRY:
    return First <= BlockBits ||
           refuse("a table of " + std::to_string(First) + " types", BlockBits);
  case bitc::TYPE_CODE_STRUCT_NAME:
    return true; // Names the next one.
  case bitc::TYPE_CODE_INTEGER:
    if (First > MaxIntegerBits)
      return refuse("type i" + std::to_string(First), MaxIntegerBits);
    Types.add({});
    return true;
  case bitc::TYPE_CODE_VECTOR:
    if (First > MaxLanes)
      return refuse("a vector of " + std::to_string(First) + " lanes",
                    MaxLanes);
    [[fallthrough]];
  case bitc::TYPE_CODE_ARRAY:
    Sequences.insert(Types.next());
    Types.add(R.drop_front(std::min<size_t>(1, R.size())).take_front(1));
    return true;
  case bitc::TYPE_CODE_STRUCT_ANON:
  case bitc::TYPE_CODE_STRUCT_NAMED:
  case bitc::TYPE_CODE_FUNCTION:
    Types.add(R.drop_front(std::min<size_t>(1, R.size())));
    return true;
  default:
    Types.add({});
    return true;
  }
}

bool BitcodeScan::checkInstruction(unsigned Code, ArrayRef<uint64_t> R) {
  auto Count = [&](size_t At, const char *What, uint64_t Limit) {
    return At >= R.size() || R[At] <= Limit ||
           refuse(std::to_string(R[At]) + " " + What, Limit);
  };
  // In LLVM 3.3, a switch has a marker in place of its type.
  constexpr uint64_t OldSwitch = 0x4B5;
  switch (Code) {
  case bitc::FUNC_CODE_DECLAREBLOCKS:
    return Count(0, "blocks in a function", BlockBits);
  case bitc::FUNC_CODE_INST_SWITCH:
    return R.empty() || R[0] >> 16 != OldSwitch ||
           Count(3, "cases in a switch", R.size());
  case bitc::FUNC_CODE_INST_LANDINGPAD:
    return Count(2, "clauses in a landingpad", R.size());
  case bitc::FUNC_CODE_INST_LANDINGPAD_OLD:
    return Count(3, "clauses in a landingpad", R.size()) &&
           Count(4, "clauses in a landingpad", R.size());
  case bitc::FUNC_CODE_INST_CATCHSWITCH:
    return Count(1, "handlers in a catchswitch", R.size());
  case bitc::FUNC_CODE_INST_CALLBR:
    return Count(3, "targets in a callbr", R.size());
  case bitc::FUNC_CODE_DEBUG_LOC:
    // Line, column, scope; 0 is none.
    return R.size() < 3 || R[2] || refuse("a debug location has no scope");
  default:
    return true;
  }
}

bool BitcodeScan::checkMetadata(unsigned Code, ArrayRef<uint64_t> R) {
  constexpr uint64_t IsWide = 1 << 2;
  if (Code == bitc::METADATA_ENUMERATOR && R.size() > 1 && (R[0] & IsWide) &&
      R[1] > R.size() * 64)
    return refuse("an enumerator of " + std::to_string(R[1]) + " bits",
                  R.size() * 64);
  if (Code == bitc::METADATA_STRINGS && !R.empty() && R[0] > BlockBits)
    return refuse(std::to_string(R[0]) + " strings of metadata", BlockBits);
  return true;
}

bool BitcodeScan::checkAttributes(unsigned, ArrayRef<uint64_t> R) {
  // LLVM allocates a list of this length; the function itself is at -1.
  constexpr uint64_t OfFunction = 0xFFFFFFFF;
  return R.size() < 2 || R[1] == OfFunction || R[1] <= MaxParameters ||
         refuse("attributes of parameter " + std::to_string(R[1]),
                MaxParameters);
}

bool BitcodeScan::checkModule(unsigned Code, ArrayRef<uint64_t> R) {
  switch (Code) {
  case bitc::MODULE_CODE_VERSION:
    HasStringTable = !R.empty() && R[0] >= 2;
    return true;
  case bitc::MODULE_CODE_FUNCTION: {
    ArrayRef<uint64_t> Rest =
        R.drop_front(std::min<size_t>(HasStringTable ? 2 : 0, R.size()));
    // Type, calling convention, whether it is a declaration.
    if (Rest.size() > 2 && !Rest[2])
      BodyTypes.push_back(Rest[0]);
    [[fallthrough]];
  }
  case bitc::MODULE_CODE_GLOBALVAR:
  case bitc::MODULE_CODE_ALIAS_OLD:
  case bitc::MODULE_CODE_ALIAS:
  case bitc::MODULE_CODE_IFUNC:
    Globals.add({});
    return true;
  default:
    return true;
  }
}

/// The operands of a constant that are constants.
static SmallVector<uint64_t, 8> partsOf(unsigned Code, ArrayRef<uint64_t> R) {
  SmallVector<uint64_t, 8> Parts;
  auto Take = [&](std::initializer_list<size_t> Places) {
    for (size_t At : Places)
      if (At < R.size())
        Parts.push_back(R[At]);
  };
  switch (Code) {
  case bitc::CST_CODE_AGGREGATE:
  case bitc::CST_CODE_PTRAUTH:
    Parts.append(R.begin(), R.end());
    break;
  case bitc::CST_CODE_CE_BINOP:
  case bitc::CST_CODE_CE_CMP:
    Take({1, 2});
    break;
  case bitc::CST_CODE_CE_CAST:
    Take({2});
    break;
  case bitc::CST_CODE_CE_SELECT:
  case bitc::CST_CODE_CE_SHUFFLEVEC:
    Take({0, 1, 2});
    break;
  case bitc::CST_CODE_CE_EXTRACTELT:
    Take({1, R.size() == 4 ? 3u : 2u});
    break;
  case bitc::CST_CODE_CE_INSERTELT:
    Take({0, 1, R.size() == 4 ? 3u : 2u});
    break;
  case bitc::CST_CODE_CE_GEP_OLD:
  case bitc::CST_CODE_CE_INBOUNDS_GEP:
    // Pairs of type and value follow the element type, if there is one.
    for (size_t At = R.size(); At >= 2; At -= 2)
      Parts.push_back(R[At - 1]);
    break;
  case bitc::CST_CODE_CE_GEP: // And after flags.
    for (size_t At = R.size(); At >= 4; At -= 2)
      Parts.push_back(R[At - 1]);
    break;
  }
  return Parts;
}

/// The constraints of inline assembly. The assembly precedes them, with its
/// length, and flags precede that, which the type precedes in newer records.
static std::string constraintsOf(unsigned Code, ArrayRef<uint64_t> R) {
  size_t At = Code == bitc::CST_CODE_INLINEASM ? 2 : 1;
  if (At >= R.size() || R[At] >= R.size() - At - 1)
    return {};
  At += 1 + R[At];
  ArrayRef<uint64_t> Letters = R.drop_front(At + 1);
  Letters = Letters.take_front(std::min<uint64_t>(R[At], Letters.size()));
  return std::string(Letters.begin(), Letters.end());
}

bool BitcodeScan::checkConstant(unsigned Code, ArrayRef<uint64_t> R) {
  switch (Code) {
  case bitc::CST_CODE_SETTYPE:
    InSequence = !R.empty() && Sequences.contains(R[0]);
    return true;
  case bitc::CST_CODE_DATA:
    // LLVM does not check that its type has elements.
    if (!InSequence)
      return refuse("constant data of a type without elements");
    break;
  case bitc::CST_CODE_INLINEASM_OLD:
  case bitc::CST_CODE_INLINEASM_OLD2:
  case bitc::CST_CODE_INLINEASM_OLD3:
  case bitc::CST_CODE_INLINEASM:
    if (!hasWholeCodes(constraintsOf(Code, R)))
      return refuse(CutShort);
  }
  (Locals ? *Locals : Globals).add(partsOf(Code, R));
  return true;
}

/// Numbers the parameters; constants follow.
bool BitcodeScan::enterFunction() {
  Locals.emplace(Globals.next());
  if (NextBody < BodyTypes.size()) {
    // A function type consists of its result and its parameters.
    size_t Count = Types.size(BodyTypes[NextBody++]);
    for (size_t I = 1; I < Count; ++I)
      Locals->add({});
  }
  bool Whole = scanBlock(bitc::FUNCTION_BLOCK_ID);
  bool IsSmall = checkConstants(*Locals);
  Locals.reset();
  return Whole && IsSmall;
}

bool BitcodeScan::checkExtent(const PartGraph &Graph, const char *What,
                              uint64_t MaxParts) {
  PartGraph::Extent Of = Sound ? Graph.extent() : PartGraph::Extent();
  if (Of.Depth > MaxDepth) {
    std::string How = Of.Depth == UINT_MAX
                          ? " without end"
                          : " " + std::to_string(Of.Depth) + " deep";
    return refuse(What + (" that are nested" + How), MaxDepth);
  }
  return Of.Parts <= MaxParts ||
         refuse(What + (" of " + std::to_string(Of.Parts) + " parts"),
                MaxParts);
}

/// Reads the current block: its records whose code is in \p Codes, or all if
/// there are none, and its nested blocks.
bool BitcodeScan::scanRecords(unsigned ID, Reader Check,
                              ArrayRef<unsigned> Codes) {
  Record R;
  uint64_t Bits = BlockBits;
  while (true) {
    Expected<BitstreamEntry> Entry = Stream.advance();
    if (!Entry) {
      consumeError(Entry.takeError());
      return false;
    }
    if (Entry->Kind == BitstreamEntry::SubBlock) {
      if (!enterInner(ID, Entry->ID))
        return false;
      BlockBits = Bits;
      continue;
    }
    if (Entry->Kind != BitstreamEntry::Record)
      return Entry->Kind == BitstreamEntry::EndBlock;
    uint64_t Start = Stream.GetCurrentBitNo();
    if (!Codes.empty()) {
      Expected<unsigned> Code = Stream.skipRecord(Entry->ID);
      if (!Code) {
        consumeError(Code.takeError());
        return false;
      }
      HasNewer |= isNewerRecord(ID, *Code);
      if (!is_contained(Codes, *Code))
        continue;
      if (Error E = Stream.JumpToBit(Start)) {
        consumeError(std::move(E));
        return false;
      }
    }
    R.clear();
    StringRef Blob;
    Expected<unsigned> Code = Stream.readRecord(Entry->ID, R, &Blob);
    if (!Code) {
      consumeError(Code.takeError());
      return false;
    }
    HasNewer |= isNewerRecord(ID, *Code);
    if (!(this->*Check)(*Code, R))
      return false;
  }
}

bool BitcodeScan::readBlockInfo() {
  Expected<std::optional<BitstreamBlockInfo>> Info =
      Stream.ReadBlockInfoBlock();
  if (!Info) {
    consumeError(Info.takeError());
    return false;
  }
  if (*Info)
    BlockInfo = std::move(**Info);
  return Info->has_value();
}

/// Enters a block that contains counts, and skips others.
bool BitcodeScan::enterInner(unsigned Outer, unsigned ID) {
  if (ID == bitc::BLOCKINFO_BLOCK_ID)
    return readBlockInfo();
  if (ID == bitc::TYPE_BLOCK_ID_NEW || ID == bitc::METADATA_BLOCK_ID ||
      ID == bitc::CONSTANTS_BLOCK_ID || ID == bitc::PARAMATTR_GROUP_BLOCK_ID)
    return scanBlock(ID);
  if (ID == bitc::FUNCTION_BLOCK_ID && Outer == bitc::MODULE_BLOCK_ID)
    return enterFunction();
  if (Error E = Stream.SkipBlock()) {
    consumeError(std::move(E));
    return false;
  }
  return true;
}

bool BitcodeScan::scanBlock(unsigned ID) {
  static constexpr unsigned Counting[] = {
      bitc::FUNC_CODE_DECLAREBLOCKS,    bitc::FUNC_CODE_INST_SWITCH,
      bitc::FUNC_CODE_INST_LANDINGPAD,  bitc::FUNC_CODE_INST_LANDINGPAD_OLD,
      bitc::FUNC_CODE_INST_CATCHSWITCH, bitc::FUNC_CODE_INST_CALLBR,
      bitc::FUNC_CODE_DEBUG_LOC};
  static constexpr unsigned Defining[] = {
      bitc::MODULE_CODE_VERSION,  bitc::MODULE_CODE_GLOBALVAR,
      bitc::MODULE_CODE_FUNCTION, bitc::MODULE_CODE_ALIAS_OLD,
      bitc::MODULE_CODE_ALIAS,    bitc::MODULE_CODE_IFUNC};
  static constexpr unsigned Sized[] = {bitc::METADATA_ENUMERATOR,
                                       bitc::METADATA_STRINGS};
  unsigned Words = 0;
  if (Error E = Stream.EnterSubBlock(ID, &Words)) {
    consumeError(std::move(E));
    return false;
  }
  BlockBits = uint64_t(Words) * 32;
  BlockBits = std::min<uint64_t>(BlockBits, Stream.SizeInBytes() * 8);
  if (ID == bitc::TYPE_BLOCK_ID_NEW)
    return scanRecords(ID, &BitcodeScan::checkType, {});
  if (ID == bitc::METADATA_BLOCK_ID)
    return scanRecords(ID, &BitcodeScan::checkMetadata, Sized);
  if (ID == bitc::FUNCTION_BLOCK_ID)
    return scanRecords(ID, &BitcodeScan::checkInstruction, Counting);
  if (ID == bitc::CONSTANTS_BLOCK_ID) {
    InSequence = false;
    return scanRecords(ID, &BitcodeScan::checkConstant, {});
  }
  if (ID == bitc::PARAMATTR_GROUP_BLOCK_ID)
    return scanRecords(ID, &BitcodeScan::checkAttributes, {});
  return scanRecords(ID, &BitcodeScan::checkModule, Defining);
}

bool BitcodeScan::run() {
  Stream.setBlockInfo(&BlockInfo);
  if (Error E = Stream.JumpToBit(32)) {
    consumeError(std::move(E));
    return true;
  }
  while (Sound && !Stream.AtEndOfStream()) {
    Expected<BitstreamEntry> Entry = Stream.advance();
    if (!Entry) {
      consumeError(Entry.takeError());
      break;
    }
    if (Entry->Kind != BitstreamEntry::SubBlock)
      break;
    if (Entry->ID == bitc::MODULE_BLOCK_ID) {
      // If there are several modules, LLVM reads the first.
      Types = Globals = PartGraph();
      Sequences.clear();
      BodyTypes.clear();
      NextBody = 0;
      if (!scanBlock(Entry->ID))
        break;
    } else if (Error E = Stream.SkipBlock()) {
      consumeError(std::move(E));
      break;
    }
  }
  return checkExtent(Types, "types", MaxTypeParts) && checkConstants(Globals) &&
         Sound;
}

bool checkBitcodeLimits(StringRef Bytes, DiagnosticEngine &Diags,
                        bool &HasNewer) {
  const unsigned char *Begin = Bytes.bytes_begin(), *End = Bytes.bytes_end();
  if (isBitcodeWrapper(Begin, End) &&
      SkipBitcodeWrapperHeader(Begin, End, /*VerifyBufferSize=*/true))
    return true;
  BitcodeScan Scan(ArrayRef(Begin, End - Begin), Diags);
  bool IsSound = Scan.run();
  HasNewer = Scan.hasNewer();
  return IsSound;
}

} // namespace opennvvm
