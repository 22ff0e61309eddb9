//===- Options.td - nvvmc's commands and options -----------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each option is declared once, with the commands that take it and the
// function of Options.cpp that handles its value. The parser, the output of
// "nvvmc help", the man page and the shell completions are generated from these
// records.
//
//===----------------------------------------------------------------------===//

include "llvm/Option/OptParser.td"

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

/// A command. Each option lists the commands that take it; Options.h numbers
/// them.
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
    : Command<"explain", "what a rule means, why, and how to fix a violation",
              "nvvmc explain RULE...">;
def RulesCommand
    : Command<"rules", "list the rules whose name, layer or message matches",
              "nvvmc rules [PATTERN...]">;
def IntrinsicsCommand
    : Command<"intrinsics", "what is known about an intrinsic",
              "nvvmc intrinsics [PATTERN]">;
def TargetsCommand
    : Command<"targets", "which machines and PTX versions accept a module",
              "nvvmc targets FILE">;
def LowerCommand
    : Command<"lower", "turn intrinsics into IR that LLVM's passes understand",
              "nvvmc lower FILE">;
def FixCommand
    : Command<"fix", "mend what can be mended without changing what it computes",
              "nvvmc fix FILE...">;
def LSPCommand
    : Command<"lsp", "serve an editor: the language server protocol for .ll",
              "nvvmc lsp">;
def RunCommand
    : Command<"run", "execute a kernel without a GPU, and report races and bad "
              "accesses",
              "nvvmc run FILE ARGUMENT...">;
def OptCommand : Command<"opt", "run the optimizing pipeline and print IR",
                         "nvvmc opt FILE">;

// Also what a program called llc does.
def LLCCommand : Command<"llc", "emit PTX with the options of LLVM's llc",
                         "nvvmc llc FILE">;

defvar Emits = [CompileCommand, EmitCommand];
// What compiles to PTX, also if that does not come out.
defvar Compiles = !listconcat(Emits, [RunCommand]);
defvar Transforms = [LowerCommand, OptCommand];
defvar Optimizes = [CompileCommand, OptCommand, RunCommand];
defvar Profiled = [VerifyCommand, FixCommand, CompileCommand, OptCommand,
                   LSPCommand, RunCommand];
defvar Reads = [VerifyCommand, FixCommand, CompileCommand, EmitCommand,
                LowerCommand, OptCommand, RunCommand];
// What reads a module, and is not what another tool runs.
defvar Configured = !listconcat(Reads, [TargetsCommand]);
// What reports findings in a module.
defvar Reports = !listconcat(Reads, [LSPCommand]);

//===----------------------------------------------------------------------===//
// Kinds of options
//===----------------------------------------------------------------------===//

/// Not a key of configuration files: it says what one run does.
def NotInConfig : OptionFlag;

/// Not an option of the C API: it is about files, terminals or processes.
def NotInAPI : OptionFlag;

/// The title above options in "nvvmc help COMMAND" and in the man page.
class Titled<string title> : OptionGroup<title> { let HelpText = title; }

/// The parts of every option: the commands that take it, its help text, and the
/// function of Options.cpp that handles its value. LLVM's backend calls the
/// function a normalizer, and skips options without a key path.
class For<list<Command> commands, string help, code reader> {
  list<OptionVisibility> Visibility = commands;
  string HelpText = help;
  code KeyPath = "Options";
  code DefaultValue = "";
  code Normalizer = reader;
}

/// "--name", also with one dash.
class Switch<string name, list<Command> commands, string help, code reader>
    : Flag<["--", "-"], name>, For<commands, help, reader>;

/// The same, shown with one dash, as other compilers spell it.
class Plain<string name, list<Command> commands, string help, code reader>
    : Flag<["-", "--"], name>, For<commands, help, reader>;

/// A switch that sets \p member of Options.
class Sets<string name, list<Command> commands, string help, code member>
    : Switch<name, commands, help, "setFlag<&Options::" # member # ">">;

/// A level of code generation.
class Level<string name, string help, code reader>
    : Flag<["-", "--"], name>,
      For<!listconcat(Compiles, [LLCCommand]), help, reader>;

