//===- Refused.td - What GPUs do not have ------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Generic<[int_addressofreturnaddress]>,
      Refused<"a GPU does not expose return addresses",
              "drop the call: where a function returns to is not an address">;
def : Generic<[int_adjust_trampoline, int_init_trampoline]>,
      Verified<OfHosts>,
      Refused<"PTX code cannot be written at run time",
              "pass what the trampoline would hold as an argument">;
def : Generic<[int_alloc_token_id, int_asan_check_memaccess,
               int_hwasan_check_memaccess,
               int_hwasan_check_memaccess_fixedshadow,
               int_hwasan_check_memaccess_shortgranules,
               int_hwasan_check_memaccess_shortgranules_fixedshadow]>,
      Refused<"sanitizer calls must be lowered before code generation",
              "compile device code without the sanitizer">;
def : Generic<[int_call_preallocated_arg, int_call_preallocated_setup,
               int_call_preallocated_teardown]>,
      Refused<"PTX does not let code place arguments",
              "pass the arguments by value">;
def : Generic<[int_callbr_landingpad]>,
      Refused<"inline assembly in PTX cannot jump to another block",
              "return a condition from the assembly and branch on it">;
def : Generic<[int_clear_cache]>,
      Refused<"PTX code cannot be written at run time",
              "pass what the trampoline would hold as an argument">;
def : Generic<[int_coro_align, int_coro_alloc, int_coro_alloca_alloc,
               int_coro_alloca_free, int_coro_alloca_get,
               int_coro_async_context_alloc, int_coro_async_context_dealloc,
               int_coro_async_resume, int_coro_async_size_replace,
               int_coro_await_suspend_bool, int_coro_await_suspend_handle,
               int_coro_await_suspend_void, int_coro_begin,
               int_coro_begin_custom_abi, int_coro_destroy, int_coro_done,
               int_coro_end, int_coro_end_async, int_coro_end_results,
               int_coro_frame, int_coro_free, int_coro_id, int_coro_id_async,
               int_coro_id_retcon, int_coro_id_retcon_once, int_coro_is_in_ramp,
               int_coro_noop, int_coro_prepare_async, int_coro_prepare_retcon,
               int_coro_promise, int_coro_resume, int_coro_save, int_coro_size,
               int_coro_subfn_addr, int_coro_suspend, int_coro_suspend_async,
               int_coro_suspend_retcon]>,
      Refused<"coroutines must be split before code generation",
              "split them first: opt -passes='coro-early,cgscc(coro-split),coro-cleanup'">;
def : Generic<[int_eh_dwarf_cfa, int_eh_exceptioncode, int_eh_exceptionpointer,
               int_eh_recoverfp, int_eh_return_i32, int_eh_return_i64,
               int_eh_sjlj_functioncontext, int_eh_sjlj_setup_dispatch,
               int_eh_unwind_init, int_seh_scope_begin, int_seh_scope_end,
               int_seh_try_begin, int_seh_try_end]>,
      Refused<"PTX has no exceptions",
              "compile without exceptions">;
def : Generic<[int_eh_sjlj_callsite, int_eh_sjlj_longjmp, int_eh_sjlj_lsda,
               int_eh_sjlj_setjmp, int_eh_typeid_for]>,
      Verified<OfHosts>,
      Refused<"PTX has no exceptions",
              "compile without exceptions">;
def : Generic<[int_experimental_deoptimize, int_experimental_guard]>,
      Refused<"PTX code cannot be replaced at run time",
              "lower it first: opt -passes=lower-guard-intrinsic">;
def : Generic<[int_experimental_gc_get_pointer_base,
               int_experimental_gc_get_pointer_offset,
               int_experimental_gc_relocate, int_experimental_gc_result,
               int_experimental_gc_statepoint, int_gcread, int_gcroot,
               int_gcwrite]>,
      Refused<"PTX has no garbage collector",
              "allocate with malloc, or in memory of the host's program">;
def : Generic<[int_experimental_patchpoint, int_experimental_patchpoint_void,
               int_experimental_stackmap, int_xray_customevent,
               int_xray_typedevent]>,
      Refused<"PTX code cannot be patched at run time",
              "drop the call, or read a variable in its place">;
def : Generic<[int_stackguard, int_stackprotector]>,
      Verified<OfHosts>,
      Refused<"PTX does not expose stack frames",
              "pass the address of an alloca instead">;
