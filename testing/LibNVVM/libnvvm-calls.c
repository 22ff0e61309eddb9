/*===- libnvvm-calls.c - Call a libNVVM as a script says ------------*- C -*-===*\
|*                                                                            *|
|* Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.      *|
|* See LICENSE for license information.                                       *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
|*===----------------------------------------------------------------------===*|
|*                                                                            *|
|* libnvvm-calls LIBRARY SCRIPT FOLDER                                        *|
|*                                                                            *|
|* Runs each case of SCRIPT in a process of its own and prints what every     *|
|* call answers. A case starts with "== NAME"; each line that follows is a    *|
|* call, and its words are separated by blanks. In a word, \s is a blank,     *|
|* \n a newline, \t a tab, and \0 stands for no bytes. "NULL" is a null       *|
|* pointer. Modules are files of FOLDER.                                      *|
|*                                                                            *|
|*   create destroy copy swap      the current handle, and a copy of it       *|
|*   add FILE [NAME], lazy FILE [NAME], size FILE NUMBER                      *|
|*   compile OPTION..., verify OPTION...                                      *|
|*   compile# NUMBER OPTION...     another number of options                  *|
|*   result log                    the texts, read again                      *|
|*   isa                           the .version of the result                 *|
|*   foreign                       a handle that nobody gave out              *|
|*   null CALL                     CALL with null for what it writes to       *|
|*   env NAME=VALUE                                                           *|
|*   error NUMBER, llvm ARCH, versions, fork                                  *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/


#define _GNU_SOURCE
#include "opennvvm-c/nvvm.h"
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MaxWords = 40, MaxLine = 16384, SecondsPerCase = 20 };

static struct {
  const char *(*ErrorString)(nvvmResult);
  nvvmResult (*Version)(int *, int *);
  nvvmResult (*IRVersion)(int *, int *, int *, int *);
  nvvmResult (*LLVMVersion)(const char *, int *);
  nvvmResult (*Create)(nvvmProgram *);
  nvvmResult (*Destroy)(nvvmProgram *);
  nvvmResult (*Add)(nvvmProgram, const char *, size_t, const char *);
  nvvmResult (*Lazy)(nvvmProgram, const char *, size_t, const char *);
  nvvmResult (*Compile)(nvvmProgram, int, const char **);
  nvvmResult (*Verify)(nvvmProgram, int, const char **);
  nvvmResult (*ResultSize)(nvvmProgram, size_t *);
  nvvmResult (*Result)(nvvmProgram, char *);
  nvvmResult (*LogSize)(nvvmProgram, size_t *);
  nvvmResult (*Log)(nvvmProgram, char *);
} Lib;

static const char *Folder;
static nvvmProgram Program, Copy;

static void *find(void *Handle, const char *Name, int IsRequired) {
  void *Found = dlsym(Handle, Name);
  if (!Found && IsRequired) {
    fprintf(stderr, "no %s\n", Name);
    exit(2);
  }
  return Found;
}

static void load(const char *File) {
  void *Handle = dlopen(File, RTLD_NOW | RTLD_LOCAL);
  if (!Handle) {
    fprintf(stderr, "%s\n", dlerror());
    exit(2);
  }
#define FIND(Member, Name, IsRequired)                                         \
  *(void **)&Lib.Member = find(Handle, Name, IsRequired)
  FIND(ErrorString, "nvvmGetErrorString", 1);
  FIND(Version, "nvvmVersion", 1);
  FIND(IRVersion, "nvvmIRVersion", 1);
  FIND(LLVMVersion, "nvvmLLVMVersion", 0);
  FIND(Create, "nvvmCreateProgram", 1);
  FIND(Destroy, "nvvmDestroyProgram", 1);
  FIND(Add, "nvvmAddModuleToProgram", 1);
  FIND(Lazy, "nvvmLazyAddModuleToProgram", 1);
  FIND(Compile, "nvvmCompileProgram", 1);
  FIND(Verify, "nvvmVerifyProgram", 1);
  FIND(ResultSize, "nvvmGetCompiledResultSize", 1);
  FIND(Result, "nvvmGetCompiledResult", 1);
  FIND(LogSize, "nvvmGetProgramLogSize", 1);
  FIND(Log, "nvvmGetProgramLog", 1);
#undef FIND
}

/* Words of the script. */