/// "--name=VALUE" and "--name VALUE", also with one dash.
multiclass Value<string name, list<Command> commands, string metavar,
                 string help, code reader> {
  def NAME : Joined<["--", "-"], name # "=">, MetaVarName<metavar>,
             For<commands, help, reader>;
  def NAME # _separate : Separate<["--", "-"], name>,
                         Visibility<commands>, Alias<!cast<Option>(NAME)>;
}

/// The same, but the value is one of the given words, in the order of their
/// enumerators.
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

def MachineOptions : Titled<"Machine and contract">;
let Group = MachineOptions in {

defm arch : Value<"arch", !listconcat(Reports, [IntrinsicsCommand]), "sm_90a",
                  "the machine (default: the module's target-cpu, or else sm_75)",
                  "setArch">;
defm ptx : Value<"ptx", Reports, "8.8",
                 "the PTX version (default: the lowest that suffices)", "setPTX">;
defm profile : Value<"profile",
                     !listconcat(Profiled, [TargetsCommand, RulesCommand]),
                     "NAME[,NAME]", "contracts to check: nvvm, libnvvm, nvptx or tileiras",
                     "setProfiles">;
defm libnvvm : Value<"libnvvm", Profiled, "13.0",
                     "the release of libNVVM that profile libnvvm is (default: "
                     "the newest)",
                     "setRelease">;
defm mode : Choice<"mode", !listconcat(Profiled, [TargetsCommand]), "standard,unified",
                  "the kind of NVVM IR", "choose<&Options::Unified>">;
defm param_limits
    : Choice<"param-limits", Profiled, "tileiras,ptx",
            "the limit on a kernel's parameter bytes (default: that of the "
            "profile)",
            "setLimits">;
def show_info : Sets<"show-info", Profiled,
                       "also report the kind of IR, and atomics printed without "
                       "their ordering",
                       "ShowInfo">;
def nvvm_verify_show_info : Sets<"nvvm-verify-show-info", Profiled,
                                   "the same as --show-info",
                                   "ShowInfo">;
def all_code : Sets<"all-code", [VerifyCommand, FixCommand, LSPCommand],
                    "also require of code that the machine never reaches what "
                    "it has",
                    "AllCode">;

} // Group

//===----------------------------------------------------------------------===//
// Findings
//===----------------------------------------------------------------------===//

def FindingOptions : Titled<"Findings">;
let Group = FindingOptions in {

defm format : Choice<"format",
                    !listconcat(Reads, [RulesCommand, ExplainCommand, IntrinsicsCommand, TargetsCommand]),
                    "text,json,sarif,github,html", "how findings are printed", "choose<&Options::Output>">,
    Flags<[NotInAPI]>;
defm color : Choice<"color", !listconcat(Reads, [TargetsCommand]),
                   "auto,always,never", "colors in text", "choose<&Options::Colors>">,
    Flags<[NotInAPI]>;
defm error_limit
    : Value<"error-limit", Reports, "N",
            "errors printed per file (default: 200; 0 for all)",
            "setErrorLimit">;
defm disable : Value<"disable", !listconcat(Reports, [TargetsCommand]), "RULE[,RULE]",
                     "rules not to report", "setDisable">;
def Werror : Joined<["-", "--"], "Werror">, MetaVarName<"[=RULE]">,
             For<!listconcat(Reports, [TargetsCommand]),
                 "treat warnings, or those of one rule, as errors", "setWerror">;
def lint : Joined<["--", "-"], "lint">, MetaVarName<"[=sure|all|off]">,
           For<[VerifyCommand, LSPCommand],
               "also report undefined behavior and errors between threads: what "
               "is wrong in any case (default for editors), or all that may be",
               "setLint">;
defm baseline
    : Value<"baseline", [VerifyCommand], "FILE",
            "report only what is not in FILE, the output of --format=json",
            "setBaseline">,
    Flags<[NotInAPI]>;
def quiet : Switch<"quiet", Reads, "print errors only", "setQuiet">;

} // Group

//===----------------------------------------------------------------------===//
// Input and output
//===----------------------------------------------------------------------===//

