//===- Machine.cpp - What the machine of a tile program can do ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine.h"
#include "llvm/Support/Errc.h"

using llvm::StringRef;

namespace opennvvm::tile {

namespace {
struct Resources {
  unsigned Threads, Blocks, SharedBytes;
};

enum class Variants : uint8_t {
  All,
  Specific,  ///< Only machines with a suffix.
  Datacenter ///< Those of the family 100 to 110, with a suffix.
};

/// The first generation that has a feature, by number.
struct Since {
  unsigned First;
  Variants Which = Variants::All;
};
} // namespace

/// What tile programs are compiled for begins here.
static constexpr unsigned Oldest = 75;
static constexpr unsigned FirstConsumer = 120;

// The first machine of each feature.
static constexpr Since BF16Arithmetic = {90};
static constexpr Since BF16Fma = {80};
static constexpr Since BF16Conversion = {80};
static constexpr Since MinMaxNaN = {80};
static constexpr Since TF32Conversion = {90};
static constexpr Since FP8Conversion = {89};
static constexpr Since FP4Conversion = {100, Variants::Specific};
static constexpr Since CpAsync = {80};
static constexpr Since BulkCopy = {90};
static constexpr Since MBarrier = {80};
static constexpr Since LdMatrix = {75};
static constexpr Since StMatrix = {90};
static constexpr Since Redux = {80};
static constexpr Since ReduxF32 = {100, Variants::Datacenter};
static constexpr Since VectorRed = {90};
static constexpr Since BF16Red = {90};
static constexpr Since WideAccess = {100};
static constexpr Since MmaF16 = {75};
static constexpr Since MmaF16K16 = {80};
static constexpr Since MmaBF16 = {80};
static constexpr Since MmaTF32 = {80};
static constexpr Since MmaF64 = {80};
static constexpr Since MmaI8 = {75};
static constexpr Since MmaI8K32 = {80};
static constexpr Since MmaFP8 = {89};
static constexpr Since MmaBlockScaled = {FirstConsumer, Variants::Specific};

/// By Machine::Index.
static constexpr Resources ResourceTable[] = {
#define OPENNVVM_RESOURCES
#include "opennvvm/Catalog/Targets.inc"
};

llvm::Expected<Machine> parseMachine(StringRef Name) {
  const facts::Machine *Found = facts::findMachine(Name);
  if (!Found)
    return llvm::createStringError(llvm::errc::invalid_argument,
                                   "there is no machine '%s'",
                                   Name.str().c_str());
  if (Found->Number < Oldest)
    return llvm::createStringError(
        llvm::errc::invalid_argument,
        "tile programs are compiled for machines from %u on, not for '%s'",
        Oldest, Name.str().c_str());
  const Resources &R = ResourceTable[Found->Index];
  return Machine{Found->Number, Found->Variant, Found->Index,
                 R.Threads,     R.Blocks,       R.SharedBytes};
}

std::string Machine::name() const {
  return std::string(facts::machines()[Index].Name);
}

static bool has(const Machine &M, Since Feature) {
  if (M.SM < Feature.First)
    return false;
  switch (Feature.Which) {
  case Variants::All:
    return true;
  case Variants::Specific:
    return M.Suffix != 0;
  case Variants::Datacenter:
    return M.Suffix != 0 && M.SM < FirstConsumer;
  }
  return false;
}

#define MACHINE_HAS(Feature)                                                   \
  bool Machine::has##Feature() const { return has(*this, Feature); }
MACHINE_HAS(BF16Arithmetic)
MACHINE_HAS(BF16Fma)
MACHINE_HAS(BF16Conversion)
MACHINE_HAS(MinMaxNaN)
MACHINE_HAS(TF32Conversion)
MACHINE_HAS(FP8Conversion)
MACHINE_HAS(FP4Conversion)
MACHINE_HAS(CpAsync)
MACHINE_HAS(BulkCopy)
MACHINE_HAS(MBarrier)
MACHINE_HAS(LdMatrix)
MACHINE_HAS(StMatrix)
MACHINE_HAS(Redux)
MACHINE_HAS(ReduxF32)
MACHINE_HAS(VectorRed)
MACHINE_HAS(BF16Red)
MACHINE_HAS(WideAccess)
MACHINE_HAS(MmaF16)
MACHINE_HAS(MmaF16K16)
MACHINE_HAS(MmaBF16)
MACHINE_HAS(MmaTF32)
MACHINE_HAS(MmaF64)
MACHINE_HAS(MmaI8)
MACHINE_HAS(MmaI8K32)
MACHINE_HAS(MmaFP8)
MACHINE_HAS(MmaBlockScaled)
#undef MACHINE_HAS

} // namespace opennvvm::tile
