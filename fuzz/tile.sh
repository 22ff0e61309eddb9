#!/bin/sh
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# tile.sh FOLDER RUNS: executes the fuzzer of Tile IR's bytecode that often, in parts, beginning
# with our kernels. FOLDER keeps the corpus, what was found, and the number of executions, so
# that the next call goes on. Needs build-fuzz/bin/opennvvm-fuzz-tile and build/bin/nv-tileas-opt.
# LLVM's libraries are not instrumented, and so containers look poisoned that are not.
set -eu
export ASAN_OPTIONS=detect_container_overflow=0:allow_user_poisoning=0
root=$(cd "$(dirname "$0")/.." && pwd)
folder=$1 runs=$2 part=100000
mkdir -p "$folder/corpus" "$folder/found"
for file in "$root"/test/Tile/CudaTile/Inputs/kernels/*.mlir; do
  seed="$folder/corpus/$(basename "$file" .mlir).tilebc"
  [ -e "$seed" ] || "$root/build/bin/nv-tileas-opt" "$file" --emit-tile-bytecode -o "$seed"
done
count=$(cat "$folder/executions" 2> /dev/null || echo 0)
while [ "$count" -lt "$runs" ]; do
  "$root/build-fuzz/bin/opennvvm-fuzz-tile" -max_len=4096 -len_control=0 -keep_seed=1 \
    -rss_limit_mb=1024 -timeout=10 -runs=$part -artifact_prefix="$folder/found/" \
    "$folder/corpus" 2> "$folder/last.log"
  count=$((count + part))
  echo "$count" > "$folder/executions"
done
echo "$count executions, $(ls "$folder/found" | wc -l) findings"