def FileOptions : Titled<"Input and output">;
let Group = FileOptions in {

defm libdevice
    : Value<"libdevice", !listconcat(Compiles, [TargetsCommand, LSPCommand]), "FILE",
            "libdevice, linked if __nv_* functions are called (default for "
            "compile: OPENNVVM_LIBDEVICE, CUDA_HOME, CUDA_PATH)",
            "setText<&Options::Libdevice>">;
def o : Separate<["-", "--"], "o">, MetaVarName<"FILE">,
        For<!listconcat(Emits, Transforms, [FixCommand, LLCCommand]),
            "the output file; - is standard output", "setOutput">,
    Flags<[NotInConfig, NotInAPI]>;
def o_joined : Joined<["-", "--"], "o=">,
               Visibility<!listconcat(Emits, Transforms,
                                      [FixCommand, LLCCommand])>,
               Alias<o>;
defm cache
    : Value<"cache", !listconcat(Emits, [LLCCommand]), "FOLDER",
            "keep outputs in this folder, for the next time that the same input "
            "is compiled (default: OPENNVVM_CACHE)",
            "setText<&Options::Cache>">;
defm cache_policy
    : Value<"cache-policy", !listconcat(Emits, [LLCCommand]), "LIMIT=VALUE[:...]",
            "when outputs are removed from it, as for LLVM's caches (default: "
            "OPENNVVM_CACHE_POLICY, or else cache_size_bytes=1g)",
            "setCachePolicy">;
def fdebug_prefix_map
    : Joined<["-", "--"], "fdebug-prefix-map=">, MetaVarName<"OLD=NEW">,
      For<Reads, "replace the beginning of paths in debug information",
          "addDebugPrefix">;

def j : JoinedOrSeparate<["-", "--"], "j">, MetaVarName<"N">,
        For<Reads, "threads, or auto; the output does not depend on them",
            "setJobs">;
def jobs : Joined<["--", "-"], "jobs=">, Visibility<Reads>, Alias<j>;
def jobs_separate : Separate<["--", "-"], "jobs">, Visibility<Reads>, Alias<j>;
defm config
    : Value<"config", Configured, "FILE",
            "options from FILE, not from the nearest .nvvmc.toml", "setConfig">,
      Flags<[NotInConfig, NotInAPI]>;
defm progress
    : Choice<"progress", [VerifyCommand, FixCommand, RunCommand], "auto,always,never",
             "show how far the work on several files, or a launch, is; auto does on a terminal",
             "choose<&Options::Progress>">,
      Flags<[NotInAPI]>;
def watch : Sets<"watch", [VerifyCommand, CompileCommand, FixCommand],
                 "run again whenever a file changes, until interrupted",
                 "Watch">,
            Flags<[NotInConfig, NotInAPI]>;
def no_config : Switch<"no-config", Configured, "read no .nvvmc.toml",
                       "ignoreConfig">,
                Flags<[NotInConfig, NotInAPI]>;

} // Group

//===----------------------------------------------------------------------===//
// Build engines
//===----------------------------------------------------------------------===//

def BuildOptions : Titled<"Build engines">;
let Group = BuildOptions in {

defvar Makes = [VerifyCommand, CompileCommand, EmitCommand, LowerCommand,
                OptCommand, LLCCommand];

def hermetic : Sets<"hermetic", !listconcat(Reads, [TargetsCommand, LLCCommand]),
                    "ignore the environment, and configurations", "Hermetic">,
               Flags<[NotInConfig]>;
def MD : Plain<"MD", Makes,
                "also write a rule for make: the files that were read",
                "writeDependencies">,
    Flags<[NotInConfig, NotInAPI]>;
def MF : JoinedOrSeparate<["-", "--"], "MF">, MetaVarName<"FILE">,
         For<Makes, "where to (default: the output with .d)",
             "setDependencyFile">,
    Flags<[NotInConfig, NotInAPI]>;
def MT : JoinedOrSeparate<["-", "--"], "MT">, MetaVarName<"TARGET">,
         For<Makes, "what the rule is for (default: the output)",
             "addDependencyTarget">,
    Flags<[NotInConfig, NotInAPI]>;
def MP : Plain<"MP", Makes,
                "add a rule without a recipe for each file, so that it may vanish",
                "addPhonyTargets">,
    Flags<[NotInConfig, NotInAPI]>;

} // Group

