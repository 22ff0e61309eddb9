//===- InternalAtomic.td - Atomics of libNVVM --------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def WordOperation
    : Field<0, "opcode", 23, 16,
            [Value<0, "exch">, Value<1, "add">, Value<2, "2">, Value<3, "and">,
             Value<5, "or">, Value<6, "xor">, Value<7, "smax">,
             Value<8, "smin">, Value<9, "umax">, Value<10, "umin">,
             Value<11, "fadd">, Value<12, "inc">, Value<13, "dec">,
             Value<14, "CAS">, Value<15, "CAST">, Value<16, "CAST_SPIN">],
            "atomic-operation-value">;
/// The same for newer readers.
def NewerOperation
    : Field<WordOperation.Arg, WordOperation.Name, WordOperation.High,
            WordOperation.Low,
            !listconcat(WordOperation.Values, [Value<17, "17">]),
            WordOperation.Illegal>;
defvar RMWOpcodes = [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13];
defvar WideOpcodes = [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12];

def WordScope
    : Field<0, "scope", 7, 4, Names<["gpu", "cta", "sys", "cluster"]>.ret,
            "atomic-scope-value"> {
  let Unmeasured = [3];
  let Measured = TakesClusterScope;
  let Gates = [Moved<[3], 90, "atomic-scope-value">];
}

/// The fields of an atomic's word, in the order of the checks; `first` are
/// those that depend on the operation, and `next` those behind the row's Check.
class AtomicWordFields<list<Field> first, list<Field> next = []> {
  list<Field> ret = !listconcat(first, [CheckHere], next, [
    Field<0, "ordering", 3, 0,
          Names<["none", "relaxed", "acquire", "release", "acq_rel", "seq_cst",
                 "6"]>.ret, "atomic-ordering-value">,
    WordScope,
    Field<0, "cache hint", 15, 12,
          Names<["none", "evict_first", "evict_last", "evict_unchanged",
                 "no_allocate", "5", "6"]>.ret, "atomic-cache-hint">,
    UndefinedUnless<WordOperation, TakesOperation17>,
    UndefinedIf<NewerOperation, TakesOperation17>,
    ReservedUnless<0, 31, 27, "reserved-atomic", TakesBit27OfAtomics>,
    ReservedIf<0, 31, 28, "reserved-atomic", TakesBit27OfAtomics>,
    Free<0, "cluster", 9, 9, Names<["no", "yes"]>.ret>,
    Free<0, "unassigned", 8, 8>,
    Free<0, "unassigned", 11, 10>,
    Free<0, "global ordering", 24, 24, Names<["no", "yes"]>.ret>,
    Free<0, "unassigned", 26, 25>
  ]);
}

defvar AtomicWord = [OwnConstant<0, "word", "const-arg-op0">];

/// The PTX of an atomic. Its operation is `text` and it has `operands` behind
/// the address. ::cluster is only a part of the name of shared memory.
class AtomicPTX<string text, string result, string operands,
                string end = ";"> {
  defvar Order = "${!100:unsupported ordering for nvvm.atomic.rmw}";
  defvar Space = "${cluster:{0=${1:s};1=${1:{ptr addrspace(3)=.shared::cluster;"
                 "*=${1:s}}}}}";
  string ret = "atom${ordering:{0=" # Order # ";1=;2=.acquire;3=.release;"
               "4=.acq_rel;5=;6=" # Order # "}}"
               "${scope:{0=;1=.cta;2=.sys;3=.cluster}}" # Space # text # " " #
               result # ", [${1:a}], " # operands # end;
}

/// The same, where `cases` are those of the opcode.
class RMWPTX<string cases, string end = ";"> {
  defvar NoOperation = "${!PTX has no such atomic operation on this type}";
  string ret = AtomicPTX<"${opcode:{" # cases # ";*=" # NoOperation # "}}", "$d",
                         "$2", end>.ret;
}

