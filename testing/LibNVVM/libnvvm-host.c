/*===- libnvvm-host.c - A process that uses a libNVVM ---------------*- C -*-===*\
|*                                                                            *|
|* Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.      *|
|* See LICENSE for license information.                                       *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
|*===----------------------------------------------------------------------===*|
|*                                                                            *|
|* libnvvm-host LIBRARY MODULE COMMAND [NUMBER]                               *|
|*                                                                            *|
|*   signals        a thread faults and handles it while another compiles     *|
|*   threads        eight threads compile; all results must be the same       *|
|*   memory NUMBER  so many programs in a row; prints resident memory         *|
|*   time NUMBER    milliseconds to load and to compile, the best of NUMBER   *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#define _GNU_SOURCE
#include "opennvvm-c/nvvm.h"
#include <dlfcn.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static nvvmResult (*Create)(nvvmProgram *);
static nvvmResult (*Destroy)(nvvmProgram *);
static nvvmResult (*Add)(nvvmProgram, const char *, size_t, const char *);
static nvvmResult (*Compile)(nvvmProgram, int, const char **);
static nvvmResult (*ResultSize)(nvvmProgram, size_t *);
static nvvmResult (*Result)(nvvmProgram, char *);

static char *Text;
static size_t TextSize;

static void die(const char *What) {
  printf("failed: %s\n", What);
  exit(1);
}

static void load(const char *File) {
  void *Handle = dlopen(File, RTLD_NOW | RTLD_LOCAL);
  if (!Handle)
    die(dlerror());
  *(void **)&Create = dlsym(Handle, "nvvmCreateProgram");
  *(void **)&Destroy = dlsym(Handle, "nvvmDestroyProgram");
  *(void **)&Add = dlsym(Handle, "nvvmAddModuleToProgram");
  *(void **)&Compile = dlsym(Handle, "nvvmCompileProgram");
  *(void **)&ResultSize = dlsym(Handle, "nvvmGetCompiledResultSize");
  *(void **)&Result = dlsym(Handle, "nvvmGetCompiledResult");
  if (!Create || !Destroy || !Add || !Compile || !ResultSize || !Result)
    die("a function is missing");
}

static void readModule(const char *File) {
  FILE *In = fopen(File, "rb");
  if (!In)
    die(File);
  Text = malloc(1 << 20);
  TextSize = fread(Text, 1, 1 << 20, In);
  fclose(In);
}

/* Compiles the module; returns the PTX. */
static char *compile(const char *Option) {
  nvvmProgram Program;
  size_t Size = 0;
  if (Create(&Program) || Add(Program, Text, TextSize, "m") ||
      Compile(Program, 1, &Option) || ResultSize(Program, &Size))
    die("compile");
  char *PTX = malloc(Size);
  if (Result(Program, PTX) || Destroy(&Program))
    die("result");
  return PTX;
}

/* Signals. */

static volatile int Stop;
static sigjmp_buf Back;
static void *volatile SeenAddress;
static char *const Bad = (char *)0x1230;

static void onFault(int Signal, siginfo_t *Info, void *Context) {
  (void)Signal;
  SeenAddress = Context ? Info->si_addr : NULL;
  siglongjmp(Back, 1);
}

static void *compileUntilStopped(void *Unused) {
  while (!Stop)
    free(compile("-arch=compute_90"));
  return Unused;
}

static int testSignals(void) {
  struct sigaction Own, Before, After;
  pthread_t Thread;
  memset(&Own, 0, sizeof(Own));
  Own.sa_sigaction = onFault;
  Own.sa_flags = SA_SIGINFO;
  sigaction(SIGSEGV, &Own, NULL);
  sigaction(SIGSEGV, NULL, &Before);
  pthread_create(&Thread, NULL, compileUntilStopped, NULL);
  for (int Round = 0; Round < 2000; ++Round) {
    SeenAddress = NULL;
    if (!sigsetjmp(Back, 1))
      *(volatile char *)Bad = 1;
    if (SeenAddress != Bad)
      die("the host's handler did not get the signal");
  }
  Stop = 1;
  pthread_join(Thread, NULL);
  sigaction(SIGSEGV, NULL, &After);
  if (After.sa_sigaction != Before.sa_sigaction ||
      After.sa_flags != Before.sa_flags)
    die("the host's handler is not there any more");
  return 0;
}

/* Threads. */

static const char *const Options[] = {"-arch=compute_75", "-opt=0",
                                      "-arch=compute_100", "-ftz=1"};
static char *Expected[4];

static void *compileAll(void *Unused) {
  for (int Round = 0; Round < 40; ++Round) {
    char *PTX = compile(Options[Round % 4]);
    if (strcmp(PTX, Expected[Round % 4]) != 0)
      die("a thread has another result");
    free(PTX);
  }
  return Unused;
}

static int testThreads(void) {
  pthread_t Threads[8];
  for (int I = 0; I < 4; ++I)
    Expected[I] = compile(Options[I]);
  for (int I = 0; I < 8; ++I)
    pthread_create(&Threads[I], NULL, compileAll, NULL);
  for (int I = 0; I < 8; ++I)
    pthread_join(Threads[I], NULL);
  return 0;
}

/* Memory and time. */

static long residentKiB(void) {
  long Pages = 0;
  FILE *In = fopen("/proc/self/statm", "r");
  if (!In || fscanf(In, "%*d %ld", &Pages) != 1)
    die("statm");
  fclose(In);
  return Pages * (sysconf(_SC_PAGESIZE) / 1024);
}

static int testMemory(int Count) {
  for (int I = 0; I < Count / 10; ++I)
    free(compile("-arch=compute_90"));
  long Early = residentKiB();
  for (int I = Count / 10; I < Count; ++I)
    free(compile("-arch=compute_90"));
  long Late = residentKiB();
  printf("resident: %ld KiB, then %ld KiB\n", Early, Late);
  if (Late - Early > Early / 100)
    die("memory grows");
  return 0;
}

static double now(void) {
  struct timespec T;
  clock_gettime(CLOCK_MONOTONIC, &T);
  return (double)T.tv_sec * 1e3 + (double)T.tv_nsec / 1e6;
}

static double best(int Count, const char *Option) {
  double Best = 1e9;
  for (int I = 0; I < Count; ++I) {
    double Start = now();
    free(compile(Option));
    double Took = now() - Start;
    Best = Took < Best ? Took : Best;
  }
  return Best;
}

int main(int argc, char **argv) {
  if (argc < 4)
    return 2;
  int Count = argc > 4 ? atoi(argv[4]) : 0;
  double Start = now();
  load(argv[1]);
  double Loaded = now() - Start;
  readModule(argv[2]);
  int Status = 2;
  if (strcmp(argv[3], "signals") == 0)
    Status = testSignals();
  else if (strcmp(argv[3], "threads") == 0)
    Status = testThreads();
  else if (strcmp(argv[3], "memory") == 0)
    Status = testMemory(Count);
  else if (strcmp(argv[3], "time") == 0) {
    printf("load %.2f\n", Loaded);
    printf("75: opt 0 %.3f", best(Count, "-opt=0"));
    printf(", opt 3 %.3f\n", best(Count, "-opt=3"));
    printf("100: opt 3 %.3f\n", best(Count, "-arch=compute_100"));
    Status = 0;
  }
  if (Status == 0)
    printf("fine\n");
  return Status;
}
