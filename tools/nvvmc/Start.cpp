//===- Start.cpp - The program nvvmc --------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Start.h"

int main(int Argc, char **Argv) { return opennvvmMain(Argc, Argv); }
