#!/bin/sh
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Installs what a build needs on Debian 12, and nothing else; no other part of the
# project installs anything. Prints what it does, and does nothing if everything
# is installed. On other systems, it only checks for the tools and names those
# that are missing.
#
#   bootstrap.sh [--checks | --clients | --packages | --nightly]
#   bootstrap.sh --llvm-version
#
# --checks also installs what scripts/ci-checks.sh runs. --clients also installs the
# projects whose own tests run with our libraries, the shells that completions are tried
# in, the browser that opens reports, what spreads work over hosts (the package of sshd
# also starts it, which the tests do not need), and what makes a site of the
# documentation; --packages what Debian packages are made and tried with; --nightly all of
# these and gcc. The version of LLVM and its tools is set below; --llvm-version prints it.
set -eu

llvm=22

# build tools; LLVM 22 with its static libraries, compiler, linker, layout of
# code and test tools; what those static libraries link; what reads configuration
# files; test and bench libraries.
packages="
  cmake ninja-build ccache python3 python3-numpy python3-psutil python3-venv
  bolt-$llvm clang-$llvm lld-$llvm llvm-$llvm llvm-$llvm-dev llvm-$llvm-tools
  libclang-rt-$llvm-dev libmlir-$llvm-dev mlir-$llvm-tools
  zlib1g-dev libzstd-dev libz3-dev
  libtomlplusplus-dev
  libgtest-dev libbenchmark-dev"
checks="clang-format-$llvm clang-tidy-$llvm git"
clients="pkg-config python3-numba python3-scipy zsh fish
  chromium chromium-driver nodejs neovim
  iproute2 openssh-client openssh-server parallel rsync
  python3-sphinx python3-myst-parser furo"
debian='debhelper debootstrap dh-python dpkg-dev lintian pkg-config'
case ${1:-} in
--checks) packages="$packages $checks" ;;
--clients) packages="$packages $clients" ;;
--packages) packages="$packages $debian" ;;
--nightly) packages="$packages $checks $clients $debian g++" ;;
--llvm-version)
  echo "$llvm"
  exit 0
  ;;
'') ;;
*)
  printf 'usage: bootstrap.sh [%s]\n' \
    '--checks | --clients | --packages | --nightly | --llvm-version' >&2
  exit 2
  ;;
esac

say() { printf 'bootstrap: %s\n' "$*"; }
die() { printf 'bootstrap: %s\n' "$*" >&2; exit 1; }

check_by_hand() {
  missing=''
  for tool in cmake ninja python3 "clang++-$llvm" \
      "/usr/lib/llvm-$llvm/bin/FileCheck" "/usr/lib/llvm-$llvm/bin/llvm-tblgen"
  do
    command -v "$tool" >/dev/null 2>&1 || missing="$missing $tool"
  done
  [ -z "$missing" ] || die "no apt-get here; install these by hand:$missing"
  say 'no apt-get here, but the tools are all there'
}

if ! command -v apt-get >/dev/null 2>&1 || ! command -v dpkg-query >/dev/null 2>&1
then
  check_by_hand
  exit 0
fi

missing=''
for package in $packages; do
  state=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$state" = installed ] || missing="$missing $package"
done
if [ -z "$missing" ]; then
  say 'all packages are installed'
  exit 0
fi
say "installing:$missing"

root=''
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null 2>&1 ||
    die "not root and no sudo; run as root: apt-get install$missing"
  root=sudo
fi

export DEBIAN_FRONTEND=noninteractive
say 'refreshing the package lists'
$root apt-get update -q ||
  say 'apt-get update reported problems; going on with the lists at hand'

if ! apt-cache show "llvm-$llvm-dev" >/dev/null 2>&1; then
  die "this system offers no llvm-$llvm-dev. Debian 12 has LLVM $llvm in its
security suite; add this line to /etc/apt/sources.list and run again:
  deb http://deb.debian.org/debian-security bookworm-security main
Elsewhere, https://apt.llvm.org offers it."
fi

# shellcheck disable=SC2086 # word splitting is intended
$root env DEBIAN_FRONTEND=noninteractive \
  apt-get install -q -y --no-install-recommends $missing ||
  die "apt-get could not install:$missing"
say 'done'
