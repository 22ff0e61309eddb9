//===- OptionTable.cpp - The options of nvvmc, as data --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OptionTable.h"
#include "OptionParser.h"
#include "Support/Nearest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Option/Option.h"

using namespace llvm;

namespace opennvvm::cli {

#define OPTTABLE_STR_TABLE_CODE
#define OPTTABLE_PREFIXES_TABLE_CODE
#define OPTTABLE_PREFIXES_UNION_CODE
#define OPTTABLE_SUBCOMMANDS_CODE
#include "Options.inc"
#undef OPTTABLE_STR_TABLE_CODE
#undef OPTTABLE_PREFIXES_TABLE_CODE
#undef OPTTABLE_PREFIXES_UNION_CODE
#undef OPTTABLE_SUBCOMMANDS_CODE

namespace {
using opt::DefaultVis;

/// The flags of Options.td; LLVM's own end at bit 3.
enum : unsigned { NotInConfig = 1 << 4, NotInAPI = 1 << 5 };

constexpr opt::OptTable::Info Infos[] = {
#define OPTION(...) LLVM_CONSTRUCT_OPT_INFO(__VA_ARGS__),
#include "Options.inc"
#undef OPTION
};
} // namespace

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

static constexpr std::pair<StringLiteral, Command> Bits[] = {
    {"verify", VerifyCommand},   {"compile", CompileCommand},
    {"emit", EmitCommand},       {"explain", ExplainCommand},
    {"rules", RulesCommand},     {"intrinsics", IntrinsicsCommand},
    {"targets", TargetsCommand}, {"lower", LowerCommand},
    {"fix", FixCommand},         {"opt", OptCommand},
    {"lsp", LSPCommand},         {"llc", LLCCommand},
    {"run", RunCommand},
};

std::vector<TableCommand> tableCommands() {
  std::vector<TableCommand> List;
  for (const auto &[Name, Help, Usage] : OptionSubCommands)
    for (const auto &[Known, Bit] : Bits)
      if (Known == Name)
        List.push_back({Bit, Known, Usage, Help});
  return List;
}

Expected<TableCommand> findCommand(StringRef Name) {
  NearestName Nearest(Name);
  for (const TableCommand &C : tableCommands()) {
    if (C.Name == Name)
      return C;
    Nearest.consider(C.Name);
  }
  return createStringError("unknown command '" + Name + "'" +
                           Nearest.questionOr("nvvmc help lists them"));
}

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

OptionParser::OptionParser()
    : PrecomputedOptTable(OptionStrTable, OptionPrefixesTable, Infos,
                          OptionPrefixesUnion) {}

ArrayRef<opt::OptTable::Info> OptionParser::options() const { return Infos; }

StringRef OptionParser::nameOf(const Info &I) const {
  return getOptionName(I.ID).rtrim('=');
}

bool OptionParser::isSwitch(StringRef Name, Command C) const {
  return any_of(Infos, [&](const Info &I) {
    return I.Kind == opt::Option::FlagClass && (I.Visibility & C) &&
           nameOf(I) == Name;
  });
}

Error OptionParser::unknown(StringRef Arg, Command C) const {
  StringRef Bare = Arg.ltrim('-');
  auto [Name, Value] = Bare.split('=');
  if (Arg.contains('=') && isSwitch(Name, C))
    return createStringError("option '--" + Name + "' takes no value");
  bool Optimizes = isSwitch("print-pipeline", C);
  if (StringRef Level = Name;
      Level.consume_front("O") && !Level.contains('-')) {
    if (isSwitch("O2", C))
      return createStringError(
          "-O must be 0, 1, 2 or 3, not '" + Level +
          "'; it sets the level of code generation" +
          (Optimizes ? ", --opt the optimizer's tier" : ""));
    return createStringError("unknown option '" + Arg + "'" +
                             (Optimizes
                                  ? "; --opt=0 to 3 sets the optimizer's tier"
                                  : "; only compile and emit generate code"));
  }
  NearestName Nearest(Name);
  for (const Info &I : Infos)
    if ((I.Visibility & C) && I.Kind != opt::Option::GroupClass)
      Nearest.consider(nameOf(I));
  if (Nearest.name().empty())
    return createStringError("unknown option '" + Arg + "'");
  StringRef Dashes = Arg.drop_back(Bare.size());
  StringRef Rest = Bare.drop_front(Name.size());
  return createStringError("unknown option '" + Arg + "'; did you mean '" +
                           Dashes + Nearest.name() + Rest + "'?");
}

static TableOption describe(const OptionParser &Table,
                            const opt::OptTable::Info &I) {
  TableOption O;
  O.Name = Table.nameOf(I).str();
  O.Spelling = Table.getOptionPrefixedName(I.ID).str();
  O.Words = I.Values ? I.Values : "";
  O.Value = I.MetaVar;
  O.Help = I.HelpText;
  O.Commands = I.Visibility;
  O.IsSwitch = I.Kind == opt::Option::FlagClass;
  O.ValueIsOptional = I.MetaVar && I.MetaVar[0] == '[';
  O.IsFile = O.Value && is_contained({"FILE", "FOLDER"}, StringRef(O.Value));
  O.NotInConfig = I.Flags & NotInConfig;
  O.NotInAPI = I.Flags & NotInAPI;
  return O;
}

/// Whether \p I is an option with a description, and no alias.
static bool isDescribed(const opt::OptTable::Info &I) {
  return I.HelpText && I.Kind != opt::Option::GroupClass;
}

std::vector<TableOption> tableOptions() {
  OptionParser Table;
  std::vector<TableOption> List;
  for (const opt::OptTable::Info &I : Infos)
    if (isDescribed(I))
      List.push_back(describe(Table, I));
  return List;
}

std::optional<TableOption> findOption(StringRef Name) {
  OptionParser Table;
  for (const opt::OptTable::Info &I : Infos)
    if (I.Kind != opt::Option::GroupClass && Table.nameOf(I) == Name)
      return describe(Table, I.AliasID ? Infos[I.AliasID - 1] : I);
  return std::nullopt;
}

bool hasOption(StringRef Name, Command C) {
  return any_of(tableOptions(), [&](const TableOption &O) {
    return O.Name == Name && (O.Commands & C);
  });
}

void printOptions(raw_ostream &OS, const TableCommand &C) {
  OptionParser().printHelp(OS, C.Usage.str().c_str(), C.Help.str().c_str(),
                           /*ShowHidden=*/false, /*ShowAllAliases=*/false,
                           opt::Visibility(C.Bit));
}

} // namespace opennvvm::cli
