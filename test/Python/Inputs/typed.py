# What users write has types: mypy --strict has nothing to say.
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import pathlib
from typing import Dict, Tuple, Union

import opennvvm

source = pathlib.Path("examples/saxpy.ll")
ptx = opennvvm.compile(source, arch="sm_90", opt=2)
kernels: Tuple[str, ...] = ptx.kernels
registers: Dict[str, Dict[str, int]] = ptx.registers
everything: opennvvm.Ptx = opennvvm.compile(
    [source, b"BC"], arch="sm_90a", ptx="8.8", profile=["nvvm", "libnvvm"],
    fp_contract="fast", ftz=True, prec_sqrt=False, prec_div=1, annotate=True,
    strict_atomics=True, disable=["kernel-nonvoid"], werror=True, cache=source,
    j="auto", error_limit=0, path="mid", quiet=True, O=2, emit_llvm_bc=False)
bitcode: bytes = opennvvm.compile(source, emit_llvm_bc=True)
lto: bytes = opennvvm.compile(source, gen_lto=True)
optix: bytes = opennvvm.compile(source, emit_optix_ir=True, language="cuda")


def either(wanted: bool) -> Union[opennvvm.Ptx, bytes]:
    return opennvvm.compile(source, emit_llvm_bc=wanted)


text: str = opennvvm.optimize(source, opt=3)
data: bytes = opennvvm.optimize(source, bitcode=True)
lowered: str = opennvvm.lower(source, level=1)
linked: bytes = opennvvm.link([source, source], bitcode=True)
found: opennvvm.Diagnostics = opennvvm.verify(source, profile="nvptx", werror="a,b")
fixed: opennvvm.Fixed = opennvvm.fix(source, only=["function-gc"])
outcome: opennvvm.Run = opennvvm.run(
    source, 4, (32, 2), [bytearray(8), 1, 0.5, None, opennvvm.out(bytearray(4))],
    kernel="saxpy", shared=16, seed=3, schedules=2, count=True, arch="sm_90")
rules: Tuple[str, ...] = tuple(finding.rule for finding in outcome.findings)
opennvvm.run_all(ptx, [opennvvm.Launch(1, 32, [1]), opennvvm.Launch((1, 2), 32)])
