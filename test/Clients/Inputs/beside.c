/* beside LIBRARY...: loads libraries in this order, and then uses each, twice.
 *
 * A library is KIND[+global][+deepbind]=PATH. KIND is nvvm, opennvvm, or llvm
 * for any LLVM with its C interface. PATH "-" is what the process has already,
 * from LD_PRELOAD.
 *
 * Neither loading ours nor a call may change what belongs to the process:
 * signal handlers and mask, environment, threads, files.
 */
#define _GNU_SOURCE
#include "opennvvm-c/nvvm.h"
#include "opennvvm-c/opennvvm.h"
#include <dirent.h>
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern char **environ;

static void fail(const char *What, const char *Why) {
  fprintf(stderr, "%s: %s\n", What, Why ? Why : "");
  exit(1);
}

/* ---- The process ---- */

typedef struct {
  struct sigaction Handlers[65];
  sigset_t Mask;
  stack_t Stack;
  char Folder[4096];
  unsigned long Environment;
  int Threads, Files;
} State;

static int countEntries(const char *Path) {
  int Count = 0;
  DIR *Folder = opendir(Path);
  if (!Folder)
    return -1;
  while (readdir(Folder))
    ++Count;
  closedir(Folder);
  return Count;
}

static void record(State *S) {
  memset(S, 0, sizeof *S);
  for (int Signal = 1; Signal <= 64; ++Signal)
    sigaction(Signal, NULL, &S->Handlers[Signal]);
  sigprocmask(SIG_SETMASK, NULL, &S->Mask);
  sigaltstack(NULL, &S->Stack);
  if (!getcwd(S->Folder, sizeof S->Folder))
    fail("getcwd", NULL);
  for (char **Variable = environ; *Variable; ++Variable)
    for (const char *C = *Variable; *C; ++C)
      S->Environment = S->Environment * 31 + (unsigned char)*C;
  S->Threads = countEntries("/proc/self/task");
  S->Files = countEntries("/proc/self/fd");
}

static int differ(const struct sigaction *Before,
                  const struct sigaction *After) {
  /* libc sets a flag of its own whenever a handler is set. */
  const int OfLibc = 0x04000000;
  return Before->sa_handler != After->sa_handler ||
         (Before->sa_flags | OfLibc) != (After->sa_flags | OfLibc);
}

static void expectUnchanged(const State *Before, const char *What) {
  State After;
  record(&After);
  for (int Signal = 1; Signal <= 64; ++Signal)
    if (differ(&Before->Handlers[Signal], &After.Handlers[Signal])) {
      fprintf(stderr, "%s, ", strsignal(Signal));
      fail(What, "the handler of a signal has changed");
    }
  if (memcmp(&Before->Mask, &After.Mask, sizeof After.Mask))
    fail(What, "the signal mask has changed");
  if (Before->Stack.ss_sp != After.Stack.ss_sp)
    fail(What, "the signal stack has changed");
  if (strcmp(Before->Folder, After.Folder))
    fail(What, "the working directory has changed");
  if (Before->Environment != After.Environment)
    fail(What, "the environment has changed");
  if (Before->Threads != After.Threads)
    fail(What, "there is a new thread");
  if (Before->Files != After.Files)
    fail(What, "a file is open");
}

/* ---- Libraries ---- */

static void *find(void *Library, const char *Name) {
  void *Found = dlsym(Library, Name);
  if (!Found)
    fail(Name, "is not there");
  return Found;
}
#define GET(NAME) __typeof__(&NAME) NAME##_ = find(Library, #NAME)

static const char Kernel[] =
    "target triple = \"nvptx64-nvidia-cuda\"\n"
    "target datalayout = \"e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-"
    "i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-"
    "v64:64:64-v128:128:128-n16:32:64\"\n"
    "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x) {\n"
    "  %y = mul i32 %x, %x\n"
    "  store i32 %y, ptr addrspace(1) %p\n"
    "  ret void\n"
    "}\n"
    "!nvvmir.version = !{!0}\n"
    "!0 = !{i32 2, i32 0, i32 3, i32 2}\n";

static void useNVVM(void *Library) {
  GET(nvvmCreateProgram);
  GET(nvvmAddModuleToProgram);
  GET(nvvmCompileProgram);
  GET(nvvmGetCompiledResultSize);
  GET(nvvmGetCompiledResult);
  GET(nvvmDestroyProgram);
  nvvmProgram Program;
  size_t Size = 0;
  if (nvvmCreateProgram_(&Program) ||
      nvvmAddModuleToProgram_(Program, Kernel, strlen(Kernel), "k") ||
      nvvmCompileProgram_(Program, 0, NULL) ||
      nvvmGetCompiledResultSize_(Program, &Size))
    fail("nvvm", "does not compile");
  char *Text = malloc(Size);
  nvvmGetCompiledResult_(Program, Text);
  if (!strstr(Text, ".entry k("))
    fail("nvvm", Text);
  free(Text);
  /* Broken IR is an error and nothing else. */
  nvvmProgram Broken;
  nvvmCreateProgram_(&Broken);
  nvvmAddModuleToProgram_(Broken, "define", 6, "broken");
  if (nvvmCompileProgram_(Broken, 0, NULL) != NVVM_ERROR_COMPILATION)
    fail("nvvm", "accepts what is no IR");
  nvvmDestroyProgram_(&Broken);
  nvvmDestroyProgram_(&Program);
}

