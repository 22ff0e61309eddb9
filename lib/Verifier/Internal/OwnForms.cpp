//===- OwnForms.cpp - What a deprecated form says to use instead ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/OwnForms.h"
#include "Call.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::verifier {

/// Whether the first operand of \p To is a word.
static bool takesWord(const InternalIntrinsic &To) {
  return any_of(fieldsOf(To), [](const InternalField &F) {
    return F.Arg == 0 && F.Kind != InternalField::Check;
  });
}

std::string adviceFor(const CallBase &Call, const InternalIntrinsic &Row) {
  std::optional<ReplacingCall> R = replacementOf(Call, Row);
  const InternalIntrinsic *To = R ? R->Row : replacingCarrier(Call, Row);
  if (!R)
    return To ? ("call " + To->Name + ", declared as " + To->Signature).str()
              : "";
  std::string Text;
  raw_string_ostream OS(Text);
  OS << "call ";
  if (!R->Before.empty())
    OS << R->Before << " and then ";
  OS << (To ? To->Name.str() : R->Name) << ", declared as ";
  if (To)
    OS << To->Signature;
  else
    R->Type->print(OS);
  const ReplacingCall::Operand &First = R->Operands.front();
  if (To && takesWord(*To) && First.Kind == ReplacingCall::Operand::Constant)
    OS << ", with the word " << First.Value;
  return Text;
}

} // namespace opennvvm::verifier
