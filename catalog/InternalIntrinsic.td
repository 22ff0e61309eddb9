//===- InternalIntrinsic.td - Classes of internal rows -----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Intrinsics of the NVVM dialect for which LLVM has no records. A row states
// everything that is checked for each operand separately: types, address
// spaces, which operands are constants, and the values of each bit field of a
// constant. Checks that involve several operands are code, which the row names.
//
// A carrier is an intrinsic that libNVVM itself knows, by its name, its
// signature and its words; its row is what libNVVM was seen to check, in the
// order in which libNVVM checks it. The other rows are this project's own forms
// of documented checks whose carriers were not known.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_INTERNAL_INTRINSIC
#define OPENNVVM_INTERNAL_INTRINSIC

include "ReaderTraits.td"

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// The type of a result or argument; `kind` is the enumerator of
/// opennvvm::InternalType::KindTy.
class InternalType<string ir, string kind> {
  string IR = ir;
  string Kind = kind;
}
def VoidTy : InternalType<"void", "Void">;
def I1Ty : InternalType<"i1", "I1">;
def I8Ty : InternalType<"i8", "I8">;
def I16Ty : InternalType<"i16", "I16">;
def I32Ty : InternalType<"i32", "I32">;
def I64Ty : InternalType<"i64", "I64">;
def F32Ty : InternalType<"float", "Float">;
def F64Ty : InternalType<"double", "Double">;
def V4F32Ty : InternalType<"<4 x float>", "Float4">;
def V4I32Ty : InternalType<"<4 x i32>", "Int4">;
def V2I32Ty : InternalType<"<2 x i32>", "Int2">;
def V2F32Ty : InternalType<"<2 x float>", "Float2">;
def I128Ty : InternalType<"i128", "I128">;
def SharedPtr : InternalType<"ptr addrspace(3)", "SharedPtr">;
def TensorPtr : InternalType<"ptr addrspace(6)", "TensorPtr">;
def GenericPtr : InternalType<"ptr", "GenericPtr">;
def I32AndI1Ty : InternalType<"{ i32, i1 }", "I32AndI1">;
def F32AndI1Ty : InternalType<"{ float, i1 }", "FloatAndI1">;
def PtrAndI32Ty : InternalType<"{ ptr, i32 }", "PtrAndI32">;
def V4I32AndI1Ty : InternalType<"{ <4 x i32>, i1 }", "Int4AndI1">;

/// A type that the declaration chooses; it is the same wherever the letter
/// occurs. A type not in `types` (none: any is allowed) is reported as `rule`.
class TypeVariable<string letter, list<string> types = [],
                   string rule = "intrinsic-signature">
    : InternalType<letter, "Variable"> {
  list<string> Types = types;
  string Illegal = rule;
  // What any type must be: "" for any first-class type, "integer" or "float"
  // for these and vectors of them, "vector" for any vector.
  string Class = "";
}
class IntegerVariable<string letter, list<string> types = [],
                      string rule = "intrinsic-signature">
    : TypeVariable<letter, types, rule> {
  let Class = "integer";
}
class FloatVariable<string letter> : TypeVariable<letter> {
  let Class = "float";
}
class VectorVariable<string letter> : TypeVariable<letter> {
  let Class = "vector";
}

/// A pointer whose address space the declaration chooses.
class PointerVariable<string letter, list<int> spaces,
                      string spaceRule = "intrinsic-signature",
                      string pointerRule = "intrinsic-signature">
    : InternalType<letter, "Variable"> {
  list<int> Spaces = spaces;
  string Illegal = spaceRule;
  string NotPointer = pointerRule;
}

/// A structure of a variable type and the i1 that says whether it was stored.
class WithFlag<InternalType of> : InternalType<"{ " # of.IR # ", i1 }",
                                               "WithFlag"> {
  InternalType Of = of;
}

/// One way to declare the intrinsic.
class Form<InternalType result, list<InternalType> params> {
  InternalType Result = result;
  list<InternalType> Params = params;
}

//===----------------------------------------------------------------------===//
// Constant operands
//===----------------------------------------------------------------------===//

class Value<int number, string name> {
  int Number = number;
  string Name = name;
}

/// Values with these names, numbered from `first`.
class Names<list<string> names, int first = 0> {
  list<Value> ret = !foreach(I, !range(!size(names)),
                             Value<!add(first, I), names[I]>);
}

