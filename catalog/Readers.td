//===- Readers.td - What libNVVM's readers do not know -----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libNVVM 13.0 reads IR with LLVM 20 when it compiles for compute_100 and
// higher, and with LLVM 7 for compute_75 to compute_90. A row has a construct
// that newer IR may contain, and the older of the two readers that accepts it:
// measured construct by construct, in text and in bitcode, with
// nvvmVerifyProgram.
//
//===----------------------------------------------------------------------===//

/// A reader, ordered by LLVM's version number.
class Reader<int llvm> {
  int LLVM = llvm;
}
def LLVM7 : Reader<7>;
def LLVM20 : Reader<20>;
/// Neither of the two readers.
def NoReader : Reader<22>;

/// `spelling` is the construct in the text: tokens separated by blanks. A token
/// that ends in "*" matches any token with that prefix.
class Construct<string spelling, Reader text, string remedy> {
  string Spelling = spelling;
  // The name of the construct in messages; rows with the same name are one
  // kind. If empty, the spelling without a trailing bracket or colon.
  string What = "";
  Reader Text = text;
  string Remedy = remedy;
  // The enumerator of opennvvm::ReaderMend: what `nvvmc fix` makes of it without
  // changing what is computed, and the text for WriteOlder.
  string Mend = "None";
  string With = "";
  // For bitcode written by LLVM 22; LLVM 7 cannot read any of it.
  Reader Bitcode = LLVM20;
}

class BeyondBoth<string spelling, string remedy>
    : Construct<spelling, NoReader, remedy> {
  let Bitcode = NoReader;
}

//===----------------------------------------------------------------------===//
// Newer than both readers
//===----------------------------------------------------------------------===//

let Mend = "RemoveWord" in {
def : BeyondBoth<"dead_on_return", "remove the attribute">;
def : BeyondBoth<"nocreateundeforpoison", "remove the attribute; it only applies to declarations of intrinsics">;
def : BeyondBoth<"sanitize_alloc_token", "remove the attribute">;
}
let Mend = "WriteOlder", With = "ptrtoint" in
def : BeyondBoth<"ptrtoaddr", "write ptrtoint">;
def : BeyondBoth<"atomicrmw fmaximum", "write atomicrmw fmax, or a cmpxchg loop if NaN must propagate">;
let What = "atomicrmw fmaximum" in
def : BeyondBoth<"atomicrmw volatile fmaximum", "write atomicrmw volatile fmax, or a cmpxchg loop if NaN must propagate">;
def : BeyondBoth<"atomicrmw fminimum", "write atomicrmw fmin, or a cmpxchg loop if NaN must propagate">;
let What = "atomicrmw fminimum" in
def : BeyondBoth<"atomicrmw volatile fminimum", "write atomicrmw volatile fmin, or a cmpxchg loop if NaN must propagate">;
let What = "llvm.lifetime without a size", Mend = "AddSize" in
def : BeyondBoth<"@llvm.lifetime.start.* ( ptr", "pass the size first: call void @llvm.lifetime.start.p0(i64 SIZE, ptr %p); or remove the calls, which affect no result">;
let What = "llvm.lifetime without a size", Mend = "AddSize" in
def : BeyondBoth<"@llvm.lifetime.end.* ( ptr", "pass the size first: call void @llvm.lifetime.end.p0(i64 SIZE, ptr %p); or remove the calls, which affect no result">;
let What = "memory of a target" in
def : Construct<"target_mem* :", NoReader, "write memory(inaccessiblemem: ...)">;
let Mend = "RemoveField" in {
def : Construct<"keyInstructions :", NoReader, "remove the field">;
def : Construct<"atomGroup :", NoReader, "remove the field">;
let What = "atomGroup" in
def : Construct<"atomRank :", NoReader, "remove the field">;
def : Construct<"dataSize :", NoReader, "remove the field">;
}
def : Construct<"sourceLanguageName :", NoReader, "write language: DW_LANG_...">;
def : Construct<"#dbg_declare_value", NoReader, "write #dbg_value">;
def : Construct<"!DIFixedPointType", NoReader, "write a DIBasicType">;
// LLVM 23 prints these literals; they are no different in bitcode.
let What = "a floating-point literal of LLVM 23", Bitcode = LLVM7 in
foreach Spelling = ["f0x*", "-inf", "+ inf", "-qnan", "+ qnan", "-nan (",
                    "+ nan (", "-snan (", "+ snan ("] in
  def : Construct<Spelling, NoReader, "write the bits: 0x and 16 digits for float and double, 0xH for half, 0xR for bfloat">;

