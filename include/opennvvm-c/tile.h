//===- tile.h - Executes and compiles tile programs ---------------*- C -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interface of libopennvvm-tile.so: reads programs of `cuda_tile` and runs
// their kernels on the CPU, in the memory of the process, with findings; and
// compiles them, and programs of `nv_tileas`, for a GPU. docs/tile-eval.md says
// what is executed and what is found, and how programs are compiled.
//
// Handles. A program has kernels and global variables; a memory is a list of
// allocations, which outlives launches; a result is what one launch gave; a
// code is what a program was compiled to. They are independent of each other
// and can be destroyed in any order, unless a function that uses them is
// running. A handle may be destroyed if it is null.
//
// Threads. Every function can be called from any thread. Launches of the same
// program and in the same memory may run at the same time, and conflict as on a
// GPU; allocations must not be added to or removed from a memory in which a
// launch runs. Callbacks are called in the thread that launched.
//
// Texts are UTF-8 and end in NUL. Those of a program, a result or a code live
// as long as it does.
//
// Structures begin with structSize, which the caller sets to the size that it
// was compiled with. Later versions add members at the end, which are zero if
// structSize does not include them, and never write beyond structSize.
//
// No function ends the process, except that an access to memory that is trusted
// (OPENNVVM_TILE_TRUST) and not there faults as any other access does.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_C_TILE_H
#define OPENNVVM_C_TILE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The version of this interface. It increases when functions or members are
 *  added; none are ever removed. */
#define OPENNVVM_TILE_API_VERSION 5

/** The version of the interface that the library has. */
uint32_t opennvvmTileVersion(void);

/** What a call returns. */
typedef enum {
  OPENNVVM_TILE_SUCCESS = 0,
  /** The program cannot be read or breaks a rule; the text says where. */
  OPENNVVM_TILE_ERROR_PROGRAM = 1,
  /** The launch does not fit the kernel: its name, the grid, an argument. */
  OPENNVVM_TILE_ERROR_LAUNCH = 2,
  /** The run has ended before its end: an assertion that does not hold, an
   *  operation that cannot be executed, blocks that wait for each other for
   *  ever, no memory for tiles. */
  OPENNVVM_TILE_ERROR_EXECUTION = 3,
  /** The callback `progress` has said so. */
  OPENNVVM_TILE_ERROR_CANCELLED = 4,
  /** A null pointer, an index out of range, or a wrong structSize. */
  OPENNVVM_TILE_ERROR_ARGUMENT = 5
} opennvvmTileStatus;

typedef struct opennvvmTileProgramHandle *opennvvmTileProgram;
typedef struct opennvvmTileMemoryHandle *opennvvmTileMemory;
typedef struct opennvvmTileResultHandle *opennvvmTileResult;
typedef struct opennvvmTileCodeHandle *opennvvmTileCode;

/** Frees a text that a function of this header gave in a `char **`. */
void opennvvmTileFreeText(char *text);

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

/** Reads and verifies `size` bytes: bytecode, which its first bytes tell, or
 *  the text of MLIR with exactly one `cuda_tile.module`. The bytes are not used
 *  afterwards.
 *  @param name   how messages name the input; null stands for "<input>"
 *  @param error  gets what is wrong, one finding a line as
 *                "file:line:column: error: message", to be freed with
 *                opennvvmTileFreeText(); null after success. May be null.
 *  Returns OPENNVVM_TILE_ERROR_PROGRAM if there are errors; `*program` is then
 *  null. Warnings are not reported. */
opennvvmTileStatus opennvvmTileLoad(const void *data, size_t size,
                                    const char *name,
                                    opennvvmTileProgram *program, char **error);

/** Destroys a program, with its global variables. */
void opennvvmTileDestroyProgram(opennvvmTileProgram program);

/** The number of kernels (`entry`). */
size_t opennvvmTileKernelCount(opennvvmTileProgram program);
/** The name of a kernel, in the order of the program; null if there is none of
 *  this index. */
const char *opennvvmTileKernelName(opennvvmTileProgram program, size_t kernel);
/** The index of the kernel `name`; -1 if there is none. */
int64_t opennvvmTileFindKernel(opennvvmTileProgram program, const char *name);

/** What a parameter takes. */
typedef enum {
  OPENNVVM_TILE_INTEGER = 0, /**< Has no sign; i1 is a byte, 0 or 1. */
  OPENNVVM_TILE_FLOAT = 1,   /**< In the format that `type` names. */
  OPENNVVM_TILE_POINTER = 2  /**< An address of the process. */
} opennvvmTileParameterKind;

/** A parameter of a kernel: a tile of rank 0. */
typedef struct {
  size_t structSize;
  opennvvmTileParameterKind kind;
  uint32_t size;       /**< Bytes of the argument: 1, 2, 4 or 8. */
  const char *type;    /**< "i32", "f16", "ptr<f32>". */
  const char *pointee; /**< Of a pointer: "f32". Else null. */
} opennvvmTileParameter;