//===----------------------------------------------------------------------===//
// Mending
//===----------------------------------------------------------------------===//

def FixOptions : Titled<"Mending">;
let Group = FixOptions in {

defm only : Value<"only", [FixCommand], "RULE[,RULE]", "mend no other rules",
                  "setOnly">;
def dry_run : Sets<"dry-run", [FixCommand],
                   "print what would change as a unified diff, and write nothing",
                   "DryRun">,
    Flags<[NotInConfig, NotInAPI]>;

} // Group

//===----------------------------------------------------------------------===//
// Lowering and optimization
//===----------------------------------------------------------------------===//

def OptimizerOptions : Titled<"Lowering and optimization">;
let Group = OptimizerOptions in {

defm level : Choice<"level", [LowerCommand], "0,1",
                   "0 (default) lowers by operands and types only; 1 also "
                   "lowers barriers",
                   "choose<&Options::LoweringLevel>">;
def relaxed_lowering
    : Switch<"relaxed-lowering", [CompileCommand, LowerCommand, OptCommand, RunCommand],
             "also lower to operations that later stages may fuse, approximate "
             "or not flush",
             "relaxLowering">;
def O0 : Level<"O0", "print the IR as read", "setLevel<0>">;
def O1 : Level<"O1", "the same as -O2", "setLevel<2>">;
def O2 : Level<"O2", "prepare the IR before printing it (default)",
               "setLevel<2>">;
def O3 : Level<"O3", "the same as -O2", "setLevel<2>">;
defm opt : Choice<"opt", !listconcat(Optimizes, [LSPCommand]), "0,1,2,3",
                 "tier of the optimizing pipeline; 0 does not run it (default: 0, "
                 "but 2 for opt and if bitcode is written or linked)",
                 "setTier">;
defm path : Choice<"path", Optimizes, "mid,default,ptx",
                  "how often intrinsics are lowered: four times (default), once, "
                  "never",
                  "setPath">;
defm pass_option : Value<"pass-option", Optimizes, "OFFSET=V|slot:N=V",
                         "set a documented slot of NVVMPassOptions",
                         "addPassOption">;
def print_pipeline
    : Sets<"print-pipeline", Optimizes,
             "print the passes in order, also those left out, and exit",
             "PrintPipeline">,
    Flags<[NotInConfig, NotInAPI]>;
def verify_each : Switch<"verify-each", Optimizes,
                         "run LLVM's verifier and ours after each pass",
                         "setOptimizerFlag<&OptimizerOptions::VerifyEach>">;
def time_passes : Switch<"time-passes", Optimizes,
                         "print the time of each pass to standard error",
                         "setOptimizerFlag<&OptimizerOptions::TimePasses>">,
    Flags<[NotInAPI]>;

} // Group

//===----------------------------------------------------------------------===//
// What comes out
//===----------------------------------------------------------------------===//

