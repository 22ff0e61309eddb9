//===- Hints.td - Hints, traps, counters and type tests ----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//===----------------------------------------------------------------------===//
// Hints, traps and counters
//===----------------------------------------------------------------------===//

def : Generic<[int_allow_runtime_check, int_allow_ubsan_check,
               int_experimental_widenable_condition]>,
      Printed<"printTrue">;
def : Generic<[int_allow_sanitize_address, int_allow_sanitize_hwaddress,
               int_allow_sanitize_memory, int_allow_sanitize_thread]>,
      Printed<"printFalse">;
def : Generic<[int_annotation, int_arithmetic_fence, int_expect,
               int_expect_with_probability, int_launder_invariant_group,
               int_preserve_static_offset, int_ptr_annotation, int_ssa_copy,
               int_strip_invariant_group]>,
      FirstOperand;
def : Generic<[int_assume, int_codeview_annotation, int_dbg_assign,
               int_dbg_declare, int_dbg_label, int_dbg_value, int_donothing,
               int_experimental_convergence_anchor,
               int_experimental_convergence_entry,
               int_experimental_convergence_loop,
               int_experimental_noalias_scope_decl, int_fake_use,
               int_invariant_end, int_invariant_start, int_lifetime_end,
               int_lifetime_start, int_pseudoprobe, int_sideeffect, int_vaend,
               int_var_annotation]>,
      Printed<"printNothing">;
def : Generic<[int_debugtrap]>, Printed<"printBreak">;
def : Generic<[int_frameaddress]>,
      Printed<"printNull">,
      Verified<FrameAddress>;
def : Generic<[int_returnaddress]>,
      Printed<"printNull">,
      Verified<ReturnAddress>;
def : Generic<[int_is_constant]>, Printed<"printIsConstant">;
def : Generic<[int_objectsize]>,
      Printed<"printObjectSize">,
      Verified<Selected>,
      Shaped<[Single<Result>]>;
def : Generic<[int_readcyclecounter]>,
      Printed<"printCycles">,
      Verified<Selected>;
def : Generic<[int_readsteadycounter]>, Printed<"printSteadyCounter">;
def : Generic<[int_trap, int_ubsantrap]>, Printed<"printTrap">;
def : Generic<[int_vacopy]>, Printed<"printVaCopy">;
def : Generic<[int_vastart]>, Printed<"printVaStart">;

//===----------------------------------------------------------------------===//
// Type tests
//===----------------------------------------------------------------------===//

def : Generic<[int_public_type_test, int_type_test]>,
      Expanded<"expandTypeTest">;