//===----------------------------------------------------------------------===//
// Accepted by LLVM 20 only
//===----------------------------------------------------------------------===//

// LLVM 20's text reader accepts these constructs, but its bitcode lacks them.
let Bitcode = NoReader, Mend = "RemoveWord" in
def : Construct<"hybrid_patchable", LLVM20, "remove the attribute">;

class Newer<string spelling, string remedy>
    : Construct<spelling, LLVM20, remedy>;
class NewerAttribute<string word>
    : Newer<word, "remove the attribute">;

def : Newer<"ptr", "write typed pointers, such as i8*, or compile for compute_100 and up">;
def : Newer<"bfloat", "pass the bits in an i16">;
def : Newer<"target (", "pass a pointer or an integer">;
def : Newer<"vscale", "use fixed-length vectors">;
def : Newer<"poison", "write undef">;
def : Newer<"splat (", "write the vector element by element">;
def : Newer<"dso_local_equivalent", "name the function itself">;
def : Newer<"no_cfi", "name the function itself">;
def : Newer<"ptrauth (", "name the function itself">;
def : Newer<"freeze", "omit it if the value is neither undef nor poison">;
def : Newer<"fneg", "write fsub -0.0, %x">;
let What = "unwind on inline assembly" in
def : Newer<"sideeffect unwind", "remove the word">;
def : Newer<"callbr", "return a condition from the assembly and branch on it">;
def : Newer<"#dbg_value", "write a call of llvm.dbg.value">;
def : Newer<"#dbg_declare", "write a call of llvm.dbg.declare">;
def : Newer<"#dbg_assign", "write a call of llvm.dbg.value">;
def : Newer<"#dbg_label", "write a call of llvm.dbg.label">;

let Mend = "RemoveFlag" in {
foreach Flag = ["nuw", "nusw"] in
  def : Newer<"getelementptr " # Flag, "remove the flag">;
foreach Flag = ["nuw", "nsw"] in
  def : Newer<"trunc " # Flag, "remove the flag">;
foreach Op = ["zext nneg", "uitofp nneg", "icmp samesign", "or disjoint"] in
  def : Newer<Op, "remove the flag">;
foreach Op = ["select", "phi", "fptrunc", "fpext"] in
  foreach Flag = ["fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn",
                  "reassoc"] in
    let What = "fast-math flags on " # Op in
    def : Newer<Op # " " # Flag, "remove the flags">;
}
def : Newer<"getelementptr inrange", "remove the flag">;

foreach Op = ["fadd", "fsub", "fmax", "fmin", "uinc_wrap", "udec_wrap",
              "usub_cond", "usub_sat"] in {
  def : Newer<"atomicrmw " # Op, "write a cmpxchg loop, or call the llvm.nvvm.atomic intrinsic">;
  let What = "atomicrmw " # Op in
  def : Newer<"atomicrmw volatile " # Op, "write a cmpxchg loop, or call the llvm.nvvm.atomic intrinsic">;
}

let Mend = "RemoveWord" in
def : Newer<"captures (", "write nocapture if nothing is captured, and otherwise remove it">;
def : Newer<"memory (", "write readnone, readonly, writeonly, argmemonly or inaccessiblememonly">;
def : Newer<"byval (", "write byval without its type">;
def : Newer<"sret (", "write sret without its type">;
def : Newer<"inalloca (", "write inalloca without its type">;
def : Newer<"tailcc", "omit the calling convention">;
def : Newer<"code_model", "remove it from the variable">;
def : Newer<"partition", "remove it">;
def : Newer<"no_sanitize_address", "remove it from the variable">;
// These say how something is passed, or what must not be assumed.
foreach Word = [
    "byref", "elementtype", "immarg", "noext", "null_pointer_is_valid",
    "preallocated", "presplitcoroutine", "speculative_load_hardening",
    "swiftasync"] in
  def : NewerAttribute<Word>;
// Without these, less is known.
let Mend = "RemoveWord" in
foreach Word = [
    "allockind", "allocptr", "coro_elide_safe",
    "coro_only_destroy_when_complete", "dead_on_unwind",
    "disable_sanitizer_instrumentation", "fn_ret_thunk_extern", "hot",
    "initializes", "mustprogress", "nocallback", "nodivergencesource",
    "nofpclass", "nofree", "nomerge", "noprofile", "nosanitize_bounds",
    "nosanitize_coverage", "nosync", "noundef", "optdebug", "range (",
    "sanitize_memtag", "sanitize_numerical_stability", "sanitize_realtime",
    "sanitize_realtime_blocking", "sanitize_type", "skipprofile",
    "vscale_range", "willreturn", "writable"] in
  def : NewerAttribute<Word>;
