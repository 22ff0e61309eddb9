#!/bin/sh
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Packs a folder to run the algorithms on another machine with a GPU: PTX, inputs,
# known answers, and the source of the program that compares them.
#
#   pack.sh BUILD-FOLDER OUT [SM]
#
# On that machine, run sh OUT/run.sh; it needs a C++ compiler and NVIDIA's driver.
set -eu
build=$1
out=$2
sm=${3:-sm_75}
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$out"
"$build/test/write-cases" "$out/cases"
libdevice=
for place in "${OPENNVVM_LIBDEVICE:-}" \
  "${CUDA_HOME:-/usr/local/cuda}/nvvm/libdevice/libdevice.10.bc"; do
  if [ -f "$place" ]; then
    libdevice=$place
    break
  fi
done
python3 "$here/../../test/Execution/Algorithms/compile.py" clang++-22 "$build/bin/nvvmc" "$sm" \
  "$out/ptx" "$here"/../../test/Execution/Algorithms/Sources/*.cu "--libdevice=$libdevice"
rm -f "$out"/ptx/*.bc
cp "$here/gpu-run.cpp" "$here/CaseFile.cpp" "$here/CaseFile.h" "$out"
cat > "$out/run.sh" <<'END'
#!/bin/sh
cd "$(dirname "$0")"
${CXX:-c++} -std=c++17 -O1 gpu-run.cpp CaseFile.cpp -ldl -o gpu-run &&
  ./gpu-run cases ptx/*.ptx
END
