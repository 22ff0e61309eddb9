//===- Readers.td - What libNVVM's readers do not know -----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libNVVM reads IR with a recent LLVM when it compiles for compute_100 and higher,
// and with LLVM 7 for compute_75 to compute_90. What the readers do was seen with
// nvvmVerifyProgram, and so was whether they accept a construct, in text and in
// bitcode. The version of LLVM that a construct needs is the first of 8, 9, 10,
// 11, 13, 14, 15, 16, 19, 20 and 22 whose parser accepts it.
//
//===----------------------------------------------------------------------===//

//===----------------------------------------------------------------------===//
// Readers
//===----------------------------------------------------------------------===//

include "ReaderTraits.td"

/// A reader of libNVVM, which is that of LLVM `llvm`, for compute_`lowest` and
/// up to where the next one begins. `dialect` is the value of -nvvm-version that
/// asks for it.
class Reader<int llvm, int lowest, string dialect, list<ReaderTrait> traits,
             list<Release> releases> {
  int LLVM = llvm;
  int Lowest = lowest;
  string Dialect = dialect;
  // A release has those of which it is not older.
  list<ReaderTrait> Traits = traits;
  list<Release> Releases = releases;
  // What nvvmLLVMVersion answers.
  int Reported = llvm;
}

defvar CommonTraits = [
  KnowsClusterMemory, ChecksClusterMemoryIsIntegral, TakesBit27OfAtomics,
  HasTrunc, ChecksAllSpacesAreIntegral, TakesClusterScope, RefusesIntelDialect,
  ExplainsVersions, TakesNvgpuTriples, TakesOperation17, RefusesWideUpdates,
  RefusesWideSwaps, ChecksLayoutOfClusterMemory, TakesAnyIndexOfSpace2,
  LacksPackedType12];

def : Reader<7, 0, "nvvm70",
    !listconcat(CommonTraits, [TakesAnyTensorPointer, ChecksScaledWord]),
    [Release130, Release131, Release132, Release133, Release134, Release135]>;

class NewerReader<int llvm, list<Release> releases>
    : Reader<llvm, 100, "nvvm-latest", !listconcat(CommonTraits, [
  DropsUnreferenced, MovesGenericVariables, TakesI1InAssembly,
  KnowsTensorMemory, LacksSomeTma, ReadsNewerBitcode,
  ChecksIntrinsicAttributes, HasNewerCarriers, AsksForMoreConstants,
  ChecksTypeOfAtomicCast, WritesPublicNames, ExplainsLinking,
  HandlesDiagnostics, CountsOperandsFirst, LacksTensorAllocation, ChecksSparseWord, TakesFences,
  LacksOlderCarriers, ChecksRegisterNumber, RefusesKernelCalls,
  NamesSpaceOfReturnAddress, ChecksMoreWords, CompilesNoShortLayout,
  CallsNarrowIndexNonIntegral, ExplainsSignatures]), releases>;
def : NewerReader<20, [Release130]>;
// These are of versions of LLVM that were being developed, and name the one
// before.
def : NewerReader<21, [Release131]> { let Reported = 20; }
def : NewerReader<22, [Release132]> { let Reported = 21; }
def : NewerReader<23, [Release133, Release134, Release135]> {
  let Reported = 22;
}

//===----------------------------------------------------------------------===//
// Constructs
//===----------------------------------------------------------------------===//

/// `spelling` is the construct in the text: tokens separated by blanks. A token
/// that ends in "*" matches any token with that prefix. `since` is the version of
/// LLVM that has it.
class Construct<string spelling, int since, string remedy> {
  string Spelling = spelling;
  // The name of the construct in messages; rows with the same name are one
  // kind. If empty, the spelling without a trailing bracket or colon.
  string What = "";
  int Text = since;
  string Remedy = remedy;
  // The enumerator of opennvvm::ReaderMend: what `nvvmc fix` makes of it without
  // changing what is computed, and the text for WriteOlder.
  string Mend = "None";
  string With = "";
  // The version that reads it in bitcode written by LLVM 22.
  int Bitcode = since;
  // The first release whose reader for compute_100 and up reads it, if LLVM got
  // it after that reader's version had begun. (Bitcode of an older version, if
  // that is stated, is read by all that are not older.)
  Release Known = ?;
}

//===----------------------------------------------------------------------===//
// LLVM 22
//===----------------------------------------------------------------------===//

