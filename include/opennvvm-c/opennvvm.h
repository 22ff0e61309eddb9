//===- opennvvm.h - The C interface of OpenNVVM -------------------*- C -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifies, optimizes, lowers, links and compiles NVVM IR, and answers
// questions about targets, rules and intrinsics.
//
// Handles. A context has options and callbacks; a module is text or bitcode
// in memory, which no call ever changes; a result is what one operation
// found and made. They are independent of each other: each can be destroyed
// at any time, in any order. A handle that is null, dead or of another kind
// is answered with OPENNVVM_ERROR_INVALID_HANDLE.
//
// Threads. Every function can be called from any thread at any time, also
// with the same handles; operations run concurrently. An operation uses the
// options that its context had when it began.
//
// Memory. Strings end in NUL. Those that a result gives live as long as the
// result, those of the catalog as long as the library. Nothing that a
// function returns is freed by the caller, apart from destroying handles.
//
// Structures begin with structSize, which the caller sets to the size that
// it was compiled with. Later versions of the library add members at the
// end, never write beyond structSize, and accept every size that a structure
// has had.
//
// Lines and columns count from 1; 0 is unknown. Columns count bytes.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_C_OPENNVVM_H
#define OPENNVVM_C_OPENNVVM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The version of this interface. It increases when functions or members are
 *  added; none are ever removed. */
#define OPENNVVM_API_VERSION 3

/** What a call returns. */
typedef enum {
  OPENNVVM_SUCCESS = 0,
  /** The input has errors, which the result lists. */
  OPENNVVM_ERROR_INVALID_IR = 1,
  /** A null pointer, an index out of range, or a wrong structSize. */
  OPENNVVM_ERROR_INVALID_ARGUMENT = 2,
  /** Null, not alive, or of another kind. */
  OPENNVVM_ERROR_INVALID_HANDLE = 3,
  /** An unknown key, a wrong value, or options that exclude each other. */
  OPENNVVM_ERROR_INVALID_OPTION = 4,
  /** A file cannot be read. */
  OPENNVVM_ERROR_FILE = 5,
  OPENNVVM_ERROR_OUT_OF_MEMORY = 6,
  /** By opennvvmCancel() or by a progress callback. */
  OPENNVVM_ERROR_CANCELLED = 7,
  /** Nothing has this name. */
  OPENNVVM_ERROR_NOT_FOUND = 8,
  /** A defect of OpenNVVM or LLVM. The process is unharmed. */
  OPENNVVM_ERROR_INTERNAL = 9
} opennvvmStatus;

/** Options and callbacks. */
typedef struct opennvvmContextHandle *opennvvmContext;
/** Text or bitcode in memory. */
typedef struct opennvvmModuleHandle *opennvvmModule;
/** What an operation found and made. */
typedef struct opennvvmResultHandle *opennvvmResult;

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

/** OPENNVVM_API_VERSION of the library that is loaded. */
int opennvvmApiVersion(void);

/** The version of OpenNVVM, such as "0.9.0". */
const char *opennvvmVersion(void);

/** The version of the LLVM inside, such as "22.1.8". */
const char *opennvvmLLVMVersion(void);

/** The name of an enumerator: "OPENNVVM_SUCCESS". For any other number,
 *  "OPENNVVM_ERROR not found". */
const char *opennvvmStatusName(opennvvmStatus status);

//===----------------------------------------------------------------------===//
// Contexts and options
//===----------------------------------------------------------------------===//

/** Creates a context without options.
 *  Errors: INVALID_ARGUMENT if `context` is null. */
opennvvmStatus opennvvmCreateContext(opennvvmContext *context);

/** Destroys `*context` and sets it to null. Operations that are running
 *  continue.
 *  Errors: INVALID_ARGUMENT, INVALID_HANDLE. */
opennvvmStatus opennvvmDestroyContext(opennvvmContext *context);

