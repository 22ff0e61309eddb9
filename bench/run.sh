#!/bin/sh
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Runs the comparison with LLVM on all available modules: the examples, the test
# corpus at four levels if CUDA's headers are found, and libdevice if it is
# found.
#
#   run.sh BUILD-FOLDER [OPTION...]
set -eu
build=$1
shift
root=$(cd "$(dirname "$0")/.." && pwd)
corpus=$build/bench-corpus
for cuda in "${CUDA_HOME:-}" "${CUDA_PATH:-}" /usr/local/cuda; do
  if [ -f "$cuda/include/cuda_runtime.h" ]; then
    if [ ! -d "$corpus" ]; then
      python3 "$root/test/RealCode/Corpus/compile.py" clang++-22 "$cuda" "$corpus" \
        -O0,-O1,-O2,-fast "$root"/test/RealCode/Corpus/Inputs/*.cu "$root"/examples/*.cu
    fi
    break
  fi
done
set -- "$@" --nvvmc="$build/bin/nvvmc" "$root"/examples/*.ll
for module in "$corpus"/*.bc \
  "${OPENNVVM_LIBDEVICE:-$cuda/nvvm/libdevice/libdevice.10.bc}"; do
  [ ! -f "$module" ] || set -- "$@" "$module"
done
"$build/bin/opennvvm-bench" "$@"
"$root/bench/keystrokes.py" "$build/bin/nvvmc"
