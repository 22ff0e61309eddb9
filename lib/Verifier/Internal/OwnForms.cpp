//===- OwnForms.cpp - The carrier that replaces an own form ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Call.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::verifier {

/// The name of the carrier that replaces \p Row in \p Call. Some names end in
/// the type of the result.
static std::string carrierName(const CallBase &Call,
                               const InternalIntrinsic &Row) {
  std::string Name = Row.Instead.str();
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
  return Name;
}

/// The name of the value that the field \p Name of \p Row has in \p Call; none
/// if there is no such field, empty if the value is not legal.
static std::optional<StringRef>
valueOf(const CallBase &Call, const InternalIntrinsic &Row, StringRef Name) {
  for (const InternalField &F : fieldsOf(Row)) {
    if (F.Name != Name || F.Kind == InternalField::Reserved)
      continue;
    auto *Word = F.Arg < Call.arg_size()
                     ? dyn_cast<ConstantInt>(Call.getArgOperand(F.Arg))
                     : nullptr;
    return Word && Word->getBitWidth() <= 64
               ? valueName(F, F.of(Word->getZExtValue()))
               : "";
  }
  return std::nullopt;
}

/// The word of \p To that means what \p Call says; none if a field has no value
/// of that name.
static std::optional<uint64_t> wordOf(const CallBase &Call,
                                      const InternalIntrinsic &Row,
                                      const InternalIntrinsic &To) {
  uint64_t Word = Row.Preset;
  for (const InternalField &F : fieldsOf(To)) {
    if (F.Arg != 0)
      continue;
    std::optional<StringRef> Wanted = valueOf(Call, Row, F.Name);
    if (!Wanted)
      continue;
    ArrayRef<FieldValue> Values = valuesOf(F);
    const FieldValue *Same =
        find_if(Values, [&](const FieldValue &V) { return V.Name == *Wanted; });
    if (Same == Values.end())
      return std::nullopt;
    Word |= uint64_t(Same->Number) << F.Low;
  }
  return Word;
}

std::string replacementOf(const CallBase &Call, const InternalIntrinsic &Row) {
  if (Row.Instead.empty())
    return "";
  std::string Name = carrierName(Call, Row);
  const InternalIntrinsic *To = findCarrier(Name);
  if (!To)
    return "";
  std::string Text = "call " + Name + ", declared as " + To->Signature.str();
  if (none_of(fieldsOf(*To), [](const InternalField &F) {
        return F.Arg == 0 && F.Kind != InternalField::Check;
      }))
    return Text;
  if (std::optional<uint64_t> Word = wordOf(Call, Row, *To))
    Text += ", with the word " + utostr(*Word);
  return Text;
}

} // namespace opennvvm::verifier