/* Replaces the escapes of Word; returns null for "NULL". */
static char *unescape(char *Word) {
  char *From = Word, *To = Word;
  if (strcmp(Word, "NULL") == 0)
    return NULL;
  while (*From) {
    if (*From != '\\') {
      *To++ = *From++;
      continue;
    }
    switch (From[1]) {
    case 's':
      *To++ = ' ';
      break;
    case 'n':
      *To++ = '\n';
      break;
    case 't':
      *To++ = '\t';
      break;
    default: /* \0 */
      break;
    }
    From += From[1] ? 2 : 1;
  }
  *To = 0;
  return Word;
}

static int split(char *Line, char **Words) {
  int Count = 0;
  for (char *Word = strtok(Line, " \n"); Word && Count < MaxWords;
       Word = strtok(NULL, " \n"))
    Words[Count++] = Word;
  return Count;
}

static char *readFile(const char *Name, size_t *Size) {
  char Path[4096];
  snprintf(Path, sizeof(Path), "%s/%s", Folder, Name);
  FILE *File = fopen(Path, "rb");
  if (!File) {
    printf("no file %s\n", Name);
    exit(3);
  }
  fseek(File, 0, SEEK_END);
  *Size = (size_t)ftell(File);
  rewind(File);
  char *Text = malloc(*Size + 1);
  *Size = fread(Text, 1, *Size, File);
  Text[*Size] = 0;
  fclose(File);
  return Text;
}

/* What calls answer. */

static void printQuoted(const char *Text, size_t Size) {
  putchar('"');
  for (size_t I = 0; I < Size; ++I) {
    unsigned char C = (unsigned char)Text[I];
    if (C == '\n')
      printf("\\n");
    else if (C == '"' || C == '\\')
      printf("\\%c", C);
    else if (C < 32 || C > 126)
      printf("\\x%02x", C);
    else
      putchar(C);
  }
  putchar('"');
}

static void printLog(void) {
  size_t Size = 0;
  nvvmResult Code = Lib.LogSize(Program, &Size);
  if (Code != NVVM_SUCCESS) {
    printf(", log %d", Code);
    return;
  }
  char *Text = calloc(Size + 1, 1);
  Lib.Log(Program, Text);
  printf(", log %zu ", Size);
  printQuoted(Text, Size && !Text[Size - 1] ? Size - 1 : Size);
  free(Text);
}

/* PTX is printed as its machine: everything else may differ. */
static void printResult(void) {
  size_t Size = 0;
  nvvmResult Code = Lib.ResultSize(Program, &Size);
  if (Code != NVVM_SUCCESS) {
    printf(", result %d", Code);
    return;
  }
  char *Text = calloc(Size + 1, 1);
  Lib.Result(Program, Text);
  const char *Target = strstr(Text, "\n.target ");
  if (Target)
    printf(", ptx %.*s%s", (int)strcspn(Target + 9, "\n"), Target + 9,
           strlen(Text) + 1 == Size ? "" : " without one NUL at the end");
  else if (Size == 1 && !Text[0])
    printf(", no result");
  else
    printf(", other result");
  free(Text);
}

/* The version of PTX in the result. */
static void printISA(void) {
  size_t Size = 0;
  if (Lib.ResultSize(Program, &Size) != NVVM_SUCCESS)
    return;
  char *Text = calloc(Size + 1, 1);
  Lib.Result(Program, Text);
  const char *Version = strstr(Text, "\n.version ");
  if (Version)
    printf("%.*s", (int)strcspn(Version + 10, "\n"), Version + 10);
  else
    printf("none");
  free(Text);
}