/** Sets an option of later operations. Keys and values are those of nvvmc's
 *  command line without dashes: ("arch", "sm_90a"), ("opt", "2"),
 *  ("profile", "libnvvm"), ("quiet", "true"). An operation ignores options that
 *  the corresponding command of nvvmc does not have.
 *  \param value null or "" for an option without a value. "false" and "0" turn
 *  such an option off. Setting a key again replaces its value; values of
 *  "disable", "Werror", "only" and "pass-option" add up.
 *  Errors: INVALID_OPTION, and opennvvmGetContextError() tells why;
 *  INVALID_ARGUMENT if `key` is null; INVALID_HANDLE. */
opennvvmStatus opennvvmSetOption(opennvvmContext context, const char *key,
                                 const char *value);

/** Removes all options. Errors: INVALID_HANDLE. */
opennvvmStatus opennvvmClearOptions(opennvvmContext context);

/** Copies a description of the last error among the calls that had this
 *  context, or "" if there was none.
 *  \param buffer receives up to `size` bytes, the last of which is NUL; may be
 *  null if `size` is 0.
 *  \param needed receives the number of bytes for the whole text and its NUL;
 *  may be null.
 *  Errors: INVALID_HANDLE; INVALID_ARGUMENT if `buffer` is null but `size` is
 *  not 0. */
opennvvmStatus opennvvmGetContextError(opennvvmContext context, char *buffer,
                                       size_t size, size_t *needed);

/** An option that opennvvmSetOption() takes. */
typedef struct {
  size_t structSize;
  const char *key;
  const char *value; /**< What a value looks like; null if it takes none. */
  const char *help;
} opennvvmOptionInfo;

/** The number of options. */
size_t opennvvmOptionCount(void);

/** Describes option number `index`.
 *  Errors: INVALID_ARGUMENT. */
opennvvmStatus opennvvmGetOptionInfo(size_t index, opennvvmOptionInfo *info);

/** Is told what an operation does next: "read", "verify", "link", "optimize",
 *  "lower", "compile", "fix" or "run". `name` is that of a module or null.
 * Called in the thread of the operation. Returns 0 to continue, or another
 * number to cancel. */
typedef int (*opennvvmProgressCallback)(void *userData, const char *phase,
                                        const char *name);

/** Sets the callback of later operations; null for none.
 *  Errors: INVALID_HANDLE. */
opennvvmStatus opennvvmSetProgressCallback(opennvvmContext context,
                                           opennvvmProgressCallback callback,
                                           void *userData);

/** Cancels the operations that are running with this context; they return
 *  OPENNVVM_ERROR_CANCELLED soon. Later ones are not affected.
 *  Errors: INVALID_HANDLE. */
opennvvmStatus opennvvmCancel(opennvvmContext context);

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

/** Creates a module from `size` bytes of LLVM assembly or bitcode, which are
 *  copied and not yet read.
 *  \param name how diagnostics call it; null stands for "<memory>".
 *  Errors: INVALID_ARGUMENT if `bytes` or `module` is null; OUT_OF_MEMORY. */
opennvvmStatus opennvvmCreateModule(const char *bytes, size_t size,
                                    const char *name, opennvvmModule *module);

/** Creates a module from a file.
 *  \param context receives the reason of a failure; may be null.
 *  Errors: FILE; INVALID_ARGUMENT; INVALID_HANDLE. */
opennvvmStatus opennvvmCreateModuleFromFile(opennvvmContext context,
                                            const char *path,
                                            opennvvmModule *module);

/** Destroys `*module` and sets it to null. Operations that use it continue.
 *  Errors: INVALID_ARGUMENT, INVALID_HANDLE. */
opennvvmStatus opennvvmDestroyModule(opennvvmModule *module);

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/* Each takes `count` modules, at least one, which are linked in this order.
 * If the operation has begun (SUCCESS, INVALID_IR, CANCELLED, INTERNAL),
 * `*result` is a new result, which the caller destroys; otherwise it is
 * null.
 * Errors besides these: INVALID_ARGUMENT if `modules` or `result` is null or
 * `count` is 0; INVALID_HANDLE; INVALID_OPTION if options exclude each other.
 */

