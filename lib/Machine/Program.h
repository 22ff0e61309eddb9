//===- Program.h - PTX in decoded form --------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_PROGRAM_H
#define OPENNVVM_LIB_MACHINE_PROGRAM_H

#include "Machine/Mods.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>
#include <vector>

namespace opennvvm::ptxmachine {

using Word = unsigned __int128; ///< A register of any class.

struct Operand {
  enum KindTy : uint8_t {
    None,
    Register,
    Immediate,
    Special,
    Vector,
    Memory,
    Label,
    Function,
    Sink
  } Kind = None;
  /// For Memory: what the address is based on; for Immediate: not used.
  KindTy Base = Immediate;
  /// The address of a variable: of these two, relative to the frame.
  bool OfFrame = false;
  /// The start of dynamic shared memory.
  bool IsDynamicShared = false;
  bool Negated = false;  ///< "!%p"
  bool IsNarrow = false; ///< A 32-bit register, whose address is 32-bit as
                         ///< well.
  uint8_t Count = 0;     ///< Of Vector, and of coordinates in Memory.
  uint8_t Extras = 0;    ///< What follows the coordinates: the operands that
                         ///< replace a part of the tensor map.
  uint32_t Index = 0;    ///< Register, label, function, first element of the
                         ///< vector.
  /// Register after "|"; of Memory, the first coordinate, which is in the
  /// function's vector pool.
  uint32_t Second = UINT32_MAX;
  /// Immediate, special register, offset; of a register in a video instruction,
  /// its selector (Instructions/Video.cpp).
  uint64_t Value = 0;
};

struct Instruction;
struct Exec;
using Handler = bool (*)(Exec &, const Instruction &);

struct Instruction {
  Handler Run = nullptr;
  Mods M;
  int32_t Predicate = -1;
  bool IfFalse = false;
  uint8_t NumOps = 0;
  uint8_t Least = 0, Most = 0; ///< The number of operands it may have.
  Operand Ops[6];
  uint32_t Line = 0;
  /// The number of a call; otherwise where the operands from the seventh on are
  /// among the function's vector elements (Exec::operand).
  uint32_t Extra = 0;
  uint32_t Name = 0; ///< Of Program::Mnemonics.
};

/// A .param variable, or another variable in the frame.
struct FrameVariable {
  std::string Name;
  std::string Type; ///< Of one element: ".u32".
  uint64_t Offset = 0, Size = 0, Align = 1;
  bool Unsized = false; ///< The array of variable arguments.
};

/// The operands of a call instruction.
struct CallInfo {
  bool Indirect = false;
  Operand Target;
  uint32_t Function = 0;
  llvm::SmallVector<uint32_t, 4> Arguments; ///< Frame variables.
  llvm::SmallVector<uint32_t, 1> Results;
};

/// What the directives of a kernel say of its launches; 0 where they say
/// nothing (PTX ISA, "Performance-Tuning Directives", "Cluster Dimension
/// Directives").
struct LaunchBounds {
  unsigned MaxThreads[3] = {0, 0, 0};      ///< .maxntid, .reqntid
  unsigned RequiredThreads[3] = {0, 0, 0}; ///< .reqntid
  unsigned Cluster[3] = {0, 0, 0};         ///< .reqnctapercluster
  unsigned MaxRegisters = 0;               ///< .maxnreg
  unsigned MinCtas = 0;                    ///< .minnctapersm
  uint64_t MinPerCtaMemory = 0;            ///< .minperctamemory
  bool NeedsCluster = false;               ///< .explicitcluster
};

struct Function {
  std::string Name;
  bool IsKernel = false, IsDefined = false;
  LaunchBounds Bounds;
  uint32_t NumRegisters = 0;
  uint64_t FrameSize = 0;
  std::vector<FrameVariable> Variables;
  llvm::SmallVector<uint32_t, 4> Parameters, Results; ///< Frame variables.
  std::vector<Instruction> Code;
  std::vector<Operand> VectorPool;
  std::vector<CallInfo> Calls;
  std::vector<llvm::SmallVector<uint32_t, 8>> Tables;
  std::vector<uint32_t> LabelAt;
};

/// A module variable of type .texref, .surfref or .samplerref: eight bytes that
/// hold a handle.
struct OpaqueVariable {
  std::string Name;
  ImageMods::OpaqueTy Kind = ImageMods::Texture;
  uint64_t Address = 0;
  /// "addr_mode_0" and "clamp_to_edge" of its initializer.
  std::vector<std::pair<std::string, std::string>> Attributes;
};

/// From line Line on, instructions are from a line of a source file (.loc).
struct LineOrigin {
  uint32_t Line = 0;
  uint32_t File = 0, SourceLine = 0, Column = 0; ///< File 0: not known.
  /// Where the code that stands there was inlined (.loc … inlined_at), and the
  /// label of its function's name, if File is not 0.
  uint32_t AtFile = 0, AtLine = 0, AtColumn = 0;
  std::string FunctionLabel;
};

struct Program {
  std::vector<Function> Functions;
  llvm::StringMap<uint32_t> FunctionNumber;
  /// Module-scope variables by name: generic addresses.
  llvm::StringMap<uint64_t> Addresses;
  llvm::StringMap<uint64_t> VariableSizes; ///< Of those in .global and .const.
  std::vector<uint8_t> Globals, Constants; ///< Their initial contents.
  std::vector<OpaqueVariable> Opaques;
  int Target = 0;          ///< 90 for sm_90a; 0 if there is no .target.
  uint64_t SharedSize = 0; ///< Without the dynamic part, which follows it.
  /// As written, "ld.global.f32"; each once.
  std::vector<std::string> Mnemonics;
  // Debug information; see SourceLines.h.
  std::vector<LineOrigin> Origins;           ///< By line.
  std::vector<std::string> Files;            ///< By number.
  llvm::StringMap<std::string> DebugStrings; ///< By label, of .debug_str.
};

/// The positions of the state spaces among generic addresses, above those that
/// a process has for its own memory, which kernels may access. The low halves
/// of the starts of windows are not zero, so that an address that was truncated
/// before its conversion, or not converted, is wrong in every width.
inline constexpr uint64_t SharedWindow = 0x8001'5000'0000,
                          LocalWindow = 0x8002'6000'0000,
                          ConstWindow = 0x8003'7000'0000,
                          CodeWindow = 0x8004'0000'0000,
                          ImageWindow = 0x8005'8000'0000, ///< Handles.
    GlobalWindow = 0x8010'0000'0000; ///< Variables of the module.
/// The first address that Machine::allocate() gives.
inline constexpr uint64_t HeapStart = 0x20'0000'0000;

/// Whether a generic address is in the window of shared memory, or in none of
/// those that are before the module's variables.
constexpr bool isSharedAddress(uint64_t Address) {
  return Address >= SharedWindow && Address < LocalWindow;
}
constexpr bool isGlobalAddress(uint64_t Address) {
  return Address < SharedWindow || Address >= GlobalWindow;
}
/// The same of an address in the space \p Sp, which may be the generic one.
constexpr bool isShared(Space Sp, uint64_t Address) {
  return Sp == Space::Shared || Sp == Space::SharedCluster ||
         (Sp == Space::Generic && isSharedAddress(Address));
}
constexpr bool isGlobal(Space Sp, uint64_t Address) {
  return Sp == Space::Global ||
         (Sp == Space::Generic && isGlobalAddress(Address));
}
/// Handles from ImageWindow + OuterImages on are of Machine::setOuterImages.
inline constexpr uint64_t OuterImages = 1 << 30;
inline constexpr unsigned RankShift = 24; ///< Of shared::cluster addresses.

/// Special registers.
enum class Sreg : uint8_t {
  TidX,
  TidY,
  TidZ,
  NtidX,
  NtidY,
  NtidZ,
  CtaidX,
  CtaidY,
  CtaidZ,
  NctaidX,
  NctaidY,
  NctaidZ,
  LaneId,
  WarpId,
  NwarpId,
  SmId,
  NsmId,
  GridId,
  LaneMaskEq,
  LaneMaskLe,
  LaneMaskLt,
  LaneMaskGe,
  LaneMaskGt,
  Clock,
  ClockHi,
  Clock64,
  GlobalTimer,
  GlobalTimerLo,
  GlobalTimerHi,
  DynamicSmem,
  TotalSmem,
  WarpSize,
  ClusterIdX,
  ClusterIdY,
  ClusterIdZ,
  NclusterIdX,
  NclusterIdY,
  NclusterIdZ,
  ClusterCtaidX,
  ClusterCtaidY,
  ClusterCtaidZ,
  ClusterNctaidX,
  ClusterNctaidY,
  ClusterNctaidZ,
  ClusterCtaRank,
  ClusterNctaRank,
  IsExplicitCluster,
  PerCtaMemoryOffset,
  PerCtaMemorySize,
  Zero
};

/// Decodes "op.mod.mod". \returns the error, or an empty string.
std::string decodeMnemonic(llvm::StringRef Mnemonic, Instruction &I);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_PROGRAM_H
