/* Uses every function of opennvvm.h, correctly and incorrectly. Prints what
 * FileCheck looks at; ends with 1 at the first answer that is wrong. */
#include "opennvvm-c/opennvvm.h"
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXPECT(CONDITION)                                                      \
  do {                                                                         \
    if (!(CONDITION)) {                                                        \
      printf("line %d: not so: %s\n", __LINE__, #CONDITION);                   \
      exit(1);                                                                 \
    }                                                                          \
  } while (0)
#define OK(CALL) EXPECT((CALL) == OPENNVVM_SUCCESS)
#define FAILS(CODE, CALL) EXPECT((CALL) == OPENNVVM_ERROR_##CODE)

static const char good[] =
    "target triple = \"nvptx64-nvidia-cuda\"\n"
    "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-"
    "n16:32:64\"\n"
    "declare i32 @helper(i32)\n"
    "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
    "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) !dbg !5 {\n"
    "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8\n"
    "  %v = call i32 @helper(i32 %t), !dbg !8\n"
    "  store i32 %v, ptr addrspace(1) %p, !dbg !9\n"
    "  ret void, !dbg !9\n"
    "}\n"
    "!llvm.dbg.cu = !{!0}\n"
    "!llvm.module.flags = !{!3}\n"
    "!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, "
    "emissionKind: LineTablesOnly)\n"
    "!1 = !DIFile(filename: \"a.cu\", directory: \"/src\")\n"
    "!3 = !{i32 2, !\"Debug Info Version\", i32 3}\n"
    "!5 = distinct !DISubprogram(name: \"k\", file: !1, line: 1, type: !6, "
    "unit: !0, spFlags: DISPFlagDefinition)\n"
    "!6 = !DISubroutineType(types: !7)\n"
    "!7 = !{}\n"
    "!8 = !DILocation(line: 3, column: 4, scope: !5)\n"
    "!9 = !DILocation(line: 5, column: 6, scope: !5)\n";
static const char helper[] =
    "target triple = \"nvptx64-nvidia-cuda\"\n"
    "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-"
    "n16:32:64\"\n"
    "define i32 @helper(i32 %x) noinline {\n"
    "  %y = mul i32 %x, %x\n"
    "  ret i32 %y\n"
    "}\n";
static const char bad[] =
    "target triple = \"nvptx64-nvidia-cuda\"\n"
    "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-"
    "n16:32:64\"\n"
    "define ptx_kernel i32 @f(ptr addrspace(3) %s) {\n"
    "  %p = addrspacecast ptr addrspace(3) %s to ptr addrspace(1)\n"
    "  fence seq_cst\n"
    "  ret i32 0\n"
    "}\n";

static opennvvmModule moduleOf(const char *text, const char *name) {
  opennvvmModule module;
  OK(opennvvmCreateModule(text, strlen(text), name, &module));
  return module;
}

static int phases;
static int onProgress(void *userData, const char *phase, const char *name) {
  printf("phase %s %s\n", phase, name ? name : "-");
  ++phases;
  return userData && strcmp((const char *)userData, phase) == 0;
}

static void onDiagnostic(void *userData, const opennvvmDiagnostic *diagnostic) {
  ++*(int *)userData;
  printf("found %s\n", diagnostic->rule);
}

static int cancelNow(void *userData, const char *phase, const char *name) {
  (void)phase;
  (void)name;
  OK(opennvvmCancel(*(opennvvmContext *)userData));
  return 0;
}

static void testOptions(opennvvmContext context) {
  char text[200], little[5];
  size_t needed, i;
  opennvvmOptionInfo option;
  FAILS(INVALID_ARGUMENT, opennvvmSetOption(context, NULL, "1"));
  FAILS(INVALID_HANDLE, opennvvmSetOption(NULL, "arch", "sm_90"));
  FAILS(INVALID_OPTION, opennvvmSetOption(context, "arhc", "sm_90"));
  OK(opennvvmGetContextError(context, text, sizeof(text), &needed));
  EXPECT(strlen(text) + 1 == needed);
  printf("error: %s\n", text);
  OK(opennvvmGetContextError(context, little, sizeof(little), NULL));
  EXPECT(strcmp(little, "unkn") == 0);
  FAILS(INVALID_ARGUMENT, opennvvmGetContextError(context, NULL, 1, NULL));
  FAILS(INVALID_OPTION, opennvvmSetOption(context, "arch", "sm_1"));
  FAILS(INVALID_OPTION, opennvvmSetOption(context, "o", "file"));
  OK(opennvvmGetContextError(context, text, sizeof(text), NULL));
  printf("error: %s\n", text);
  FAILS(INVALID_OPTION, opennvvmSetOption(context, "quiet", "perhaps"));
  FAILS(INVALID_OPTION, opennvvmSetOption(context, "opt", NULL));
  FAILS(INVALID_OPTION, opennvvmSetOption(context, "", ""));
  FAILS(INVALID_OPTION, opennvvmSetOption(context, "O", "7"));
  OK(opennvvmGetContextError(context, text, sizeof(text), NULL));
  printf("error: %s\n", text);
  FAILS(INVALID_OPTION, opennvvmSetOption(context, "x", "7"));
  OK(opennvvmGetContextError(context, text, sizeof(text), NULL));
  printf("error: %s\n", text);
  OK(opennvvmSetOption(context, "disable", "kernel-nonvoid"));
  OK(opennvvmSetOption(context, "O", "2"));
  OK(opennvvmSetOption(context, "annotate", "true"));
  OK(opennvvmSetOption(context, "annotate", "false"));
  OK(opennvvmClearOptions(context));
  EXPECT(opennvvmOptionCount() > 20);
  for (i = 0; i < opennvvmOptionCount(); ++i) {
    option.structSize = sizeof(option);
    OK(opennvvmGetOptionInfo(i, &option));
    EXPECT(option.key && option.help);
    if (strcmp(option.key, "arch") == 0)
      printf("option %s=%s: %s\n", option.key, option.value, option.help);
  }
  FAILS(INVALID_ARGUMENT, opennvvmGetOptionInfo(i, &option));
  FAILS(INVALID_ARGUMENT, opennvvmGetOptionInfo(0, NULL));
}

static void testVerify(opennvvmContext context) {
  opennvvmModule modules[2];
  opennvvmResult result;
  opennvvmDiagnostic diagnostic;
  opennvvmNote note;
  opennvvmUserLocation location;
  const char *text;
  size_t count, i, size;
  int seen = 0;
  modules[0] = moduleOf(bad, "bad.ll");
  OK(opennvvmSetOption(context, "arch", "sm_90"));
  OK(opennvvmSetDiagnosticCallback(context, onDiagnostic, &seen));
  FAILS(INVALID_IR, opennvvmVerify(context, modules, 1, &result));
  OK(opennvvmSetDiagnosticCallback(context, NULL, NULL));
  OK(opennvvmGetDiagnosticCount(result, &count));
  EXPECT(count >= 3 && (size_t)seen == count);
  for (i = 0; i < count; ++i) {
    diagnostic.structSize = sizeof(diagnostic);
    OK(opennvvmGetDiagnostic(result, i, &diagnostic));
    printf("%s:%u:%u-%u: %d %s [%s, %s] @%s %%%s: %s\n", diagnostic.file,
           (unsigned)diagnostic.line, (unsigned)diagnostic.column,
           (unsigned)diagnostic.endColumn, (int)diagnostic.severity,
           diagnostic.message, diagnostic.rule, diagnostic.profile,
           diagnostic.function ? diagnostic.function : "-",
           diagnostic.block ? diagnostic.block : "-",
           diagnostic.help ? diagnostic.help : "-");
    FAILS(INVALID_ARGUMENT,
          opennvvmGetDetail(result, i, diagnostic.detailCount, &text));
    note.structSize = sizeof(note);
    FAILS(INVALID_ARGUMENT,
          opennvvmGetNote(result, i, diagnostic.noteCount, &note));
    location.structSize = sizeof(location);
    FAILS(INVALID_ARGUMENT,
          opennvvmGetInlinedAt(result, i, diagnostic.inlinedCount, &location));
  }
  FAILS(INVALID_ARGUMENT, opennvvmGetDiagnostic(result, count, &diagnostic));
  diagnostic.structSize = 8;
  FAILS(INVALID_ARGUMENT, opennvvmGetDiagnostic(result, 0, &diagnostic));
  /* The structure of a program that knows version 1 only. */
  memset(&diagnostic, 0x55, sizeof(diagnostic));
  diagnostic.structSize = offsetof(opennvvmDiagnostic, fixCount);
  OK(opennvvmGetDiagnostic(result, 0, &diagnostic));
  EXPECT(diagnostic.structSize == offsetof(opennvvmDiagnostic, fixCount));
  EXPECT(diagnostic.rule && diagnostic.inlinedCount == 0);
  memset(&size, 0x55, sizeof(size));
  EXPECT(diagnostic.fixCount == size);
  --diagnostic.structSize;
  FAILS(INVALID_ARGUMENT, opennvvmGetDiagnostic(result, 0, &diagnostic));
  OK(opennvvmGetDiagnosticsText(result, OPENNVVM_FORMAT_TEXT, &text));
  EXPECT(strstr(text, "bad.ll:4:8: error: "));
  OK(opennvvmGetDiagnosticsText(result, OPENNVVM_FORMAT_JSON, &text));
  EXPECT(text[0] == '{');
  OK(opennvvmGetDiagnosticsText(result, OPENNVVM_FORMAT_SARIF, &text));
  EXPECT(strstr(text, "2.1.0"));
  FAILS(INVALID_ARGUMENT,
        opennvvmGetDiagnosticsText(result, (opennvvmFormat)7, &text));
  OK(opennvvmGetOutput(result, &text, &size));
  EXPECT(size == 0 && text[0] == 0);
  OK(opennvvmDestroyResult(&result));
  EXPECT(!result);
  /* Errors of one module do not hide those of another. */
  modules[1] = moduleOf("define void @g( {", "broken.ll");
  FAILS(INVALID_IR, opennvvmVerify(context, modules, 2, &result));
  OK(opennvvmGetDiagnosticsText(result, OPENNVVM_FORMAT_TEXT, &text));
  EXPECT(strstr(text, "broken.ll:1:") && strstr(text, "kernel-nonvoid"));
  OK(opennvvmDestroyResult(&result));
  OK(opennvvmDestroyModule(&modules[0]));
  OK(opennvvmDestroyModule(&modules[1]));
  OK(opennvvmClearOptions(context));
}

static void testCompile(opennvvmContext context) {
  opennvvmModule modules[2];
  opennvvmResult result;
  opennvvmPtxFunction function;
  opennvvmPtxLine line;
  const char *text, *version, *target;
  size_t size, count, i;
  modules[0] = moduleOf(good, "good.ll");
  modules[1] = moduleOf(helper, "helper.ll");
  OK(opennvvmSetOption(context, "arch", "sm_90"));
  OK(opennvvmSetOption(context, "annotate", NULL));
  OK(opennvvmSetProgressCallback(context, onProgress, NULL));
  OK(opennvvmCompile(context, modules, 2, &result));
  EXPECT(phases == 4);
  OK(opennvvmGetOutput(result, &text, &size));
  EXPECT(strlen(text) == size);
  OK(opennvvmGetPtxTarget(result, &version, &target));
  OK(opennvvmGetPtxTarget(result, NULL, NULL));
  printf("PTX %s for %s\n", version, target);
  OK(opennvvmGetPtxFunctionCount(result, &count));
  for (i = 0; i < count; ++i) {
    function.structSize = sizeof(function);
    OK(opennvvmGetPtxFunction(result, i, &function));
    EXPECT(function.firstLine < function.lastLine);
    printf("%s %s b32 %u b64 %u\n", function.isKernel ? "kernel" : "function",
           function.name, (unsigned)function.registersB32,
           (unsigned)function.registersB64);
  }
  FAILS(INVALID_ARGUMENT, opennvvmGetPtxFunction(result, i, &function));
  OK(opennvvmGetPtxLineCount(result, &count));
  for (i = 0; i < count; ++i) {
    line.structSize = sizeof(line);
    OK(opennvvmGetPtxLine(result, i, &line));
    if (line.ir)
      printf("%s:%u:%u %s\n", line.file ? line.file : "-", (unsigned)line.line,
             (unsigned)line.column, line.ir);
  }
  FAILS(INVALID_ARGUMENT, opennvvmGetPtxLine(result, i, &line));
  OK(opennvvmDestroyResult(&result));
  /* Cancelled by the callback, and by a call. */
  OK(opennvvmSetProgressCallback(context, onProgress, "compile"));
  FAILS(CANCELLED, opennvvmCompile(context, modules, 2, &result));
  OK(opennvvmGetOutput(result, &text, &size));
  EXPECT(size == 0);
  OK(opennvvmDestroyResult(&result));
  OK(opennvvmSetProgressCallback(context, cancelNow, &context));
  FAILS(CANCELLED, opennvvmCompile(context, modules, 2, &result));
  OK(opennvvmDestroyResult(&result));
  OK(opennvvmSetProgressCallback(context, NULL, NULL));
  OK(opennvvmCompile(context, modules, 2, &result));
  OK(opennvvmDestroyResult(&result));
  /* Options that exclude each other. */
  OK(opennvvmSetOption(context, "emit-optix-ir", NULL));
  FAILS(INVALID_OPTION, opennvvmCompile(context, modules, 2, &result));
  EXPECT(!result);
  OK(opennvvmClearOptions(context));
  OK(opennvvmDestroyModule(&modules[0]));
  OK(opennvvmDestroyModule(&modules[1]));
}

static void testTransforms(opennvvmContext context) {
  opennvvmModule modules[2], again;
  opennvvmResult result;
  const char *text;
  size_t size;
  modules[0] = moduleOf(good, NULL);
  modules[1] = moduleOf(helper, NULL);
  OK(opennvvmOptimize(context, modules, 2, &result));
  OK(opennvvmGetOutput(result, &text, &size));
  EXPECT(strstr(text, "define ptx_kernel void @k("));
  OK(opennvvmDestroyResult(&result));
  OK(opennvvmLower(context, modules, 1, &result));
  OK(opennvvmGetOutput(result, &text, &size));
  EXPECT(strstr(text, "define ptx_kernel void @k("));
  OK(opennvvmDestroyResult(&result));
  OK(opennvvmSetOption(context, "emit-llvm-bc", NULL));
  OK(opennvvmLink(context, modules, 2, &result));
  OK(opennvvmGetOutput(result, &text, &size));
  EXPECT(size > 4 && memcmp(text, "BC\xC0\xDE", 4) == 0);
  OK(opennvvmClearOptions(context));
  /* Bitcode is a module again. */
  OK(opennvvmCreateModule(text, size, "linked.bc", &again));
  OK(opennvvmDestroyResult(&result));
  OK(opennvvmCompile(context, &again, 1, &result));
  OK(opennvvmDestroyResult(&result));
  /* Two definitions of one name. */
  modules[0] = modules[1];
  FAILS(INVALID_IR, opennvvmLink(context, modules, 2, &result));
  OK(opennvvmGetDiagnosticsText(result, OPENNVVM_FORMAT_TEXT, &text));
  EXPECT(strstr(text, "link-modules"));
  OK(opennvvmDestroyResult(&result));
  OK(opennvvmDestroyModule(&again));
  OK(opennvvmDestroyModule(&modules[1]));
  FAILS(INVALID_HANDLE, opennvvmDestroyModule(&modules[0]));
}

static void testFix(opennvvmContext context) {
  static const char narrow[] =
      "target triple = \"nvptx64-nvidia-cuda\"\n"
      "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-"
      "n16:32:64\"\n"
      "define void @f(i8 %x) section \"s\" { ; mine\n"
      "  ret void\n"
      "}\n"
      "!nvvmir.version = !{!0}\n"
      "!0 = !{i32 2, i32 0}\n";
  opennvvmModule module = moduleOf(narrow, "narrow.ll"), wrong;
  opennvvmResult result;
  opennvvmDiagnostic diagnostic;
  opennvvmEdit edit;
  opennvvmRuleInfo rule;
  size_t count, i;
  const char *text;
  OK(opennvvmSetOption(context, "arch", "sm_90"));
  FAILS(INVALID_IR, opennvvmVerify(context, &module, 1, &result));
  diagnostic.structSize = sizeof(diagnostic);
  edit.structSize = sizeof(edit);
  OK(opennvvmGetDiagnostic(result, 0, &diagnostic));
  EXPECT(diagnostic.fixCount == 1);
  OK(opennvvmGetFix(result, 0, 0, &edit));
  printf("fix %s: %u:%u-%u '%s'\n", diagnostic.rule, (unsigned)edit.line,
         (unsigned)edit.column, (unsigned)edit.endColumn, edit.text);
  EXPECT(edit.begin == (size_t)(strstr(narrow, " section") - narrow));
  FAILS(INVALID_ARGUMENT, opennvvmGetFix(result, 0, 1, &edit));
  OK(opennvvmGetEditCount(result, &count));
  EXPECT(count == 0);
  OK(opennvvmDestroyResult(&result));

  OK(opennvvmFix(context, module, &result));
  OK(opennvvmGetOutput(result, &text, &count));
  EXPECT(strstr(text, "@f(i8 zeroext %x) { ; mine\n"));
  OK(opennvvmGetEditCount(result, &count));
  EXPECT(count == 2);
  for (i = 0; i < count; ++i)
    OK(opennvvmGetEdit(result, i, &edit));
  FAILS(INVALID_ARGUMENT, opennvvmGetEdit(result, i, &edit));
  OK(opennvvmDestroyResult(&result));

  /* There is an output even if errors are left. */
  OK(opennvvmSetOption(context, "only", "function-section"));
  FAILS(INVALID_IR, opennvvmFix(context, module, &result));
  OK(opennvvmGetOutput(result, &text, &count));
  EXPECT(strstr(text, "@f(i8 %x) { ; mine\n"));
  OK(opennvvmDestroyResult(&result));
  FAILS(INVALID_OPTION, opennvvmSetOption(context, "only", "param-type"));
  OK(opennvvmClearOptions(context));

  wrong = moduleOf("define void @g( {", "broken.ll");
  FAILS(INVALID_IR, opennvvmFix(context, wrong, &result));
  OK(opennvvmGetOutput(result, &text, &count));
  EXPECT(strcmp(text, "define void @g( {") == 0);
  OK(opennvvmDestroyResult(&result));
  FAILS(INVALID_ARGUMENT, opennvvmFix(context, wrong, NULL));
  OK(opennvvmDestroyModule(&wrong));
  FAILS(INVALID_HANDLE, opennvvmFix(context, wrong, &result));
  OK(opennvvmDestroyModule(&module));

  OK(opennvvmFindRule("function-section", &i));
  rule.structSize = sizeof(rule);
  OK(opennvvmGetRuleInfo(i, &rule));
  printf("mended: %s\n", rule.fix);
}

static void testHandles(opennvvmContext context) {
  opennvvmContext dead = context, other;
  opennvvmModule module = moduleOf(helper, NULL), none = NULL;
  opennvvmResult result;
  const char *text;
  size_t size;
  FAILS(INVALID_ARGUMENT, opennvvmCreateContext(NULL));
  FAILS(INVALID_ARGUMENT, opennvvmDestroyContext(NULL));
  FAILS(INVALID_ARGUMENT, opennvvmDestroyModule(NULL));
  FAILS(INVALID_ARGUMENT, opennvvmDestroyResult(NULL));
  FAILS(INVALID_ARGUMENT, opennvvmCreateModule(NULL, 0, NULL, &none));
  FAILS(INVALID_ARGUMENT, opennvvmCreateModule("", 0, NULL, NULL));
  FAILS(FILE, opennvvmCreateModuleFromFile(context, "/no/such/file", &none));
  FAILS(INVALID_HANDLE, opennvvmCreateModuleFromFile((opennvvmContext)&size,
                                                     "/dev/null", &none));
  OK(opennvvmCreateModuleFromFile(NULL, "/dev/null", &none));
  OK(opennvvmDestroyModule(&none));
  FAILS(INVALID_ARGUMENT, opennvvmVerify(context, NULL, 1, &result));
  FAILS(INVALID_ARGUMENT, opennvvmVerify(context, &module, 0, &result));
  FAILS(INVALID_ARGUMENT, opennvvmVerify(context, &module, 1, NULL));
  FAILS(INVALID_HANDLE, opennvvmVerify(context, &none, 1, &result));
  /* A handle of another kind. */
  FAILS(INVALID_HANDLE,
        opennvvmVerify((opennvvmContext)module, &module, 1, &result));
  FAILS(INVALID_HANDLE,
        opennvvmGetOutput((opennvvmResult)module, &text, &size));
  OK(opennvvmVerify(context, &module, 1, &result));
  FAILS(INVALID_ARGUMENT, opennvvmGetOutput(result, NULL, &size));
  FAILS(INVALID_ARGUMENT, opennvvmGetDiagnosticCount(result, NULL));
  /* A result outlives its context. */
  OK(opennvvmCreateContext(&other));
  EXPECT(other != context);
  OK(opennvvmDestroyContext(&context));
  FAILS(INVALID_HANDLE, opennvvmDestroyContext(&dead));
  FAILS(INVALID_HANDLE, opennvvmCancel(dead));
  FAILS(INVALID_HANDLE, opennvvmVerify(dead, &module, 1, &result));
  OK(opennvvmDestroyModule(&module));
  OK(opennvvmDestroyContext(&other));
}

static void testCatalog(void) {
  opennvvmTargetInfo target;
  opennvvmRuleInfo rule;
  opennvvmResult result;
  const char *text;
  size_t i, size;
  int severity;
  uint64_t word = 0;
  for (i = 0; i < opennvvmTargetCount(); ++i) {
    target.structSize = sizeof(target);
    OK(opennvvmGetTargetInfo(i, &target));
    if (strcmp(target.name, "sm_90a") == 0)
      printf("target %s %u %c %u\n", target.name, (unsigned)target.number,
             target.variant, (unsigned)target.minPtx);
  }
  FAILS(INVALID_ARGUMENT, opennvvmGetTargetInfo(i, &target));
  FAILS(NOT_FOUND, opennvvmFindRule("no-such-rule", &i));
  OK(opennvvmFindRule("kernel-nonvoid", &i));
  EXPECT(i < opennvvmRuleCount());
  rule.structSize = sizeof(rule);
  OK(opennvvmGetRuleInfo(i, &rule));
  printf("rule %s: %s\n", rule.id, rule.help);
  OK(opennvvmGetRuleSeverity(i, "nvvm", &severity));
  EXPECT(severity == OPENNVVM_ERROR);
  FAILS(NOT_FOUND, opennvvmGetRuleSeverity(i, "none", &severity));
  FAILS(INVALID_ARGUMENT, opennvvmGetRuleInfo(opennvvmRuleCount(), &rule));
  OK(opennvvmExplain("kernel-nonvoid", OPENNVVM_FORMAT_JSON, &result));
  OK(opennvvmGetOutput(result, &text, &size));
  EXPECT(strstr(text, "\"id\":\"kernel-nonvoid\""));
  OK(opennvvmDestroyResult(&result));
  FAILS(NOT_FOUND, opennvvmExplain("none", OPENNVVM_FORMAT_TEXT, &result));
  EXPECT(!result);
  FAILS(INVALID_ARGUMENT,
        opennvvmExplain("kernel-nonvoid", OPENNVVM_FORMAT_SARIF, &result));
  OK(opennvvmDescribeIntrinsics("llvm.nvvm.barrier0", "sm_90",
                                OPENNVVM_FORMAT_JSON, &result));
  OK(opennvvmGetOutput(result, &text, &size));
  EXPECT(strstr(text, "\"name\":\"llvm.nvvm.barrier0\""));
  OK(opennvvmDestroyResult(&result));
  FAILS(INVALID_ARGUMENT, opennvvmDescribeIntrinsics(
                              NULL, "sm_1", OPENNVVM_FORMAT_TEXT, &result));
  FAILS(NOT_FOUND, opennvvmDescribeIntrinsics("nothing.like.it", NULL,
                                              OPENNVVM_FORMAT_TEXT, &result));
  FAILS(NOT_FOUND, opennvvmDecodeWords("none", &word, 1, NULL,
                                       OPENNVVM_FORMAT_TEXT, &result));
  FAILS(INVALID_ARGUMENT, opennvvmDecodeWords("none", NULL, 1, NULL,
                                              OPENNVVM_FORMAT_TEXT, &result));
  OK(opennvvmDecodeWords("llvm.nvvm.cvt", &word, 1, NULL, OPENNVVM_FORMAT_JSON,
                         &result));
  OK(opennvvmGetOutput(result, &text, &size));
  EXPECT(strstr(text, "\"word\":0"));
  OK(opennvvmDestroyResult(&result));
}

static int stopAtRun(void *userData, const char *phase, const char *name) {
  (void)name;
  if (strcmp(phase, "run"))
    return 0;
  ++*(int *)userData;
  return 1;
}

static const char fills[] =
    ".version 8.0\n.target sm_80\n.address_size 64\n"
    ".visible .entry fill(.param .u64 p, .param .u32 n, .param .f32 f)\n{\n"
    "  .reg .b32 %r<4>; .reg .b64 %rd<3>; .reg .f32 %f;\n"
    "  ld.param.u64 %rd1, [p]; ld.param.u32 %r1, [n]; ld.param.f32 %f, [f];\n"
    "  mov.u32 %r2, %tid.x; add.u32 %r1, %r1, %r2;\n"
    "  mul.wide.u32 %rd2, %r2, 8; add.u64 %rd2, %rd1, %rd2;\n"
    "  st.global.u32 [%rd2], %r1; st.global.f32 [%rd2+4], %f;\n"
    "  ret;\n}\n"
    ".visible .entry spin()\n{\nagain:\n  bra again;\n}\n";

/* Executes kernels on this program's memory. */
static void testRun(opennvvmContext context) {
  struct {
    uint32_t number;
    float value;
  } cells[4];
  opennvvmModule ptx = moduleOf(fills, "fill.ptx"), ir = moduleOf(helper, NULL);
  opennvvmResult result;
  opennvvmArgument arguments[3];
  opennvvmLaunch launch;
  const char *text;
  size_t size;
  int calls = 0, i;
  memset(cells, 0, sizeof cells);
  memset(arguments, 0, sizeof arguments);
  memset(&launch, 0, sizeof launch);
  for (i = 0; i < 3; ++i) {
    arguments[i].structSize = sizeof arguments[i];
    launch.grid[i] = launch.block[i] = launch.cluster[i] = 1;
  }
  arguments[0].kind = OPENNVVM_ARGUMENT_INOUT;
  arguments[0].data = cells;
  arguments[0].size = sizeof cells;
  arguments[1].kind = OPENNVVM_ARGUMENT_INTEGER;
  arguments[1].integer = 10;
  arguments[2].kind = OPENNVVM_ARGUMENT_REAL;
  arguments[2].real = 0.5;
  launch.structSize = sizeof launch;
  launch.kernel = "fill";
  launch.block[0] = 3;
  launch.argumentCount = 3;
  launch.arguments = arguments;
  OK(opennvvmRun(context, ptx, &launch, 1, &result));
  EXPECT(cells[0].number == 10 && cells[2].number == 12);
  EXPECT(cells[2].value == 0.5f && cells[3].number == 0);
  OK(opennvvmGetDiagnosticsText(result, OPENNVVM_FORMAT_TEXT, &text));
  EXPECT(text[0] == 0);
  OK(opennvvmDestroyResult(&result));

  /* Nothing comes back of what has not ended. */
  memset(cells, 0, sizeof cells);
  launch.block[0] = 5;
  FAILS(INVALID_IR, opennvvmRun(context, ptx, &launch, 1, &result));
  EXPECT(cells[0].number == 0);
  OK(opennvvmGetDiagnosticsText(result, OPENNVVM_FORMAT_TEXT, &text));
  EXPECT(strstr(text, "fill.ptx:"));
  OK(opennvvmGetOutput(result, &text, &size));
  EXPECT(size == 0);
  OK(opennvvmDestroyResult(&result));

  launch.block[0] = 3;
  arguments[0].kind = OPENNVVM_ARGUMENT_IN;
  OK(opennvvmRun(context, ptx, &launch, 1, &result));
  EXPECT(cells[0].number == 0);
  OK(opennvvmDestroyResult(&result));

  arguments[1].integer = -1;
  FAILS(INVALID_ARGUMENT, opennvvmRun(context, ptx, &launch, 1, &result));
  EXPECT(result == NULL);
  launch.kernel = "none";
  FAILS(INVALID_ARGUMENT, opennvvmRun(context, ptx, &launch, 1, &result));
  FAILS(INVALID_ARGUMENT, opennvvmRun(context, ptx, &launch, 0, &result));
  FAILS(INVALID_ARGUMENT, opennvvmRun(context, ptx, NULL, 1, &result));
  FAILS(INVALID_ARGUMENT, opennvvmRun(context, ptx, &launch, 1, NULL));
  FAILS(INVALID_HANDLE, opennvvmRun(context, NULL, &launch, 1, &result));
  FAILS(INVALID_ARGUMENT, opennvvmRun(context, ir, &launch, 1, &result));

  launch.kernel = "spin";
  launch.argumentCount = 0;
  OK(opennvvmSetProgressCallback(context, stopAtRun, &calls));
  FAILS(CANCELLED, opennvvmRun(context, ptx, &launch, 1, &result));
  EXPECT(calls == 1);
  OK(opennvvmDestroyResult(&result));
  OK(opennvvmSetProgressCallback(context, NULL, NULL));
  OK(opennvvmDestroyModule(&ptx));
  OK(opennvvmDestroyModule(&ir));
}

int main(void) {
  opennvvmContext context;
  EXPECT(opennvvmApiVersion() == OPENNVVM_API_VERSION);
  EXPECT(opennvvmVersion()[0] && opennvvmLLVMVersion()[0]);
  EXPECT(strcmp(opennvvmStatusName(OPENNVVM_ERROR_CANCELLED),
                "OPENNVVM_ERROR_CANCELLED") == 0);
  EXPECT(opennvvmStatusName((opennvvmStatus)99) != NULL);
  OK(opennvvmCreateContext(&context));
  testOptions(context);
  testVerify(context);
  testCompile(context);
  testTransforms(context);
  testFix(context);
  testRun(context);
  testCatalog();
  testHandles(context);
  puts("done");
  return 0;
}
