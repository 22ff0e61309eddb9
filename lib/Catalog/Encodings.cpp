//===- Encodings.cpp - Words of NVIDIA's internal operands ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Encodings.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace opennvvm {

static Error refuse(const Twine &Text) {
  return createStringError(inconvertibleErrorCode(), Text);
}

/// "FIELD 0x2 is not defined".
static Error undefined(StringRef Field, uint64_t Value) {
  return refuse(formatv("{0} {1:x} is not defined", Field, Value).str());
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

/// By the numbers that operands of internal intrinsics have for them.
static constexpr StringLiteral ClusterRegisters[] = {
#define OPENNVVM_REGISTER_CODES
#include "opennvvm/Catalog/SpecialRegisters.inc"
};

Expected<StringRef> decodeClusterRegister(uint64_t Word) {
  if (Word >= std::size(ClusterRegisters))
    return refuse("Unhandled cluster info operand");
  return StringRef(ClusterRegisters[Word]);
}

namespace {
struct RegisterClassRow {
  StringLiteral Type, Prefix;
};
} // namespace

/// By class number, from 1, in the order of LLVM's NVPTX printer.
static constexpr RegisterClassRow RegisterClasses[] = {
    {".pred", "%p"}, {".b16", "%rs"}, {".b32", "%r"},
    {".b64", "%rd"}, {".f32", "%f"},  {".f64", "%fd"},
    {".b16", "%h"},  {".b32", "%hh"}, {".b128", "%rq"}};
static constexpr unsigned ClassShift = 28;
static constexpr uint32_t IndexMask = 0x0FFFFFFF;

Expected<RegisterWord> decodeRegister(uint64_t Word) {
  uint64_t Class = (Word >> ClassShift) - 1;
  if (Class >= std::size(RegisterClasses))
    return refuse("Bad register class");
  const RegisterClassRow &Row = RegisterClasses[Class];
  return RegisterWord{Row.Type, Row.Prefix,
                      static_cast<uint32_t>(Word) & IndexMask};
}

Expected<uint32_t> encodeRegister(StringRef Prefix, uint32_t Index) {
  for (auto [Class, Row] : enumerate(RegisterClasses))
    if (Row.Prefix == Prefix)
      return static_cast<uint32_t>((Class + 1) << ClassShift) |
             (Index & IndexMask);
  return refuse("Bad register class");
}

//===----------------------------------------------------------------------===//
// Atomics and barriers
//===----------------------------------------------------------------------===//

namespace {
struct AtomicRow {
  StringLiteral Operation;
  char TypeLetter;
};
} // namespace

/// By opcode; a row without a name is not defined.
static constexpr AtomicRow AtomicOperations[] = {
    {"exch", 'b'}, {"add", 'u'}, {"", 0},      {"and", 'b'}, {"", 0},
    {"or", 'b'},   {"xor", 'b'}, {"max", 's'}, {"min", 's'}, {"max", 'u'},
    {"min", 'u'},  {"add", 'f'}, {"inc", 'u'}, {"dec", 'u'}, {"cas", 'b'}};
static constexpr StringLiteral AtomicScopes[] = {"", ".cta", ".sys"};

Expected<AtomicWord> decodeAtomic(uint64_t Word) {
  uint64_t Scope = (Word >> 4) & 0xF, Opcode = (Word >> 16) & 0xFF;
  if (Opcode >= std::size(AtomicOperations) ||
      AtomicOperations[Opcode].Operation.empty())
    return undefined("atomic operation", Opcode);
  if (Scope >= std::size(AtomicScopes))
    return undefined("atomic scope", Scope);
  const AtomicRow &Row = AtomicOperations[Opcode];
  return AtomicWord{Row.Operation, Row.TypeLetter, AtomicScopes[Scope]};
}

/// By ordering, then operation.
static constexpr StringLiteral ClusterBarriers[2][2] = {
    {"barrier.cluster.arrive", "barrier.cluster.wait"},
    {"barrier.cluster.arrive.relaxed", "barrier.cluster.wait"}};

Expected<StringRef> decodeClusterBarrier(uint64_t Word) {
  uint64_t Operation = Word & 0xF, Ordering = Word >> 4;
  if (Operation >= 2)
    return undefined("cluster barrier operation", Operation);
  if (Ordering >= 2)
    return undefined("cluster barrier ordering", Ordering);
  return ClusterBarriers[Ordering][Operation];
}

//===----------------------------------------------------------------------===//
// Samplers
//===----------------------------------------------------------------------===//

/// The tools treat both 0 and 3 as wrap.
static constexpr StringLiteral AddressModes[] = {
    "wrap", "clamp_to_border", "clamp_to_edge", "wrap", "mirror"};
static constexpr StringLiteral FilterModes[] = {"nearest", "linear"};

Expected<SamplerState> decodeSampler(uint64_t Word) {
  uint64_t Mode = Word & 7, Filter = (Word >> 4) & 3;
  if (Mode >= std::size(AddressModes))
    return refuse("address mode not a valid value");
  if (Filter >= std::size(FilterModes))
    return undefined("sampler filter", Filter);
  return SamplerState{AddressModes[Mode], FilterModes[Filter], (Word & 8) == 0};
}

//===----------------------------------------------------------------------===//
// Operand helper
//===----------------------------------------------------------------------===//

static constexpr StringLiteral Fragments[] = {"a", "b"};
static constexpr StringLiteral Layouts[] = {"row", "col"};
static constexpr StringLiteral LayoutPairs[] = {"row.row", "row.col", "col.row",
                                                "col.col"};
static constexpr StringLiteral Saturation[] = {"", ".satfinite"};
static constexpr StringLiteral FragmentTypes[] = {"u8", "s8",   "u4",  "s4",
                                                  "b1", "bf16", "tf32"};
static constexpr StringLiteral Transposition[] = {"", ".trans"};

namespace {
struct QueryRow {
  StringLiteral Name;
  ArrayRef<StringLiteral> Answers;
};
} // namespace

static constexpr QueryRow Queries[] = {
    {"ab", Fragments},    {"rowcol", Layouts},       {"mmarowcol", LayoutPairs},
    {"satf", Saturation}, {"abtype", FragmentTypes}, {"trans", Transposition}};

/// Numbers from 5 on are all local; 2 is undefined.
static Expected<StringRef> decodeSpace(uint64_t Value) {
  static constexpr StringLiteral Spaces[] = {"",        ".global", "",
                                             ".shared", ".const",  ".local"};
  if (Value == 2)
    return undefined("addsp", Value);
  return Spaces[std::min<uint64_t>(Value, std::size(Spaces) - 1)];
}

Expected<StringRef> decodeOperand(StringRef Query, uint64_t Value) {
  if (Query == "addsp")
    return decodeSpace(Value);
  for (const QueryRow &Row : Queries) {
    if (Row.Name != Query)
      continue;
    if (Value < Row.Answers.size())
      return Row.Answers[Value];
    return undefined(Query, Value);
  }
  return refuse("unknown operand query " + Query);
}

} // namespace opennvvm
