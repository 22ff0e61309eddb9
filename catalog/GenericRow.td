//===- GenericRow.td - Columns of generic intrinsics -------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

include "llvm/IR/Intrinsics.td"

//===----------------------------------------------------------------------===//
// Passes
//===----------------------------------------------------------------------===//

/// A pass or utility of LLVM's that expands intrinsics.
class LLVMPass;

def ExpandVectorPredication : LLVMPass;
def LowerMatrixIntrinsics : LLVMPass;
def ScalarizeMaskedMemIntrin : LLVMPass;

//===----------------------------------------------------------------------===//
// Checks of the verifier
//===----------------------------------------------------------------------===//

/// A check of lib/Verifier/Rules/GenericIntrinsics.cpp. Its rule has the severity
/// in each profile.
class Verdict;

def Accepted : Verdict;
/// addrspace-memcpy-constant, addrspace-memset-constant.
def ConstantCopy : Verdict;
def ConstantSet : Verdict;
/// addrspace-stacksave, addrspace-stackrestore.
def StackSave : Verdict;
def StackRestore : Verdict;
/// type-bswap, type-bitcount, type-overflow.
def SwapWidth : Verdict;
def CountWidth : Verdict;
def OverflowWidth : Verdict;
/// intrinsic-unsupported-libm, unless libdevice is linked or, under nvptx, an
/// approximation is allowed.
def Library : Verdict;
/// The same, but profile nvptx expands it into multiplications.
def LibraryPower : Verdict;
/// intrinsic-unsupported-selected.
def Selected : Verdict;
/// intrinsic-unsupported-cpu.
def OfHosts : Verdict;
/// The same two, but profile nvptx only notes intrinsic-null.
def ReturnAddress : Verdict;
def FrameAddress : Verdict;

/// What LangRef requires of a type and LLVM's verifier does not check. \p of and
/// \p as are operand numbers.
class TypeRelation<string must, int of, int as = -1> {
  string Must = must;
  int Of = of;
  int As = as;
}

// The result and its fields, in place of an operand number.
defvar Result = -1;
defvar Field0 = -2;
defvar Field1 = -3;

class Single<int of> : TypeRelation<"Single", of>;
class SameLanes<int of, int as> : TypeRelation<"SameLanes", of, as>;
class IntegerLanes<int of> : TypeRelation<"Integers", of>;
class FloatLanes<int of> : TypeRelation<"Floats", of>;
class PointerLanes<int of> : TypeRelation<"Pointers", of>;
class BooleanLanes<int of> : TypeRelation<"Booleans", of>;
class ComparableLanes<int of> : TypeRelation<"Comparable", of>;

//===----------------------------------------------------------------------===//
// Size of the code
//===----------------------------------------------------------------------===//

/// A call becomes about as many instructions as its result and operands have
/// registers, and each of these terms adds to that: \p each instructions per
/// register and unit of \p by, which is measured in operand \p of. The limit on
/// the size of a module counts with them.
class Term<string by, int each, int of = 0> {
  string By = by;
  int Each = each;
  int Of = of;
}

/// So many, whatever the types.
class Steps<int each> : Term<"Steps", each>;
/// For each lane, all registers again.
class EachLane<int of> : Term<"Lanes", 1, of>;
/// The same if no predicated instruction can load a lane of the result.
class EachSplitLane<int of> : Term<"SplitLanes", 1, of>;
class EachBit<int each, int of> : Term<"Bits", each, of>;
/// For integers of more than 64 bits: once, and for each 64 bits.
class WideSteps<int each, int of> : Term<"WideSteps", each, of>;
class EachLimb<int each, int of> : Term<"Limbs", each, of>;
/// For each 64 bits of an integer of twice the width.
class EachLimbOfTwice<int each, int of> : Term<"LimbsOfTwice", each, of>;
/// The lanes are computed one by one: each insertion names all others again,
/// which costs little.
def LaneByLane : Term<"Insertions", 1>;
class WideLaneByLane<int of> : Term<"WideInsertions", 1, of>;
/// The rows, inner dimension and columns of a product of matrices.
def MatrixShape : Term<"MatrixShape", 1>;

