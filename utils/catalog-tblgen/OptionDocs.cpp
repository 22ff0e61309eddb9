//===- OptionDocs.cpp - nvvmc's man page and completions ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From lib/CommandLine/Options.td, which llvm-tblgen makes the parser of.
//
//===----------------------------------------------------------------------===//

#include "Records.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"

using namespace llvm;
using namespace opennvvm;

/// The options, without their other spellings.
static std::vector<const Record *> documented(const RecordKeeper &Records) {
  std::vector<const Record *> List = inOrder(Records, "Option");
  erase_if(List, [](const Record *R) { return R->isValueUnset("HelpText"); });
  return List;
}

static bool takes(const Record *Command, const Record *Option) {
  return is_contained(Option->getValueAsListOfDefs("Visibility"), Command);
}

static std::string spelling(const Record *Option) {
  return (Option->getValueAsListOfStrings("Prefixes").front() +
          Option->getValueAsString("Name"))
      .str();
}

//===----------------------------------------------------------------------===//
// Man page
//===----------------------------------------------------------------------===//

/// \p Text for roff: hyphens stay hyphens, and no line begins a request.
static std::string roff(StringRef Text) {
  std::string Out;
  for (char C : Text) {
    if (C == '\\')
      Out += "\\e";
    else if (C == '-')
      Out += "\\-";
    else
      Out += C;
  }
  return StringRef(Out).starts_with(".") || StringRef(Out).starts_with("'")
             ? "\\&" + Out
             : Out;
}

static void manOption(raw_ostream &OS, const Record *Option,
                      ArrayRef<const Record *> Commands) {
  OS << ".TP\n\\fB" << roff(spelling(Option)) << "\\fR";
  if (std::optional<StringRef> Value =
          Option->getValueAsOptionalString("MetaVarName")) {
    StringRef Kind = Option->getValueAsDef("Kind")->getValueAsString("Name");
    OS << (Kind == "Joined" ? "" : " ") << "\\fI" << roff(*Value) << "\\fR";
  }
  OS << '\n' << roff(Option->getValueAsString("HelpText")) << ".\n(";
  ListSeparator Comma;
  for (const Record *C : Commands)
    if (takes(C, Option))
      OS << Comma << C->getValueAsString("Name");
  OS << ")\n";
}

static void emitManPage(const RecordKeeper &Records, raw_ostream &OS) {
  std::vector<const Record *> Commands = inOrder(Records, "Command");
  OS << ".\\\" Generated from lib/CommandLine/Options.td.\n"
        ".TH NVVMC 1\n.SH NAME\nnvvmc \\- verify, lower, optimize and print "
        "NVVM IR as PTX\n.SH SYNOPSIS\n";
  for (const Record *C : Commands)
    OS << roff(C->getValueAsString("Usage")) << "\n.br\n";
  OS << "nvvmc help \\fICOMMAND\\fR\n.SH DESCRIPTION\n"
        "A file is LLVM assembly or bitcode; \\- is standard input.\n"
        ".SH COMMANDS\n";
  for (const Record *C : Commands)
    OS << ".TP\n\\fB" << C->getValueAsString("Name") << "\\fR\n"
       << roff(C->getValueAsString("HelpText")) << '\n';
  OS << ".SH OPTIONS\nOne dash or two begin an option; a value follows after = "
        "or as the next argument.\nThe commands that take an option stand "
        "behind it.\n";
  for (const Record *Title : inOrder(Records, "Titled")) {
    OS << ".SS " << roff(Title->getValueAsString("HelpText")) << '\n';
    for (const Record *Option : documented(Records))
      if (Option->getValueAsDef("Group") == Title)
        manOption(OS, Option, Commands);
  }
  OS << ".SH FILES\n.TP\n\\fB.nvvmc.toml\\fR\nIn the folder of the input or "
        "above it: options by their names.\n";
  OS << ".SH EXIT STATUS\n.TP\n0\nNo errors.\n.TP\n1\nThe input has errors.\n"
        ".TP\n2\nThe command could not run: wrong usage, or input that cannot "
        "be read.\n";
}