let Mend = "RemoveWord", Known = Release132 in {
def : Construct<"dead_on_return", 22, "remove the attribute">;
def : Construct<"sanitize_alloc_token", 22, "remove the attribute">;
}
let Mend = "RemoveWord", Known = Release133 in
def : Construct<"nocreateundeforpoison", 22, "remove the attribute; it only applies to declarations of intrinsics">;
let Mend = "WriteOlder", With = "ptrtoint", Known = Release132 in
def : Construct<"ptrtoaddr", 22, "write ptrtoint">;
let Known = Release131 in {
def : Construct<"atomicrmw fmaximum", 22, "write atomicrmw fmax, or a cmpxchg loop if NaN must propagate">;
let What = "atomicrmw fmaximum" in
def : Construct<"atomicrmw volatile fmaximum", 22, "write atomicrmw volatile fmax, or a cmpxchg loop if NaN must propagate">;
def : Construct<"atomicrmw fminimum", 22, "write atomicrmw fmin, or a cmpxchg loop if NaN must propagate">;
let What = "atomicrmw fminimum" in
def : Construct<"atomicrmw volatile fminimum", 22, "write atomicrmw volatile fmin, or a cmpxchg loop if NaN must propagate">;
}
let What = "llvm.lifetime without a size", Mend = "AddSize", Known = Release132 in {
def : Construct<"@llvm.lifetime.start.* ( ptr", 22, "pass the size first: call void @llvm.lifetime.start.p0(i64 SIZE, ptr %p); or remove the calls, which affect no result">;
def : Construct<"@llvm.lifetime.end.* ( ptr", 22, "pass the size first: call void @llvm.lifetime.end.p0(i64 SIZE, ptr %p); or remove the calls, which affect no result">;
}
// LLVM 20 accepts these in bitcode.
let Bitcode = 20 in {
let What = "memory of a target", Known = Release133 in
def : Construct<"target_mem* :", 22, "write memory(inaccessiblemem: ...)">;
let Mend = "RemoveField" in {
let Known = Release132 in
def : Construct<"keyInstructions :", 22, "remove the field">;
let Known = Release131 in {
def : Construct<"atomGroup :", 22, "remove the field">;
let What = "atomGroup" in
def : Construct<"atomRank :", 22, "remove the field">;
}
let Known = Release133 in
def : Construct<"dataSize :", 22, "remove the field">;
}
let Known = Release132 in
def : Construct<"sourceLanguageName :", 22, "write language: DW_LANG_...">;
let Known = Release133 in
def : Construct<"#dbg_declare_value", 22, "write #dbg_value">;
let Known = Release131 in
def : Construct<"!DIFixedPointType", 22, "write a DIBasicType">;
}
// These literals are no different in bitcode.
let What = "a floating-point literal of LLVM 23", Bitcode = 0, Known = Release135 in
foreach Spelling = ["f0x*", "-inf", "+ inf", "-qnan", "+ qnan", "-nan (",
                    "+ nan (", "-snan (", "+ snan ("] in
  def : Construct<Spelling, 23, "write the bits: 0x and 16 digits for float and double, 0xH for half, 0xR for bfloat">;

//===----------------------------------------------------------------------===//
// LLVM 8 to 20
//===----------------------------------------------------------------------===//

// LLVM 20 has it in text, and not in bitcode.
let Bitcode = 22, Mend = "RemoveWord" in
def : Construct<"hybrid_patchable", 19, "remove the attribute">;

class NewerAttribute<string word, int since>
    : Construct<word, since, "remove the attribute">;

def : Construct<"ptr", 15, "write typed pointers, such as i8*, or compile for compute_100 and up">;
def : Construct<"bfloat", 11, "pass the bits in an i16">;
def : Construct<"target (", 16, "pass a pointer or an integer">;
def : Construct<"vscale", 9, "use fixed-length vectors">;
def : Construct<"poison", 13, "write undef">;
def : Construct<"splat (", 19, "write the vector element by element">;
def : Construct<"dso_local_equivalent", 13, "name the function itself">;
def : Construct<"no_cfi", 14, "name the function itself">;
def : Construct<"ptrauth (", 19, "name the function itself">;
def : Construct<"freeze", 10, "omit it if the value is neither undef nor poison">;
def : Construct<"fneg", 8, "write fsub -0.0, %x">;
let What = "unwind on inline assembly" in
def : Construct<"sideeffect unwind", 13, "remove the word">;
def : Construct<"callbr", 9, "return a condition from the assembly and branch on it">;
def : Construct<"#dbg_value", 19, "write a call of llvm.dbg.value">;
def : Construct<"#dbg_declare", 19, "write a call of llvm.dbg.declare">;
def : Construct<"#dbg_assign", 19, "write a call of llvm.dbg.value">;
def : Construct<"#dbg_label", 19, "write a call of llvm.dbg.label">;