//===----------------------------------------------------------------------===//
// Columns
//===----------------------------------------------------------------------===//

/// The row of intrinsics that are handled alike.
class Generic<list<Intrinsic> of> {
  list<Intrinsic> Of = of;
  string Printer = "";
  string Expansion = "";
  LLVMPass Pass = ?;
  string Applies = "";
  string LibraryName = "";
  string SecondName = "";
  Intrinsic Unconstrained = ?;
  string Mnemonic = "";
  string Flushing = "";
  string Halves = "";
  int Before = 0;
  int After = 0;
  string Rounding = "";
  Verdict Check = Accepted;
  list<TypeRelation> Shapes = [];
  list<Term> Size = [];
  string Refusal = "it has no meaning on a GPU, or none that PTX can express";
  string Remedy = "";
}

/// \p function prints it: one of lib/PTX/Selection/Generic*.cpp.
class Printed<string function> { string Printer = function; }

/// The result is the first operand, in the same registers.
class FirstOperand : Printed<"printFirstOperand">;

/// \p function expands it if \p applies says that its types require that. Both
/// are functions of lib/Prepare/Expand.
class Expanded<string function, string applies = ""> {
  string Expansion = function;
  string Applies = applies;
}

/// \p pass expands it if \p applies says that its types require that.
class LeftTo<LLVMPass pass, string applies = ""> {
  LLVMPass Pass = pass;
  string Applies = applies;
}

/// The libdevice function that computes it for doubles; the name of the one for
/// floats ends in f. \p second computes the second of two results.
class Libdevice<string name, string second = ""> {
  string LibraryName = name;
  string SecondName = second;
}

/// It is \p of with a rounding mode and exception behavior, and uses the same
/// libdevice function.
class ConstrainedForm<Intrinsic of> { Intrinsic Unconstrained = of; }

/// \p mnemonic computes or helps to compute it if the afn flag, or a result of
/// type half, allows an approximation. \p halves says when that holds for half:
/// Always, WithFlag (large arguments lose all bits), Never. The operand is
/// multiplied by \p before and the result by \p after, which are the bits of
/// floats; 0 means no multiplication.
class Approximated<string mnemonic, string halves, int before = 0,
                   int after = 0> {
  string Mnemonic = mnemonic;
  // The form that flushes denormals.
  string Flushing = !subst(".approx.", ".approx.ftz.", mnemonic);
  string Halves = halves;
  int Before = before;
  int After = after;
}

defvar Log2OfE = 0x3FB8AA3B;
defvar Log2Of10 = 0x40549A78;
defvar LogOf2 = 0x3F317218;
defvar Log10Of2 = 0x3E9A209B;

/// cvt rounds as the intrinsic does if it has \p modifier.
class RoundsAs<string modifier> { string Rounding = modifier; }

class Verified<Verdict check> { Verdict Check = check; }
class Shaped<list<TypeRelation> shapes> { list<TypeRelation> Shapes = shapes; }
class Sized<list<Term> size> { list<Term> Size = size; }

/// Why a call that nothing above applies to cannot be emitted, and what to do
/// instead.
class Refused<string words, string remedy> {
  string Refusal = words;
  string Remedy = remedy;
}
class OtherRounding
    : Refused<"PTX has no instruction with this rounding mode",
              "round to nearest, upward, downward or toward zero: !\"round.tonearest\" and its kin">;
class OtherShape
    : Refused<"its shape does not match its vectors",
              "give operands and result as many elements as rows times columns">;

//===----------------------------------------------------------------------===//
// Subnormal operands
//===----------------------------------------------------------------------===//

/// PTX has these in a form that takes subnormal operands for zero, as it does
/// arithmetic.
class FlushOperands<list<Intrinsic> of> { list<Intrinsic> Of = of; }