static TableGen::Emitter::Opt ManPage("gen-man-page", emitManPage,
                                      "nvvmc's man page");

//===----------------------------------------------------------------------===//
// Completions
//===----------------------------------------------------------------------===//

static StringRef nameOf(const Record *R) {
  return R->getValueAsString("Name").rtrim('=');
}

/// The words that the value of \p Option can be, between blanks; or empty.
static std::string wordsOf(const Record *Option) {
  std::string List =
      Option->getValueAsOptionalString("Values").value_or("").str();
  llvm::replace(List, ',', ' ');
  return List;
}

/// What a value of \p Option looks like; empty if it takes none.
static StringRef valueOf(const Record *Option) {
  return Option->getValueAsOptionalString("MetaVarName").value_or("");
}

/// \p Text between single quotes of a shell.
static std::string quoted(StringRef Text) {
  std::string Out = "'";
  for (char C : Text)
    Out += C == '\'' ? "'\\''" : std::string(1, C);
  return Out + "'";
}

static void emitBash(const RecordKeeper &Records, raw_ostream &OS) {
  std::vector<const Record *> Commands = inOrder(Records, "Command");
  std::vector<const Record *> Options = documented(Records);
  OS << "# bash completion for nvvmc, generated from "
        "lib/CommandLine/Options.td.\n"
        "_nvvmc() {\n"
        "  local word=$2 command=${COMP_WORDS[1]} options words=''\n"
        "  COMPREPLY=()\n"
        "  # COMP_WORDBREAKS has '=': option, '=' and value are three words.\n"
        "  local option=$3\n"
        "  [ \"$word\" = '=' ] && word=''\n"
        "  [ \"$option\" = '=' ] && option=${COMP_WORDS[COMP_CWORD-2]}\n"
        "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
        "    COMPREPLY=($(compgen -W 'help --version "
     << join(map_range(Commands, nameOf), " ")
     << "' -- \"$word\"))\n    return\n  fi\n"
        "  case $option in\n";
  for (const Record *Option : Options)
    if (std::string Words = wordsOf(Option); !Words.empty())
      OS << "  -" << nameOf(Option) << "|--" << nameOf(Option) << ") words='"
         << Words << "' ;;\n";
  OS << "  esac\n"
        "  if [ -n \"$words\" ]; then\n"
        "    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
        "    return\n  fi\n"
        "  case $command in\n";
  for (const Record *C : Commands) {
    OS << "  " << nameOf(C) << ") options='";
    ListSeparator Space(" ");
    for (const Record *Option : Options)
      if (takes(C, Option))
        OS << Space << spelling(Option);
    OS << "' ;;\n";
  }
  OS << "  esac\n"
        "  case $word in\n"
        "  -*)\n"
        "    COMPREPLY=($(compgen -W \"$options\" -- \"$word\"))\n"
        "    case ${COMPREPLY[0]} in *=) compopt -o nospace 2>/dev/null ;; "
        "esac ;;\n"
        "  *) COMPREPLY=($(compgen -f -- \"$word\")) ;;\n"
        "  esac\n"
        "}\ncomplete -o filenames -F _nvvmc nvvmc\n";
}

static TableGen::Emitter::Opt Bash("gen-bash-completion", emitBash,
                                   "nvvmc's completions for bash");

/// \p Text in a specification of zsh's _arguments.
static std::string inSpecification(StringRef Text) {
  std::string Out;
  for (char C : Text) {
    if (StringRef("[]:\\").contains(C))
      Out += '\\';
    Out += C;
  }
  return Out;
}

