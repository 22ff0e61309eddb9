//===- Options.td - nvvmc's commands and options -----------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each option is declared once, with the commands that take it and the
// function of Options.cpp that takes its value. The parser, what "nvvmc help"
// prints, the man page and the shell's completions are made from these records.
//
//===----------------------------------------------------------------------===//

include "llvm/Option/OptParser.td"

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

/// A command; options name those that take them. Options.h numbers them.
class Command<string name, string help, string usage>
    : SubCommand<name, help, usage>, OptionVisibility;

def VerifyCommand
    : Command<"verify", "check NVVM IR and report every violation",
              "nvvmc verify FILE...">;
def CompileCommand
    : Command<"compile", "verify, link several files and libdevice, emit PTX",
              "nvvmc compile FILE...">;
def EmitCommand : Command<"emit", "emit PTX without checking a profile",
                          "nvvmc emit FILE">;
def ExplainCommand
    : Command<"explain", "what a rule means, why, and how to mend it",
              "nvvmc explain RULE...">;
def RulesCommand : Command<"rules", "list every rule", "nvvmc rules">;
def IntrinsicsCommand
    : Command<"intrinsics", "what is known of an intrinsic",
              "nvvmc intrinsics [PATTERN]">;
def TargetsCommand
    : Command<"targets", "which machines and PTX versions accept a module",
              "nvvmc targets FILE">;
def LowerCommand
    : Command<"lower", "turn intrinsics into IR that LLVM's passes understand",
              "nvvmc lower FILE">;
def OptCommand : Command<"opt", "run the optimizing pipeline; IR out",
                         "nvvmc opt FILE">;

defvar Emits = [CompileCommand, EmitCommand];
defvar Transforms = [LowerCommand, OptCommand];
defvar Optimizes = [CompileCommand, OptCommand];
defvar Profiled = [VerifyCommand, CompileCommand, OptCommand];
defvar Reads = [VerifyCommand, CompileCommand, EmitCommand, LowerCommand,
                OptCommand];

//===----------------------------------------------------------------------===//
// Kinds of options
//===----------------------------------------------------------------------===//

/// What every option has: who takes it, what it is for, and the function of
/// Options.cpp that takes its value. LLVM's backend calls that a normalizer
/// and leaves out those without a key path.
class For<list<Command> commands, string help, code reader> {
  list<OptionVisibility> Visibility = commands;
  string HelpText = help;
  code KeyPath = "Options";
  code DefaultValue = "";
  code Normalizer = reader;
}

/// "--name"; one dash will do.
class Switch<string name, list<Command> commands, string help, code reader>
    : Flag<["--", "-"], name>, For<commands, help, reader>;

/// A switch that sets \p member of Options.
class Sets<string name, list<Command> commands, string help, code member>
    : Switch<name, commands, help, "setFlag<&Options::" # member # ">">;

/// A level of code generation.
class Level<string name, string help, code reader>
    : Flag<["-", "--"], name>, For<Emits, help, reader>;

/// "--name=VALUE" and "--name VALUE"; one dash will do.
multiclass Value<string name, list<Command> commands, string metavar,
                 string help, code reader> {
  def NAME : Joined<["--", "-"], name # "=">, MetaVarName<metavar>,
             For<commands, help, reader>;
  def NAME # _separate : Separate<["--", "-"], name>,
                         Visibility<commands>, Alias<!cast<Option>(NAME)>;
}

/// The same with one of a few words, in the order of the enumerators that they
/// stand for.
multiclass Choice<string name, list<Command> commands, string words,
                  string help, code reader> {
  def NAME : Joined<["--", "-"], name # "=">, Values<words>,
             MetaVarName<!subst(",", "|", words)>, For<commands, help, reader>;
  def NAME # _separate : Separate<["--", "-"], name>,
                         Visibility<commands>, Alias<!cast<Option>(NAME)>;
}

//===----------------------------------------------------------------------===//
// The machine and the contract
//===----------------------------------------------------------------------===//