def OutputOptions : Titled<"What comes out">;
let Group = OutputOptions in {

def emit_llvm_bc
    : Switch<"emit-llvm-bc", [CompileCommand, LowerCommand, OptCommand],
             "write bitcode: compile after optimization, lower and opt whatever "
             "the output is called",
             "wantBitcode">,
    Flags<[NotInConfig]>;
def cubin
    : Sets<"cubin", Emits,
           "have ptxas assemble the PTX and write machine code, as for an output "
           "called FILE.cubin",
           "WantsCubin">,
    Flags<[NotInConfig, NotInAPI]>;
defm ptxas : Value<"ptxas", Emits, "FILE",
                   "the ptxas to run for it (default: PATH, CUDA_HOME, CUDA_PATH, "
                   "/usr/local/cuda)",
                   "setText<&Options::Ptxas>">,
             Flags<[NotInAPI]>;
def emit_optix_ir
    : Switch<"emit-optix-ir", [CompileCommand],
             "write bitcode for OptiX, optimized without LICM; needs --language",
             "setOutputMode<OutputMode::OptiXIR>">,
    Flags<[NotInConfig]>;
def gen_lto : Switch<"gen-lto", [CompileCommand], "write bitcode to be linked with --link-lto",
                     "setOutputMode<OutputMode::GenLTO>">,
    Flags<[NotInConfig]>;
def gen_lto_and_llc
    : Switch<"gen-lto-and-llc", [CompileCommand],
             "write PTX, and the bitcode of --gen-lto in a .bc file next to it",
             "setOutputMode<OutputMode::GenLTOAndLLC>">,
    Flags<[NotInConfig, NotInAPI]>;
def link_lto : Switch<"link-lto", [CompileCommand],
                      "link the bitcode of --gen-lto, optimize it again and print PTX",
                      "setOutputMode<OutputMode::LinkLTO>">,
    Flags<[NotInConfig]>;
def lto : Switch<"lto", [CompileCommand], "--gen-lto for each input, then --link-lto",
                 "setOutputMode<OutputMode::LTO>">,
    Flags<[NotInConfig, NotInAPI]>;
defm nvvm_mode_word
    : Value<"nvvm-mode-word", [CompileCommand], "0x...",
            "the documented word that selects one of these outputs", "setModeWord">,
    Flags<[NotInConfig]>;
defm language : Choice<"language", [CompileCommand, RunCommand], "cuda,opencl",
                      "the source language of the module", "setLanguage">;
defm split_compile
    : Value<"split-compile", [CompileCommand], "N",
            "generate code for groups of functions in N threads",
            "setSplit<false>">,
    Flags<[NotInConfig]>;
defm split_compile_extended
    : Value<"split-compile-extended", [CompileCommand], "N", "the same, and also optimize in N threads",
            "setSplit<true>">,
    Flags<[NotInConfig]>;
def split_only
    : Switch<"split-only", [CompileCommand],
             "write the groups to a folder, for processes with --split-unit",
             "setStep<SplitStep::Only>">,
      Flags<[NotInConfig, NotInAPI]>;
def split_unit
    : Switch<"split-unit", [CompileCommand],
             "compile a group that --split-only has written",
             "setStep<SplitStep::Unit>">,
      Flags<[NotInConfig, NotInAPI]>;
def join : Switch<"join", [CompileCommand],
                  "print PTX from the manifest of --split-only and the results",
                  "setStep<SplitStep::Join>">,
           Flags<[NotInConfig, NotInAPI]>;
defm report
    : Choice<"report", [CompileCommand], "html",
             "also write a page about input and PTX, named like -o with .html",
             "wantReport">,
      Flags<[NotInConfig, NotInAPI]>;
def disable_bitcode_version_upgrade
    : Switch<"disable-bitcode-version-upgrade", [CompileCommand],
             "reject bitcode of another LLVM version", "keepBitcode">;

} // Group

//===----------------------------------------------------------------------===//
// Tile programs
//===----------------------------------------------------------------------===//

def TileOptions : Titled<"Tile programs">;
let Group = TileOptions in {

defm warps : Value<"warps", Compiles, "N",
                   "warps of a block (default: what the program says, or else "
                   "what suits its tiles)",
                   "setNumber<&Options::Warps>">,
    Flags<[NotInConfig, NotInAPI]>;
defm launch : Choice<"launch", Compiles, "dynamic,static",
                     "static: launches need not give a block shared memory",
                     "choose<&Options::StaticShared>">,
    Flags<[NotInConfig, NotInAPI]>;
defm launch_info
    : Value<"launch-info", Emits, "FILE",
            "also write how the kernels are launched, as JSON",
            "setText<&Options::LaunchInfo>">,
    Flags<[NotInConfig, NotInAPI]>;
defm remarks
    : Value<"remarks", Emits, "WORDS",
            "tell what was decided: all, memory, tensorcore, layout, pipeline, "
            "resources",
            "setText<&Options::Remarks>">,
    Flags<[NotInConfig, NotInAPI]>;
defm remarks_file
    : Value<"remarks-file", Emits, "FILE",
            "write these remarks as YAML to FILE",
            "setText<&Options::RemarksFile>">,
    Flags<[NotInConfig, NotInAPI]>;

} // Group

//===----------------------------------------------------------------------===//
// PTX
//===----------------------------------------------------------------------===//