let Mend = "RemoveFlag" in {
foreach Flag = ["nuw", "nusw"] in
  def : Construct<"getelementptr " # Flag, 19, "remove the flag">;
foreach Flag = ["nuw", "nsw"] in
  def : Construct<"trunc " # Flag, 19, "remove the flag">;
foreach Op = ["zext nneg", "uitofp nneg", "or disjoint"] in
  def : Construct<Op, 19, "remove the flag">;
def : Construct<"icmp samesign", 20, "remove the flag">;
foreach Flag = ["fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn",
                "reassoc"] in {
  let What = "fast-math flags on select" in
  def : Construct<"select " # Flag, 9, "remove the flags">;
  let What = "fast-math flags on phi" in
  def : Construct<"phi " # Flag, 10, "remove the flags">;
  foreach Op = ["fptrunc", "fpext"] in
    let What = "fast-math flags on " # Op in
    def : Construct<Op # " " # Flag, 20, "remove the flags">;
}
}
def : Construct<"getelementptr inrange", 19, "remove the flag">;

/// In both forms.
multiclass NewerUpdate<string op, int since> {
  defvar Remedy = "write a cmpxchg loop, or call the llvm.nvvm.atomic intrinsic";
  def : Construct<"atomicrmw " # op, since, Remedy>;
  let What = "atomicrmw " # op in
  def : Construct<"atomicrmw volatile " # op, since, Remedy>;
}
foreach Op = ["fadd", "fsub"] in
  defm : NewerUpdate<Op, 9>;
foreach Op = ["fmax", "fmin"] in
  defm : NewerUpdate<Op, 15>;
foreach Op = ["uinc_wrap", "udec_wrap"] in
  defm : NewerUpdate<Op, 16>;
foreach Op = ["usub_cond", "usub_sat"] in
  defm : NewerUpdate<Op, 20>;

let Mend = "RemoveWord" in
def : Construct<"captures (", 20, "write nocapture if nothing is captured, and otherwise remove it">;
def : Construct<"memory (", 16, "write readnone, readonly, writeonly, argmemonly or inaccessiblememonly">;
def : Construct<"byval (", 9, "write byval without its type">;
def : Construct<"sret (", 13, "write sret without its type">;
def : Construct<"inalloca (", 13, "write inalloca without its type">;
def : Construct<"tailcc", 10, "omit the calling convention">;
def : Construct<"code_model", 19, "remove it from the variable">;
def : Construct<"partition", 9, "remove it">;
def : Construct<"no_sanitize_address", 15, "remove it from the variable">;
// These say how something is passed, or what must not be assumed.
def : NewerAttribute<"byref", 13>;
def : NewerAttribute<"elementtype", 13>;
def : NewerAttribute<"immarg", 9>;
def : NewerAttribute<"noext", 20>;
def : NewerAttribute<"null_pointer_is_valid", 11>;
def : NewerAttribute<"preallocated", 11>;
def : NewerAttribute<"presplitcoroutine", 15>;
def : NewerAttribute<"speculative_load_hardening", 8>;
def : NewerAttribute<"swiftasync", 13>;
// Without these, less is known.
let Mend = "RemoveWord" in {
def : NewerAttribute<"allockind", 15>;
def : NewerAttribute<"allocptr", 15>;
def : NewerAttribute<"coro_elide_safe", 20>;
def : NewerAttribute<"coro_only_destroy_when_complete", 19>;
def : NewerAttribute<"dead_on_unwind", 19>;
def : NewerAttribute<"disable_sanitizer_instrumentation", 14>;
def : NewerAttribute<"fn_ret_thunk_extern", 15>;
def : NewerAttribute<"hot", 13>;
def : NewerAttribute<"initializes", 19>;
def : NewerAttribute<"mustprogress", 13>;
def : NewerAttribute<"nocallback", 13>;
def : NewerAttribute<"nodivergencesource", 20>;
def : NewerAttribute<"nofpclass", 19>;
def : NewerAttribute<"nofree", 9>;
def : NewerAttribute<"nomerge", 11>;
def : NewerAttribute<"noprofile", 13>;
def : NewerAttribute<"nosanitize_bounds", 15>;
def : NewerAttribute<"nosanitize_coverage", 13>;
def : NewerAttribute<"nosync", 9>;
def : NewerAttribute<"noundef", 11>;
def : NewerAttribute<"optdebug", 19>;
def : NewerAttribute<"range (", 19>;
def : NewerAttribute<"sanitize_memtag", 9>;
def : NewerAttribute<"sanitize_numerical_stability", 19>;
def : NewerAttribute<"sanitize_realtime", 20>;
def : NewerAttribute<"sanitize_realtime_blocking", 20>;
def : NewerAttribute<"sanitize_type", 20>;
def : NewerAttribute<"skipprofile", 16>;
def : NewerAttribute<"vscale_range", 13>;
def : NewerAttribute<"willreturn", 9>;
def : NewerAttribute<"writable", 19>;
}
