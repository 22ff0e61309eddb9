//===- Options.td - The options of tileiras ----------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Those of NVIDIA's tileiras, as cuTile and other front ends give them, and our
// own. All are taken with one dash and with two, and values after a space, too.
//
//===----------------------------------------------------------------------===//

include "llvm/Option/OptParser.td"

class Switch<string name, string help> : Flag<["--", "-"], name>,
                                         HelpText<help>;
/// --name=VALUE, which the help shows.
class Valued<string name, string value, string help>
    : Joined<["--", "-"], name # "=">, MetaVarName<value>, HelpText<help>;
/// --name VALUE, for \p valued.
class Spaced<string name, Option valued> : Separate<["--", "-"], name>,
                                           Alias<valued>;

def what_group : OptionGroup<"What is made">, HelpText<"What is made">;
let Group = what_group in {
def gpu_name : Valued<"gpu-name", "sm_80",
                      "the machine: one from sm_75 on; sm_90 stands for sm_90a">;
def output_file : Valued<"output-file", "FILE",
                         "where it is written; elf.o by default">;
def emit : Valued<"emit", "cubin",
                  "cubin, fatbin, ptx, llvm, nv_tileas or cuda_tile; by default "
                  "a cubin if ptxas is found, else a fatbin with the PTX">;
def opt_level : Valued<"opt-level", "3", "optimize: 0, 1, 2 or 3">;
def lineinfo : Switch<"lineinfo", "keep the lines of the source program">;
def device_debug : Switch<"device-debug",
                          "make code to be debugged, at level 0">;
def warps : Valued<"warps", "4", "how many warps a block has">;
def launch : Valued<"launch", "dynamic",
                    "static: launches need not give shared memory; language: "
                    "PTX also says that kernels are of tiles">;
def launch_info : Valued<"launch-info", "FILE",
                         "also write how the kernels are launched, as JSON">;
def report : Valued<"report", "html",
                    "also write a page about layouts, shared memory and PTX, "
                    "named like the output with .html">;
def ptxas : Valued<"ptxas", "FILE", "the ptxas to run">;
}
def gpu_name_spaced : Spaced<"gpu-name", gpu_name>;
def arch : Valued<"arch", "sm_80", "the same as --gpu-name">, Alias<gpu_name>;
def arch_spaced : Spaced<"arch", gpu_name>;
def o : JoinedOrSeparate<["-"], "o">, Alias<output_file>;
def output_file_spaced : Spaced<"output-file", output_file>;
def emit_spaced : Spaced<"emit", emit>;
def O : Joined<["-"], "O">, Alias<opt_level>;
def opt_level_spaced : Spaced<"opt-level", opt_level>;
def g : Flag<["-", "--"], "g">, Alias<device_debug>;
def report_spaced : Spaced<"report", report>;
def warps_spaced : Spaced<"warps", warps>;

def told_group : OptionGroup<"What is told">, HelpText<"What is told">;
let Group = told_group in {
def diagnostics : Valued<"diagnostics", "text",
                         "how errors are printed: text, json or sarif">;
def remarks : Valued<"remarks", "all",
                     "tell what was decided: all, none, or memory, tensorcore, "
                     "layout, pipeline, resources, with commas between them">;
def remarks_passed : Valued<"remarks-passed", "all", "the same of what was done">;
def remarks_missed : Valued<"remarks-missed", "all",
                            "the same of what could be better">;
def remarks_failed : Valued<"remarks-failed", "all",
                            "the same of what was tried in vain">;
def remarks_analysis : Valued<"remarks-analysis", "all",
                              "the same of what was found out">;
def remark_format : Valued<"remark-format", "command-line",
                           "how they come: command-line, or yaml into a file">;
def remarks_output_file : Valued<"remarks-output-file", "FILE",
                                 "that file; tileir_remarks.yaml by default">;
def help : Switch<"help", "print this">;
def version : Switch<"version", "print the version">;
def list_versions : Switch<"list-versions",
                           "print the versions of bytecode that are read">;
}
def remarks_spaced : Spaced<"remarks", remarks>;
def remarks_passed_spaced : Spaced<"remarks-passed", remarks_passed>;
def remarks_missed_spaced : Spaced<"remarks-missed", remarks_missed>;
def remarks_failed_spaced : Spaced<"remarks-failed", remarks_failed>;
def remarks_analysis_spaced : Spaced<"remarks-analysis", remarks_analysis>;
def remark_format_spaced : Spaced<"remark-format", remark_format>;
def remarks_output_file_spaced : Spaced<"remarks-output-file",
                                        remarks_output_file>;
def h : Flag<["-"], "h">, Alias<help>;

def host_group : OptionGroup<"Without effect">, HelpText<"Without effect">;
let Group = host_group in {
def host_arch : Valued<"host-arch", "x86_64",
                       "x86_64 or aarch64: nothing for the host is made">;
def host_os : Valued<"host-os", "linux",
                     "linux or windows: nothing for the host is made">;
def sanitize : Valued<"sanitize", "memcheck",
                      "no checks are added: nvvmc run --engine=machine and "
                      "compute-sanitizer check the code as it is">;
}
def host_arch_spaced : Spaced<"host-arch", host_arch>;
def host_os_spaced : Spaced<"host-os", host_os>;
def sanitize_spaced : Spaced<"sanitize", sanitize>;

// What exists and is refused.
def preview : Valued<"preview", "simt", "">, Flags<[HelpHidden]>;
def preview_spaced : Spaced<"preview", preview>;
def library : JoinedOrSeparate<["-"], "l">, Flags<[HelpHidden]>;
def apply_controls : Valued<"apply-controls", "FILE", "">, Flags<[HelpHidden]>;
def apply_controls_spaced : Spaced<"apply-controls", apply_controls>;
