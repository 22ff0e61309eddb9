# The options of the functions. Written by scripts/python-options.py.
#
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from __future__ import annotations

import os
from typing import Literal, Sequence, TypedDict, Union

#: One name, several with commas between them, or a list of them.
Names = Union[str, Sequence[str]]


class VerifyOptions(TypedDict, total=False):
    #: also require of code that the machine never reaches what it has
    all_code: bool
    #: rules not to report
    disable: Names
    #: errors printed per file (default: 200; 0 for all)
    error_limit: Union[int, str]
    #: replace the beginning of paths in debug information
    fdebug_prefix_map: Names
    #: ignore the environment, and configurations
    hermetic: bool
    #: threads, or auto; the output does not depend on them
    j: Union[int, str]
    #: the release of libNVVM that profile libnvvm is (default: the newest)
    libnvvm: str
    #: also report undefined behavior and errors between threads: what is wrong in any
    #: case (default for editors), or all that may be
    lint: str
    #: the kind of NVVM IR
    mode: Literal["standard", "unified"]
    #: the same as --show-info
    nvvm_verify_show_info: bool
    #: the limit on a kernel's parameter bytes (default: that of the profile)
    param_limits: Literal["tileiras", "ptx"]
    #: the PTX version (default: the lowest that suffices)
    ptx: str
    #: print errors only
    quiet: bool
    #: also report the kind of IR, and atomics printed without their ordering
    show_info: bool
    #: treat warnings, or those of one rule, as errors
    werror: Union[bool, Names]


class FixOptions(TypedDict, total=False):
    #: also require of code that the machine never reaches what it has
    all_code: bool
    #: rules not to report
    disable: Names
    #: errors printed per file (default: 200; 0 for all)
    error_limit: Union[int, str]
    #: replace the beginning of paths in debug information
    fdebug_prefix_map: Names
    #: ignore the environment, and configurations
    hermetic: bool
    #: threads, or auto; the output does not depend on them
    j: Union[int, str]
    #: the release of libNVVM that profile libnvvm is (default: the newest)
    libnvvm: str
    #: the kind of NVVM IR
    mode: Literal["standard", "unified"]
    #: the same as --show-info
    nvvm_verify_show_info: bool
    #: the limit on a kernel's parameter bytes (default: that of the profile)
    param_limits: Literal["tileiras", "ptx"]
    #: the PTX version (default: the lowest that suffices)
    ptx: str
    #: print errors only
    quiet: bool
    #: also report the kind of IR, and atomics printed without their ordering
    show_info: bool
    #: treat warnings, or those of one rule, as errors
    werror: Union[bool, Names]


