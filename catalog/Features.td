//===- Features.td - What code asks a target for -----------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The properties of machines and PTX versions on which C++ code depends, as
// enumerators of opennvvm::Feature. Most belong to one instruction, whose
// requirements are in Mnemonics.td. The code itself contains no numbers of
// machines or versions.
//
//===----------------------------------------------------------------------===//

include "Mnemonics.td"

/// `what` names it in messages.
class Feature<Gate needs, string what> {
  Gate Needs = needs;
  string What = what;
  string Instruction = "";
}

/// The target has instruction `mnemonic`, according to Mnemonics.td.
class Has<string mnemonic, string what = mnemonic>
    : Feature<Everywhere, what> {
  let Instruction = mnemonic;
}

//===----------------------------------------------------------------------===//
// Floating point
//===----------------------------------------------------------------------===//

def HalfArithmetic : Has<"add.f16">;
def HalfComparison : Has<"setp.f16">;
def HalfFMA : Has<"fma.f16">;
def HalfMinMax : Has<"min.f16">;
def HalfNegation : Has<"neg.f16">;
def BFloatArithmetic : Has<"add.bf16">;
def BFloatComparison : Has<"setp.bf16">;
def BFloatFMA : Has<"fma.bf16">;
def BFloatMinMax : Has<"min.bf16">;
def BFloatNegation : Has<"neg.bf16">;
def MinMaxNaN : Has<"min.NaN.f32">;
/// Computes two floats at once. All machines from sm_100 on have the instruction;
/// on others than these, ptxas makes two of it.
def FloatPairs : Feature<Numbered<[100, 103], PTX86>, "fma.f32x2">;
/// add, sub and fma of f32 that take addends or factors of 16 bits.
def MixedPrecision : Has<"add.f32.f16">;
def FloatToBFloat : Has<"cvt.rn.bf16.f32">;
/// Converts two floats to a pair of halves.
def FloatsToPair : Has<"cvt.rn.f16x2.f32">;
/// Converts f32 to tf32 and rounds to the nearest even number.
def FloatToTF32 : Has<"cvt.rn.tf32.f32">;
/// Converts between f16 or f32 and floats of eight bits.
def FP8Conversions : Feature<Gate<Fp8.Machines, Fp8.LateSince>, "cvt.e4m3x2">;
/// Converts bf16 to and from integers and other types.
def BFloatConversions : Has<"cvt.rn.bf16.s32">;

//===----------------------------------------------------------------------===//
// Integers, control flow, stack
//===----------------------------------------------------------------------===//

/// Integer arithmetic on the lanes of a register.
def ByteLanes : Has<"add.u8x4">;
def HalfwordLanes : Has<"add.u16x2">;
def SaturatingLanes : Has<"add.sat.u16x2">;
/// Products whose additions do not carry.
def CarrylessProduct : Has<"clmad">;
def WideCarry : Has<"addc.cc.u64", "a carry chain of 64 bits">;
def BranchTable : Has<"brx.idx">;
def DynamicStack : Has<"alloca">;
def StackSave : Has<"stacksave">;
def StackRestore : Has<"stackrestore">;
def SteadyClock : Feature<sreg_globaltimer.Needs, "%globaltimer">;

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

def NonCoherentLoad : Has<"ld.global.nc">;
/// 32 bytes at once.
def WideAccess : Has<"ld.global.v8.b32">;
/// Registers of 128 bits.
def WideRegister : Has<".reg.b128">;
def GenericParameter : Has<"cvta.param">;
def ClusterMemory : Has<"ld.shared::cluster", ".shared::cluster">;
def ClusterScope : Has<"atom.cluster", "scope .cluster">;
def AtomicScopes : Has<"atom.gpu">;
/// Accesses and fences with an ordering and a scope.
def MemoryModel : Has<"ld.relaxed">;
def ShortCompareAndSwap : Has<"atom.cas.b16">;
def CacheHint : Has<"atom.L2::cache_hint", "an L2 cache hint">;

//===----------------------------------------------------------------------===//
// Warps and grids
//===----------------------------------------------------------------------===//

/// Adds several words at once.
def VectorReduction : Feature<From<90, PTX81>, "red.v4.f32">;
/// Reduces integers of a warp in one instruction.
def WarpReduction : Has<"redux.sync.add.s32">;
/// A kernel that begins before the one ends that it depends on.
def DependentLaunch : Has<"griddepcontrol.wait">;

//===----------------------------------------------------------------------===//
// Directives and their operands
//===----------------------------------------------------------------------===//

def Alias : Has<".alias">;
def NoReturn : Has<".noreturn">;
def ManagedVariable : Has<".attribute.managed", ".attribute(.managed)">;
def UnifiedVariable : Has<".attribute.unified", ".attribute(.unified)">;
def Clusters : Has<".reqnctapercluster">;
def BlocksAreClusters : Has<".blocksareclusters">;
/// .loc can say into which function code was inlined.
def InlinedLocation : Feature<From<20, PTX72>, "inlined_at">;
/// Initial values can be single bytes of addresses.
def AddressBytes : Feature<From<20, PTX71>,
    "an address that is not at a multiple of its size">;

//===----------------------------------------------------------------------===//
// Tools
//===----------------------------------------------------------------------===//

/// Code with 32-bit addresses cannot be assembled.
def LongAddressesOnly : Feature<From<90, PTX78>, "64-bit addresses only">;
/// Pointers to shared memory take 32 bits as kernel parameters.
def ShortSharedPointer : Feature<Gate<[sm_32], PTX40>,
                                 "32-bit pointers to shared memory">;
/// ptxas of CUDA 13 assembles for it: older machines were dropped, and sm_101
/// was renamed sm_110.
def Assembled : Feature<Gate<!filter(M, !instances<SM>(),
                                     !and(!ge(M.Number, 75),
                                          !ne(M.Number, 101))), PTX63>,
                        "the assembler of CUDA 13">;
