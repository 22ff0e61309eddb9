//===- Catalog.cpp - Questions about targets, rules and intrinsics --------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CAPI/CodeName.h"
#include "CommandLine/Questions.h"
#include "Handles.h"
#include "Result.h"
#include "Run/RuleText.h"
#include "Structs.h"
#include "Support/CrashBoundary.h"
#include "llvm/Config/llvm-config.h"

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::capi;

using Answer = Error (*)(raw_ostream &, const cli::Options &);

/// Lets \p Ask answer \p O in \p Format.
static opennvvmStatus answer(Answer Ask, cli::Options O, opennvvmFormat Format,
                             opennvvmResult *Out) {
  O.Output =
      Format == OPENNVVM_FORMAT_JSON ? cli::Format::JSON : cli::Format::Text;
  auto R = std::make_shared<Result>();
  opennvvmStatus Status = OPENNVVM_SUCCESS;
  CrashResult Crash = runGuarded([&] {
    raw_string_ostream OS(R->Output);
    if (Error E = Ask(OS, O)) {
      consumeError(std::move(E));
      Status = OPENNVVM_ERROR_NOT_FOUND;
    }
  });
  if (Crash)
    return OPENNVVM_ERROR_INTERNAL;
  return Status == OPENNVVM_SUCCESS ? create(Out, std::move(R)) : Status;
}

/// Whether a question can be asked; \p Out becomes null.
static bool isQuestion(opennvvmFormat Format, opennvvmResult *Out) {
  if (Out)
    *Out = nullptr;
  return Out &&
         (Format == OPENNVVM_FORMAT_TEXT || Format == OPENNVVM_FORMAT_JSON);
}

/// Stores the machine called \p Name, which may be null.
/// \returns whether there is one.
static bool setArch(cli::Options &O, const char *Name) {
  O.Arch = Name ? findTarget(Name) : nullptr;
  return !Name || O.Arch;
}

/// Rules of the machine are not in the catalog.
static Error explainAny(raw_ostream &OS, const cli::Options &O) {
  if (run::explainRule(OS, O.Inputs.front(), O.Output == cli::Format::JSON))
    return Error::success();
  return cli::explainRules(OS, O);
}

#pragma GCC visibility push(default)

int opennvvmApiVersion(void) { return OPENNVVM_API_VERSION; }

const char *opennvvmVersion(void) { return OPENNVVM_VERSION; }

const char *opennvvmLLVMVersion(void) { return LLVM_VERSION_STRING; }

const char *opennvvmStatusName(opennvvmStatus Status) {
  static constexpr const char *Names[] = {
      "OPENNVVM_SUCCESS",
      "OPENNVVM_ERROR_INVALID_IR",
      "OPENNVVM_ERROR_INVALID_ARGUMENT",
      "OPENNVVM_ERROR_INVALID_HANDLE",
      "OPENNVVM_ERROR_INVALID_OPTION",
      "OPENNVVM_ERROR_FILE",
      "OPENNVVM_ERROR_OUT_OF_MEMORY",
      "OPENNVVM_ERROR_CANCELLED",
      "OPENNVVM_ERROR_NOT_FOUND",
      "OPENNVVM_ERROR_INTERNAL",
  };
  return nameOfCode(Status, Names, "OPENNVVM_ERROR not found");
}

/// The characters of a literal, which end with a NUL.
static const char *charactersOf(StringLiteral S) { return S.data(); }

size_t opennvvmTargetCount(void) { return targets().size(); }

opennvvmStatus opennvvmGetTargetInfo(size_t Index, opennvvmTargetInfo *Info) {
  if (Index >= targets().size())
    return OPENNVVM_ERROR_INVALID_ARGUMENT;
  const SMInfo &SM = targets()[Index];
  return giveStruct(
      Info, {0, charactersOf(SM.Name), SM.Number, SM.Variant, SM.MinPTX});
}

size_t opennvvmRuleCount(void) { return rules().size(); }

opennvvmStatus opennvvmGetRuleInfo(size_t Index, opennvvmRuleInfo *Info) {
  if (Index >= rules().size())
    return OPENNVVM_ERROR_INVALID_ARGUMENT;
  const RuleInfo &R = rules()[Index];
  return giveStruct(Info, {0, charactersOf(R.ID), charactersOf(R.Layer),
                           charactersOf(R.Text), charactersOf(R.Why),
                           charactersOf(R.Legal), charactersOf(R.Help),
                           charactersOf(R.Source), charactersOf(R.Bad),
                           charactersOf(R.Good), charactersOf(fixText(R.Fix))});
}

opennvvmStatus opennvvmFindRule(const char *ID, size_t *Index) {
  if (!ID || !Index)
    return OPENNVVM_ERROR_INVALID_ARGUMENT;
  std::optional<Rule> R = findRule(ID);
  if (!R)
    return OPENNVVM_ERROR_NOT_FOUND;
  *Index = size_t(*R);
  return OPENNVVM_SUCCESS;
}

opennvvmStatus opennvvmGetRuleSeverity(size_t Index, const char *Name,
                                       int *Level) {
  if (Index >= rules().size() || !Name || !Level)
    return OPENNVVM_ERROR_INVALID_ARGUMENT;
  std::optional<Profile> P = findProfile(Name);
  if (!P)
    return OPENNVVM_ERROR_NOT_FOUND;
  *Level = int(rules()[Index].Severities[unsigned(*P)]);
  return OPENNVVM_SUCCESS;
}

opennvvmStatus opennvvmExplain(const char *Name, opennvvmFormat Format,
                               opennvvmResult *Out) {
  if (!isQuestion(Format, Out) || !Name)
    return OPENNVVM_ERROR_INVALID_ARGUMENT;
  cli::Options O;
  O.Which = cli::ExplainCommand;
  O.Inputs = {Name};
  return answer(explainAny, std::move(O), Format, Out);
}

opennvvmStatus opennvvmDescribeIntrinsics(const char *Pattern, const char *Arch,
                                          opennvvmFormat Format,
                                          opennvvmResult *Out) {
  cli::Options O;
  O.Which = cli::IntrinsicsCommand;
  if (!isQuestion(Format, Out) || !setArch(O, Arch))
    return OPENNVVM_ERROR_INVALID_ARGUMENT;
  if (Pattern)
    O.Inputs = {Pattern};
  return answer(cli::describeIntrinsics, std::move(O), Format, Out);
}

opennvvmStatus opennvvmDecodeWords(const char *Intrinsic, const uint64_t *Words,
                                   size_t Count, const char *Arch,
                                   opennvvmFormat Format, opennvvmResult *Out) {
  cli::Options O;
  O.Which = cli::IntrinsicsCommand;
  O.DecodesWord = true;
  if (!isQuestion(Format, Out) || !Intrinsic || !Words || !Count ||
      !setArch(O, Arch))
    return OPENNVVM_ERROR_INVALID_ARGUMENT;
  O.Inputs = {Intrinsic};
  for (size_t I = 0; I < Count; ++I)
    O.Inputs.push_back(std::to_string(Words[I]));
  return answer(cli::readWords, std::move(O), Format, Out);
}

#pragma GCC visibility pop
