#!/bin/sh
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The machine instructions that kernels execute, as compiled by us, by opt and llc, and
# by libNVVM where there is one; docs/figures/executed.md has past results. Needs CUDA's
# headers, libdevice, ptxas, nvdisasm and NumPy.
#
#   executed.sh BUILD-FOLDER [OPTION-OR-NAME-OF-EXECUTED.PY...]
set -eu
build=$1
shift
root=$(cd "$(dirname "$0")/.." && pwd)
for cuda in "${CUDA_HOME:-}" "${CUDA_PATH:-}" /usr/local/cuda; do
  [ ! -f "$cuda/include/cuda_runtime.h" ] || break
done
python=$(command -v /usr/bin/python3 || command -v python3)
nvdisasm=$(command -v nvdisasm || ls "$cuda/bin/nvdisasm" \
  "$build"/clients/Triton/venv/lib/python*/site-packages/triton/backends/nvidia/bin/nvdisasm \
  2>/dev/null | head -n 1)
for needed in "$cuda/include/cuda_runtime.h" "$nvdisasm"; do
  [ -f "$needed" ] || { echo "executed: there is no nvdisasm or no CUDA" >&2; exit 1; }
done
"$python" -c "import numpy" || { echo "executed: $python has no NumPy" >&2; exit 1; }
for library in "${OPENNVVM_LIBNVVM:-}" "$cuda/nvvm/lib64/libnvvm.so" \
  "$cuda/lib64/libnvvm.so" "$cuda/lib/libnvvm.so"; do
  [ ! -f "$library" ] || { set -- --libnvvm="$library" "$@"; break; }
done
mkdir -p "$build/executed"
"$build/test/write-cases" "$build/executed/cases"
exec "$python" "$root/bench/executed.py" "$build/bin/nvvmc" "$cuda" "$nvdisasm" \
  "$build/executed" --cases="$build/executed/cases" "$@"
