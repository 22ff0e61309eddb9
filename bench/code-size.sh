#!/bin/sh
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Compares the machine code of our PTX with that of llc -O2, on the CUDA programs
# of test/RealCode/Programs; docs/figures/machine-code.md has past results. Needs CUDA's headers,
# libdevice and ptxas. SM selects the machine, sm_80 by default.
#
#   code-size.sh BUILD-FOLDER [OPTION-OF-COMPARE-CODE...]
set -eu
build=$1
shift
root=$(cd "$(dirname "$0")/.." && pwd)
sm=${SM:-sm_80}
modules=$build/code-size/$sm
for cuda in "${CUDA_HOME:-}" "${CUDA_PATH:-}" /usr/local/cuda; do
  [ ! -f "$cuda/include/cuda_runtime.h" ] || break
done
libdevice=${OPENNVVM_LIBDEVICE:-$cuda/nvvm/libdevice/libdevice.10.bc}
ptxas=$(command -v ptxas || echo "$cuda/bin/ptxas")
for needed in "$cuda/include/cuda_runtime.h" "$libdevice" "$ptxas"; do
  [ -f "$needed" ] || { echo "code-size: there is no $needed" >&2; exit 1; }
done
if [ ! -f "$modules/complete" ]; then
  python3 "$root/test/RealCode/Programs/programs.py" clang++-22 "$cuda" \
    "$build/bin/nvvmc" "$modules" --machines="$sm" --levels=-O2 \
    --libdevice="$libdevice" --bitcode
  : >"$modules/complete"
fi
python3 "$root/bench/compare-code.py" "$build/bin/nvvmc" llc-22 "$ptxas" "$sm" \
  "$modules"/*.bc "$@"
