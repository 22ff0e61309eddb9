#!/bin/sh
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Makes the kept .ll files anew from the .cu files beside them. Needs clang 22
# and CUDA's headers; nothing else of the project does. -nocudalib leaves the
# calls to libdevice open: its code is NVIDIA's and is not kept here.
set -eu
cd "$(dirname "$0")"
cuda=${CUDA_HOME:-${CUDA_PATH:-/usr/local/cuda}}
for source in *.cu; do
  clang++-22 -x cuda --cuda-device-only --cuda-gpu-arch=sm_75 -O2 -std=c++17 \
    -nocudalib --cuda-path="$cuda" -Wno-unknown-cuda-version \
    -emit-llvm -S "$source" -o "${source%.cu}.ll"
done
