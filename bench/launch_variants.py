#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Packs a folder that asks a machine with a GPU whether its driver launches kernels of another
compiler as hosts of tile programs do: with blocks of one thread and no shared memory.

    launch_variants.py OUT [--sm=sm_90a] [--ptxas=FILE]

OUT gets a kernel in five variants, as PTX, and as machine code if there is a ptxas for PTX 9.2.
On that machine, run "sh OUT/run.sh"; it needs a C++ compiler and NVIDIA's driver, and prints a
line for each variant with the answer for blocks of one thread and for blocks as the kernel has
them. Exit status: 0 the driver has answered, 77 no GPU.
"""

import argparse
import pathlib
import shutil
import subprocess

CASES = pathlib.Path(__file__).resolve().parent.parent / "testing/Cases"
KERNEL = """.version {version}
.target {sm}
.address_size 64

.visible .entry scale(
	.param .u64 from,
	.param .u64 to
)
.reqntid {threads}
{directives}{{
	.reg .b32 	%r<5>;
	.reg .f32 	%f<3>;
	.reg .b64 	%rd<7>;
{shared}	ld.param.u64 	%rd1, [from];
	ld.param.u64 	%rd2, [to];
	cvta.to.global.u64 	%rd3, %rd1;
	cvta.to.global.u64 	%rd4, %rd2;
	mov.u32 	%r1, {block};
	mov.u32 	%r2, %tid.x;
{rank}	shl.b32 	%r3, %r1, 7;
	add.s32 	%r3, %r3, %r2;
	mul.wide.u32 	%rd5, %r3, 4;
	add.s64 	%rd6, %rd3, %rd5;
	ld.global.f32 	%f1, [%rd6];
	mul.f32 	%f2, %f1, 0f40400000;
{through}	add.s64 	%rd6, %rd4, %rd5;
	st.global.f32 	[%rd6], %f2;
	ret;
}}
"""
PLAIN = {"version": "8.0", "threads": 128, "directives": "", "shared": "", "block": "%ctaid.x",
         "rank": "", "through": ""}
LANGUAGE = {**PLAIN, "version": "9.2", "directives": ".language 7\n"}
#: What cuTile's hosts launch, from the least to the most that such a kernel needs.
VARIANTS = {
    "plain": PLAIN,
    "language": LANGUAGE,
    "clusterid": {**LANGUAGE, "block": "%clusterid.x"},
    # Two blocks of threads are a tile block; the grid counts these.
    "cluster": {**LANGUAGE, "threads": 64, "block": "%clusterid.x",
                "directives": ".language 7\n.reqnctapercluster 2\n.blocksareclusters\n",
                "rank": "	mov.u32 	%r4, %cluster_ctarank;\n"
                        "	shl.b32 	%r4, %r4, 6;\n"
                        "	add.s32 	%r2, %r2, %r4;\n"},
    # 228 KB, less the KB that a block does not have.
    "shared": {**LANGUAGE, "shared": "	.shared .align 16 .b8 memory[232448];\n",
               "through": "	shl.b32 	%r4, %r2, 2;\n"
                          "	mov.u32 	%r3, memory;\n"
                          "	add.s32 	%r3, %r3, %r4;\n"
                          "	st.shared.f32 	[%r3+231936], %f2;\n"
                          "	ld.shared.f32 	%f2, [%r3+231936];\n"},
}
RUN = """#!/bin/sh
# Asks the driver; a line for each variant.
cd "$(dirname "$0")"
${CXX:-c++} -std=c++17 -O1 gpu-launch.cpp -ldl -o gpu-launch || exit 1
for image in *.ptx *.cubin; do
  [ -f "$image" ] || continue
  threads=128
  case $image in cluster.*) threads=64 ;; esac
  one=$(./gpu-launch "$image" 1) || exit
  all=$(./gpu-launch "$image" $threads) || exit
  printf '%-16s block 1: %s; block %s: %s\\n' "$image" "$one" $threads "$all"
done
"""


def pack(out, sm, ptxas):
    """Returns how many images the folder has."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    packed = 0
    for name, variant in VARIANTS.items():
        ptx = out / f"{name}.ptx"
        ptx.write_text(KERNEL.format(sm=sm, **variant))
        packed += 1
        if not ptxas:
            continue
        done = subprocess.run([ptxas, f"-arch={sm}", ptx, "-o", out / f"{name}.cubin"],
                              capture_output=True, text=True)
        if done.returncode:
            said = (done.stdout + done.stderr).strip().splitlines() or ["ptxas failed"]
            print(f"{name}.cubin is left out: {said[0]}")
        else:
            packed += 1
    for name in ("gpu-launch.cpp", "GpuDriver.h"):
        shutil.copy(CASES / name, out)
    (out / "run.sh").write_text(RUN)
    return packed


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--sm", default="sm_90a")
    parser.add_argument("--ptxas", default=shutil.which("ptxas"))
    options = parser.parse_args()
    packed = pack(options.out, options.sm, options.ptxas)
    print(f"{packed} images; on a machine with a GPU: sh {options.out}/run.sh")


if __name__ == "__main__":
    main()
