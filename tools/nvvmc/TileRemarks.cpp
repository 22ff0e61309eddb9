//===- TileRemarks.cpp - What compilations tell of tile programs ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileRemarks.h"
#include "Machine/Occupancy.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Remarks/Remark.h"
#include "llvm/Remarks/RemarkFormat.h"
#include "llvm/Remarks/RemarkSerializer.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace opennvvm::tool {

//===----------------------------------------------------------------------===//
// Categories and kinds
//===----------------------------------------------------------------------===//

namespace {
struct CategoryRow {
  StringLiteral Word, Name; ///< In options, and in remarks.
};
struct KindRow {
  StringLiteral Word;
  remarks::Type InFile;
};
} // namespace

static constexpr CategoryRow Categories[] = {
    {"memory", "Memory"},       {"tensorcore", "Tensor-core"},
    {"layout", "Layout"},       {"pipeline", "Pipeline"},
    {"resources", "Resources"},
};
static constexpr unsigned AllCategories = (1U << std::size(Categories)) - 1;

/// In the order of TileRemark::Kind.
static constexpr KindRow Kinds[TileRemark::Kinds] = {
    {"passed", remarks::Type::Passed},
    {"missed", remarks::Type::Missed},
    {"failed", remarks::Type::Failure},
    {"analysis", remarks::Type::Analysis},
};

/// Sets \p To to the categories that \p Words are; the first word that is none.
static StringRef readCategories(StringRef Words, unsigned &To) {
  unsigned Bits = 0;
  for (StringRef Word : split(Words, ',')) {
    const auto *Row = find_if(
        Categories, [&](const CategoryRow &R) { return R.Word == Word; });
    if (Word == "all")
      Bits |= AllCategories;
    else if (Row != std::end(Categories))
      Bits |= 1U << (Row - Categories);
    else if (Word != "none")
      return Word.empty() ? Words : Word;
  }
  To = Bits;
  return {};
}

StringRef RemarkFilter::setAll(StringRef Words) {
  return readCategories(Words, All);
}

StringRef RemarkFilter::set(TileRemark::Kind Which, StringRef Words) {
  unsigned Bits = 0;
  StringRef Wrong = readCategories(Words, Bits);
  Own[Which] = Bits;
  return Wrong;
}

RemarkFilter RemarkFilter::all() {
  RemarkFilter Filter;
  Filter.All = AllCategories;
  return Filter;
}

bool RemarkFilter::isNeeded() const {
  for (size_t I = 0; I < TileRemark::Kinds; ++I)
    if (wanted(TileRemark::Kind(I)))
      return true;
  return false;
}