static void useOpenNVVM(void *Library) {
  GET(opennvvmCreateContext);
  GET(opennvvmCreateModule);
  GET(opennvvmCompile);
  GET(opennvvmGetOutput);
  GET(opennvvmDestroyContext);
  GET(opennvvmDestroyModule);
  GET(opennvvmDestroyResult);
  opennvvmContext Context;
  opennvvmModule Module;
  opennvvmResult Result;
  const char *Text = NULL;
  size_t Size = 0;
  if (opennvvmCreateContext_(&Context) ||
      opennvvmCreateModule_(Kernel, strlen(Kernel), "k", &Module) ||
      opennvvmCompile_(Context, &Module, 1, &Result) ||
      opennvvmGetOutput_(Result, &Text, &Size) || !strstr(Text, ".entry k("))
    fail("opennvvm", Text);
  opennvvmDestroyResult_(&Result);
  opennvvmDestroyModule_(&Module);
  opennvvmDestroyContext_(&Context);
}

/* LLVM has no headers here: those of each version differ. */

/* Calls LLVMInitialize<Target><Part>(). */
static void initialize(void *Library, const char *Part) {
#if defined(__aarch64__)
  const char *Target = "AArch64";
#else
  const char *Target = "X86";
#endif
  char Name[64];
  snprintf(Name, sizeof Name, "LLVMInitialize%s%s", Target, Part);
  ((void (*)(void))find(Library, Name))();
}

static void useLLVM(void *Library) {
  static const char Text[] = "define i32 @twice(i32 %x) {\n"
                             "  %y = add i32 %x, %x\n"
                             "  ret i32 %y\n"
                             "}\n";
  initialize(Library, "TargetInfo");
  initialize(Library, "Target");
  initialize(Library, "TargetMC");
  initialize(Library, "AsmPrinter");
  void *(*NewContext)(void) = find(Library, "LLVMContextCreate");
  void (*DeleteContext)(void *) = find(Library, "LLVMContextDispose");
  void *(*NewBuffer)(const char *, size_t, const char *) =
      find(Library, "LLVMCreateMemoryBufferWithMemoryRangeCopy");
  int (*Parse)(void *, void *, void **, char **) =
      find(Library, "LLVMParseIRInContext");
  char *(*Print)(void *) = find(Library, "LLVMPrintModuleToString");
  void (*DeleteModule)(void *) = find(Library, "LLVMDisposeModule");
  char *(*Triple)(void) = find(Library, "LLVMGetDefaultTargetTriple");
  int (*FindTarget)(const char *, void **, char **) =
      find(Library, "LLVMGetTargetFromTriple");
  void *(*NewMachine)(void *, const char *, const char *, const char *, int,
                      int, int) = find(Library, "LLVMCreateTargetMachine");
  int (*Emit)(void *, void *, int, char **, void **) =
      find(Library, "LLVMTargetMachineEmitToMemoryBuffer");
  const char *(*Start)(void *) = find(Library, "LLVMGetBufferStart");

  void *Context = NewContext(), *Module = NULL, *Target = NULL, *Code = NULL;
  char *Message = NULL;
  if (Parse(Context, NewBuffer(Text, strlen(Text), "t"), &Module, &Message))
    fail("llvm", Message);
  if (!strstr(Print(Module), "@twice"))
    fail("llvm", "has read something else");
  if (FindTarget(Triple(), &Target, &Message))
    fail("llvm", Message);
  void *Machine = NewMachine(Target, Triple(), "", "", 2, 0, 0);
  if (Emit(Machine, Module, /*Assembly=*/0, &Message, &Code))
    fail("llvm", Message);
  if (!strstr(Start(Code), "twice:"))
    fail("llvm", Start(Code));
  DeleteModule(Module);
  DeleteContext(Context);
}

static int isKind(const char *Library, const char *Kind) {
  size_t Length = strlen(Kind);
  return !strncmp(Library, Kind, Length) &&
         (Library[Length] == '=' || Library[Length] == '+');
}

static void *load(const char *Library) {
  const char *Path = strchr(Library, '=') + 1;
  int Flags = RTLD_NOW;
  Flags |= strstr(Library, "+global") ? RTLD_GLOBAL : RTLD_LOCAL;
  Flags |= strstr(Library, "+deepbind") ? RTLD_DEEPBIND : 0;
  if (!strcmp(Path, "-"))
    return RTLD_DEFAULT;
  void *Handle = dlopen(Path, Flags);
  if (!Handle)
    fail(Library, dlerror());
  return Handle;
}

int main(int Count, char **Libraries) {
  void *Handles[16];
  State Before;
  for (int N = 1; N < Count; ++N) {
    record(&Before);
    Handles[N] = load(Libraries[N]);
    if (!isKind(Libraries[N], "llvm"))
      expectUnchanged(&Before, Libraries[N]);
  }
  for (int Round = 0; Round < 2; ++Round)
    for (int N = 1; N < Count; ++N) {
      record(&Before);
      if (isKind(Libraries[N], "nvvm"))
        useNVVM(Handles[N]);
      else if (isKind(Libraries[N], "opennvvm"))
        useOpenNVVM(Handles[N]);
      else
        useLLVM(Handles[N]);
      if (!isKind(Libraries[N], "llvm"))
        expectUnchanged(&Before, Libraries[N]);
    }
  return 0;
}