/// '--format=[how findings are printed]:text|json:(text json)'
static std::string zshOption(const Record *Option) {
  std::string Text = spelling(Option);
  StringRef Kind = Option->getValueAsDef("Kind")->getValueAsString("Name");
  // The value is in the same word, the next, or either.
  if (Kind == "JoinedOrSeparate")
    Text += "+";
  else if (Kind == "Joined" && valueOf(Option).starts_with("["))
    Text += "-";
  Text += "[" + inSpecification(Option->getValueAsString("HelpText")) + "]";
  if (valueOf(Option).empty())
    return Text;
  Text += (valueOf(Option).starts_with("[") ? "::" : ":") +
          inSpecification(valueOf(Option)) + ":";
  if (std::string Words = wordsOf(Option); !Words.empty())
    Text += "(" + Words + ")";
  else if (valueOf(Option) == "FILE")
    Text += "_files";
  return Text;
}

static void emitZsh(const RecordKeeper &Records, raw_ostream &OS) {
  std::vector<const Record *> Commands = inOrder(Records, "Command");
  OS << "#compdef nvvmc\n# Generated from lib/CommandLine/Options.td.\n"
        "_nvvmc() {\n"
        "  local -a commands\n"
        "  commands=(\n    'help:list the options of a command'\n";
  for (const Record *C : Commands)
    OS << "    "
       << quoted((nameOf(C) + ":" + C->getValueAsString("HelpText")).str())
       << '\n';
  OS << "  )\n"
        "  if (( CURRENT == 2 )); then\n"
        "    _describe -t commands command commands\n"
        "    return\n  fi\n"
        "  shift words\n  (( CURRENT-- ))\n"
        "  case $words[1] in\n"
        "  help) _describe -t commands command commands ;;\n";
  for (const Record *C : Commands) {
    OS << "  " << nameOf(C) << ")\n    _arguments \\\n";
    for (const Record *Option : documented(Records))
      if (takes(C, Option))
        OS << "      " << quoted(zshOption(Option)) << " \\\n";
    OS << "      '*:file:_files' ;;\n";
  }
  OS << "  esac\n}\n"
        "if [[ $zsh_eval_context[-1] == loadautofunc ]]; then\n"
        "  _nvvmc \"$@\"\nelse\n  compdef _nvvmc nvvmc\nfi\n";
}

static TableGen::Emitter::Opt Zsh("gen-zsh-completion", emitZsh,
                                  "nvvmc's completions for zsh");

static void emitFish(const RecordKeeper &Records, raw_ostream &OS) {
  std::vector<const Record *> Commands = inOrder(Records, "Command");
  OS << "# fish completion for nvvmc, generated from "
        "lib/CommandLine/Options.td.\n";
  for (const Record *C : Commands)
    OS << "complete -c nvvmc -n __fish_use_subcommand -f -a " << nameOf(C)
       << " -d " << quoted(C->getValueAsString("HelpText")) << '\n';
  for (const Record *Option : documented(Records)) {
    OS << "complete -c nvvmc -n '__fish_seen_subcommand_from";
    for (const Record *C : Commands)
      if (takes(C, Option))
        OS << ' ' << nameOf(C);
    bool IsLong = StringRef(spelling(Option)).starts_with("--");
    OS << "' "
       << (IsLong                       ? "-l "
           : nameOf(Option).size() == 1 ? "-s "
                                        : "-o ")
       << nameOf(Option);
    // Words exclude files; a value that is a file has them.
    if (std::string Words = wordsOf(Option); !Words.empty())
      OS << " -x -a '" << Words << "'";
    else if (valueOf(Option) == "FILE")
      OS << " -r -F";
    else if (!valueOf(Option).empty() && !valueOf(Option).starts_with("["))
      OS << " -x";
    OS << " -d " << quoted(Option->getValueAsString("HelpText")) << '\n';
  }
}

static TableGen::Emitter::Opt Fish("gen-fish-completion", emitFish,
                                   "nvvmc's completions for fish");
