//===- Rules.td - Every diagnostic -------------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

include "Annotations.td"
include "Catalog.td"
include "Fixes.td"

include "rules/Input.td"
include "rules/Module.td"
include "rules/Global.td"
include "rules/Function.td"
include "rules/Attribute.td"
include "rules/Instruction.td"
include "rules/Atomic.td"
include "rules/AddressSpaceCast.td"
include "rules/Call.td"
include "rules/Intrinsic.td"
include "rules/Launch.td"
include "rules/Gate.td"
include "rules/InternalConvert.td"
include "rules/InternalAtomic.td"
include "rules/InternalTexture.td"
include "rules/InternalMemory.td"
include "rules/InternalMMA.td"
include "rules/InternalOther.td"
include "rules/InternalCarrier.td"
include "rules/Emission.td"
include "rules/InlineAsm.td"
include "rules/Lint.td"
include "rules/LintUndefined.td"
include "rules/LintThreads.td"
