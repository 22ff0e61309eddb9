#!/bin/sh
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Makes the Debian packages, source and binary, and runs lintian on them.
#
#   deb.sh FOLDER
#
# The packages go to FOLDER, in place of older ones. They are built in a folder below it from the files
# that git tracks, with Debian's compiler flags; ccache makes a second build quick.
# JOBS is the number of processes. bootstrap.sh --packages installs the tools.
set -eu
[ $# -eq 1 ] || { echo 'usage: deb.sh FOLDER' >&2; exit 2; }
mkdir -p "$1"
to=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."

version=$(dpkg-parsechangelog -l packaging/debian/changelog -S Version)
upstream=${version%-*}
project=$(sed -n 's/^project(OpenNVVM VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
[ "$upstream" = "$project" ] || {
  echo "deb.sh: packaging/debian/changelog is of $upstream, CMakeLists.txt of $project" >&2
  exit 1
}
seconds=$(dpkg-parsechangelog -l packaging/debian/changelog -S Timestamp)

rm -rf "$to"/opennvvm-* "$to"/*.deb "$to"/*.changes "$to"/*.buildinfo \
  "$to"/*.dsc "$to"/*.tar.*
source="$to/opennvvm-$upstream"
mkdir "$source"
git ls-files -z | tar -c --null -T - | tar -x -C "$source"
tar -c --sort=name --mtime="@$seconds" --owner=0 --group=0 --numeric-owner \
  --mode=u=rwX,go=rX -C "$to" "opennvvm-$upstream" |
  xz -T1 > "$to/opennvvm_$upstream.orig.tar.xz"
cp -r packaging/debian "$source"

# debhelper gives the build another home, where ccache would find nothing.
if command -v ccache >/dev/null; then
  CCACHE_DIR=${CCACHE_DIR:-$(ccache --get-config cache_dir)}
  export CCACHE_DIR
fi
export DEB_BUILD_OPTIONS="parallel=${JOBS:-$(nproc)}"
(cd "$source" && dpkg-buildpackage -us -uc)
lintian --allow-root --fail-on=error,warning --info "$to"/*.changes
rm -rf "$source"