defm arch : Value<"arch", !listconcat(Reads, [IntrinsicsCommand]), "sm_90a",
                  "the machine; else the module's target-cpu, else sm_75",
                  "setArch">;
defm ptx : Value<"ptx", Reads, "8.8",
                 "the PTX version; else the lowest that will do", "setPTX">;
defm profile : Value<"profile", !listconcat(Profiled, [TargetsCommand]),
                     "NAME[,NAME]", "nvvm, libnvvm, nvptx or tileiras",
                     "setProfiles">;
defm mode : Choice<"mode", !listconcat(Profiled, [TargetsCommand]), "standard,unified",
                  "IR kind: NVVM IR or UnifiedNVVMIR", "choose<&Options::Unified>">;
defm param_limits
    : Choice<"param-limits", Profiled, "tileiras,ptx",
            "how many parameter bytes a kernel may have; else as the profile "
            "says",
            "setLimits">;
def show_info : Sets<"show-info", Profiled,
                       "also tell the IR kind, and what else is worth knowing",
                       "ShowInfo">;
def nvvm_verify_show_info : Sets<"nvvm-verify-show-info", Profiled,
                                   "the same, as the documents spell it",
                                   "ShowInfo">;

//===----------------------------------------------------------------------===//
// Findings
//===----------------------------------------------------------------------===//

defm format : Choice<"format",
                    !listconcat(Reads, [RulesCommand, ExplainCommand, IntrinsicsCommand, TargetsCommand]),
                    "text,json,sarif", "how findings are printed", "choose<&Options::Output>">;
defm color : Choice<"color", !listconcat(Reads, [TargetsCommand]),
                   "auto,always,never", "colors in text", "choose<&Options::Colors>">;
defm error_limit
    : Value<"error-limit", Reads, "N",
            "errors printed per file, 200 by default; 0 for all",
            "setErrorLimit">;
defm disable : Value<"disable", !listconcat(Reads, [TargetsCommand]), "RULE[,RULE]",
                     "rules that say nothing", "setDisable">;
def Werror : Joined<["-", "--"], "Werror">, MetaVarName<"[=RULE]">,
             For<!listconcat(Reads, [TargetsCommand]),
                 "warnings, or this one, are errors", "setWerror">;
def quiet : Switch<"quiet", Reads, "print errors only", "setQuiet">;

//===----------------------------------------------------------------------===//
// Input and output
//===----------------------------------------------------------------------===//

defm libdevice
    : Value<"libdevice", !listconcat(Emits, [TargetsCommand]), "FILE",
            "libdevice, where __nv_* functions are called; when compiling else "
            "OPENNVVM_LIBDEVICE, CUDA_HOME, CUDA_PATH",
            "setLibdevice">;
def o : Separate<["-", "--"], "o">, MetaVarName<"FILE">,
        For<!listconcat(Emits, Transforms),
            "where the result goes; - is standard output", "setOutput">;
def o_joined : Joined<["-", "--"], "o=">,
               Visibility<!listconcat(Emits, Transforms)>, Alias<o>;
def j : JoinedOrSeparate<["-", "--"], "j">, MetaVarName<"N">,
        For<Reads, "threads; the output does not depend on it", "setJobs">;

//===----------------------------------------------------------------------===//
// Lowering and optimization
//===----------------------------------------------------------------------===//

defm level : Choice<"level", [LowerCommand], "0,1",
                   "0, the default, lowers by operands and types; 1 also "
                   "barriers",
                   "choose<&Options::LoweringLevel>">;
def relaxed_lowering
    : Switch<"relaxed-lowering", [CompileCommand, LowerCommand, OptCommand],
             "also lower intrinsics to what later stages may fuse, approximate "
             "or not flush",
             "relaxLowering">;
def O0 : Level<"O0", "print the IR as it is", "setLevel<0>">;
def O1 : Level<"O1", "the same as -O2", "setLevel<2>">;
def O2 : Level<"O2", "prepare the IR before printing it (default)",
               "setLevel<2>">;
