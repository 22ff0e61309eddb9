//===- nvvm.h - The interface of libNVVM --------------------------*- C -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// OpenNVVM's implementation of the documented interface of libNVVM, written
// from its documentation. Programs that were compiled with NVIDIA's header
// work without a change; docs/libnvvm.md says what differs.
//
// A program collects modules, as text or bitcode, and compiles them to PTX.
// Calls on different programs may run in different threads; calls on one
// program wait for each other. Sizes of texts count the NUL at the end.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_C_NVVM_H
#define OPENNVVM_C_NVVM_H

#include <stddef.h>

/* The names are those of the documented interface.
   NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming) */

#ifdef __cplusplus
extern "C" {
#endif

/** What a call returns. */
typedef enum {
  NVVM_SUCCESS = 0,
  NVVM_ERROR_OUT_OF_MEMORY = 1,
  NVVM_ERROR_PROGRAM_CREATION_FAILURE = 2,
  NVVM_ERROR_IR_VERSION_MISMATCH = 3, /**< Of !nvvmir.version. */
  NVVM_ERROR_INVALID_INPUT = 4,       /**< A null pointer. */
  NVVM_ERROR_INVALID_PROGRAM = 5,     /**< Null, or not a live program. */
  NVVM_ERROR_INVALID_IR = 6,          /**< From nvvmVerifyProgram(). */
  NVVM_ERROR_INVALID_OPTION = 7,
  NVVM_ERROR_NO_MODULE_IN_PROGRAM = 8,
  NVVM_ERROR_COMPILATION = 9, /**< From nvvmCompileProgram(). */
  NVVM_ERROR_CANCELLED = 10
} nvvmResult;

/** A program, from nvvmCreateProgram() to nvvmDestroyProgram(). */
typedef struct _nvvmProgram *nvvmProgram;

/** The name of the enumerator, never null. */
const char *nvvmGetErrorString(nvvmResult result);

/** The version of this interface. A null pointer is skipped. */
nvvmResult nvvmVersion(int *major, int *minor);

/** The version of NVVM IR and of its debug metadata. A null pointer is
 *  skipped. */
nvvmResult nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg,
                         int *minorDbg);

/** The version of LLVM whose dialect a client should write for `arch`, such as
 *  "compute_90". Modules of every version up to the library's own are read for
 *  every architecture.
 *  Returns NVVM_ERROR_INVALID_INPUT if a pointer is null or the architecture is
 *  unknown. */
nvvmResult nvvmLLVMVersion(const char *arch, int *major);

/** Creates a program without modules. */
nvvmResult nvvmCreateProgram(nvvmProgram *prog);

/** Destroys `*prog` and sets it to null. */
nvvmResult nvvmDestroyProgram(nvvmProgram *prog);

/** Adds a module: `size` bytes of text or bitcode, which are copied and only
 *  read when the program is verified or compiled. `name` appears in messages;
 *  null stands for "<unnamed>". */
nvvmResult nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer,
                                  size_t size, const char *name);

/** Adds a library: only what other modules need is linked, as internal. */
nvvmResult nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer,
                                      size_t size, const char *name);

/** Compiles the program to PTX. Replaces its result and its log. */
nvvmResult nvvmCompileProgram(nvvmProgram prog, int numOptions,
                              const char **options);

/** Verifies the program. Replaces its log; the result stays. */
nvvmResult nvvmVerifyProgram(nvvmProgram prog, int numOptions,
                             const char **options);

/** The size of the result; 1 if there is none. */
nvvmResult nvvmGetCompiledResultSize(nvvmProgram prog, size_t *bufferSizeRet);

/** Copies the result into `buffer`. */
nvvmResult nvvmGetCompiledResult(nvvmProgram prog, char *buffer);

/** The size of the log; 1 if it is empty. */
nvvmResult nvvmGetProgramLogSize(nvvmProgram prog, size_t *bufferSizeRet);

/** Copies the log into `buffer`. */
nvvmResult nvvmGetProgramLog(nvvmProgram prog, char *buffer);

#ifdef __cplusplus
}
#endif

/* NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming) */

#endif /* OPENNVVM_C_NVVM_H */