/** Reports everything that is wrong, as `nvvmc verify`. There is no output. */
opennvvmStatus opennvvmVerify(opennvvmContext context,
                              const opennvvmModule *modules, size_t count,
                              opennvvmResult *result);

/** Verifies and compiles, as `nvvmc compile`. The output is PTX, or bitcode if
 *  options ask for it. */
opennvvmStatus opennvvmCompile(opennvvmContext context,
                               const opennvvmModule *modules, size_t count,
                               opennvvmResult *result);

/** Runs the optimizing pipeline, as `nvvmc opt`. The output is LLVM assembly,
 *  or bitcode with option "emit-llvm-bc". */
opennvvmStatus opennvvmOptimize(opennvvmContext context,
                                const opennvvmModule *modules, size_t count,
                                opennvvmResult *result);

/** Lowers intrinsics, as `nvvmc lower`. The output is that of
 *  opennvvmOptimize(). */
opennvvmStatus opennvvmLower(opennvvmContext context,
                             const opennvvmModule *modules, size_t count,
                             opennvvmResult *result);

/** Links, and nothing else. Modules that cannot work together are errors. The
 *  output is that of opennvvmOptimize(). */
opennvvmStatus opennvvmLink(opennvvmContext context,
                            const opennvvmModule *modules, size_t count,
                            opennvvmResult *result);

/** Mends what can be mended without changing what the module computes, as
 *  `nvvmc fix`; option "only" names the rules. The output is the module in the
 *  form in which it was given. The diagnostics are those that are left. If
 *  there are errors among them, the call returns INVALID_IR, and there is an
 *  output all the same. Errors are those of the other operations. */
opennvvmStatus opennvvmFix(opennvvmContext context, opennvvmModule module,
                           opennvvmResult *result);

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/** Destroys `*result` and sets it to null.
 *  Errors: INVALID_ARGUMENT, INVALID_HANDLE. */
opennvvmStatus opennvvmDestroyResult(opennvvmResult *result);

/** The output: text or bitcode. `size` does not count the NUL that follows it.
 *  Without an output, `*bytes` is "".
 *  Errors: INVALID_HANDLE, INVALID_ARGUMENT. */
opennvvmStatus opennvvmGetOutput(opennvvmResult result, const char **bytes,
                                 size_t *size);

typedef enum {
  OPENNVVM_FORMAT_TEXT = 0, /**< As nvvmc prints it, without colors. */
  OPENNVVM_FORMAT_JSON = 1, /**< One object per line; docs/diagnostics.md. */
  OPENNVVM_FORMAT_SARIF = 2 /**< SARIF 2.1.0, one run. */
} opennvvmFormat;

/** All diagnostics in one text.
 *  Errors: INVALID_HANDLE, INVALID_ARGUMENT. */
opennvvmStatus opennvvmGetDiagnosticsText(opennvvmResult result,
                                          opennvvmFormat format,
                                          const char **text);

typedef enum {
  OPENNVVM_NOTE = 1,
  OPENNVVM_WARNING = 2,
  OPENNVVM_ERROR = 3
} opennvvmSeverity;

/** A place in the source of the front end, from debug information. */
typedef struct {
  size_t structSize;
  const char *file; /**< Null if it is not known. */
  uint32_t line, column;
  const char *function; /**< Null if it is not known. */
} opennvvmUserLocation;

/** One finding. Strings that do not apply are null. */
typedef struct {
  size_t structSize;
  const char *rule; /**< Its ID, for opennvvmFindRule(). */
  opennvvmSeverity severity;
  const char *profile;
  const char *message;
  const char *help;                          /**< How to fix it. */
  const char *file;                          /**< The name of the module. */
  uint32_t line, column, endLine, endColumn; /**< Its place in the module. */
  const char *sourceLine;                    /**< That line of the module. */
  const char *function, *block;              /**< Without "@" and "%". */
  const char *demangled; /**< The function in the source language. */
  const char *ir;        /**< The instruction or global. */
  /** The place in the source of the front end. */
  const char *userFile;
  uint32_t userLine, userColumn;
  const char *userFunction;
  size_t detailCount;  /**< For opennvvmGetDetail(). */
  size_t noteCount;    /**< For opennvvmGetNote(). */
  size_t inlinedCount; /**< For opennvvmGetInlinedAt(). */
  size_t fixCount;     /**< For opennvvmGetFix(); since version 2. */
} opennvvmDiagnostic;

