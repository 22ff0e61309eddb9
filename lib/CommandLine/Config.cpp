//===- Config.cpp - Options from .nvvmc.toml ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Config.h"
#include "OptionTable.h"
#include "Support/Nearest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

using namespace llvm;

namespace opennvvm::cli {

/// The commands that have configurations: those with an option for it.
static unsigned configuredCommands() { return findOption("config")->Commands; }

namespace {
/// Turns the tree of a file into settings.
class ConfigReader {
public:
  explicit ConfigReader(StringRef File)
      : File(File), Configured(configuredCommands()) {}

  Error read(const toml::table &Root);

  Config take() { return {File.str(), std::move(Settings)}; }

private:
  Error readTable(const toml::table &Table, unsigned Commands);
  Error readCommands(const toml::node &Node);
  Error readOption(const toml::key &Key, const toml::node &Value,
                   unsigned Commands);
  Error add(const TableOption &Option, const toml::node &Value,
            unsigned Commands);
  Expected<std::string> textOf(const TableOption &Option,
                               const toml::node &Value) const;
  std::string pathOf(StringRef Value) const;
  Error fail(const toml::source_region &Where, const Twine &Text) const;

  StringRef File;
  unsigned Configured;
  std::vector<Setting> Settings;
};
} // namespace

/// Whether \p S is in the table of a command.
static bool isForOne(const Setting &S) { return isPowerOf2_32(S.Commands); }

static StringRef toRef(std::string_view Text) { return Text; }

static Error failAt(StringRef File, toml::source_position Where,
                    const Twine &Text) {
  return createStringError(File + ":" + Twine(Where.line) + ":" +
                           Twine(Where.column) + ": " + Text);
}

Error ConfigReader::fail(const toml::source_region &Where,
                         const Twine &Text) const {
  return failAt(File, Where.begin, Text);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Files are searched for where the configuration is.
std::string ConfigReader::pathOf(StringRef Value) const {
  SmallString<128> Path(Value);
  StringRef Folder = sys::path::parent_path(File);
  if (!Value.empty() && !sys::path::is_absolute(Value) && !Folder.empty()) {
    Path = Folder;
    sys::path::append(Path, Value);
  }
  return Path.str().str();
}

/// The value of an option as it is written on the command line.
Expected<std::string> ConfigReader::textOf(const TableOption &Option,
                                           const toml::node &Value) const {
  if (std::optional<std::string_view> Text =
          Value.value_exact<std::string_view>())
    return Option.IsFile ? pathOf(*Text) : std::string(*Text);
  if (std::optional<int64_t> Number = Value.value_exact<int64_t>())
    return std::to_string(*Number);
  if (std::optional<bool> Flag = Value.value_exact<bool>();
      Flag && Option.Words == "0,1")
    return *Flag ? "1" : "0";
  if (const toml::array *List = Value.as_array()) {
    SmallVector<std::string, 4> Parts;
    for (const toml::node &Part : *List) {
      if (!Part.is_string())
        return fail(Part.source(),
                    "a list for '" + Option.Name + "' must contain strings");
      Parts.push_back(std::string(*Part.value_exact<std::string_view>()));
    }
    return join(Parts, ",");
  }
  // 8.10 would become 8.1.
  if (Value.is_floating_point())
    return fail(Value.source(),
                "write the value of '" + Option.Name + "' in quotes");
  return fail(Value.source(),
              "'" + Option.Name + "' must be a string, a number or a list");
}

/// Checks the value as the command line would.
Error ConfigReader::add(const TableOption &Option, const toml::node &Value,
                        unsigned Commands) {
  Setting New{Option.Name, Option.Spelling, Commands, Value.source().begin.line,
              Value.source().begin.column};
  if (Value.is_boolean() && (Option.IsSwitch || Option.ValueIsOptional)) {
    if (!*Value.value_exact<bool>())
      return Error::success();
  } else if (Option.IsSwitch) {
    return fail(Value.source(), "'" + Option.Name + "' must be true or false");
  } else {
    Expected<std::string> Text = textOf(Option, Value);
    if (!Text)
      return Text.takeError();
    // An empty list asks for nothing.
    if (Text->empty() && Value.is_array())
      return Error::success();
    New.Argument += Option.ValueIsOptional ? "=" + *Text : *Text;
  }
  unsigned Takers = Option.Commands & New.Commands;
  const char *Argument = New.Argument.c_str();
  if (Error E = parseOptions(Command(Takers & -Takers), Argument).takeError())
    return fail(Value.source(), toString(std::move(E)));
  Settings.push_back(std::move(New));
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

Error ConfigReader::readOption(const toml::key &Key, const toml::node &Value,
                               unsigned Commands) {
  StringRef Name = toRef(Key.str());
  std::optional<TableOption> Option = findOption(Name);
  if (Option && (Option->Commands & Commands)) {
    if (!Option->NotInConfig)
      return add(*Option, Value, Commands);
    return fail(Key.source(),
                "option '" + Name + "' exists only on the command line");
  }
  NearestName Nearest(Name);
  for (const TableOption &Known : tableOptions())
    if (!Known.NotInConfig && (Known.Commands & Commands))
      Nearest.consider(Known.Name);
  return fail(Key.source(),
              "unknown option '" + Name + "'" + Nearest.question());
}

Error ConfigReader::readTable(const toml::table &Table, unsigned Commands) {
  for (auto &&[Key, Value] : Table)
    if (Error E = readOption(Key, Value, Commands))
      return E;
  return Error::success();
}

/// The tables [command.NAME].
Error ConfigReader::readCommands(const toml::node &Node) {
  const toml::table *Tables = Node.as_table();
  if (!Tables)
    return fail(Node.source(), "'command' is a table: [command.verify]");
  for (auto &&[Key, Value] : *Tables) {
    StringRef Name = toRef(Key.str());
    NearestName Nearest(Name);
    unsigned Bit = 0;
    for (const TableCommand &C : tableCommands()) {
      if (!(C.Bit & Configured))
        continue;
      Nearest.consider(C.Name);
      if (C.Name == Name)
        Bit = C.Bit;
    }
    if (!Bit)
      return fail(Key.source(),
                  "unknown command '" + Name + "'" + Nearest.question());
    const toml::table *Options = Value.as_table();
    if (!Options)
      return fail(Value.source(),
                  "'" + Name + "' is a table: [command." + Name + "]");
    if (Error E = readTable(*Options, Bit))
      return E;
  }
  return Error::success();
}

Error ConfigReader::read(const toml::table &Root) {
  for (auto &&[Key, Value] : Root) {
    Error E = Key.str() == "command" ? readCommands(Value)
                                     : readOption(Key, Value, Configured);
    if (E)
      return E;
  }
  // What is for one command comes after what is for all; both in the order of
  // the file.
  llvm::sort(Settings, [](const Setting &A, const Setting &B) {
    return std::tuple(isForOne(A), A.Line, A.Column) <
           std::tuple(isForOne(B), B.Line, B.Column);
  });
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

Expected<Config> parseConfig(StringRef Text, StringRef File) {
  toml::parse_result Parsed = toml::parse(std::string_view(Text));
  if (Parsed.failed())
    return failAt(File, Parsed.error().source().begin,
                  toRef(Parsed.error().description()));
  ConfigReader Reader(File);
  if (Error E = Reader.read(Parsed.table()))
    return std::move(E);
  return Reader.take();
}

Expected<Config> readConfig(StringRef File) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text =
      MemoryBuffer::getFile(File, /*IsText=*/true);
  if (!Text)
    return createStringError("cannot read '" + File +
                             "': " + Text.getError().message());
  return parseConfig((*Text)->getBuffer(), File);
}

/// \p Path as seen from the current folder if it is in or below it: what is
/// written about a file must not depend on where that is.
static std::string fromHere(SmallString<128> Path) {
  SmallString<128> Here;
  if (!sys::fs::current_path(Here))
    sys::path::replace_path_prefix(Path, (Here + "/").str(), "");
  return Path.str().str();
}

/// The nearest configuration file in \p Folder, which is absolute, or above.
static std::string nearestConfigFile(StringRef Folder) {
  for (; !Folder.empty(); Folder = sys::path::parent_path(Folder)) {
    SmallString<128> Path(Folder);
    sys::path::append(Path, ConfigFileName);
    if (sys::fs::exists(Path))
      return fromHere(std::move(Path));
  }
  return "";
}

static std::string folderOf(StringRef File) {
  SmallString<128> Path(File == "-" ? "" : File);
  // Without a current folder there is none above it.
  if (sys::fs::make_absolute(Path))
    return "";
  // Two dots lead out of the folder that stands before them.
  sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  return File.empty() || File == "-" ? Path.str().str()
                                     : sys::path::parent_path(Path).str();
}

Expected<Config> findConfig(StringRef File) {
  std::string Found = nearestConfigFile(folderOf(File));
  if (Found.empty())
    return Config();
  return readConfig(Found);
}

//===----------------------------------------------------------------------===//
// Command lines
//===----------------------------------------------------------------------===//

Expected<Options> parseOptions(Command C, ArrayRef<const char *> Args,
                               const Config &Defaults) {
  StringSet<> Given = givenOptions(C, Args);
  std::vector<const char *> All;
  for (const Setting &S : Defaults.Settings) {
    std::optional<TableOption> Option = findOption(S.Option);
    if (!(S.Commands & Option->Commands & C) || Given.contains(S.Option))
      continue;
    // What is for this command replaces what is for all.
    auto Replaces = [&](const Setting &Later) {
      return Later.Option == S.Option && isForOne(Later) && Later.Commands == C;
    };
    if (!isForOne(S) && any_of(Defaults.Settings, Replaces))
      continue;
    All.push_back(S.Argument.c_str());
  }
  All.insert(All.end(), Args.begin(), Args.end());
  return parseOptions(C, All);
}

namespace {
/// The options for each input of a command line.
class InputOptions {
public:
  InputOptions(Command C, ArrayRef<const char *> Args) : C(C), Args(Args) {}

  /// The options for \p File.
  Expected<std::shared_ptr<const Options>> of(StringRef File);

private:
  Command C;
  ArrayRef<const char *> Args;
  /// By the path of the configuration.
  StringMap<std::shared_ptr<const Options>> Known;
};
} // namespace

Expected<std::shared_ptr<const Options>> InputOptions::of(StringRef File) {
  std::string Path = nearestConfigFile(folderOf(File));
  std::shared_ptr<const Options> &Entry = Known[Path];
  if (Entry)
    return Entry;
  Expected<Config> Defaults = Path.empty() ? Config() : readConfig(Path);
  if (!Defaults)
    return Defaults.takeError();
  Expected<Options> O = parseOptions(C, Args, *Defaults);
  if (!O)
    return O.takeError();
  O->ConfigFile = Path;
  return Entry = std::make_shared<const Options>(std::move(*O));
}

Expected<Options> parseCommandLine(Command C, ArrayRef<const char *> Args) {
  Expected<Options> Plain = parseOptions(C, Args);
  if (!Plain || !(C & configuredCommands()) || Plain->IgnoresConfig)
    return Plain;
  // The first step of a split compilation has said how to compile.
  if (Plain->Step == SplitStep::Unit || Plain->Step == SplitStep::Join)
    return Plain;
  if (!Plain->ConfigFile.empty()) {
    Expected<Config> Named = readConfig(Plain->ConfigFile);
    return Named ? parseOptions(C, Args, *Named) : Named.takeError();
  }
  if (Plain->Hermetic)
    return Plain;
  InputOptions Find(C, Args);
  std::vector<std::shared_ptr<const Options>> PerInput;
  for (StringRef File : Plain->Inputs) {
    Expected<std::shared_ptr<const Options>> O = Find.of(File);
    if (!O)
      return O.takeError();
    PerInput.push_back(std::move(*O));
  }
  // Also what needs no input can have options.
  if (PerInput.empty()) {
    Expected<std::shared_ptr<const Options>> O = Find.of("-");
    return O ? Expected<Options>(Options(**O)) : O.takeError();
  }
  Options All = *PerInput.front();
  if (!all_equal(PerInput))
    All.PerInput = std::move(PerInput);
  return All;
}

} // namespace opennvvm::cli