/// Constant operand `arg`; `rule` is reported if it is not a constant.
class Constant<int arg, string name, string rule> {
  int Arg = arg;
  string Name = name;
  string NotConstant = rule;
  // Whether both readers of libNVVM report the rule. If not, the newer one has
  // the verifier of LLVM reject the operand, which is an immarg.
  bit OnBothReaders = false;
  // Whether the older reader accepts any value.
  bit OnNewReaderOnly = false;
  // Whether neither reader asks for a constant, but PTX does.
  bit Unmeasured = false;
  // Whether libNVVM looks at the fields before it looks at this operand.
  bit AfterFields = false;
  // The readers of libNVVM that do not have this trait do not ask.
  ReaderTrait If = ?;
}

/// A constant operand that is not an immarg to either reader.
class OwnConstant<int arg, string name, string rule>
    : Constant<arg, name, rule> {
  let OnBothReaders = true;
}

/// A constant operand that only the newer reader asks for.
class NewConstant<int arg, string name, string rule>
    : Constant<arg, name, rule> {
  let OnNewReaderOnly = true;
}

/// A constant operand that PTX needs, and libNVVM does not look at.
class UnmeasuredConstant<int arg, string name, string rule>
    : Constant<arg, name, rule> {
  let Unmeasured = true;
}

/// A constant operand that is looked at behind the fields.
class LateConstant<int arg, string name, string rule>
    : Constant<arg, name, rule> {
  let AfterFields = true;
}

class LateOwnConstant<int arg, string name, string rule>
    : LateConstant<arg, name, rule> {
  let OnBothReaders = true;
}

class OwnConstantIf<int arg, string name, string rule, ReaderTrait trait>
    : OwnConstant<arg, name, rule> { let If = trait; }

/// Operand `arg` is no longer used.
class Undef<int arg, string name, string rule> : Constant<arg, name, rule>;

/// The machine that some values of a field require, instead of the one that the
/// intrinsic requires.
class Moved<list<int> values, int lowest, string rule> {
  list<int> Values = values;
  int Lowest = lowest;
  string Older = rule;
}

/// Bits of operand `arg` and their legal values, each below 64.
class Field<int arg, string name, int high, int low, list<Value> values,
            string rule> {
  int Arg = arg;
  string Name = name;
  int High = high;
  int Low = low;
  list<Value> Values = values;
  string Illegal = rule;
  // If this intrinsic accepts fewer values than the field has: those values,
  // and the rule that any other value of the field breaks.
  list<int> Here = [];
  string Refused = "";
  list<Moved> Gates = [];
  // Values that libNVVM rejects, although they are legal.
  list<int> Unmeasured = [];
  // Readers of libNVVM that lack the first trait, or have the second, do not look
  // at the field. What only some of its releases look at is no documented check.
  ReaderTrait If = ?;
  ReaderTrait Unless = ?;
  // Readers with this trait take the Unmeasured values.
  ReaderTrait Measured = ?;
  // How the legal values are stated.
  string Kind = "Values";
  int Least = 0;
  int Most = 0;
}

/// Bits that may have any value.
class Free<int arg, string name, int high, int low, list<Value> values = []>
    : Field<arg, name, high, low, values, ""> {
  let Kind = "Free";
}

/// A number from `least` to `most`.
class Bounded<int arg, string name, int high, int low, int least, int most,
            string rule> : Field<arg, name, high, low, [], rule> {
  let Kind = "Range";
  let Least = least;
  let Most = most;
}

/// Stands in a row's fields where its Check is made, if that is not after them.
def CheckHere : Field<0, "", 0, 0, [], ""> { let Kind = "Check"; }

/// Any call breaks `rule`.
class Refused<string rule> : Field<0, "word", 31, 0, [], rule> {
  let Kind = "Refusal";
}

/// The same bits as `all`, of which only values that are not legal for any
/// intrinsic are reported. It follows an Only<> of the field, for libNVVM looks
/// at the values that this intrinsic does not accept first.
class Undefined<Field all>
    : Field<all.Arg, all.Name, all.High, all.Low, all.Values, all.Illegal>;

/// A field of which this intrinsic accepts only some values.
class Only<Field all, list<int> here, string rule>
    : Field<all.Arg, all.Name, all.High, all.Low, all.Values, all.Illegal> {
  let Here = here;
  let Refused = rule;
}

/// The same, with one rule for all other values.
class Must<Field all, list<int> here, string rule> : Only<all, here, rule> {
  let Illegal = rule;
}

/// The same as Only<>, where Undefined<> follows.
class OnlyFirst<Field all, list<int> here, string rule>
    : Only<all, here, rule> {
  let Illegal = "";
}

