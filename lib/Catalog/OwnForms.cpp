//===- OwnForms.cpp - What replaces deprecated forms ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/OwnForms.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm {

using Operand = ReplacingCall::Operand;

static Operand same(unsigned From) { return {Operand::Same, From, 0}; }
static Operand number(uint64_t Value) { return {Operand::Constant, 0, Value}; }

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

static std::optional<uint64_t> constantOf(const CallBase &Call, unsigned Arg) {
  auto *C = Arg < Call.arg_size()
                ? dyn_cast<ConstantInt>(Call.getArgOperand(Arg))
                : nullptr;
  return C && C->getBitWidth() <= 64 ? std::optional(C->getZExtValue())
                                     : std::nullopt;
}

/// Whether operand \p Arg of \p Row is a word or a number.
static bool isConstant(const InternalIntrinsic &Row, unsigned Arg) {
  return any_of(fieldsOf(Row),
                [&](const InternalField &F) {
                  return F.Arg == Arg && F.Kind != InternalField::Check;
                }) ||
         any_of(constantsOf(Row),
                [&](const InternalConstant &C) { return C.Arg == Arg; });
}

/// Whether \p Row says that its replacement needs nothing for the value \p
/// Value of field \p Field.
static bool isImplied(const InternalIntrinsic &Row, StringRef Field,
                      StringRef Value) {
  SmallVector<StringRef, 4> All;
  Row.Implied.split(All, ';');
  return is_contained(All, (Field + "=" + Value).str());
}

/// The bits of the first operand of \p To that say what the options of \p Call
/// say; none if one of them cannot be said.
static std::optional<uint64_t> wordOf(const CallBase &Call,
                                      const InternalIntrinsic &Row,
                                      const InternalIntrinsic *To) {
  // A number is no option, and has no other place.
  for (const InternalConstant &C : constantsOf(Row))
    if (!C.IsUndef && none_of(fieldsOf(Row), [&](const InternalField &F) {
          return F.Arg == C.Arg;
        }))
      return std::nullopt;
  uint64_t Word = 0;
  for (const InternalField &F : fieldsOf(Row)) {
    if (F.Kind == InternalField::Check)
      continue;
    std::optional<uint64_t> Constant = constantOf(Call, F.Arg);
    if (!Constant || !F.accepts(F.of(*Constant)))
      return std::nullopt;
    if (F.Kind == InternalField::Reserved)
      continue;
    StringRef Name = valueName(F, F.of(*Constant));
    if (isImplied(Row, F.Name, Name))
      continue;
    const InternalField *There = To ? findField(*To, F.Name) : nullptr;
    if (!There || There->Arg != 0 || Name.empty())
      return std::nullopt;
    ArrayRef<FieldValue> Values = valuesOf(*There);
    const FieldValue *Same =
        find_if(Values, [&](const FieldValue &V) { return V.Name == Name; });
    if (Same == Values.end())
      return std::nullopt;
    Word |= uint64_t(Same->Number) << There->Low;
  }
  return Word;
}

//===----------------------------------------------------------------------===//
// What only some forms need
//===----------------------------------------------------------------------===//

/// Mode 0 ignores the mask.
static bool adjustWarpBarrier(const CallBase &Call, ReplacingCall &R) {
  if (constantOf(Call, 0) == 0)
    R.Operands[1] = number(maskTrailingOnes<uint64_t>(32));
  return true;
}

/// A carrier also has the number of groups that may be under way, which the
/// other modes would have to know.
static bool adjustWait(const CallBase &Call, ReplacingCall &R) {
  R.Operands.push_back(number(0));
  return constantOf(Call, 0) == 0;
}

/// libNVVM prints no order for "none" and for "seq_cst": what the former means
/// is "relaxed", and the latter is a barrier before an operation that acquires.
static bool adjustAtomic(const CallBase &, ReplacingCall &R) {
  enum Order : uint64_t { None, Relaxed, Acquire, SeqCst = 5, Orders = 0xF };
  enum Scope : uint64_t { CTA = 1, System };
  uint64_t &Word = R.Operands.front().Value, Order = Word & Orders;
  if (Order == SeqCst) {
    uint64_t Scope = (Word >> 4) & 0xF;
    R.Before = Scope == CTA      ? "llvm.nvvm.membar.cta"
               : Scope == System ? "llvm.nvvm.membar.sys"
                                 : "llvm.nvvm.membar.gl";
  }
  if (Order == None || Order == SeqCst)
    Word = (Word & ~Orders) | (Order == None ? Relaxed : Acquire);
  return true;
}

namespace {
struct Adjustment {
  StringLiteral Form;
  bool (*Function)(const CallBase &Call, ReplacingCall &R);
};
} // namespace

static constexpr Adjustment Adjustments[] = {
    {"llvm.nvvm.atomic.cas.", adjustAtomic},
    {"llvm.nvvm.atomic.rmw.", adjustAtomic},
    {"llvm.nvvm.internal.syncwarp", adjustWarpBarrier},
    {"llvm.nvvm.internal.wait", adjustWait},
};

