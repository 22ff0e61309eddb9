//===- ReaderTraits.td - What a reader of libNVVM does -----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each release of libNVVM has a reader for compute_75 to compute_90 and one for
// compute_100 and up. A trait is what some of these do and others do not. All of
// it was seen with the public interface of the releases.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_READER_TRAITS
#define OPENNVVM_READER_TRAITS

/// A release of libNVVM, in the order of their dates. Profile libnvvm is the
/// last one, unless another is asked for.
class Release<string number> {
  string Number = number;
}
def Release130 : Release<"13.0">;
def Release131 : Release<"13.1">;
def Release132 : Release<"13.2">;
def Release133 : Release<"13.3">;
def Release134 : Release<"13.4">;
def Release135 : Release<"13.5">;

/// An enumerator of opennvvm::ReaderTrait, for which code asks. Of the readers
/// that name it, those of release `since` and later have it.
class ReaderTrait<Release since = Release130> {
  Release Since = since;
}

//===----------------------------------------------------------------------===//
// Of the reader for compute_100 and up
//===----------------------------------------------------------------------===//

/// What nothing refers to is dropped before anything is checked.
def DropsUnreferenced : ReaderTrait;
/// Variables of the generic space are moved to global memory first.
def MovesGenericVariables : ReaderTrait;
/// Inline assembly takes i1.
def TakesI1InAssembly : ReaderTrait;
/// Address space 6 is tensor memory: declarations may have pointers to it, and
/// loads and stores there are errors.
def KnowsTensorMemory : ReaderTrait;
/// Some intrinsics for TMA are refused, whatever the width of pointers.
def LacksSomeTma : ReaderTrait;
/// Bitcode of newer versions of LLVM is read as far as it has nothing new.
def ReadsNewerBitcode : ReaderTrait;
/// Attributes of intrinsics, such as immarg, are checked before their words.
def ChecksIntrinsicAttributes : ReaderTrait;
/// The carriers that are marked OnNewReaderOnly are known.
def HasNewerCarriers : ReaderTrait;
/// The operands that are marked OnNewReaderOnly have to be constants.
def AsksForMoreConstants : ReaderTrait;
/// The type of an atomic cast has to be i32 or i64.
def ChecksTypeOfAtomicCast : ReaderTrait;
/// Debug information is written with .debug_pubnames and .debug_pubtypes.
def WritesPublicNames : ReaderTrait;
/// Messages of the linker say which types and modules differ.
def ExplainsLinking : ReaderTrait;
/// Errors and warnings of the linker and the code generator are written as LLVM
/// writes them, and -w and -Werror are for all warnings.
def HandlesDiagnostics : ReaderTrait<Release131>;
/// The number of operands of an intrinsic is checked before the attributes of
/// those that are missing.
def CountsOperandsFirst : ReaderTrait<Release131>;
/// llvm.nvvm.tcgen05.alloc and dealloc are names that nobody knows.
def LacksTensorAllocation : ReaderTrait<Release131>;
/// The word and the selector of llvm.nvvm.mma.sparse have to be constants.
def ChecksSparseWord : ReaderTrait<Release132>;
/// Fences may have any ordering and scope.
def TakesFences : ReaderTrait<Release133>;
/// llvm.nvvm.redux.sync with a word and some others of its time are names that
/// nobody knows.
def LacksOlderCarriers : ReaderTrait<Release133>;
/// The number of a special register has to be a constant.
def ChecksRegisterNumber : ReaderTrait<Release133>;
/// Calls of kernels are refused before anything else is looked at.
def RefusesKernelCalls : ReaderTrait<Release134>;
/// The name of llvm.returnaddress ends in the space of its result.
def NamesSpaceOfReturnAddress : ReaderTrait<Release134>;
/// The words of fences, reductions without a result, and waits for an mbarrier
/// have to be constants.
def ChecksMoreWords : ReaderTrait<Release134>;
/// Layouts of LLVM's own, which lack alignments that are defaults, can be
/// verified but not compiled.
def CompilesNoShortLayout : ReaderTrait<Release134>;
/// A pointer whose index has another width is also told to be non-integral.
def CallsNarrowIndexNonIntegral : ReaderTrait<Release132>;
/// A wrong signature of an intrinsic is told with both types.
def ExplainsSignatures : ReaderTrait<Release135>;

//===----------------------------------------------------------------------===//
// Of both
//===----------------------------------------------------------------------===//

/// Space 7, the shared memory of a cluster, has atomics and casts.
def KnowsClusterMemory : ReaderTrait<Release131>;
/// Pointers to space 7 must be integral.
def ChecksClusterMemoryIsIntegral : ReaderTrait<Release131>;
/// Bit 27 of the word of an atomic is not reserved.
def TakesBit27OfAtomics : ReaderTrait<Release131>;
/// llvm.trunc is supported.
def HasTrunc : ReaderTrait<Release132>;
/// Pointers must be integral in every space, and not only up to the highest
/// that is checked otherwise.
def ChecksAllSpacesAreIntegral : ReaderTrait<Release132>;
/// The word of an atomic may ask for the scope of a cluster.
def TakesClusterScope : ReaderTrait<Release132>;
/// Inline assembly in Intel's dialect is refused.
def RefusesIntelDialect : ReaderTrait<Release133>;
/// What is wrong with !nvvmir.version is one sentence, with a remedy.
def ExplainsVersions : ReaderTrait<Release133>;
/// Triples may begin with nvgpu.
def TakesNvgpuTriples : ReaderTrait<Release134>;
/// Operation 17 of atomics is known.
def TakesOperation17 : ReaderTrait<Release134>;
/// Atomic updates of 128 bits are refused, whatever the machine.
def RefusesWideUpdates : ReaderTrait<Release134>;
/// So is compare-and-swap of 128 bits.
def RefusesWideSwaps : ReaderTrait<Release135>;
/// The layout of pointers to space 7 is checked.
def ChecksLayoutOfClusterMemory : ReaderTrait<Release135>;
/// The index of a pointer to space 2 may have any width.
def TakesAnyIndexOfSpace2 : ReaderTrait<Release135>;
/// Packed conversions have no type 12.
def LacksPackedType12 : ReaderTrait<Release135>;

//===----------------------------------------------------------------------===//
// Of the reader for compute_75 to compute_90
//===----------------------------------------------------------------------===//

/// Pointers to tensor memory may have any width.
def TakesAnyTensorPointer : ReaderTrait<Release135>;
/// The word of a product with scales has to be a constant.
def ChecksScaledWord : ReaderTrait<Release135>;

#endif // OPENNVVM_READER_TRAITS