def : Generic<[int_get_dynamic_area_offset, int_localaddress, int_localescape,
               int_localrecover, int_sponentry, int_stackaddress]>,
      Refused<"PTX does not expose stack frames",
              "pass the address of an alloca instead">;
def : Generic<[int_get_fpenv, int_get_fpmode, int_reset_fpenv, int_reset_fpmode,
               int_set_fpenv, int_set_fpmode]>,
      Refused<"PTX has no floating-point environment",
              "drop the call: each instruction states its own rounding mode">;
def : Generic<[int_icall_branch_funnel, int_type_checked_load,
               int_type_checked_load_relative]>,
      Refused<"type tests need link-time optimization",
              "resolve them first: opt -passes=wholeprogramdevirt,lowertypetests">;
def : Generic<[int_instrprof_callsite, int_instrprof_cover,
               int_instrprof_increment, int_instrprof_increment_step,
               int_instrprof_mcdc_parameters,
               int_instrprof_mcdc_tvbitmap_update, int_instrprof_timestamp,
               int_instrprof_value_profile]>,
      Refused<"profiling must be lowered before code generation",
              "lower it first: opt -passes=instrprof, or compile device code without profiling">;
def : Generic<[int_loop_decrement, int_loop_decrement_reg,
               int_set_loop_iterations, int_start_loop_iterations,
               int_test_set_loop_iterations, int_test_start_loop_iterations]>,
      Refused<"PTX has no loop counter",
              "compare and branch: the loop counter is a value like any other">;
def : Generic<[int_objc_arc_annotation_bottomup_bbend,
               int_objc_arc_annotation_bottomup_bbstart,
               int_objc_arc_annotation_topdown_bbend,
               int_objc_arc_annotation_topdown_bbstart, int_objc_autorelease,
               int_objc_autoreleasePoolPop, int_objc_autoreleasePoolPush,
               int_objc_autoreleaseReturnValue,
               int_objc_claimAutoreleasedReturnValue,
               int_objc_clang_arc_noop_use, int_objc_clang_arc_use,
               int_objc_copyWeak, int_objc_destroyWeak, int_objc_initWeak,
               int_objc_loadWeak, int_objc_loadWeakRetained, int_objc_moveWeak,
               int_objc_release, int_objc_retain, int_objc_retainAutorelease,
               int_objc_retainAutoreleaseReturnValue,
               int_objc_retainAutoreleasedReturnValue, int_objc_retainBlock,
               int_objc_retain_autorelease, int_objc_retainedObject,
               int_objc_storeStrong, int_objc_storeWeak, int_objc_sync_enter,
               int_objc_sync_exit, int_objc_unretainedObject,
               int_objc_unretainedPointer,
               int_objc_unsafeClaimAutoreleasedReturnValue]>,
      Refused<"there is no Objective-C on a GPU",
              "drop the call">;
def : Generic<[int_pcmarker]>,
      Verified<Selected>,
      Refused<"PTX has no program counter markers",
              "drop the call">;
def : Generic<[int_preserve_array_access_index,
               int_preserve_struct_access_index,
               int_preserve_union_access_index]>,
      Refused<"only BPF relocates such accesses",
              "compute the address with getelementptr">;
def : Generic<[int_protected_field_ptr, int_ptrauth_auth, int_ptrauth_blend,
               int_ptrauth_resign, int_ptrauth_sign, int_ptrauth_sign_generic,
               int_ptrauth_strip]>,
      Refused<"PTX has no signed pointers",
              "compile without pointer authentication">;
def : Generic<[int_read_register, int_read_volatile_register,
               int_write_register]>,
      Refused<"PTX registers are virtual",
              "read a special register by its intrinsic, llvm.nvvm.read.ptx.sreg.*">;
def : Generic<[int_reloc_none]>,
      Refused<"PTX has no explicit relocations",
              "drop the call">;
def : Generic<[int_set_rounding]>,
      Refused<"the rounding mode is part of each PTX instruction",
              "call the intrinsic with the rounding mode in its name, such as llvm.nvvm.add.rz.f">;
def : Generic<[int_swift_async_context_addr]>,
      Refused<"there is no Swift on a GPU",
              "drop the call">;
def : Generic<[int_thread_pointer, int_threadlocal_address]>,
      Refused<"PTX has no thread-local variables",
              "what each thread has of its own is an alloca; pass its address to who needs it">;
def : Generic<[int_vscale]>, Refused<"PTX has no scalable vectors",
              "use vectors of a fixed length">;