size_t opennvvmTileParameterCount(opennvvmTileProgram program, size_t kernel);
/** Fills `*parameter`. */
opennvvmTileStatus opennvvmTileGetParameter(opennvvmTileProgram program,
                                            size_t kernel, size_t index,
                                            opennvvmTileParameter *parameter);

/** Gives the address and the bytes of the global variable `name`, which keeps
 *  its value between launches. Returns OPENNVVM_TILE_ERROR_ARGUMENT if there is
 *  none of this name. */
opennvvmTileStatus opennvvmTileGetGlobal(opennvvmTileProgram program,
                                         const char *name, void **address,
                                         size_t *size);

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/** What happens to accesses outside of all allocations. */
typedef enum {
  /** They are found (`tile-out-of-bounds`) and not done: a load gives zero. */
  OPENNVVM_TILE_CHECK = 0,
  /** Those that begin outside of all allocations are done as they are; for
   *  programs that get addresses which nobody has registered. */
  OPENNVVM_TILE_TRUST = 1
} opennvvmTileUnknownMemory;

/** Creates a list without allocations. */
opennvvmTileMemory opennvvmTileCreateMemory(opennvvmTileUnknownMemory unknown);
void opennvvmTileDestroyMemory(opennvvmTileMemory memory);

/** What is known of an allocation. */
typedef enum {
  OPENNVVM_TILE_INITIALIZED = 0,
  /** No byte has a value yet; what kernels store has one. */
  OPENNVVM_TILE_UNINITIALIZED = 1,
  /** Stores are found as errors and not done. */
  OPENNVVM_TILE_READ_ONLY = 2
} opennvvmTileAllocationKind;

/** Adds the `size` bytes at `address`, which stay where they are and the
 *  caller's. Several allocations must not overlap; adding the same address and
 *  size again only changes what is known of it.
 *  @param name  how findings name it; may be null
 *  Returns OPENNVVM_TILE_ERROR_ARGUMENT if it overlaps another one or wraps. An
 *  allocation of 0 bytes is allowed. */
opennvvmTileStatus opennvvmTileAddAllocation(opennvvmTileMemory memory,
                                             const void *address, size_t size,
                                             opennvvmTileAllocationKind kind,
                                             const char *name);
/** Removes the allocation that begins at `address`. Returns
 *  OPENNVVM_TILE_ERROR_ARGUMENT if there is none. */
opennvvmTileStatus opennvvmTileRemoveAllocation(opennvvmTileMemory memory,
                                                const void *address);

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

/** An argument: `size` bytes, which must be as many as the parameter has. */
typedef struct {
  const void *data;
  size_t size;
} opennvvmTileArgument;

/** A launch. Members after `memory` may be zero. */
typedef struct {
  size_t structSize;
  const char *kernel; /**< May be null if the program has one. */
  uint32_t grid[3];   /**< Tile blocks; 1 to 16,777,215 each. */
  const opennvvmTileArgument *arguments;
  size_t argumentCount;
  /** Null: no allocation is known, and all memory is trusted. */
  opennvvmTileMemory memory;
  /** 0: everything is looked for. 1: only what always is, accesses out of
   *  bounds and asserts; this is faster. */
  uint32_t noFindings;
  /** How many blocks run at the same time; 0: as many as there are cores. The
   *  results of programs without races do not depend on it. */
  uint32_t threads;
  /** Chooses the bits of what is undetermined. 0: zeros. */
  uint64_t seed;
  /** Gets what kernels print, block by block in the order of their numbers, in
   *  pieces of whole calls of `print_tko`. Null: it is forgotten. */
  void (*print)(void *user, const char *text, size_t size);
  void *printUser;
  /** Called now and then, also while nothing happens; ends the launch if it
   *  does not return 0. */
  int (*progress)(void *user, uint64_t blocksDone, uint64_t blocks);
  void *progressUser;
  /** Not 0 (version 5): only so many blocks are run, the first ones, x first,
   * as a sample of a large launch. They see the whole grid. One that waits for
   * a block that is not run is an error. */
  uint64_t blocks;
} opennvvmTileLaunch;

/** Runs the blocks of a launch and returns when they have ended. Memory has
 *  then what they have stored, also after an error.
 *  @param result  gets a result after every outcome but
 *                 OPENNVVM_TILE_ERROR_ARGUMENT, after which it is null.
 *  Findings do not change what is returned. */
opennvvmTileStatus opennvvmTileRun(opennvvmTileProgram program,
                                   const opennvvmTileLaunch *launch,
                                   opennvvmTileResult *result);

void opennvvmTileDestroyResult(opennvvmTileResult result);