def O3 : Level<"O3", "the same as -O2", "setLevel<2>">;
defm opt : Choice<"opt", Optimizes, "0,1,2,3",
                 "tier of the optimizing pipeline; 0 runs none of it (default: "
                 "0, but 2 with opt and where bitcode is made or linked)",
                 "setTier">;
defm path : Choice<"path", Optimizes, "mid,default,ptx",
                  "how often intrinsics are lowered: 4 times (default), once, "
                  "never",
                  "setPath">;
defm pass_option : Value<"pass-option", Optimizes, "OFFSET=V|slot:N=V",
                         "sets a documented slot of NVVMPassOptions",
                         "addPassOption">;
def print_pipeline
    : Sets<"print-pipeline", Optimizes,
             "print the passes in order, what is left out too, and stop",
             "PrintPipeline">;
def verify_each : Switch<"verify-each", Optimizes,
                         "LLVM's verifier after each pass",
                         "setOptimizerFlag<&OptimizerOptions::VerifyEach>">;
def time_passes : Switch<"time-passes", Optimizes,
                         "say on standard error what each pass took",
                         "setOptimizerFlag<&OptimizerOptions::TimePasses>">;

//===----------------------------------------------------------------------===//
// What comes out
//===----------------------------------------------------------------------===//

def emit_llvm_bc
    : Switch<"emit-llvm-bc", [CompileCommand, LowerCommand, OptCommand],
             "bitcode: what compile has after optimization, what lower and opt "
             "give also where the output does not end in .bc",
             "wantBitcode">;
def emit_optix_ir
    : Switch<"emit-optix-ir", [CompileCommand],
             "bitcode after optimization for OptiX, without LICM; needs "
             "--language",
             "setOutputMode<OutputMode::OptiXIR>">;
def gen_lto : Switch<"gen-lto", [CompileCommand], "bitcode to be linked later",
                     "setOutputMode<OutputMode::GenLTO>">;
def gen_lto_and_llc
    : Switch<"gen-lto-and-llc", [CompileCommand],
             "PTX, and that bitcode beside it, in a file that ends in .bc",
             "setOutputMode<OutputMode::GenLTOAndLLC>">;
def link_lto : Switch<"link-lto", [CompileCommand],
                      "link what -gen-lto gave, optimize again and print",
                      "setOutputMode<OutputMode::LinkLTO>">;
def lto : Switch<"lto", [CompileCommand], "-gen-lto on each input, then -link-lto",
                 "setOutputMode<OutputMode::LTO>">;
defm nvvm_mode_word
    : Value<"nvvm-mode-word", [CompileCommand], "0x...",
            "the documented word that selects one of these", "setModeWord">;
defm language : Choice<"language", [CompileCommand], "cuda,opencl",
                      "what the module was written in", "setLanguage">;
defm split_compile
    : Value<"split-compile", [CompileCommand], "N",
            "generate code for groups of functions in N threads",
            "setSplit<false>">;
defm split_compile_extended
    : Value<"split-compile-extended", [CompileCommand], "N", "optimize them so, too",
            "setSplit<true>">;
def disable_bitcode_version_upgrade
    : Switch<"disable-bitcode-version-upgrade", [CompileCommand],
             "refuse bitcode of another LLVM", "keepBitcode">;

//===----------------------------------------------------------------------===//
// PTX
//===----------------------------------------------------------------------===//

def annotate : Sets<"annotate", Emits, "interleave the IR as comments",
                      "Annotate">;
def strict_atomics : Sets<"strict-atomics", Emits,
                            "LLVM's full memory model on every atomic",
                            "StrictAtomics">;
def allow_cyclic_globals
    : Sets<"allow-cyclic-globals", Emits,
             "pre-declare globals whose initial values form a cycle",
             "AllowCyclicGlobals">;

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

def min : Sets<"min", [TargetsCommand],
                 "print the lowest target and its PTX version only", "Lowest">;
def json : Switch<"json", [TargetsCommand, IntrinsicsCommand], "the same as --format=json",
                  "setJSON">;
def stats : Sets<"stats", [IntrinsicsCommand], "coverage by family", "Stats">;
