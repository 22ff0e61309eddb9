#!/bin/sh
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Builds the site of the documentation, and fails if anything about it is wrong: every
# warning of Sphinx's is an error, such as a link to a page, a file or a heading that
# is not there.
#
#   make-site.sh FOLDER [DOCS]
#
# The pages go to FOLDER/html. What does not change is kept in FOLDER/pages, so that the
# next time is quick. bootstrap.sh --clients installs Sphinx, MyST and the theme.
set -eu
root=$(dirname "$0")/..
docs=${2:-$root/docs}
command -v sphinx-build >/dev/null ||
  { echo 'make-site: there is no sphinx-build; run scripts/bootstrap.sh --clients' >&2; exit 2; }
sphinx-build -W --keep-going -n -q -j auto -b html -d "$1/pages" "$docs" "$1/html"