/** Why the launch has ended or did not begin; null after success. */
const char *opennvvmTileResultError(opennvvmTileResult result);

//===----------------------------------------------------------------------===//
// Findings
//===----------------------------------------------------------------------===//

typedef enum {
  OPENNVVM_TILE_SEVERITY_ERROR = 0,
  OPENNVVM_TILE_SEVERITY_WARNING = 1
} opennvvmTileSeverity;

/** Something that the program must not do, and has done. */
typedef struct {
  size_t structSize;
  const char *rule;    /**< "tile-race": one of the rules of `nvvmc rules`. */
  const char *message; /**< One line, without the place. */
  const char *help;    /**< What to do about it; never null. */
  const char *kernel;
  opennvvmTileSeverity severity;
  uint64_t count;    /**< How often it was seen at these places. */
  size_t partyCount; /**< At least 1. */
} opennvvmTileFinding;

/** An operation that takes part in a finding. */
typedef struct {
  size_t structSize;
  uint32_t block[3];     /**< The tile block that executed it. */
  const char *operation; /**< "cuda_tile.store_view_tko". */
  const char *what;      /**< "stores bytes 0 to 3 of x". May be "". */
  /** Calls, innermost first: the line of the operation, the line that called
   *  its function, and so on. 0 if no place is known. */
  size_t frameCount;
} opennvvmTileParty;

/** A line of the source program, else of the text of MLIR. */
typedef struct {
  size_t structSize;
  const char *file;
  const char *function;  /**< May be "". */
  uint32_t line, column; /**< From 1; 0 is unknown. */
} opennvvmTileFrame;

/** The number of findings, which are ordered by place and rule. */
size_t opennvvmTileFindingCount(opennvvmTileResult result);
opennvvmTileStatus opennvvmTileGetFinding(opennvvmTileResult result,
                                          size_t finding,
                                          opennvvmTileFinding *to);
/** The first party is where the finding stands. */
opennvvmTileStatus opennvvmTileGetParty(opennvvmTileResult result,
                                        size_t finding, size_t party,
                                        opennvvmTileParty *to);
opennvvmTileStatus opennvvmTileGetFrame(opennvvmTileResult result,
                                        size_t finding, size_t party,
                                        size_t frame, opennvvmTileFrame *to);

/** How findings are written. */
typedef enum {
  /** For people: "file:line:column: error: message [rule]" and lines of
   *  details, which are indented. */
  OPENNVVM_TILE_TEXT = 0,
  /** The same with colors of a terminal. */
  OPENNVVM_TILE_COLORED = 1,
  /** An object of JSON in a line for each finding: `rule`, `message`, `help`,
   *  `severity` ("error", "warning"), `kernel`, `count`, `parties`, an array of
   *  objects with `block` (an array of three numbers), `operation`, `what` and
   *  `source`, an array of frames with `file`, `function`, `line`, `column`.
   *  After an error, another line with an object with `failed`, its text. */
  OPENNVVM_TILE_JSON = 2,
  /** A log of SARIF 2.1.0. */
  OPENNVVM_TILE_SARIF = 3
} opennvvmTileFormat;

/** All findings, and the error if there is one, as text, which lives as long as
 *  the result; "" if there is nothing to say, and null for an unknown format.
 */
const char *opennvvmTileFormatResult(opennvvmTileResult result,
                                     opennvvmTileFormat format);

//===----------------------------------------------------------------------===//
// Compilation (version 2)
//===----------------------------------------------------------------------===//

/** How a program is compiled. Everything but structSize may be zero. */
typedef struct {
  size_t structSize;
  /** "sm_80". Null: the machine that the program names, or else sm_80. */
  const char *target;
  /** Warps of a block. 0: what the program says, or else what suits its tiles.
   */
  uint32_t warps;
  /** Not 0: launches need not give shared memory; what does not fit then is an
   *  error. */
  uint32_t staticShared;
  /** How errors are written (version 3): OPENNVVM_TILE_TEXT, a line for each,
   *  OPENNVVM_TILE_JSON, an object in a line for each, with `severity`,
   *  `message`, `rule` if it has one, `stage` ("read" or "compile"), `source`,
   *  an array of frames as in findings, and `notes`, an array of objects with
   *  `message` and `source`; or OPENNVVM_TILE_SARIF. */
  opennvvmTileFormat messages;
  /** Not 0: the code is to be debugged (version 3), with what debuggers know
   *  beyond lines. */
  uint32_t fullDebug;
  /** Not 0: opennvvmTileCodeRemarks() has what was decided (version 4). */
  uint32_t wantsRemarks;
} opennvvmTileCompileOptions;