def PTXOptions : Titled<"PTX">;
let Group = PTXOptions in {

def annotate : Sets<"annotate", Emits, "print the IR as comments in the PTX",
                      "Annotate">;
def strict_atomics : Sets<"strict-atomics", Compiles,
                            "give every atomic LLVM's full memory model",
                            "StrictAtomics">;
def allow_cyclic_globals
    : Sets<"allow-cyclic-globals", Compiles,
             "pre-declare globals whose initial values form a cycle",
             "AllowCyclicGlobals">;
defm fp_contract
    : Choice<"fp-contract", !listconcat(Compiles, [LLCCommand, LSPCommand]), "on,fast,off",
             "fast also fuses products and sums that the IR does not permit to",
             "setContraction">;

// As libNVVM spells them.
defm fma : Choice<"fma", !listconcat(Compiles, [LSPCommand]), "0,1", "1 is the same as --fp-contract=fast",
                  "setContraction">;
defm ftz : Choice<"ftz", !listconcat(Compiles, [LSPCommand]), "0,1",
                  "1 flushes subnormal numbers in operations of float",
                  "setFloats<&FloatModel::FlushesDenormals>">;
defm prec_div : Choice<"prec-div", !listconcat(Compiles, [LSPCommand]), "0,1",
                       "0 need not round divisions of float correctly",
                       "setFloats<&FloatModel::PreciseDivision>">;
defm prec_sqrt : Choice<"prec-sqrt", !listconcat(Compiles, [LSPCommand]), "0,1",
                        "0 need not round llvm.nvvm.sqrt.f correctly",
                        "setFloats<&FloatModel::PreciseSqrt>">;

} // Group

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

def RunOptions : Titled<"Execution">;
let Group = RunOptions in {

defm kernel : Value<"kernel", [RunCommand], "NAME",
                    "the kernel to run (default: the only one)",
                    "setText<&Options::Kernel>">,
    Flags<[NotInConfig, NotInAPI]>;
defm grid : Value<"grid", [RunCommand], "X[,Y[,Z]]",
                  "the number of blocks (default: 1)",
                  "setText<&Options::Grid>">,
    Flags<[NotInConfig, NotInAPI]>;
defm block : Value<"block", [RunCommand], "X[,Y[,Z]]",
                   "the number of threads in a block (default: 1)",
                   "setText<&Options::Block>">,
    Flags<[NotInConfig, NotInAPI]>;
defm cluster : Value<"cluster", [RunCommand], "X[,Y[,Z]]",
                     "the number of blocks in a cluster (default: 1)",
                     "setText<&Options::Cluster>">,
    Flags<[NotInConfig, NotInAPI]>;
defm shared : Value<"shared", [RunCommand], "BYTES",
                    "dynamic shared memory of a block (default: 0)",
                    "setNumber<&Options::Shared>">,
    Flags<[NotInConfig, NotInAPI]>;
defm launches
    : Value<"launches", [RunCommand], "FILE",
            "run the launches that FILE describes, one after the other",
            "setText<&Options::Launches>">,
    Flags<[NotInConfig, NotInAPI]>;
defm seed : Value<"seed", [RunCommand], "N",
                  "the order of warps and of asynchronous work (default: 0)",
                  "setNumber<&Options::Seed>">;
defm schedules
    : Value<"schedules", [RunCommand], "N",
            "run everything N times, in different orders (default: 1)",
            "setNumber<&Options::Schedules>">;
defm engine : Choice<"engine", [RunCommand], "eval,machine,both",
                     "what runs Tile IR: the evaluator of whole tiles, the "
                     "machine after compilation, or both, which are compared "
                     "(default: eval)",
                     "choose<&Options::Engine>">,
    Flags<[NotInConfig, NotInAPI]>;
defm tolerance
    : Value<"tolerance", [RunCommand], "X",
            "with --engine=both, numbers a and b of floats may differ by X times "
            "the largest of 1, |a| and |b| (default: no bit may differ)",
            "setText<&Options::Tolerance>">,
    Flags<[NotInConfig, NotInAPI]>;
def no_findings
    : Sets<"no-findings", [RunCommand],
           "only execute: do not look for races and other broken rules",
           "NoFindings">;
def count
    : Sets<"count", [RunCommand],
           "count instructions, sectors of global memory and bank conflicts by "
           "source line, on standard output",
           "Count">;

} // Group

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