static void run(nvvmResult (*Call)(nvvmProgram, int, const char **), int Count,
                char **Words, const int *Number) {
  const char *List[MaxWords];
  for (int I = 0; I < Count; ++I)
    List[I] = unescape(Words[I]);
  int IsNull = Number && Count == 1 && !List[0];
  nvvmResult Code =
      Call(Program, Number ? *Number : Count, IsNull ? NULL : List);
  printf("%d", Code);
  printResult();
  printLog();
}

static void callNull(const char *Name) {
  if (strcmp(Name, "create") == 0)
    printf("%d", Lib.Create(NULL));
  else if (strcmp(Name, "destroy") == 0)
    printf("%d", Lib.Destroy(NULL));
  else if (strcmp(Name, "resultsize") == 0)
    printf("%d", Lib.ResultSize(Program, NULL));
  else if (strcmp(Name, "result") == 0)
    printf("%d", Lib.Result(Program, NULL));
  else if (strcmp(Name, "logsize") == 0)
    printf("%d", Lib.LogSize(Program, NULL));
  else if (strcmp(Name, "log") == 0)
    printf("%d", Lib.Log(Program, NULL));
  else if (strcmp(Name, "add") == 0)
    printf("%d %d", Lib.Add(Program, NULL, 0, "m"),
           Lib.Lazy(Program, NULL, 7, "m"));
  else if (strcmp(Name, "llvm") == 0 && !Lib.LLVMVersion)
    printf("no such function");
  else if (strcmp(Name, "llvm") == 0)
    printf("%d %d", Lib.LLVMVersion("compute_90", NULL),
           Lib.LLVMVersion("compute_999", NULL));
  else if (strcmp(Name, "versions") == 0)
    printf("%d %d", Lib.Version(NULL, NULL),
           Lib.IRVersion(NULL, NULL, NULL, NULL));
  else if (strcmp(Name, "program") == 0) {
    size_t Size;
    char Byte;
    printf("%d %d %d %d %d %d %d %d", Lib.Add(NULL, "", 0, "m"),
           Lib.Lazy(NULL, "", 0, "m"), Lib.Compile(NULL, 0, NULL),
           Lib.Verify(NULL, 0, NULL), Lib.ResultSize(NULL, &Size),
           Lib.Result(NULL, &Byte), Lib.LogSize(NULL, &Size),
           Lib.Log(NULL, &Byte));
  } else
    printf("unknown");
}

static void add(char **Words, int Count, int IsLazy, const char *Number) {
  size_t Size;
  char *Text = readFile(Words[1], &Size);
  if (Number)
    Size = strtoul(Number, NULL, 0);
  const char *Name = Count > 2 && !Number ? unescape(Words[2]) : "m0";
  printf("%d", (IsLazy ? Lib.Lazy : Lib.Add)(Program, Text, Size, Name));
  /* The library has a copy. */
  memset(Text, 'x', Size);
  free(Text);
}

static void printVersions(void) {
  int Numbers[6] = {0};
  Lib.Version(&Numbers[0], &Numbers[1]);
  Lib.IRVersion(&Numbers[2], &Numbers[3], &Numbers[4], &Numbers[5]);
  for (int I = 0; I < 6; ++I)
    printf("%s%d", I ? " " : "", Numbers[I]);
}

/* Continues in a child process. */
static void forkHere(void) {
  fflush(stdout);
  pid_t Child = fork();
  if (Child == 0) {
    printf("in the child");
    return;
  }
  int Status;
  waitpid(Child, &Status, 0);
  _exit(WIFEXITED(Status) ? WEXITSTATUS(Status) : 4);
}

