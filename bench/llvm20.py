# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Modules of today as LLVM 20 reads them, which libNVVM has."""

import re

CLASSIC_LAYOUT = ("e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-"
                  "f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64")
# Attributes that clang 22 writes and LLVM 20, which libNVVM has, does not know.
NEW_ATTRIBUTES = r" ?\b(captures\([^)]*\)|nocreateundeforpoison|dead_on_return)"
# Intrinsics that had other names in LLVM 20.
OLD_NAMES = {
    r"@llvm\.nvvm\.barrier\.cta\.sync\.aligned\.all\(i32( 0| noundef 0)?\)":
        "@llvm.nvvm.barrier0()",
    r"@llvm\.nvvm\.(fabs(?:\.ftz)?|ex2\.approx(?:\.ftz)?)\.f32\b":
        r"@llvm.nvvm.\1.f",
    r"@llvm\.nvvm\.(fabs|ex2\.approx)\.f64\b": r"@llvm.nvvm.\1.d",
    r"@llvm\.nvvm\.barrier\.cta\.sync\.all\b": "@llvm.nvvm.barrier.sync"}
# What LLVM 20 has in another form: an instruction of PTX, as CUDA's headers write it, and votes
# that take and give integers.
RED = r"@llvm\.nvvm\.barrier\.cta\.red"
OLD_FORMS = {
    r"^declare i32 @llvm\.nvvm\.activemask\(\).*\n": "",
    r"call i32 @llvm\.nvvm\.activemask\(\)":
        'call i32 asm sideeffect "activemask.b32 $0;", "=r"()',
    rf"^declare \S+ {RED}\.(\w+)\.aligned\.all\(i32, i1\).*$":
        r"declare i32 @llvm.nvvm.barrier0.\1(i32)",
    rf"^  %(\d+) = call i32 {RED}\.popc\.aligned\.all\(i32 0, i1 (\S+)\)":
        r"""  %"\1.in" = zext i1 \2 to i32
  %\1 = call i32 @llvm.nvvm.barrier0.popc(i32 %"\1.in")""",
    rf"^  %(\d+) = call i1 {RED}\.(and|or)\.aligned\.all\(i32 0, i1 (\S+)\)":
        r"""  %"\1.in" = zext i1 \3 to i32
  %"\1.out" = call i32 @llvm.nvvm.barrier0.\2(i32 %"\1.in")
  %\1 = icmp ne i32 %"\1.out", 0"""}


def text_of(text):
    """A module's text as LLVM 20 reads it, with a layout that all releases compile."""
    text = re.sub(r"^.*@llvm\.lifetime\..*\n", "", text, flags=re.M)
    text = re.sub(NEW_ATTRIBUTES, "", text)
    for new, old in (OLD_FORMS | OLD_NAMES).items():
        text = re.sub(new, old, text, flags=re.M)
    text = re.sub(r"^!nvvmir\.version.*\n", "", text, flags=re.M)
    text = re.sub(r'^target datalayout = ".*"', f'target datalayout = "{CLASSIC_LAYOUT}"',
                  text, flags=re.M)
    node = max(map(int, re.findall(r"^!(\d+) = ", text, re.M)), default=0) + 1
    return (text +
            f"!nvvmir.version = !{{!{node}}}\n!{node} = !{{i32 2, i32 0}}\n")
