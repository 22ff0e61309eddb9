#!/bin/sh
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# images.sh FOLDER: writes what the fuzzers of images and of tileiras begin with: our kernels, as
# fat binaries, PTX and, where there is ptxas, cubins, to FOLDER/images, and as bytecode behind
# four bytes that choose options to FOLDER/tileiras. Needs build/bin.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
bin=$root/build/bin
folder=$1
mkdir -p "$folder/images" "$folder/tileiras"
program=$(mktemp)
trap 'rm -f "$program"' EXIT
for file in "$root"/test/Tile/CudaTile/Inputs/kernels/*.mlir; do
  name=$(basename "$file" .mlir)
  "$bin/nv-tileas-opt" "$file" --emit-tile-bytecode -o "$program"
  printf '\000\001\000\000' | cat - "$program" > "$folder/tileiras/$name"
  # Not every machine has each kernel.
  for form in fatbin ptx cubin; do
    "$bin/tileiras" "$program" --gpu-name=sm_120 --emit=$form \
      -o "$folder/images/$name.$form" 2> /dev/null || true
  done
done