/// Bits that must be zero.
class Reserved<int arg, int high, int low, string rule>
    : Field<arg, "reserved", high, low, [Value<0, "zero">], rule> {
  let Kind = "Reserved";
}

// The same for readers of libNVVM with a trait, and for all others.
class ReservedIf<int arg, int high, int low, string rule, ReaderTrait trait>
    : Reserved<arg, high, low, rule> { let If = trait; }
class ReservedUnless<int arg, int high, int low, string rule, ReaderTrait trait>
    : Reserved<arg, high, low, rule> { let Unless = trait; }
class UndefinedIf<Field all, ReaderTrait trait> : Undefined<all> {
  let If = trait;
}
class UndefinedUnless<Field all, ReaderTrait trait> : Undefined<all> {
  let Unless = trait;
}
class MustIf<Field all, list<int> here, string rule, ReaderTrait trait>
    : Must<all, here, rule> { let If = trait; }
class MustUnless<Field all, list<int> here, string rule, ReaderTrait trait>
    : Must<all, here, rule> { let Unless = trait; }
class RefusedIf<string rule, ReaderTrait trait> : Refused<rule> {
  let If = trait;
}
/// A constant operand that only readers with a trait ask for.
class ConstantIf<int arg, string name, string rule, ReaderTrait trait>
    : Constant<arg, name, rule> { let If = trait; }

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// `name` follows "llvm.nvvm."; a name that ends in "." is followed by the
/// types that the declaration chose, and one that begins with "." matches
/// anywhere in a name.
class Internal<string name, list<Form> forms> {
  string Name = name;
  string Category = "";
  int ID = 0; // the documented number; 0 if there is none
  list<Form> Forms = forms; // none: any declaration is accepted
  string Signature = ""; // in words, if Forms do not say everything
  int Lowest = 0;        // the lowest machine that has it
  string Older = "";     // the rule that an older machine breaks
  list<Constant> Constants = [];
  list<Field> Fields = [];
  // Legal constants to show in the documentation, one for each operand that has
  // fields or is a constant. If there are none, fields are 0, or the lowest
  // legal value.
  list<int> Example = [];
  string PTX = ""; // what is printed for it, in words; empty if nothing is
  // Why nothing is printed for it, whatever its operands. Rows of catalog/
  // lowering state what depends on them.
  string NoPTX = "";
  // The enumerator of opennvvm::InternalCheck for checks that a row cannot
  // express.
  string Check = "None";
  // For a form of this project's own: the intrinsic that replaces it, and
  // "field=value" for each option that follows from its name or types. All
  // others are those of its word that have the same names.
  string Instead = "";
  list<string> Implied = [];
}

/// A form of this project's own, which is deprecated. `instead` is the carrier
/// or LLVM's intrinsic that replaces it, if there is one; a name that ends in
/// "." is followed by the type.
class OwnForm<string name, list<Form> forms, string instead = "">
    : Internal<name, forms> {
  let Instead = instead;
}

/// An intrinsic of libNVVM's. Types may follow `name`, after a period; the
/// readers repair them, so they may be any. If a form of this project's own has
/// the name too, the signature says which one is called.
class Carrier<string name, list<Form> forms> : Internal<name, forms> {
  bit OnNewReaderOnly = false; // only for compute_100 and higher
  bit Rejected = false; // by Older, whatever the machine
  // Readers with this trait do not know it, or turn it into others: they only
  // look at fields, and only at those that do not exclude the trait themselves.
  ReaderTrait Unless = ?;
  // Attributes of libNVVM's own record, which the newer reader's verifier looks
  // at before the types: of the last operand, and noundef of the result.
  bit LastHasAttribute = false;
  bit ResultIsNoundef = false;
  // PTX is a pattern in the language of lib/Catalog/Pattern.h, where fields
  // choose the text by their names. For it:
  list<int> Spaces = []; // that pointers may point to; none: all
  bit InRegisters = 0;   // ptxas takes constants from registers only
  // The enumerator of opennvvm::CarrierEffects: what optimizers must know.
  string Effects = "Any";
}

/// The cases of a choice between `texts`, for values from `first` on; `before`
/// stands before each.
class Cases<list<string> texts, int first = 0, string before = ""> {
  string ret = !interleave(!foreach(I, !range(!size(texts)),
                                    !add(first, I) # "=" # before # texts[I]),
                           ";");
}
class Dotted<list<string> names, int first = 0> : Cases<names, first, ".">;

#endif // OPENNVVM_INTERNAL_INTRINSIC