class CompileOptions(TypedDict, total=False):
    #: pre-declare globals whose initial values form a cycle
    allow_cyclic_globals: bool
    #: print the IR as comments in the PTX
    annotate: bool
    #: keep outputs in this folder, for the next time that the same input is compiled
    #: (default: OPENNVVM_CACHE)
    cache: Union[str, "os.PathLike[str]"]
    #: when outputs are removed from it, as for LLVM's caches (default:
    #: OPENNVVM_CACHE_POLICY, or else cache_size_bytes=1g)
    cache_policy: str
    #: rules not to report
    disable: Names
    #: reject bitcode of another LLVM version
    disable_bitcode_version_upgrade: bool
    #: errors printed per file (default: 200; 0 for all)
    error_limit: Union[int, str]
    #: replace the beginning of paths in debug information
    fdebug_prefix_map: Names
    #: 1 is the same as --fp-contract=fast
    fma: Union[bool, Literal[0, 1]]
    #: fast also fuses products and sums that the IR does not permit to
    fp_contract: Literal["on", "fast", "off"]
    #: 1 flushes subnormal numbers in operations of float
    ftz: Union[bool, Literal[0, 1]]
    #: ignore the environment, and configurations
    hermetic: bool
    #: threads, or auto; the output does not depend on them
    j: Union[int, str]
    #: the source language of the module
    language: Literal["cuda", "opencl"]
    #: libdevice, linked if __nv_* functions are called (default for compile:
    #: OPENNVVM_LIBDEVICE, CUDA_HOME, CUDA_PATH)
    libdevice: Union[str, "os.PathLike[str]"]
    #: the release of libNVVM that profile libnvvm is (default: the newest)
    libnvvm: str
    #: link the bitcode of --gen-lto, optimize it again and print PTX
    link_lto: bool
    #: the kind of NVVM IR
    mode: Literal["standard", "unified"]
    #: the same as --show-info
    nvvm_verify_show_info: bool
    #: level of code generation
    O: Literal[0, 1, 2, 3]
    #: the limit on a kernel's parameter bytes (default: that of the profile)
    param_limits: Literal["tileiras", "ptx"]
    #: set a documented slot of NVVMPassOptions
    pass_option: Names
    #: how often intrinsics are lowered: four times (default), once, never
    path: Literal["mid", "default", "ptx"]
    #: 0 need not round divisions of float correctly
    prec_div: Union[bool, Literal[0, 1]]
    #: 0 need not round llvm.nvvm.sqrt.f correctly
    prec_sqrt: Union[bool, Literal[0, 1]]
    #: contracts to check: nvvm, libnvvm, nvptx or tileiras
    profile: Names
    #: the PTX version (default: the lowest that suffices)
    ptx: str
    #: print errors only
    quiet: bool
    #: also lower to operations that later stages may fuse, approximate or not flush
    relaxed_lowering: bool
    #: also report the kind of IR, and atomics printed without their ordering
    show_info: bool
    #: generate code for groups of functions in N threads
    split_compile: Union[int, str]
    #: the same, and also optimize in N threads
    split_compile_extended: Union[int, str]
    #: give every atomic LLVM's full memory model
    strict_atomics: bool
    #: run LLVM's verifier and ours after each pass
    verify_each: bool
    #: treat warnings, or those of one rule, as errors
    werror: Union[bool, Names]


class OptimizeOptions(TypedDict, total=False):
    #: rules not to report
    disable: Names
    #: errors printed per file (default: 200; 0 for all)
    error_limit: Union[int, str]
    #: replace the beginning of paths in debug information
    fdebug_prefix_map: Names
    #: ignore the environment, and configurations
    hermetic: bool
    #: threads, or auto; the output does not depend on them
    j: Union[int, str]
    #: the release of libNVVM that profile libnvvm is (default: the newest)
    libnvvm: str
    #: the kind of NVVM IR
    mode: Literal["standard", "unified"]
    #: the same as --show-info
    nvvm_verify_show_info: bool
    #: tier of the optimizing pipeline; 0 does not run it (default: 0, but 2 for opt
    #: and if bitcode is written or linked)
    opt: Literal[0, 1, 2, 3]
    #: the limit on a kernel's parameter bytes (default: that of the profile)
    param_limits: Literal["tileiras", "ptx"]
    #: set a documented slot of NVVMPassOptions
    pass_option: Names
    #: how often intrinsics are lowered: four times (default), once, never
    path: Literal["mid", "default", "ptx"]
    #: contracts to check: nvvm, libnvvm, nvptx or tileiras
    profile: Names
    #: the PTX version (default: the lowest that suffices)
    ptx: str
    #: print errors only
    quiet: bool
    #: also lower to operations that later stages may fuse, approximate or not flush
    relaxed_lowering: bool
    #: also report the kind of IR, and atomics printed without their ordering
    show_info: bool
    #: run LLVM's verifier and ours after each pass
    verify_each: bool
    #: treat warnings, or those of one rule, as errors
    werror: Union[bool, Names]


