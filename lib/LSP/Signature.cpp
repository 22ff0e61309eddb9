//===- Signature.cpp - What a call takes ----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Signature.h"
#include "Calls.h"
#include "Catalog/Intrinsic.h"
#include "Catalog/Word.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::editor {

namespace {
/// A signature as the protocol shows it.
struct Shown {
  std::string Label, About; ///< About the whole.
  size_t Inside;            ///< Where in the label the parameters begin.
  struct Parameter {
    std::string Text; ///< As it stands in the label.
    std::string About;
  };
  std::vector<Parameter> Parameters;

  Shown(const Twine &Front, ArrayRef<StringRef> Written) {
    Label = (Front + "(").str();
    Inside = Label.size();
    for (StringRef Each : Written) {
      Label += Parameters.empty() ? "" : ", ";
      Label += Each;
      Parameters.push_back({Each.str(), ""});
    }
    Label += ")";
  }

  /// Adds \p What to what is said of parameter \p Number.
  void say(unsigned Number, const Twine &What) {
    if (Number >= Parameters.size())
      return;
    std::string &About = Parameters[Number].About;
    About += (About.empty() ? "" : "\n") + What.str();
  }

  json::Value toJSON(unsigned Active, ColumnUnit Unit) const;
};
} // namespace

/// The number of columns of \p Text.
static unsigned columnsOf(StringRef Text, ColumnUnit Unit) {
  return editor::Text(Text.str(), Unit).positionOf(Text.size()).character;
}

json::Value Shown::toJSON(unsigned Active, ColumnUnit Unit) const {
  json::Array List;
  size_t At = Inside;
  for (const Parameter &P : Parameters) {
    At = Label.find(P.Text, At);
    unsigned Begin = columnsOf(StringRef(Label).take_front(At), Unit);
    json::Object Each{
        {"label", json::Array{Begin, Begin + columnsOf(P.Text, Unit)}}};
    if (!P.About.empty())
      Each["documentation"] = json::fixUTF8(P.About);
    List.push_back(std::move(Each));
    At += P.Text.size();
  }
  json::Object Signature{{"label", json::fixUTF8(Label)},
                         {"parameters", std::move(List)}};
  if (!About.empty())
    Signature["documentation"] = json::fixUTF8(About);
  return json::Object{{"signatures", json::Array{std::move(Signature)}},
                      {"activeSignature", 0},
                      {"activeParameter", Active}};
}

/// What is known of the constants of \p Row.
static void describe(Shown &To, const IntrinsicRow &Row) {
  for (unsigned Arg = 0; Arg < 32; ++Arg)
    if (Row.ImmArgs >> Arg & 1)
      To.say(Arg, "a constant");
  for (const ArgConstraint &C : constraintsOf(Row))
    To.say(C.Arg, (C.IsAdvice ? "should be " : "is ") + C.describe());
  To.About = Row.PTXText.str();
}

static void describe(Shown &To, const InternalIntrinsic &Row) {
  for (const InternalConstant &C : constantsOf(Row))
    To.say(C.Arg, C.Name + (C.IsUndef ? ": undef" : ": a constant"));
  for (const WordLayout &L : wordLayoutsOf(Row))
    for (const InternalField &F : L.Fields) {
      std::string Values = describeValues(F);
      if (!Values.empty())
        To.say(L.Arg, bitsOf(F) + " " + F.Name + ": " + Values);
    }
  To.About = Row.PTX.str();
}

json::Value signatureHelpAt(const Document &Doc, size_t Offset) {
  std::optional<OpenCall> Call = openCallAt(Doc, Offset);
  if (!Call)
    return nullptr;
  StringRef Spelled = Doc.index().text(Call->Callee);
  std::string Name = nameOf(Spelled);
  const Statement *S = statementOf(Doc, Call->Callee);
  const IntrinsicRow *Row = findIntrinsic(Name);
  SmallVector<StringRef, 8> Declared;
  if (S)
    Declared = parametersOf(Doc.index(), *S);
  const InternalIntrinsic *Internal =
      Row ? nullptr : findInternal(Name, Declared);
  bool IsIntrinsic =
      Row ? StringRef(Name).starts_with("llvm.") : Internal != nullptr;
  // What the text declares has the types of its overload.
  if (!S && !IsIntrinsic)
    return nullptr;
  bool IsHeader = S && S->Name.Begin == Call->Callee.Begin;
  if (IsHeader && !IsIntrinsic)
    return nullptr;
  auto [Result, Types] =
      splitSignature(Row        ? StringRef(Row->Signature)
                     : Internal ? StringRef(Internal->Signature)
                                : StringRef());
  ArrayRef<StringRef> Written = S && !IsHeader ? Declared : Types;
  std::string Front =
      IsIntrinsic ? (Result + " " + Spelled).str() : Spelled.str();
  Shown Answer(Front, Written);
  if (IsIntrinsic && Row)
    describe(Answer, *Row);
  else if (IsIntrinsic)
    describe(Answer, *Internal);
  else
    Answer.About = Doc.index().text({S->Begin, S->Parameters.End}).str();
  return Answer.toJSON(Call->Argument, Doc.text().unit());
}

} // namespace opennvvm::editor
