//===- PassOptions.td - NVVMPassOptions --------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

include "Catalog.td"

/// A documented option: its byte offset in the options array, or its slot.
class PassOption<string name, int offset, string what> {
  string Name = name;
  int Offset = offset;
  string What = what;
}

def : PassOption<"disable-verifier", 600, "Do not run verifiers in the pipeline.">;
def : PassOption<"disable-lowering", 2000, "Do not run NVVMIntrinsicLowering.">;
def : PassOption<"disable-generic-to-nvvm", 2200, "Do not run GenericToNVVM.">;
