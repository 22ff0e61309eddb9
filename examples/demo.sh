#!/bin/sh
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Verifies and emits every example for five generations of GPUs, and assembles it
# where ptxas is found; shows what is said of a wrong module, one mistake mended, the
# PTX of a kernel, and where to go next.
#
#   demo.sh NVVMC [OUTPUT-FOLDER]
set -eu
nvvmc=$1
out=${2:-}
examples=$(dirname "$0")
archs='sm_75 sm_80 sm_90 sm_100 sm_120'
if [ -z "$out" ]; then
  out=$(mktemp -d)
  trap 'rm -rf "$out"' EXIT
fi
mkdir -p "$out"
command -v "$nvvmc" >/dev/null || {
  echo "demo: there is no $nvvmc; make demo builds one" >&2
  exit 2
}

runs() { "$1" --version >/dev/null 2>&1; }
ptxas=''
! runs ptxas || ptxas=ptxas
libdevice=${OPENNVVM_LIBDEVICE:-}
for root in "${CUDA_HOME:-}" "${CUDA_PATH:-}" /usr/local/cuda; do
  if [ -z "$ptxas" ] && runs "$root/bin/ptxas"; then
    ptxas=$root/bin/ptxas
  fi
  if [ -z "$libdevice" ] && [ -f "$root/nvvm/libdevice/libdevice.10.bc" ]; then
    libdevice=$root/nvvm/libdevice/libdevice.10.bc
  fi
done

echo "nvvmc compile on $(ls "$examples"/*.ll | wc -l) kernels:" \
  "verify, then emit PTX for $archs"
[ -n "$ptxas" ] || echo 'ptxas not found: what is emitted is not assembled'
[ -n "$libdevice" ] ||
  echo 'libdevice not found: nbody keeps its calls to __nv_rsqrtf and others'
echo

failed=0
for source in "$examples"/*.ll; do
  name=$(basename "$source" .ll)
  line=$(printf '  %-11s' "$name")
  for arch in $archs; do
    ptx=$out/$name.$arch.ptx
    if ! "$nvvmc" compile "$source" --arch="$arch" --quiet \
      ${libdevice:+"--libdevice=$libdevice"} -o "$ptx"; then
      verdict=REFUSED
      failed=1
    elif [ -z "$ptxas" ]; then
      verdict=emitted
    elif ! "$ptxas" -c --gpu-name="$arch" "$ptx" -o "$ptx.cubin" \
      >"$ptx.log" 2>&1; then
      verdict='NOT ASSEMBLED'
      sed 's/^/    /' "$ptx.log" >&2
      failed=1
    else
      verdict=ok
    fi
    line="$line  $arch $verdict"
  done
  echo "$line"
done

if [ "$failed" -ne 0 ]; then
  echo 'demo: something above went wrong' >&2
  exit 1
fi
echo
echo 'What is wrong is told, all of it in one run:'
echo
"$nvvmc" verify "$examples/wrong/tile.ll" --arch=sm_90 2>&1 | sed 's/^/  /'
echo
echo 'and mended in your own text, where that does not change what is computed:'
echo
"$nvvmc" fix --dry-run --only=instruction-fence-standard \
  "$examples/wrong/tile.ll" --arch=sm_90 2>/dev/null | sed 's/^/  /'
echo
echo 'saxpy for sm_90, as emitted:'
echo
sed -n '1,60s/^/  /p' "$out/saxpy.sm_90.ptx"
echo
if [ -n "$ptxas" ]; then
  echo 'Every kernel was verified, emitted and accepted by ptxas.'
else
  echo 'Every kernel was verified and emitted.'
fi
cat <<END

Go on with
  $nvvmc verify FILE.ll --arch=sm_90     what is wrong with a module of yours
  $nvvmc fix --dry-run FILE.ll           what can be mended, as a patch
  $nvvmc compile FILE.ll --arch=sm_90 --opt=2 -o FILE.ptx
  $nvvmc explain kernel-nonvoid          a rule: why, what is legal, the remedy
  docs/index.md                          Numba, Triton, clang, Rust, Julia, MLIR: where to begin
  make build                             all commands, optimized; the libraries, the plugins, the other tools
END