/** Compiles a program to bitcode of LLVM 22: bytecode of Tile IR, or the text
 *  of a module of MLIR with `cuda_tile` or `nv_tileas`. The bytes are not used
 *  afterwards.
 *  @param name     how messages name the input; null stands for "<input>"
 *  @param options  may be null
 *  @param error    as for opennvvmTileLoad()
 *  Returns OPENNVVM_TILE_ERROR_PROGRAM if the program cannot be read or
 *  compiled, and OPENNVVM_TILE_ERROR_ARGUMENT, with a text, if there is no such
 *  target; `*code` is then null. */
opennvvmTileStatus
opennvvmTileCompile(const void *data, size_t size, const char *name,
                    const opennvvmTileCompileOptions *options,
                    opennvvmTileCode *code, char **error);

void opennvvmTileDestroyCode(opennvvmTileCode code);

/** The bitcode, which lives as long as the code, and its bytes; null for an
 *  image that was read. */
const void *opennvvmTileCodeBitcode(opennvvmTileCode code, size_t *size);
/** The machine for which it is: "sm_80". */
const char *opennvvmTileCodeTarget(opennvvmTileCode code);

/** How a kernel is launched. */
typedef struct {
  size_t structSize;
  const char *name;
  uint32_t block[3];      /**< Threads of a block. */
  uint32_t cluster[3];    /**< Blocks of a cluster. */
  uint64_t dynamicShared; /**< Bytes that a launch must give a block. */
  uint64_t staticShared;  /**< Bytes that the kernel has itself. */
  size_t parameterCount;
} opennvvmTileKernelLaunch;

size_t opennvvmTileCodeKernelCount(opennvvmTileCode code);
opennvvmTileStatus opennvvmTileCodeKernel(opennvvmTileCode code, size_t kernel,
                                          opennvvmTileKernelLaunch *to);
/** Fills `*to`; a pointer is an address of global memory of the GPU. */
opennvvmTileStatus opennvvmTileCodeParameter(opennvvmTileCode code,
                                             size_t kernel, size_t index,
                                             opennvvmTileParameter *to);
/** The same as an object of JSON: `arch`, and `kernels`, an array of objects
 *  with `kernel` (the name), `block` and `cluster` (arrays of three numbers),
 *  `dynamic_shared`, `static_shared` and `parameters`, an array of objects with
 *  `kind` ("integer", "float", "pointer"), `type`, `size` and, of a pointer if
 *  it is known, `pointee`. If the program was bytecode, `bytecode` is its
 *  SHA-256 in hexadecimal. */
const char *opennvvmTileCodeLaunchInfo(opennvvmTileCode code);

/** What the compilation tells of the program (version 4), if that was asked
 *  for; "" if nothing was: an object of JSON in a line for each remark, with
 *  `severity` ("remark"), `kind` ("passed", "missed", "failed" or "analysis"),
 *  `category`, `name`, `function` (the kernel), `message`, `arguments`, an
 * array of objects with `key` and `value`, both texts, and `source`, an array
 * of frames as in findings. */
const char *opennvvmTileCodeRemarks(opennvvmTileCode code);

//===----------------------------------------------------------------------===//
// Images and texts (version 3)
//===----------------------------------------------------------------------===//

/** Reads what the image of a tile program says of its kernels: machine code
 *  that `tileiras` has made, a fat binary with its PTX, or that PTX. The bytes
 *  are not used afterwards.
 *  @param error  may be null; gets why it is no such image, to be freed with
 *                opennvvmTileFreeText()
 *  Returns OPENNVVM_TILE_ERROR_PROGRAM for the image of another compiler and
 *  for what is damaged; `*code` is then null. */
opennvvmTileStatus opennvvmTileReadImage(const void *data, size_t size,
                                         opennvvmTileCode *code, char **error);

/** The PTX of an image that was read, which lives as long as the code; null for
 *  what opennvvmTileCompile() has made. */
const char *opennvvmTileCodePTX(opennvvmTileCode code);

/** The versions of bytecode that are read, oldest first: "13.1"; null if there
 *  is none of this index. */
const char *opennvvmTileBytecodeVersion(size_t index);

/** Forms of a program before it is compiled. */
typedef enum {
  OPENNVVM_TILE_CUDA_TILE = 0, /**< As it was read. */
  OPENNVVM_TILE_NV_TILEAS = 1  /**< As it was imported. */
} opennvvmTileForm;

/** Gives a program as text of MLIR, with its places.
 *  @param target    whose hints count when it is imported; may be null
 *  @param messages  as in opennvvmTileCompileOptions
 *  @param text      gets the text, to be freed with opennvvmTileFreeText()
 *  Everything else is as for opennvvmTileCompile(). */
opennvvmTileStatus opennvvmTileTranslate(const void *data, size_t size,
                                         const char *name, const char *target,
                                         opennvvmTileForm form,
                                         opennvvmTileFormat messages,
                                         char **text, char **error);

#ifdef __cplusplus
}
#endif

#endif // OPENNVVM_C_TILE_H
