//===- libnvvm-verdict.cpp - libNVVM's verdict on modules -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   libnvvm-verdict [--ptx] [--together] LIBRARY ARCH[,ARCH...] FILE...
//
// Loads a libNVVM and calls its public nvvmVerifyProgram for each file. Prints
// one line for each file and architecture: file, architecture, verdict (accept,
// reject, crash, hang), name of the result, and the program's log with
// backslashes, tabs and newlines escaped. With --ptx, nvvmCompileProgram is
// called instead, and the last column of what it accepts is the PTX. Each call
// runs in its own process, because some modules crash the library. With
// --together, one process makes as many calls as it survives, which is ten
// times as fast; what the library says of modules that make it read what it
// never wrote may then depend on the order.
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
  if (Program)
    L.destroy(&Program);
  return std::string(Result ? "reject" : "accept") + '\t' +
         L.errorString(Result) + '\t' + escaped(Log);
}

struct Question {
  std::string Path, Arch;
};

/// Writes all of \p Text. \returns whether it could.
bool put(int To, const std::string &Text) {
  const char *At = Text.data();
  for (size_t Left = Text.size(); Left;) {
    ssize_t Done = write(To, At, Left);
    if (Done <= 0)
      return false;
    At += Done;
    Left -= size_t(Done);
  }
  return true;
}

/// Answers \p Questions from number \p First to \p End, a line each.
[[noreturn]] void answer(const Library &L,
                         const std::vector<Question> &Questions, size_t First,
                         size_t End, bool Compiles, int To) {
  // Ignore what a crashing library prints.
  if (!std::freopen("/dev/null", "w", stderr))
    _exit(1);
  for (size_t I = First; I < End; ++I) {
    alarm(SecondsPerModule);
    if (!put(To, ask(L, Questions[I].Path, Questions[I].Arch, Compiles) + '\n'))
      _exit(1);
  }
  _exit(0);
}

/// The answer that the end of a child gives.
std::string answerOfEnd(int Status) {
  if (WIFSIGNALED(Status) && WTERMSIG(Status) == SIGALRM)
    return "hang\t\t";
  if (WIFSIGNALED(Status))
    return std::string("crash\t") + strsignal(WTERMSIG(Status)) + '\t';
  return "crash\texit status " + std::to_string(WEXITSTATUS(Status)) + '\t';
}

void print(const Question &Q, const std::string &Answer) {
  std::printf("%s\t%s\t%s\n", Q.Path.c_str(), Q.Arch.c_str(), Answer.c_str());
}

/// Asks a child \p Questions from number \p First to \p End, until it dies.
/// \returns the number of the first question that is left.
size_t askChild(const Library &L, const std::vector<Question> &Questions,
                size_t First, size_t End, bool Compiles) {
  int Pipe[2];
  std::fflush(stdout);
  if (pipe(Pipe)) {
    print(Questions[First], "crash\tpipe\t");
    return First + 1;
  }
  pid_t Child = fork();
  if (Child == 0) {
    close(Pipe[0]);
    answer(L, Questions, First, End, Compiles, Pipe[1]);
  }
  close(Pipe[1]);
  std::string Line;
  char Buffer[4096];
  ssize_t Got = 0;
  while (Child > 0 && ((Got = read(Pipe[0], Buffer, sizeof(Buffer))) > 0 ||
                       (Got < 0 && errno == EINTR)))
    for (ssize_t I = 0; I < Got; ++I)
      if (Buffer[I] != '\n') {
        Line += Buffer[I];
      } else {
        print(Questions[First++], Line);
        Line.clear();
      }
  close(Pipe[0]);
  int Status = 0;
  if (Child > 0)
    waitpid(Child, &Status, 0);
  if (First < End) {
    print(Questions[First], Child < 0 ? "crash\tfork\t" : answerOfEnd(Status));
    ++First;
  }
  return First;
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
  bool Compiles = false, Together = false;
  for (; argc > 1 && argv[1][0] == '-'; ++argv, --argc) {
    Compiles |= !std::strcmp(argv[1], "--ptx");
    Together |= !std::strcmp(argv[1], "--together");
  }
  if (argc < 4) {
    std::fprintf(stderr, "usage: libnvvm-verdict [--ptx] [--together] LIBRARY "
                         "ARCH[,ARCH...] FILE...\n");
    return 2;
  }
  Library L;
  if (!load(argv[1], L))
    return 2;
  std::vector<Question> Questions;
  for (int I = 3; I < argc; ++I)
    for (const std::string &Arch : split(argv[2]))
      Questions.push_back({argv[I], Arch});
  for (size_t First = 0; First < Questions.size();)
    First = askChild(L, Questions, First,
                     Together ? Questions.size() : First + 1, Compiles);
  return 0;
}