/** Something that belongs to a finding but is elsewhere, or that explains it.
 *  Strings that do not apply are null. */
typedef struct {
  size_t structSize;
  const char *rule;
  const char *message;
  const char *help;
  uint32_t line, column, endLine, endColumn; /**< In the same module. */
  const char *sourceLine;
} opennvvmNote;

/** A replacement of a piece of a module's text, which may be empty, by other
 *  text. */
typedef struct {
  size_t structSize;
  size_t begin, end; /**< In bytes, from 0. */
  uint32_t line, column, endLine, endColumn;
  const char *text;
} opennvvmEdit;

/** Is given each diagnostic of an operation before the operation returns, in
 *  its thread, in order. The strings live only during the call. */
typedef void (*opennvvmDiagnosticCallback)(
    void *userData, const opennvvmDiagnostic *diagnostic);

/** Sets the callback of later operations; null for none.
 *  Errors: INVALID_HANDLE. */
opennvvmStatus
opennvvmSetDiagnosticCallback(opennvvmContext context,
                              opennvvmDiagnosticCallback callback,
                              void *userData);

/** The number of diagnostics. Errors: INVALID_HANDLE, INVALID_ARGUMENT. */
opennvvmStatus opennvvmGetDiagnosticCount(opennvvmResult result, size_t *count);

/** Diagnostic number `index`. Errors: INVALID_HANDLE, INVALID_ARGUMENT. */
opennvvmStatus opennvvmGetDiagnostic(opennvvmResult result, size_t index,
                                     opennvvmDiagnostic *diagnostic);

/** A further line of the message of diagnostic `index`.
 *  Errors: INVALID_HANDLE, INVALID_ARGUMENT. */
opennvvmStatus opennvvmGetDetail(opennvvmResult result, size_t index,
                                 size_t detail, const char **text);

/** A note of diagnostic `index`. Errors: INVALID_HANDLE, INVALID_ARGUMENT. */
opennvvmStatus opennvvmGetNote(opennvvmResult result, size_t index, size_t note,
                               opennvvmNote *info);

/** A call into which the user's location of diagnostic `index` was inlined; 0
 *  is the innermost. Errors: INVALID_HANDLE, INVALID_ARGUMENT. */
opennvvmStatus opennvvmGetInlinedAt(opennvvmResult result, size_t index,
                                    size_t call, opennvvmUserLocation *info);

/** One of the edits that together mend diagnostic `index` of opennvvmVerify()
 *  or opennvvmFix(), in the order of the text. They apply to the module that
 * was given, or to the one that opennvvmFix() made. Errors: INVALID_HANDLE,
 * INVALID_ARGUMENT. */
opennvvmStatus opennvvmGetFix(opennvvmResult result, size_t index, size_t edit,
                              opennvvmEdit *info);

/** The number of edits with which opennvvmFix() made its output from the text
 *  that it was given, or from the assembly of bitcode; 0 for other operations.
 *  Errors: INVALID_HANDLE, INVALID_ARGUMENT. */
opennvvmStatus opennvvmGetEditCount(opennvvmResult result, size_t *count);

/** Edit number `index`, in the order of the text.
 *  Errors: INVALID_HANDLE, INVALID_ARGUMENT. */
opennvvmStatus opennvvmGetEdit(opennvvmResult result, size_t index,
                               opennvvmEdit *info);

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