bool RemarkFilter::wants(const TileRemark &R) const {
  const auto *Row = find_if(
      Categories, [&](const CategoryRow &C) { return C.Name == R.Category; });
  unsigned Bit =
      Row == std::end(Categories) ? AllCategories : 1U << (Row - Categories);
  return (wanted(R.Which) & Bit) == Bit;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

static void readPlace(const json::Object &O, TileRemark &To) {
  const json::Array *Frames = O.getArray("source");
  const json::Object *Frame =
      Frames && !Frames->empty() ? Frames->front().getAsObject() : nullptr;
  if (!Frame)
    return;
  To.File = Frame->getString("file").value_or("").str();
  To.Line = unsigned(Frame->getInteger("line").value_or(0));
  To.Column = unsigned(Frame->getInteger("column").value_or(0));
}

static TileRemark readRemark(const json::Object &O) {
  TileRemark R;
  auto Text = [](const json::Object &In, StringRef Key) {
    return In.getString(Key).value_or("").str();
  };
  const auto *Row = find_if(
      Kinds, [&](const KindRow &K) { return K.Word == Text(O, "kind"); });
  if (Row != std::end(Kinds))
    R.Which = TileRemark::Kind(Row - Kinds);
  R.Category = Text(O, "category");
  R.Name = Text(O, "name");
  R.Function = Text(O, "function");
  R.Message = Text(O, "message");
  if (const json::Array *Arguments = O.getArray("arguments"))
    for (const json::Value &Argument : *Arguments)
      if (const json::Object *Pair = Argument.getAsObject())
        R.Arguments.emplace_back(Text(*Pair, "key"), Text(*Pair, "value"));
  readPlace(O, R);
  return R;
}

std::vector<TileRemark> readRemarks(StringRef JSONLines,
                                    const RemarkFilter &Filter) {
  std::vector<TileRemark> Remarks;
  for (StringRef Line : split(JSONLines, '\n')) {
    if (Line.empty())
      continue;
    Expected<json::Value> Read = json::parse(Line);
    if (!Read) {
      consumeError(Read.takeError());
      continue;
    }
    if (const json::Object *O = Read->getAsObject())
      if (TileRemark R = readRemark(*O); Filter.wants(R))
        Remarks.push_back(std::move(R));
  }
  return Remarks;
}

//===----------------------------------------------------------------------===//
// Resources
//===----------------------------------------------------------------------===//

namespace {
/// What ptxas says of a kernel.
struct Usage {
  unsigned Registers = 0; ///< Of a thread; 0 if it is not known.
  unsigned SpilledBytes = 0;
};
} // namespace

/// The number before \p Words in \p Text, or 0.
static unsigned numberBefore(StringRef Text, StringRef Words) {
  StringRef Before = Text.take_front(Text.find(Words)).rtrim();
  unsigned Number = 0;
  if (Before.size() == Text.size() ||
      Before
          .take_back(Before.size() -
                     (Before.find_last_not_of("0123456789") + 1))
          .getAsInteger(10, Number))
    return 0;
  return Number;
}

static Usage usageOf(StringRef Kernel, ArrayRef<AssemblerMessage> Notes) {
  Usage U;
  bool IsOfKernel = false;
  for (const AssemblerMessage &M : Notes) {
    StringRef Text = M.Text;
    if (Text.consume_front("Function properties for ")) {
      IsOfKernel = Text == Kernel;
      if (IsOfKernel && !M.More.empty())
        U.SpilledBytes = numberBefore(M.More.front(), "bytes spill stores");
    } else if (IsOfKernel && Text.starts_with("Used ")) {
      U.Registers = numberBefore(Text, "registers");
    }
  }
  return U;
}

static uint64_t argumentOf(const TileRemark &R, StringRef Key) {
  for (const auto &[Name, Value] : R.Arguments)
    if (Name == Key) {
      uint64_t Number = 0;
      StringRef(Value).getAsInteger(10, Number);
      return Number;
    }
  return 0;
}

void addOccupancy(std::vector<TileRemark> &Remarks, StringRef Machine,
                  ArrayRef<AssemblerMessage> Notes) {
  int Capability = 0;
  StringRef Rest = Machine;
  Rest.consume_front("sm_");
  Rest.consumeInteger(10, Capability);
  const ptxmachine::ProcessorLimits &Limits = ptxmachine::limitsOf(Capability);
  for (TileRemark &R : Remarks) {
    if (R.Category != "Resources")
      continue;
    Usage U = usageOf(R.Function, Notes);
    uint64_t Shared =
        argumentOf(R, "StaticShared") + argumentOf(R, "DynamicShared");
    int Blocks = ptxmachine::blocksPerProcessor(
        Limits, int(argumentOf(R, "Threads")), int(U.Registers), Shared);
    if (U.Registers) {
      R.Arguments.emplace_back("Registers", utostr(U.Registers));
      R.Arguments.emplace_back("SpilledBytes", utostr(U.SpilledBytes));
    }
    R.Arguments.emplace_back(U.Registers ? "BlocksOfMultiprocessor"
                                         : "BlocksWithoutRegisters",
                             itostr(Blocks));
  }
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

void printSourceLine(raw_ostream &OS, StringRef File, int64_t Line,
                     int64_t Column) {
  auto Bytes = MemoryBuffer::getFile(File);
  if (!Bytes)
    return;
  line_iterator At(**Bytes, /*SkipBlanks=*/false);
  while (!At.is_at_end() && At.line_number() < Line)
    ++At;
  if (At.is_at_end())
    return;
  OS << *At << '\n';
  // Python counts columns from zero.
  if (File.ends_with(".py"))
    ++Column;
  if (Column < 1 || size_t(Column) > At->size() + 1)
    return;
  // Tabs are as wide below as they are above.
  for (char C : At->take_front(size_t(Column) - 1))
    OS << (C == '\t' ? '\t' : ' ');
  OS << "^\n";
}

void printRemarks(raw_ostream &OS, ArrayRef<TileRemark> Remarks) {
  for (const TileRemark &R : Remarks) {
    bool HasLine = !R.File.empty() && R.Line;
    if (HasLine)
      OS << R.File << ':' << R.Line << ':' << R.Column << ": ";
    OS << "remark: " << R.Message;
    ListSeparator Comma(", ");
    for (const auto &[Key, Value] : R.Arguments)
      OS << (Key == R.Arguments.front().first ? ": " : "") << Comma << Key
         << " = " << Value;
    OS << " [" << R.Category << ", " << Kinds[R.Which].Word << ", "
       << R.Function << "]\n";
    if (HasLine)
      printSourceLine(OS, R.File, R.Line, R.Column);
  }
}

ReportedTiles describeTiles(ArrayRef<TileRemark> Remarks,
                            StringRef LaunchInfo) {
  ReportedTiles Tiles;
  if (Expected<json::Value> Read = json::parse(LaunchInfo)) {
    if (json::Object *O = Read->getAsObject())
      if (json::Array *Kernels = O->getArray("kernels"))
        Tiles.Kernels = std::move(*Kernels);
  } else {
    consumeError(Read.takeError());
  }
  for (const TileRemark &R : Remarks) {
    json::Array Arguments;
    for (const auto &[Key, Value] : R.Arguments)
      Arguments.push_back(
          json::Array{json::fixUTF8(Key), json::fixUTF8(Value)});
    Tiles.Remarks.push_back(json::Object{
        {"kind", Kinds[R.Which].Word},
        {"category", json::fixUTF8(R.Category)},
        {"name", json::fixUTF8(R.Name)},
        {"function", json::fixUTF8(R.Function)},
        {"message", json::fixUTF8(R.Message)},
        {"arguments", std::move(Arguments)},
        {"file", json::fixUTF8(R.File)},
        {"line", R.Line},
    });
  }
  return Tiles;
}

void printRemarksAsYAML(raw_ostream &OS, ArrayRef<TileRemark> Remarks) {
  auto Writer =
      cantFail(remarks::createRemarkSerializer(remarks::Format::YAML, OS));
  for (const TileRemark &R : Remarks) {
    remarks::Remark Out;
    Out.RemarkType = Kinds[R.Which].InFile;
    Out.PassName = R.Category;
    Out.RemarkName = R.Name;
    Out.FunctionName = R.Function;
    if (!R.File.empty())
      Out.Loc = {R.File, R.Line, R.Column};
    Out.Args.push_back({"Remark", R.Message});
    for (const auto &[Key, Value] : R.Arguments)
      Out.Args.push_back({Key, Value});
    Writer->emit(Out);
  }
}

} // namespace opennvvm::tool
