//===- libnvvm-verdict.cpp - libNVVM's verdict on modules -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   libnvvm-verdict [--ptx] LIBRARY ARCH[,ARCH...] FILE...
//
// Loads a libNVVM and calls its public nvvmVerifyProgram for each file. Prints
// one line for each file and architecture: file, architecture, verdict (accept,
// reject, crash, hang), name of the result, and the program's log with
// backslashes, tabs and newlines escaped. Each call runs in its own process,
// because some modules crash the library. With --ptx, nvvmCompileProgram is
// called instead, and the last column of what it accepts is the PTX.
//
//===----------------------------------------------------------------------===//

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <dlfcn.h>
#include <fstream>
#include <iterator>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

constexpr unsigned SecondsPerModule = 20;

/// The functions of libNVVM that are used here; all of them return 0 for
/// success.
struct Library {
  int (*create)(void **Program);
  int (*destroy)(void **Program);
  int (*add)(void *Program, const char *Text, size_t Size, const char *Name);
  int (*verify)(void *Program, int Count, const char **Options);
  int (*compile)(void *Program, int Count, const char **Options);
  int (*resultSize)(void *Program, size_t *Size);
  int (*result)(void *Program, char *Text);
  int (*logSize)(void *Program, size_t *Size);
  int (*log)(void *Program, char *Text);
  const char *(*errorString)(int Result);
};

template <typename Function>
bool find(void *Handle, const char *Name, Function &Out) {
  void *Symbol = dlsym(Handle, Name);
  std::memcpy(&Out, &Symbol, sizeof(Out));
  if (!Symbol)
    std::fprintf(stderr, "libnvvm-verdict: %s is missing\n", Name);
  return Symbol;
}

bool load(const char *Path, Library &L) {
  void *Handle = dlopen(Path, RTLD_NOW | RTLD_LOCAL);
  if (!Handle) {
    std::fprintf(stderr, "libnvvm-verdict: %s\n", dlerror());
    return false;
  }
  return find(Handle, "nvvmCreateProgram", L.create) &&
         find(Handle, "nvvmDestroyProgram", L.destroy) &&
         find(Handle, "nvvmAddModuleToProgram", L.add) &&
         find(Handle, "nvvmVerifyProgram", L.verify) &&
         find(Handle, "nvvmCompileProgram", L.compile) &&
         find(Handle, "nvvmGetCompiledResultSize", L.resultSize) &&
         find(Handle, "nvvmGetCompiledResult", L.result) &&
         find(Handle, "nvvmGetProgramLogSize", L.logSize) &&
         find(Handle, "nvvmGetProgramLog", L.log) &&
         find(Handle, "nvvmGetErrorString", L.errorString);
}

std::string escaped(const std::string &Text) {
  std::string Out;
  for (char C : Text) {
    if (C == '\n')
      Out += "\\n";
    else if (C == '\t')
      Out += "\\t";
    else if (C == '\\')
      Out += "\\\\";
    else if (C != '\0' && C != '\r')
      Out += C;
  }
  return Out;
}

std::string fileName(const std::string &Path) {
  return Path.substr(Path.rfind('/') + 1);
}

/// The text that \p Get writes, whose length \p GetSize tells.
std::string textOf(void *Program, int (*GetSize)(void *, size_t *),
                   int (*Get)(void *, char *)) {
  std::string Text;
  size_t Size = 0;
  if (Program && !GetSize(Program, &Size) && Size) {
    Text.resize(Size);
    Get(Program, Text.data());
  }
  return Text;
}

/// The columns of the answer after the architecture.
std::string ask(const Library &L, const std::string &Path,
                const std::string &Arch, bool Compiles) {
  std::ifstream File(Path, std::ios::binary);
  std::string Text{std::istreambuf_iterator<char>(File), {}};
  std::string Option = "-arch=" + Arch;
  const char *Options[] = {Option.c_str()};
  void *Program = nullptr;
  int Result = L.create(&Program);
  if (!Result)
    Result = L.add(Program, Text.data(), Text.size(), fileName(Path).c_str());
  if (!Result)
    Result = (Compiles ? L.compile : L.verify)(Program, 1, Options);
  std::string Log = Compiles && !Result
                        ? textOf(Program, L.resultSize, L.result)
                        : textOf(Program, L.logSize, L.log);
  return std::string(Result ? "reject" : "accept") + '\t' +
         L.errorString(Result) + '\t' + escaped(Log);
}

/// Reads everything that the other end of a pipe writes.
std::string drain(int From) {
  std::string Out;
  char Buffer[4096];
  for (;;) {
    ssize_t Got = read(From, Buffer, sizeof(Buffer));
    if (Got > 0)
      Out.append(Buffer, size_t(Got));
    else if (Got == 0 || errno != EINTR)
      return Out;
  }
}

/// Runs the check in a child process, whose crash is an answer too.
std::string askApart(const Library &L, const std::string &Path,
                     const std::string &Arch, bool Compiles) {
  int Pipe[2];
  if (pipe(Pipe))
    return "crash\tpipe\t";
  pid_t Child = fork();
  if (Child < 0)
    return "crash\tfork\t";
  if (Child == 0) {
    close(Pipe[0]);
    // Ignore what a crashing library prints.
    if (!std::freopen("/dev/null", "w", stderr))
      _exit(1);
    alarm(SecondsPerModule);
    std::string Answer = ask(L, Path, Arch, Compiles);
    const char *At = Answer.data();
    for (size_t Left = Answer.size(); Left;) {
      ssize_t Put = write(Pipe[1], At, Left);
      if (Put <= 0)
        break;
      At += Put;
      Left -= size_t(Put);
    }
    _exit(0);
  }
  close(Pipe[1]);
  std::string Answer = drain(Pipe[0]);
  close(Pipe[0]);
  int Status = 0;
  waitpid(Child, &Status, 0);
  if (WIFEXITED(Status) && WEXITSTATUS(Status) == 0 && !Answer.empty())
    return Answer;
  if (WIFSIGNALED(Status) && WTERMSIG(Status) == SIGALRM)
    return "hang\t\t";
  if (WIFSIGNALED(Status))
    return std::string("crash\t") + strsignal(WTERMSIG(Status)) + '\t';
  return "crash\texit status " + std::to_string(WEXITSTATUS(Status)) + '\t';
}

std::vector<std::string> split(const std::string &List) {
  std::vector<std::string> Out(1);
  for (char C : List)
    if (C == ',')
      Out.emplace_back();
    else
      Out.back() += C;
  return Out;
}

} // namespace

int main(int argc, char **argv) {
  bool Compiles = argc > 1 && !std::strcmp(argv[1], "--ptx");
  argv += Compiles;
  argc -= Compiles;
  if (argc < 4) {
    std::fprintf(stderr, "usage: libnvvm-verdict [--ptx] LIBRARY "
                         "ARCH[,ARCH...] FILE...\n");
    return 2;
  }
  Library L;
  if (!load(argv[1], L))
    return 2;
  for (int I = 3; I < argc; ++I)
    for (const std::string &Arch : split(argv[2])) {
      std::string Answer = askApart(L, argv[I], Arch, Compiles);
      std::printf("%s\t%s\t%s\n", argv[I], Arch.c_str(), Answer.c_str());
    }
  return 0;
}