/// Of 128 bits, `values` being the operands that have them.
class Atomic128PTX<string text, list<int> values> {
  string ret = "{\n.reg .b128 %old" #
               !interleave(!foreach(V, values, ", %value" # V), "") # ";\n" #
               !interleave(!foreach(V, values,
                                    "mov.b128 %value" # V # ", {${" # V #
                                    ".0}, ${" # V # ".1}};\n"), "") #
               AtomicPTX<text, "%old", !interleave(
                   !foreach(V, values, "%value" # V), ", ")>.ret #
               "\nmov.b128 {$d0, $d1}, %old;\n}";
}

let Category = "Atomic", Constants = AtomicWord, Check = "AtomicWord",
    Spaces = [0, 1, 3, 7] in {
foreach Ty = [I16Ty, I32Ty, I64Ty, I128Ty] in
  def : Carrier<"atomic.cas." # Ty.IR, [Form<Ty, [I32Ty, P, Ty, Ty]>]> {
    let Fields = AtomicWordFields<
        [Must<WordOperation, [14], "atomic-cas-opcode">],
        !if(!eq(Ty.IR, "i128"),
            [RefusedIf<"atomic-i128-cas", RefusesWideSwaps>], [])>.ret;
    let Constants = [OwnConstant<0, "word", "atomic-cas-opcode">];
    let Example = [0xE0012];
    let PTX = !if(!eq(Ty.IR, "i128"), Atomic128PTX<".cas.b128", [2, 3]>.ret,
                  AtomicPTX<".cas." # !subst("i", "b", Ty.IR), "$d",
                            "$2, $3">.ret);
  }
foreach Ty = [I32Ty, I64Ty] in
  def : Carrier<"atomic.rmw." # Ty.IR, [Form<Ty, [I32Ty, P, Ty]>]> {
    let Fields = AtomicWordFields<[OnlyFirst<WordOperation, RMWOpcodes,
                                             "atomic-rmw-opcode">]>.ret;
    let Example = [0x10011];
    defvar Bits = !subst("i", "", Ty.IR);
    let PTX = RMWPTX<"0=.exch.b" # Bits # ";1=.add.u" # Bits # ";3=.and.b" #
                     Bits # ";5=.or.b" # Bits # ";6=.xor.b" # Bits #
                     ";7=.max.s" # Bits # ";8=.min.s" # Bits # ";9=.max.u" #
                     Bits # ";10=.min.u" # Bits # ";11=.add.f" # Bits #
                     !if(!eq(Bits, "32"), ";12=.inc.u32;13=.dec.u32", "")>.ret;
  }
foreach Float = [["f32", "F32Ty"], ["f64", "F64Ty"]] in
  def : Carrier<"atomic.rmw." # Float[0],
                [Form<!cast<InternalType>(Float[1]),
                      [I32Ty, P, !cast<InternalType>(Float[1])]>]> {
    let Fields = AtomicWordFields<[OnlyFirst<WordOperation, RMWOpcodes,
                                             "atomic-rmw-opcode">]>.ret;
    let Example = [0xB0011];
    defvar Bits = !subst("f", "", Float[0]);
    defvar NoOperation = "${!PTX has no such atomic operation on this type}";
    // Operations on integers take the float's bits.
    defvar OnBits = "{\n.reg .b" # Bits # " %old, %value;\nmov.b" # Bits #
        " %value, $2;\n" #
        AtomicPTX<"${opcode:{1=.add.u" # Bits # ";7=.max.s" # Bits #
                  ";8=.min.s" # Bits # ";9=.max.u" # Bits # ";10=.min.u" # Bits
                  # !if(!eq(Bits, "32"), ";12=.inc.u32;13=.dec.u32", "") #
                  ";*=" # NoOperation # "}}", "%old", "%value">.ret #
        "\nmov.b" # Bits # " $d, %old;\n}";
    defvar OnFloat = RMWPTX<"0=.exch.b" # Bits # ";3=.and.b" # Bits # ";5=.or.b"
                            # Bits # ";6=.xor.b" # Bits # ";11=.add.f" # Bits,
                            "$;">.ret;
    let PTX = "${opcode:{0=" # OnFloat # ";3=" # OnFloat # ";5=" # OnFloat #
              ";6=" # OnFloat # ";11=" # OnFloat # ";*=" # OnBits # "}}";
  }
def : Carrier<"atomic.rmw.i128", [Form<I128Ty, [I32Ty, P, I128Ty]>]> {
  let Constants = [OwnConstant<0, "word", "atomic-i128-opcode">];
  let Fields = AtomicWordFields<[OnlyFirst<WordOperation, RMWOpcodes,
                                           "atomic-rmw-opcode">],
                                [MustUnless<WordOperation, [0],
                                            "atomic-i128-opcode",
                                            RefusesWideUpdates>,
                                 MustIf<WordOperation, WideOpcodes,
                                        "atomic-i128-operation",
                                        RefusesWideUpdates>,
                                 RefusedIf<"atomic-i128-rmw",
                                           RefusesWideUpdates>]>.ret;
  let PTX = Atomic128PTX<"${opcode:{0=.exch.b128;*=${!PTX has no such atomic "
                         "operation on this type}}}", [2]>.ret;
}
foreach Vector = [["v2f32", "V2F32Ty"], ["v4f32", "V4F32Ty"]] in
  def : Carrier<"atomic.rmw." # Vector[0],
                [Form<!cast<InternalType>(Vector[1]),
                      [I32Ty, P, !cast<InternalType>(Vector[1])]>]> {
    let Fields = AtomicWordFields<[Must<WordOperation, [11],
                                        "atomic-vector-opcode">]>.ret;
    let Constants = [OwnConstant<0, "word", "atomic-vector-opcode">];
    let PTX = RMWPTX<"11=.add${2:v}.f32">.ret;
    let Spaces = [0, 1];
  }
// libNVVM does not compile it. FADD is the operation that two halves have.
def : Carrier<"atomic.rmw.f16x2", [Form<I32Ty, [I32Ty, P, I32Ty]>]> {
  let Fields = AtomicWordFields<[OnlyFirst<WordOperation, RMWOpcodes,
                                           "atomic-rmw-opcode">]>.ret;
  let Example = [0xB0011];
  let PTX = RMWPTX<"0=.exch.b32;3=.and.b32;5=.or.b32;6=.xor.b32;"
                   "11=.add.noftz.f16x2">.ret;
}
}

let Category = "Atomic",
    Constants = [Constant<0, "word", "atomic-cast-opcode">],
    Fields = AtomicWordFields<
        [Must<WordOperation, [15, 16], "atomic-cast-opcode">]>.ret,
    NoPTX = "PTX has no atomic operation CAST or CAST_SPIN",
    Check = "AtomicCast" in {
def : Carrier<"atomic.cast", [Form<N, [I32Ty, P, N, N]>]>;
def : Carrier<"atomic.cast.with.boundscheck",
              [Form<N, [I32Ty, P, N, N, I64Ty, I64Ty]>]>;
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// The PTX of red; `hint` follows the operation and `policy` the value. What PTX
/// requires to be spelled in one way is spelled so, if it is the same operation.
/// The word says which space is accessed, whatever the pointer's type.
class RedPTX<string hint, string policy> {
  defvar BadType = "${!Invalid op and type combination for nvvm.red}";
  // Whether the operand has as many bits as the type in the word.
  defvar Bits32 = "${2:{i32=;float=}}";
  defvar Bits64 = "${2:{i64=;double=}}";
  defvar Value = [Bits32, Bits64, Bits32, Bits64, Bits32, Bits64, Bits32, Bits64,
                  "${2:{half=}}", "${2:{<2 x half>=}}", "${2:{bfloat=}}",
                  "${2:{<2 x bfloat>=}}"];
  defvar Check = "${type:{" # Cases<Value>.ret # ";*=" # BadType # "}}";
  defvar Red = "red${ordering:{1=.relaxed;3=.release;"
      "*=${!Invalid memory model ordering for nvvm.red}}}"
      "${scope:{" # Dotted<["gpu", "cta", "sys", "cluster"]>.ret #
      ";*=${!PTX has no such scope}}}";
  defvar NoSpace = "*=${!PTX has no such state space}";
  defvar Space = "${space:{0=;1=.global;2=.shared::cta;"
                 "3=.shared::cluster;" # NoSpace # "}}";
  defvar Address = "[${space:{0=${1:a0};1=${1:a1};2=${1:a3};3=${1:a7};" #
                   NoSpace # "}}]";
  defvar Bitwise = hint # "${type:{0=.b32;1=.b64;2=.b32;3=.b64;4=.b32;5=.b64;*="
                   # BadType # "}}";
  defvar Add = hint # "${type:{0=.u32;1=.u64;2=.u32;3=.u64;4=.s32;5=.u64;6=.f32;"
      "7=.f64;8=.noftz.f16;9=.noftz.f16x2;10=.noftz.bf16;11=.noftz.bf16x2;*=" #
      BadType # "}}";
  defvar Count = hint # "${type:{0=.u32;2=.u32;4=.u32;*=" # BadType # "}}";
  defvar Order = hint # "${type:{2=.u32;3=.u64;4=.s32;5=.s64;*=" # BadType #
                 "}}";
  defvar Before = Red # Space # "${operation:{0=.and" # Bitwise # ";1=.or" #
      Bitwise # ";2=.xor" # Bitwise # ";3=.add" # Add # ";4=.inc" # Count #
      ";5=.dec" # Count # ";6=.min" # Order # ";7=.max" # Order #
      ";*=" # BadType # "}} " # Address # ", ";
  defvar AsItIs = Before # "$2" # policy # "$;";
  // Operations on integers take a float's bits.
  defvar Plain = "${2:{float=${type:{6=" # AsItIs # ";*=" #
      "{\n.reg .b32 %bits;\nmov.b32 %bits, $2;\n" # Before # "%bits" # policy #
      ";\n}}};double=${type:{7=" # AsItIs # ";*=" #
      "{\n.reg .b64 %bits;\nmov.b64 %bits, $2;\n" # Before # "%bits" # policy #
      ";\n}}};*=" # AsItIs # "}}";
  // Minima and maxima of 16-bit floats: of vectors in global memory only.
  defvar Vector = "{\n.reg .b16 %low, %high;\nmov.b32 {%low, %high}, $2;\n" #
      Red # "${space:{0=;1=.global;*=" # BadType # "}}"
      "${operation:{6=.min;7=.max;*=}}.noftz" # hint #
      ".v2${type:{8=.f16;9=.f16;*=.bf16}} [${space:{1=${1:a1};*=${1:a0}}}], "
      "{%low, %high}" # policy # ";\n}";
  defvar ByType = "${type:{9=" # Vector # ";11=" # Vector # ";*=" # Plain #
                  "}}";
  defvar OneValue = Check # "${operation:{6=" # ByType # ";7=" # ByType #
      ";*=" # Plain # "}}";
  // Vectors: in memory that is global or reached by a generic address. Halves
  // stand two in a register, and .v2.f16x2 is the same operation as .v4.f16.
  defvar Global = "${space:{0=;1=.global;*=${!PTX has vectors in global memory "
                  "only}}}";
  defvar OnFloats = "${operation:{3=.add;*=" # BadType # "}}" # hint # "${2:v}";
  defvar OnPairs = "${operation:{3=.add;6=.min;7=.max;*=" # BadType #
      "}}.noftz" # hint # "${2:v}";
  defvar End = " [${space:{1=${1:a1};*=${1:a0}}}], $2" # policy # "$;";
  defvar Floats = Red # Global # "${type:{6=" # OnFloats # ".f32;*=" #
      BadType # "}}" # End;
  defvar Words = Red # Global # "${type:{6=" # OnFloats # ".f32;9=" # OnPairs #
      ".f16x2;11=" # OnPairs # ".bf16x2;*=" # BadType # "}}" # End;
  defvar Halves = Red # Global # "${type:{8=" # OnPairs # ".f16x2;*=" #
      BadType # "}}" # End;
  defvar BFloats = Red # Global # "${type:{10=" # OnPairs # ".bf16x2;*=" #
      BadType # "}}" # End;
  defvar OnePair = "${operation:{3=" # Red # Space # ".add.noftz" # hint #
      "${type:{8=.f16x2;*=.bf16x2}} " # Address # ", $2" # policy # "$;;6=" #
      Vector # ";7=" # Vector # ";*=" # BadType # "}}";
  string ret = "${2:{<2 x float>=" # Floats # ";<4 x float>=" # Floats #
               ";<2 x i32>=" # Words # ";<4 x i32>=" # Words #
               ";<4 x half>=" # Halves # ";<8 x half>=" # Halves #
               ";<4 x bfloat>=" # BFloats # ";<8 x bfloat>=" # BFloats #
               ";<2 x half>=${type:{8=" # OnePair # ";*=" # OneValue #
               "}};<2 x bfloat>=${type:{10=" # OnePair # ";*=" # OneValue #
               "}};*=" # OneValue # "}}";
}

let Category = "Atomic", OnNewReaderOnly = true, Example = [0x10C81],
    Constants = [ConstantIf<0, "word", "const-arg-op0", ChecksMoreWords>],
    Spaces = [0, 1, 3, 7] in {
defvar RedFields = [
  Free<0, "ordering", 3, 0,
       [Value<1, "relaxed">, Value<3, "release">]>,
  Free<0, "scope", 6, 4, Names<["gpu", "cta", "sys", "cluster"]>.ret>,
  Free<0, "space", 9, 7,
       Names<["generic", "global", "shared::cta", "shared::cluster"]>.ret>,
  Free<0, "operation", 14, 10,
       Names<["and", "or", "xor", "add", "inc", "dec", "min", "max"]>.ret>,
  Free<0, "type", 18, 15,
       Names<["b32", "b64", "u32", "u64", "s32", "s64", "f32", "f64", "f16",
              "f16x2", "bf16", "bf16x2"]>.ret>,
  Free<0, "unassigned", 31, 19>
];
def : Carrier<"red", [Form<VoidTy, [I32Ty, P, T]>]> {
  let Fields = RedFields;
  let PTX = RedPTX<"", "">.ret;
}
def : Carrier<"red.cachehint", [Form<VoidTy, [I32Ty, P, T, I64Ty]>]> {
  let Fields = RedFields;
  defvar Uncached = "${!shared memory is not cached, so it takes no hint}";
  let PTX = "${space:{2=" # Uncached # ";3=" # Uncached # ";*=}}" #
            RedPTX<".L2::cache_hint", ", $3">.ret;
}
}
