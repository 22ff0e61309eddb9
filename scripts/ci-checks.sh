#!/bin/sh
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Checks in addition to the test suite: the structure of the source, formatting,
# missing includes that the precompiled header hides, and clang-tidy.
#
#   ci-checks.sh BUILD [BASE | --all]
#   ci-checks.sh BUILD --file FILE
#
# BUILD is a configured build tree whose tables have been generated. Includes and
# clang-tidy are checked for files that changed since commit BASE (by default the
# previous one), or for all files. --file checks only these two, of one file, after the
# script has run without it. bootstrap.sh --checks installs the tools and defines their
# version.
set -eu
build=$1
base=${2:-HEAD~1}
cd "$(dirname "$0")/.."
llvm=$(scripts/bootstrap.sh --llvm-version)
status=0

# A change of more files than this is a sweep: the first ones stand for it.
most=300

# Files come in, one per line.
check_headers() { xargs -r scripts/check-includes.py "$build"; }
check_sources() {
  xargs -r -n 1 -P "$(nproc)" "clang-tidy-$llvm" -p "$build/check" --quiet \
    --warnings-as-errors='*'
}

if [ "$base" = --file ]; then
  case $3 in
  *.h) echo "$3" | check_headers ;;
  *) echo "$3" | check_sources ;;
  esac
  exit
fi

step() { printf 'check: %s\n' "$1"; }
failed() { status=1; printf 'check: %s: failed\n' "$1" >&2; }

# The sources and headers to look at, one per line.
changed() {
  if [ "$base" = --all ]; then
    git ls-files -- lib include tools utils testing bench
  else
    git diff --name-only --diff-filter=d "$base" -- \
      lib include tools utils testing bench
  fi | grep -E '\.(cpp|h)$' | grep -v '/Inputs/' || :
}

step 'layers, budgets, banners, namespaces, pointers'
scripts/check-source.py || failed 'source'

step 'parts of lib/PTX'
scripts/check-ptx-parts.py || failed 'parts'

step 'formatting'
git ls-files '*.cpp' '*.h' | grep -v '/Inputs/' |
  xargs "clang-format-$llvm" --dry-run -Werror || failed 'formatting'

if [ "$base" != --all ] && ! git rev-parse -q --verify "$base^{commit}" >/dev/null
then
  echo "check: there is no $base here: includes and clang-tidy are left out"
  exit $status
fi

files=$(changed)
count=$(printf '%s' "$files" | grep -c '' || :)
if [ "$base" != --all ] && [ "$count" -gt "$most" ]; then
  echo "check: $count files changed; the first $most are checked"
  files=$(printf '%s\n' "$files" | head -n "$most")
fi

# Sources are read once, without the precompiled header, by clang-tidy.
step 'includes of headers'
printf '%s\n' "$files" | grep '\.h$' |
  check_headers || failed 'includes'

step 'includes of sources, clang-tidy'
scripts/check-includes.py "$build" --database "$build/check"
printf '%s\n' "$files" | grep '\.cpp$' |
  check_sources || failed 'clang-tidy'
exit $status