def QuestionOptions : Titled<"Questions">;
let Group = QuestionOptions in {

def min : Sets<"min", [TargetsCommand],
                 "print only the lowest target and its PTX version", "Lowest">,
    Flags<[NotInConfig]>;
def json : Switch<"json", [TargetsCommand, IntrinsicsCommand], "the same as --format=json",
                  "setJSON">,
    Flags<[NotInConfig]>;
def stats : Sets<"stats", [IntrinsicsCommand], "coverage by family", "Stats">;
def word : Sets<"word", [IntrinsicsCommand],
                "decode the constant operands of an intrinsic: NAME WORD...",
                "DecodesWord">;
def encode : Sets<"encode", [IntrinsicsCommand],
                  "make these operands from fields: NAME FIELD=VALUE...",
                  "EncodesWord">;

} // Group

//===----------------------------------------------------------------------===//
// Options of llc
//===----------------------------------------------------------------------===//

def LLCOptions : Titled<"Options of llc">;
let Group = LLCOptions in {

defm march : Choice<"march", [LLCCommand], "nvptx64,nvptx", "the instruction set",
                    "ignoreChoice">;
defm mtriple : Value<"mtriple", [LLCCommand], "nvptx64-nvidia-cuda",
                     "the triple, which must be one of NVPTX", "checkTriple">;
defm mcpu : Value<"mcpu", [LLCCommand], "sm_90a", "the machine", "setArch">;
defm mattr : Value<"mattr", [LLCCommand], "+ptx88[,+sm_90a]",
                   "the PTX version, and the machine", "setAttributes">;
defm filetype : Choice<"filetype", [LLCCommand], "asm,null",
                       "asm for PTX; null only checks", "setFileType">;
defm nvptx_fma_level
    : Choice<"nvptx-fma-level", [LLCCommand], "0,1,2",
             "1 and 2 are the same as -fp-contract=fast", "setContraction">;
defm nvptx_prec_divf32
    : Choice<"nvptx-prec-divf32", [LLCCommand], "0,1,2",
             "2 rounds divisions of float correctly; 0 and 1 do not need to",
             "setFloats<&FloatModel::PreciseDivision>">;
defm nvptx_prec_sqrtf32
    : Choice<"nvptx-prec-sqrtf32", [LLCCommand], "0,1",
             "1 rounds llvm.nvvm.sqrt.f correctly", "setFloats<&FloatModel::PreciseSqrt>">;
defm denormal_fp_math_f32
    : Choice<"denormal-fp-math-f32", [LLCCommand], "ieee,preserve-sign",
             "whether operations of float flush subnormal numbers",
             "setFloats<&FloatModel::FlushesDenormals>">;
def enable_unsafe_fp_math
    : Switch<"enable-unsafe-fp-math", [LLCCommand],
             "fuse products and sums, approximate divisions and square roots of "
             "float",
             "allowUnsafeMath">;
defm nvvm_reflect_add
    : Value<"nvvm-reflect-add", [LLCCommand], "NAME=N",
            "what __nvvm_reflect(NAME) answers", "addReflectAnswer">;

// What has no meaning for PTX, or is so anyway.
class Ignored<string name>
    : Switch<name, [LLCCommand], "ignored", "ignoreValue">;
def enable_no_infs_fp_math : Ignored<"enable-no-infs-fp-math">;
def enable_no_nans_fp_math : Ignored<"enable-no-nans-fp-math">;
def enable_no_signed_zeros_fp_math : Ignored<"enable-no-signed-zeros-fp-math">;
def enable_no_trapping_fp_math : Ignored<"enable-no-trapping-fp-math">;
def enable_approx_func_fp_math : Ignored<"enable-approx-func-fp-math">;
def verify_machineinstrs : Ignored<"verify-machineinstrs">;
def asm_verbose : Ignored<"asm-verbose">;
defm frame_pointer
    : Choice<"frame-pointer", [LLCCommand], "all,non-leaf,none,reserved",
             "ignored: PTX has no frame pointers", "ignoreChoice">;
defm denormal_fp_math
    : Value<"denormal-fp-math", [LLCCommand], "MODE",
            "ignored: double never flushes", "ignoreValue">;

} // Group