typedef enum {
  /** `size` bytes at `data`, which are the parameter. */
  OPENNVVM_ARGUMENT_BYTES = 0,
  /** `integer`, as a number of the parameter's type. */
  OPENNVVM_ARGUMENT_INTEGER = 1,
  /** `real`, as a number of the parameter's type. */
  OPENNVVM_ARGUMENT_REAL = 2,
  /** The address of a copy of `size` bytes at `data`. */
  OPENNVVM_ARGUMENT_IN = 3,
  /** The same; the bytes are copied back when all launches have ended. */
  OPENNVVM_ARGUMENT_INOUT = 4,
  /** The same, but the kernels find no values there: what depends on bits that
   *  nobody has written is a finding. */
  OPENNVVM_ARGUMENT_OUT = 5
} opennvvmArgumentKind;

/** An argument of a kernel; since version 3. Arguments of one call that have
 *  the same `data` are the same memory. */
typedef struct {
  size_t structSize;
  opennvvmArgumentKind kind;
  void *data;
  size_t size;
  int64_t integer;
  double real;
} opennvvmArgument;

/** A launch of a kernel; since version 3. */
typedef struct {
  size_t structSize;
  const char *kernel; /**< Null: the only one. */
  uint32_t grid[3], block[3], cluster[3];
  uint32_t sharedBytes; /**< Dynamic shared memory. */
  size_t argumentCount;
  const opennvvmArgument *arguments;
} opennvvmLaunch;

/** Executes kernels without a GPU, one after the other, as `nvvmc run`; since
 *  version 3. Options are those of `compile`, and "seed", "schedules",
 *  "no-findings", "count" and "j". The progress callback is told "run", again
 *  and again.
 *  \param module PTX, or LLVM assembly or bitcode, which is compiled first.
 *
 *  The output is what the kernels have printed. opennvvmGetDiagnosticsText()
 *  gives what is wrong: JSON as docs/machine.md describes it, which with option
 *  "count" ends with a line of counts. Other functions about diagnostics tell
 *  what compiling has found.
 *  Errors: INVALID_IR after findings, and if the run has ended before its end:
 *  then nothing is copied back. INVALID_ARGUMENT if arguments do not fit the
 *  kernel, or the text is not known, and opennvvmGetContextError() tells why;
 *  INVALID_HANDLE, INVALID_OPTION, CANCELLED, INTERNAL. */
opennvvmStatus opennvvmRun(opennvvmContext context, opennvvmModule module,
                           const opennvvmLaunch *launches, size_t count,
                           opennvvmResult *result);

//===----------------------------------------------------------------------===//
// PTX
//===----------------------------------------------------------------------===//

/** A kernel or function that PTX defines. Registers are those that PTX
 *  declares; ptxas allocates those of the machine. */
typedef struct {
  size_t structSize;
  const char *name;
  int isKernel;
  uint32_t firstLine, lastLine; /**< From the directive to the brace. */
  uint32_t registersPred, registersB16, registersB32, registersB64,
      registersB128;
} opennvvmPtxFunction;

/** An instruction of PTX and where it comes from. */
typedef struct {
  size_t structSize;
  uint32_t ptxLine;
  /** The line of the module, if it is text and the only one; 0 if the
   *  instruction has been created by a pass. */
  uint32_t inputLine;
  size_t function; /**< For opennvvmGetPtxFunction(). */
  /** The IR as it was printed, after optimization; null without option
   *  "annotate" and where several lines of PTX belong to one instruction of
   *  the IR, after the first. */
  const char *ir;
  const char *file; /**< From debug information; null without. */
  uint32_t line, column;
} opennvvmPtxLine;

/** The ".version" and the ".target" of PTX: "7.8" and "sm_90"; "" for other
 *  outputs. Each pointer may be null.
 *  Errors: INVALID_HANDLE. */
opennvvmStatus opennvvmGetPtxTarget(opennvvmResult result, const char **version,
                                    const char **target);

/** The number of functions. Errors: INVALID_HANDLE, INVALID_ARGUMENT. */
opennvvmStatus opennvvmGetPtxFunctionCount(opennvvmResult result,
                                           size_t *count);

/** Function number `index`, in the order of the text.
 *  Errors: INVALID_HANDLE, INVALID_ARGUMENT. */
opennvvmStatus opennvvmGetPtxFunction(opennvvmResult result, size_t index,
                                      opennvvmPtxFunction *info);

