#!/bin/sh
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Builds the tools, the libraries and the release archive twice, from copies of the
# files that git tracks in two folders with names of different lengths, without
# ccache, and compares every installed byte.
#
#   reproducible.sh [--continue] FOLDER [CMAKE-OPTION...]
#
# FOLDER is replaced; with --continue, what an interrupted run of the same commit has
# built there is kept. JOBS is the number of processes. Exit status 1: what differs
# is listed, and both trees are kept.
set -eu
continue=
[ "${1:-}" != --continue ] || { continue=yes; shift; }
[ $# -ge 1 ] || {
  echo 'usage: reproducible.sh [--continue] FOLDER [CMAKE-OPTION...]' >&2
  exit 2
}
commit=$(git -C "$(dirname "$0")" rev-parse HEAD)
[ -n "$continue" ] && [ "$(cat "$1/commit" 2>/dev/null)" = "$commit" ] || rm -rf "$1"
mkdir -p "$1"
echo "$commit" > "$1/commit"
to=$(cd "$1" && pwd)
shift
cd "$(dirname "$0")/.."
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH

build() {
  source=$1 installed=$2
  shift 2
  mkdir -p "$source"
  # The files keep their time: what is built is built.
  git ls-files -z | tar -c --null -T - | tar -x -C "$source"
  rm -rf "$installed"
  (
    cd "$source"
    cmake --preset release -DOPENNVVM_CCACHE=OFF -DBUILD_TESTING=OFF "$@"
    cmake --build build -j "${JOBS:-$(nproc)}" --target opennvvm-tools nvvmc-static
    cmake --install build --prefix "$installed"
    packaging/dist.py build -o "$installed/dist"
  ) > "$installed.log" 2>&1 || { tail -30 "$installed.log" >&2; exit 1; }
}

build "$to/one" "$to/installed-one" "$@"
build "$to/another/folder" "$to/installed-another" "$@"
if ! diff -r "$to/installed-one" "$to/installed-another"; then
  echo 'reproducible.sh: the two builds differ' >&2
  exit 1
fi
echo "$(find "$to/installed-one" -type f | wc -l) files are the same"
rm -rf "$to"