class LowerOptions(TypedDict, total=False):
    #: rules not to report
    disable: Names
    #: errors printed per file (default: 200; 0 for all)
    error_limit: Union[int, str]
    #: replace the beginning of paths in debug information
    fdebug_prefix_map: Names
    #: ignore the environment, and configurations
    hermetic: bool
    #: threads, or auto; the output does not depend on them
    j: Union[int, str]
    #: 0 (default) lowers by operands and types only; 1 also lowers barriers
    level: Union[bool, Literal[0, 1]]
    #: the PTX version (default: the lowest that suffices)
    ptx: str
    #: print errors only
    quiet: bool
    #: also lower to operations that later stages may fuse, approximate or not flush
    relaxed_lowering: bool
    #: treat warnings, or those of one rule, as errors
    werror: Union[bool, Names]


class RunOptions(TypedDict, total=False):
    #: pre-declare globals whose initial values form a cycle
    allow_cyclic_globals: bool
    #: the machine (default: the module's target-cpu, or else sm_75)
    arch: str
    #: count instructions, sectors of global memory and bank conflicts by source line,
    #: on standard output
    count: bool
    #: rules not to report
    disable: Names
    #: errors printed per file (default: 200; 0 for all)
    error_limit: Union[int, str]
    #: replace the beginning of paths in debug information
    fdebug_prefix_map: Names
    #: 1 is the same as --fp-contract=fast
    fma: Union[bool, Literal[0, 1]]
    #: fast also fuses products and sums that the IR does not permit to
    fp_contract: Literal["on", "fast", "off"]
    #: 1 flushes subnormal numbers in operations of float
    ftz: Union[bool, Literal[0, 1]]
    #: ignore the environment, and configurations
    hermetic: bool
    #: threads, or auto; the output does not depend on them
    j: Union[int, str]
    #: the source language of the module
    language: Literal["cuda", "opencl"]
    #: libdevice, linked if __nv_* functions are called (default for compile:
    #: OPENNVVM_LIBDEVICE, CUDA_HOME, CUDA_PATH)
    libdevice: Union[str, "os.PathLike[str]"]
    #: the release of libNVVM that profile libnvvm is (default: the newest)
    libnvvm: str
    #: the kind of NVVM IR
    mode: Literal["standard", "unified"]
    #: only execute: do not look for races and other broken rules
    no_findings: bool
    #: the same as --show-info
    nvvm_verify_show_info: bool
    #: level of code generation
    O: Literal[0, 1, 2, 3]
    #: tier of the optimizing pipeline; 0 does not run it (default: 0, but 2 for opt
    #: and if bitcode is written or linked)
    opt: Literal[0, 1, 2, 3]
    #: the limit on a kernel's parameter bytes (default: that of the profile)
    param_limits: Literal["tileiras", "ptx"]
    #: set a documented slot of NVVMPassOptions
    pass_option: Names
    #: how often intrinsics are lowered: four times (default), once, never
    path: Literal["mid", "default", "ptx"]
    #: 0 need not round divisions of float correctly
    prec_div: Union[bool, Literal[0, 1]]
    #: 0 need not round llvm.nvvm.sqrt.f correctly
    prec_sqrt: Union[bool, Literal[0, 1]]
    #: contracts to check: nvvm, libnvvm, nvptx or tileiras
    profile: Names
    #: the PTX version (default: the lowest that suffices)
    ptx: str
    #: print errors only
    quiet: bool
    #: also lower to operations that later stages may fuse, approximate or not flush
    relaxed_lowering: bool
    #: run everything N times, in different orders (default: 1)
    schedules: Union[int, str]
    #: the order of warps and of asynchronous work (default: 0)
    seed: Union[int, str]
    #: also report the kind of IR, and atomics printed without their ordering
    show_info: bool
    #: give every atomic LLVM's full memory model
    strict_atomics: bool
    #: run LLVM's verifier and ours after each pass
    verify_each: bool
    #: treat warnings, or those of one rule, as errors
    werror: Union[bool, Names]


#: Those whose values are 0 and 1.
NUMBERED = frozenset(["fma", "ftz", "level", "prec_div", "prec_sqrt"])
