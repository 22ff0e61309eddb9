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
  for (const Record *Option : documented(Records))
    manOption(OS, Option, Commands);
  OS << ".SH EXIT STATUS\n.TP\n0\nNo errors.\n.TP\n1\nThe input has errors.\n"
        ".TP\n2\nThe command could not run: wrong usage, or input that cannot "
        "be read.\n";
}

static TableGen::Emitter::Opt ManPage("gen-man-page", emitManPage,
                                      "nvvmc's man page");

//===----------------------------------------------------------------------===//
// Completions
//===----------------------------------------------------------------------===//

static void emitCompletion(const RecordKeeper &Records, raw_ostream &OS) {
  std::vector<const Record *> Commands = inOrder(Records, "Command");
  std::vector<const Record *> Options = documented(Records);
  auto NameOf = [](const Record *C) { return C->getValueAsString("Name"); };
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
     << join(map_range(Commands, NameOf), " ")
     << "' -- \"$word\"))\n    return\n  fi\n"
        "  case $option in\n";
  for (const Record *Option : Options)
    if (std::optional<StringRef> Words =
            Option->getValueAsOptionalString("Values")) {
      StringRef Name = Option->getValueAsString("Name").rtrim('=');
      std::string List = Words->str();
      llvm::replace(List, ',', ' ');
      OS << "  -" << Name << "|--" << Name << ") words='" << List << "' ;;\n";
    }
  OS << "  esac\n"
        "  if [ -n \"$words\" ]; then\n"
        "    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
        "    return\n  fi\n"
        "  case $command in\n";
  for (const Record *C : Commands) {
    OS << "  " << NameOf(C) << ") options='";
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

static TableGen::Emitter::Opt Completion("gen-bash-completion", emitCompletion,
                                         "nvvmc's completions for bash");