/// PTX has instructions for conversions of two lanes that round to nearest and
/// saturate, and for those in the other direction, which are exact.
static std::optional<ReplacingCall> packed(const CallBase &Call) {
  enum Kind : uint64_t { ToE4M3 = 1, ToE5M2, FromE4M3, FromE5M2 };
  std::optional<uint64_t> Word = constantOf(Call, 1),
                          Mode = constantOf(Call, 2);
  // Rounding to nearest, of whole words.
  if (!Word || *Word > 9 || Mode != 1)
    return std::nullopt;
  uint64_t Type = *Word >> 1;
  bool Saturates = *Word & 1, Packs = Type == ToE4M3 || Type == ToE5M2;
  if (Type < ToE4M3 || Type > FromE5M2 || Saturates != Packs)
    return std::nullopt;
  StringRef Byte = Type == ToE4M3 || Type == FromE4M3 ? "e4m3x2" : "e5m2x2";
  ReplacingCall R;
  R.Operands = {same(0)};
  if (!Packs) {
    R.Name = ("llvm.nvvm." + Byte + ".to.f16x2.rn").str();
  } else if (Call.getArgOperand(0)->getType()->getScalarType()->isHalfTy()) {
    R.Name = ("llvm.nvvm.f16x2.to." + Byte + ".rn").str();
  } else {
    R.Name = ("llvm.nvvm.ff.to." + Byte + ".rn").str();
    R.Operands = {{Operand::Element, 0, 1}, {Operand::Element, 0, 0}};
  }
  return R;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

const InternalIntrinsic *replacingCarrier(const CallBase &Call,
                                          const InternalIntrinsic &Row) {
  std::string Name = Row.Instead.str();
  // Some names end in the type of the result.
  if (StringRef(Name).ends_with(".")) {
    raw_string_ostream OS(Name);
    const Type *Ty = Call.getType();
    if (Ty->isFloatTy())
      OS << "f32";
    else if (Ty->isDoubleTy())
      OS << "f64";
    else
      Ty->print(OS);
  }
  bool IsLLVMs = Intrinsic::lookupIntrinsicID(Name) != Intrinsic::not_intrinsic;
  return Name.empty() || IsLLVMs ? nullptr : findCarrier(Name);
}

/// The name under which \p Callee, a form of \p Row, calls \p To.
static std::string nameFor(StringRef Callee, const InternalIntrinsic &Row,
                           const InternalIntrinsic &To) {
  if (Callee == To.Name || Callee.starts_with((To.Name + ".").str()))
    return Callee.str();
  StringRef Types = Callee.drop_front(std::min(Row.Name.size(), Callee.size()));
  std::string Name = (To.Name + "." + Types).str();
  const InternalIntrinsic *Found = findInternalIntrinsic(Name);
  return Row.isOverloaded() && Found == &To ? Name : To.Name.str();
}

/// The type of \p R as a call in place of \p Call whose first operand has \p
/// Bits bits if it is a number.
static FunctionType *typeOf(const CallBase &Call, const ReplacingCall &R,
                            unsigned Bits) {
  SmallVector<Type *, 4> Types;
  for (const Operand &O : R.Operands) {
    Type *From = Call.getArgOperand(O.From)->getType();
    Types.push_back(O.Kind == Operand::Same      ? From
                    : O.Kind == Operand::Element ? From->getScalarType()
                    : Types.empty() ? IntegerType::get(Call.getContext(), Bits)
                                    : Type::getInt32Ty(Call.getContext()));
  }
  return FunctionType::get(Call.getType(), Types, /*isVarArg=*/false);
}

/// Sets the type of \p R; false if its intrinsic has another.
static bool findType(const CallBase &Call, ReplacingCall &R) {
  if (!R.Row) {
    Intrinsic::ID ID = Intrinsic::lookupIntrinsicID(R.Name);
    R.Type = typeOf(Call, R, 32);
    return ID != Intrinsic::not_intrinsic && !Intrinsic::isOverloaded(ID) &&
           Intrinsic::getType(Call.getContext(), ID) == R.Type;
  }
  for (unsigned Bits : {32, 64}) {
    SmallVector<Type *, 4> Bound;
    R.Type = typeOf(Call, R, Bits);
    if (fitsForm(*R.Type, *R.Row, Bound))
      return true;
  }
  return false;
}

/// Whether the first operand of \p R is legal.
static bool isLegalWord(const CallBase &Call, const ReplacingCall &R) {
  for (const InternalField &F : fieldsOf(*R.Row)) {
    if (F.Arg != 0 || F.Kind == InternalField::Check)
      continue;
    const Operand &O = R.Operands.front();
    std::optional<uint64_t> Word =
        O.Kind == Operand::Constant ? O.Value : constantOf(Call, O.From);
    if (!Word || !F.accepts(F.of(*Word)))
      return false;
  }
  return true;
}

std::optional<ReplacingCall> replacementOf(const CallBase &Call,
                                           const InternalIntrinsic &Row) {
  if (Row.Instead.empty())
    return std::nullopt;
  if (Row.Check == InternalCheck::PackedConversion) {
    std::optional<ReplacingCall> R = packed(Call);
    return R && findType(Call, *R) ? std::move(R) : std::nullopt;
  }
  const InternalIntrinsic *To = replacingCarrier(Call, Row);
  std::optional<uint64_t> Word = wordOf(Call, Row, To);
  if (!Word)
    return std::nullopt;
  ReplacingCall R;
  R.Row = To;
  R.Name = To ? nameFor(Call.getCalledFunction()->getName(), Row, *To)
              : Row.Instead.str();
  for (unsigned I = 0; I < Call.arg_size(); ++I)
    if (!isConstant(Row, I))
      R.Operands.push_back(same(I));
  if (To && R.Operands.size() < Call.arg_size())
    R.Operands.insert(R.Operands.begin(), number(*Word));
  for (const Adjustment &A : Adjustments)
    if (A.Form == Row.Name && !A.Function(Call, R))
      return std::nullopt;
  if (!findType(Call, R) || (To && !isLegalWord(Call, R)))
    return std::nullopt;
  return R;
}

} // namespace opennvvm
