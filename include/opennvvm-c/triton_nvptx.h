//===- triton_nvptx.h - The code generator that Triton loads ------*- C -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Triton can load its back end for NVIDIA's machines from the library that
// TRITON_NVIDIA_CODEGEN_PATH names. These are the functions that it calls, in
// version 1 of that interface, which belongs to Triton. All can be called from
// several threads.
//
// NOLINTBEGIN(readability-identifier-naming)
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_C_TRITON_NVPTX_H
#define OPENNVVM_C_TRITON_NVPTX_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** How a module is compiled. */
typedef struct {
  uint32_t abiVersion;        /**< 1 */
  const char *triple;         /**< "nvptx64-nvidia-cuda" */
  const char *processor;      /**< "sm_90a" */
  const char *features;       /**< "+ptx87", the PTX version */
  const char *abi;            /**< "shortptr": 32-bit pointers where possible */
  const char *disabledPasses; /**< Ignored: names of LLVM's passes; or null. */
  uint8_t enableFPFusion;     /**< Whether products and sums may be fused. */
  uint8_t disableOptimization; /**< Whether the IR is printed as it is. */
  uint8_t canonicalizeGEP;     /**< Ignored: offsets are always split. */
  uint8_t dumpIR;              /**< Ignored. */
  uint8_t enableTiming;        /**< Ignored. */
} triton_nvptx_options;

/** Compiles text or bitcode. Functions are inlined unless they are noinline.
 *  \param ptx receives PTX, which ends in a NUL that `ptxSize` does not count.
 *  \param error receives what is wrong, with rules and places; may be null.
 *  Both are freed with triton_nvptx_free().
 *  \returns 0, or 1 after an error. */
int triton_nvptx_compile(const char *ir, size_t irSize,
                         const triton_nvptx_options *options, char **ptx,
                         size_t *ptxSize, char **error);

/** Frees what triton_nvptx_compile() has returned; null is ignored. */
void triton_nvptx_free(void *pointer);

/** What Triton's cache must tell apart: the versions of OpenNVVM and LLVM. */
const char *triton_nvptx_revision(void);

#ifdef __cplusplus
}
#endif

// NOLINTEND(readability-identifier-naming)

#endif // OPENNVVM_C_TRITON_NVPTX_H
