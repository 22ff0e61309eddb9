#!/bin/sh
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# What is checked beside the suite: layout of the source, formatting, includes
# that the precompiled header would hide, and clang-tidy on what changed.
#
#   ci-checks.sh BUILD [BASE]
#
# BUILD is a build tree whose libraries are built; BASE the commit that changed
# files are counted from, the one before this unless told otherwise. The version
# of the tools is that of LLVM, which scripts/bootstrap.sh installs.
set -eu
build=$1
base=${2:-HEAD~1}
cd "$(dirname "$0")/.."
status=0

step() { printf 'check: %s\n' "$1"; }
failed() { status=1; printf 'check: %s: failed\n' "$1" >&2; }

step 'layers, budgets, banners, pointers'
scripts/check-source.py || failed 'source'

step 'formatting'
git ls-files '*.cpp' '*.h' | grep -v '/Inputs/' |
  xargs clang-format-22 --dry-run -Werror || failed 'formatting'

step 'includes, without the precompiled header'
scripts/check-includes.py "$build" || failed 'includes'

step "clang-tidy on what changed since $base"
if git rev-parse -q --verify "$base^{commit}" >/dev/null; then
  git diff --name-only --diff-filter=d "$base" -- lib tools utils testing bench |
    grep '\.cpp$' |
    xargs -r -n 1 -P "$(nproc)" clang-tidy-22 -p "$build" --quiet \
      --warnings-as-errors='*' || failed 'clang-tidy'
else
  echo "check: there is no $base here: left out"
fi
exit $status