static void answer(char **Words, int Count) {
  const char *Call = Words[0];
  int Number = Count > 1 ? atoi(Words[1]) : 0;
  if (strcmp(Call, "create") == 0)
    printf("%d", Lib.Create(&Program));
  else if (strcmp(Call, "destroy") == 0) {
    nvvmResult Code = Lib.Destroy(&Program);
    printf("%d%s", Code, Program ? "" : ", null");
  } else if (strcmp(Call, "copy") == 0) {
    Copy = Program;
  } else if (strcmp(Call, "swap") == 0) {
    nvvmProgram Old = Program;
    Program = Copy;
    Copy = Old;
  } else if (strcmp(Call, "foreign") == 0) {
    static char Memory[4096];
    Program = (nvvmProgram)(void *)Memory;
  } else if (strcmp(Call, "add") == 0)
    add(Words, Count, 0, NULL);
  else if (strcmp(Call, "lazy") == 0)
    add(Words, Count, 1, NULL);
  else if (strcmp(Call, "size") == 0)
    add(Words, Count, 0, Words[2]);
  else if (strcmp(Call, "compile") == 0)
    run(Lib.Compile, Count - 1, Words + 1, NULL);
  else if (strcmp(Call, "verify") == 0)
    run(Lib.Verify, Count - 1, Words + 1, NULL);
  else if (strcmp(Call, "compile#") == 0)
    run(Lib.Compile, Count - 2, Words + 2, &Number);
  else if (strcmp(Call, "result") == 0)
    printResult();
  else if (strcmp(Call, "log") == 0)
    printLog();
  else if (strcmp(Call, "isa") == 0)
    printISA();
  else if (strcmp(Call, "null") == 0)
    callNull(Words[1]);
  else if (strcmp(Call, "env") == 0)
    putenv(Words[1]);
  else if (strcmp(Call, "error") == 0)
    printf("%s", Lib.ErrorString((nvvmResult)Number));
  else if (strcmp(Call, "llvm") == 0) {
    int Major = -1;
    if (!Lib.LLVMVersion)
      printf("no such function");
    else
{
      nvvmResult Code = Lib.LLVMVersion(unescape(Words[1]), &Major);
      printf("%d, %d", Code, Major);
    }
  } else if (strcmp(Call, "versions") == 0)
    printVersions();
  else if (strcmp(Call, "fork") == 0)
    forkHere();
  else
    printf("unknown call");
}

/* Runs the calls of one case, of which the first is always "create". */
static void runCase(char **Lines, int Count) {
  alarm(SecondsPerCase);
  Lib.Create(&Program);
  for (int I = 0; I < Count; ++I) {
    char *Words[MaxWords];
    size_t Length = strcspn(Lines[I], "\n");
    printf("%.*s: ", (int)Length, Lines[I]);
    fflush(stdout);
    answer(Words, split(Lines[I], Words));
    printf("\n");
    fflush(stdout);
  }
  _exit(0);
}

static void runInChild(char **Lines, int Count) {
  fflush(stdout);
  pid_t Child = fork();
  if (Child == 0)
    runCase(Lines, Count);
  int Status = 0;
  waitpid(Child, &Status, 0);
  if (WIFSIGNALED(Status))
    printf("%s\n", WTERMSIG(Status) == SIGALRM ? "hang" : "crash");
}

int main(int argc, char **argv) {
  enum { MaxLines = 64 };
  static char Texts[MaxLines][MaxLine];
  char *Lines[MaxLines];
  int Count = 0, More = 1;
  if (argc != 4)
    return 2;
  Folder = argv[3];
  load(argv[1]);
  FILE *Script = fopen(argv[2], "r");
  if (!Script)
    return 2;
  while (More) {
    static char Line[MaxLine];
    More = fgets(Line, sizeof(Line), Script) != NULL;
    int IsHead = More && strncmp(Line, "== ", 3) == 0;
    if ((IsHead || !More) && Count)
      runInChild(Lines, Count);
    if (IsHead || !More)
      Count = 0;
    if (IsHead)
      printf("%s", Line);
    else if (More && Line[0] != '#' && Line[0] != '\n' && Count < MaxLines) {
      Lines[Count] = strcpy(Texts[Count], Line);
      ++Count;
    }
  }
  fclose(Script);
  return 0;
}