/** The number of instructions. Errors: INVALID_HANDLE, INVALID_ARGUMENT. */
opennvvmStatus opennvvmGetPtxLineCount(opennvvmResult result, size_t *count);

/** Instruction number `index`, in the order of the text.
 *  Errors: INVALID_HANDLE, INVALID_ARGUMENT. */
opennvvmStatus opennvvmGetPtxLine(opennvvmResult result, size_t index,
                                  opennvvmPtxLine *info);

//===----------------------------------------------------------------------===//
// The catalog
//===----------------------------------------------------------------------===//

/** A machine. */
typedef struct {
  size_t structSize;
  const char *name; /**< "sm_90a" */
  uint32_t number;  /**< 90 */
  char variant;     /**< NUL, 'a' or 'f'. */
  uint32_t minPtx;  /**< The lowest PTX version, times ten: 80. */
} opennvvmTargetInfo;

/** The number of machines. */
size_t opennvvmTargetCount(void);

/** Machine number `index`, in ascending order. Errors: INVALID_ARGUMENT. */
opennvvmStatus opennvvmGetTargetInfo(size_t index, opennvvmTargetInfo *info);

/** A rule. Strings that do not apply are "". */
typedef struct {
  size_t structSize;
  const char *id;
  const char *layer;   /**< What it is about: "module", "function" ... */
  const char *message; /**< {0}, {1} ... stand for what it finds. */
  const char *why;
  const char *legal; /**< What is legal instead. */
  const char *help;  /**< How to fix a violation. */
  const char *source;
  const char *bad, *good; /**< IR that breaks it, and that does not. */
  /** What opennvvmFix() does about it; since version 2. */
  const char *fix;
} opennvvmRuleInfo;

/** The number of rules. */
size_t opennvvmRuleCount(void);

/** Rule number `index`. Errors: INVALID_ARGUMENT. */
opennvvmStatus opennvvmGetRuleInfo(size_t index, opennvvmRuleInfo *info);

/** The number of the rule with this ID.
 *  Errors: NOT_FOUND, INVALID_ARGUMENT. */
opennvvmStatus opennvvmFindRule(const char *id, size_t *index);

/** The severity of a rule under a profile ("nvvm", "libnvvm", "nvptx" or
 *  "tileiras"); 0 if the profile does not have it.
 *  Errors: INVALID_ARGUMENT; NOT_FOUND for the profile. */
opennvvmStatus opennvvmGetRuleSeverity(size_t index, const char *profile,
                                       int *severity);

/** What is known about a rule, as `nvvmc explain` prints it. The answer is the
 *  output of `*result`. TEXT or JSON.
 *  Errors: NOT_FOUND, INVALID_ARGUMENT. */
opennvvmStatus opennvvmExplain(const char *rule, opennvvmFormat format,
                               opennvvmResult *result);

/** What is known about intrinsics, as `nvvmc intrinsics` prints it. The answer
 *  is the output of `*result`. TEXT or JSON, one object per line.
 *  \param pattern part of a name, or a pattern with * and ?; null for all.
 *  \param arch a machine, for which support is told; null for none.
 *  Errors: NOT_FOUND if nothing matches; INVALID_ARGUMENT. */
opennvvmStatus opennvvmDescribeIntrinsics(const char *pattern, const char *arch,
                                          opennvvmFormat format,
                                          opennvvmResult *result);

/** What the constant operands of an intrinsic mean, as `nvvmc intrinsics
 *  --word` prints it. The answer is the output of `*result`. TEXT or JSON.
 *  \param words `count` numbers, one for each operand, in order.
 *  \param arch a machine; null for any.
 *  Errors: NOT_FOUND if no intrinsic with such operands has this name or the
 *  words do not fit; INVALID_ARGUMENT. */
opennvvmStatus opennvvmDecodeWords(const char *intrinsic, const uint64_t *words,
                                   size_t count, const char *arch,
                                   opennvvmFormat format,
                                   opennvvmResult *result);

#ifdef __cplusplus
}
#endif

#endif /* OPENNVVM_C_OPENNVVM_H */
