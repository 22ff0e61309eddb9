//===- Settings.cpp - What a document is checked for ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Settings.h"
#include "CommandLine/Config.h"
#include "CommandLine/OptionTable.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/StringSaver.h"

using namespace llvm;

namespace opennvvm::editor {

//===----------------------------------------------------------------------===//
// Comments
//===----------------------------------------------------------------------===//

SmallVector<Span, 2> findOptionComments(StringRef Text) {
  static constexpr StringLiteral Mark = "nvvmc:";
  SmallVector<Span, 2> Found;
  for (size_t At = 0; (At = Text.find(Mark, At)) != StringRef::npos;) {
    size_t Line = Text.rfind('\n', At) + 1;
    size_t End = std::min(Text.find_first_of("\r\n", At), Text.size());
    StringRef Before = Text.slice(Line, At).trim();
    At += Mark.size();
    if (!Before.empty() && Before.trim(';').empty())
      Found.push_back({At, End});
    At = End;
  }
  return Found;
}

/// Splits \p Line as a shell would.
static void split(StringRef Line, std::vector<std::string> &Arguments) {
  BumpPtrAllocator Memory;
  StringSaver Saver(Memory);
  SmallVector<const char *, 8> Words;
  cl::TokenizeGNUCommandLine(Line, Saver, Words);
  Arguments.insert(Arguments.end(), Words.begin(), Words.end());
}

//===----------------------------------------------------------------------===//
// The editor
//===----------------------------------------------------------------------===//

/// Adds "--Name=Value".
static void addOption(StringRef Name, const json::Value &Value,
                      std::vector<std::string> &Arguments) {
  std::string Option = ("--" + Name).str();
  if (std::optional<StringRef> Text = Value.getAsString()) {
    if (!Text->empty())
      Arguments.push_back(Option + "=" + Text->str());
  } else if (std::optional<bool> Is = Value.getAsBoolean()) {
    if (*Is)
      Arguments.push_back(Option);
  } else if (std::optional<int64_t> Number = Value.getAsInteger()) {
    Arguments.push_back(Option + "=" + std::to_string(*Number));
  } else if (const json::Array *List = Value.getAsArray()) {
    std::string All;
    for (const json::Value &Each : *List)
      if (std::optional<StringRef> Text = Each.getAsString())
        (All += All.empty() ? "" : ",") += *Text;
    if (!All.empty())
      Arguments.push_back(Option + "=" + All);
  }
}

std::vector<std::string> argumentsOf(const json::Value &Sent) {
  std::vector<std::string> Arguments;
  const json::Object *Fields = Sent.getAsObject();
  if (!Fields)
    return Arguments;
  if (const json::Object *Inside = Fields->getObject("nvvmc"))
    Fields = Inside;
  for (const auto &[Name, Value] : *Fields) {
    // What is an editor's own business, such as where the server is.
    if (!cli::hasOption(Name, cli::LSPCommand))
      continue;
    addOption(Name, Value, Arguments);
  }
  if (const json::Array *List = Fields->getArray("args"))
    for (const json::Value &Each : *List)
      if (std::optional<StringRef> Text = Each.getAsString())
        Arguments.push_back(Text->str());
  return Arguments;
}

//===----------------------------------------------------------------------===//
// All together
//===----------------------------------------------------------------------===//

/// The options that the project of \p File gives `nvvmc verify`, which are for
/// editors, too: they show the same findings.
static Expected<std::vector<std::string>> projectArguments(StringRef File) {
  if (File.empty())
    return std::vector<std::string>();
  Expected<cli::Config> Found = cli::findConfig(File);
  if (!Found)
    return Found.takeError();
  std::vector<std::string> Arguments;
  for (const cli::Setting &S : Found->Settings)
    if ((S.Commands & cli::VerifyCommand) &&
        cli::hasOption(S.Option, cli::LSPCommand))
      Arguments.push_back(S.Argument);
  return Arguments;
}

static Expected<cli::Options> parse(ArrayRef<std::string> Arguments) {
  SmallVector<const char *, 8> Words;
  for (const std::string &Each : Arguments)
    Words.push_back(Each.c_str());
  Expected<cli::Options> O = cli::parseOptions(cli::LSPCommand, Words);
  if (O && !O->Inputs.empty())
    return createStringError("'" + O->Inputs.front() + "' is no option");
  return O;
}

namespace {
/// Adds options of one place to those of the places before.
class Collector {
public:
  explicit Collector(Settings &Result) : Result(Result) {}

  /// Adds \p More if they make sense.
  void add(ArrayRef<std::string> More, Span Where);
  void report(Error Problem, Span Where);

private:
  Settings &Result;
  std::vector<std::string> All;
};
} // namespace

void Collector::report(Error Problem, Span Where) {
  std::string Message = toString(std::move(Problem));
  Result.Problems.push_back(
      {Where, StringRef(Message).split('\n').first.str()});
}

void Collector::add(ArrayRef<std::string> More, Span Where) {
  Expected<cli::Options> Own = parse(More);
  if (!Own)
    return report(Own.takeError(), Where);
  std::vector<std::string> Together = All;
  Together.insert(Together.end(), More.begin(), More.end());
  Expected<cli::Options> O = parse(Together);
  if (!O)
    return report(O.takeError(), Where);
  // Profiles would be added to those from elsewhere.
  O->Profiles = Own->Profiles.empty() ? Result.Options.Profiles : Own->Profiles;
  Result.Options = std::move(*O);
  All = std::move(Together);
}

Settings settingsFor(StringRef Text, StringRef File,
                     ArrayRef<std::string> Given) {
  Settings Result;
  Result.Options.Which = cli::LSPCommand;
  Collector Options(Result);
  // An editor shows what is wrong in any case, unless it is told not to.
  Options.add({"--lint"}, {});
  if (Expected<std::vector<std::string>> OfProject = projectArguments(File))
    Options.add(*OfProject, {});
  else
    Options.report(OfProject.takeError(), {});
  Options.add(Given, {});
  for (Span Comment : findOptionComments(Text)) {
    std::vector<std::string> Own;
    StringRef Words = Text.slice(Comment.Begin, Comment.End);
    split(Words, Own);
    size_t Begin = Comment.End - Words.ltrim().size();
    Options.add(Own, {Begin, Begin + Words.trim().size()});
  }
  if (Result.Options.Profiles.empty())
    Result.Options.Profiles = {Profile::NVVM};
  return Result;
}

} // namespace opennvvm::editor
