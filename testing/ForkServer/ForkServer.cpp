//===- ForkServer.cpp - Many runs of nvvmc --------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// nvvmc-forks SECONDS: each line of standard input is a command line for nvvmc,
// with arguments separated by tabs. Each runs in its own process, which costs
// only a fork. For each, it prints a line "STATUS MILLISECONDS KIBIBYTES
// LENGTH" and LENGTH bytes of the output; the time is processor time. STATUS is
// negative for a signal, and -99 for a run that was stopped after SECONDS of
// processor or wall-clock time.
//
//===----------------------------------------------------------------------===//

#undef main
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <iostream>
#include <poll.h>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

int nvvmcMain(int, char **);

using Clock = std::chrono::steady_clock;

/// How much of the output of a run is kept.
static constexpr size_t MaxText = 1 << 20;

static long millisecondsSince(Clock::time_point Start) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() -
                                                               Start)
      .count();
}

static long milliseconds(const timeval &T) {
  return T.tv_sec * 1000 + T.tv_usec / 1000;
}

[[noreturn]] static void runHere(std::string &Line, int Output) {
  dup2(Output, STDOUT_FILENO);
  dup2(Output, STDERR_FILENO);
  close(STDIN_FILENO);
  open("/dev/null", O_RDONLY);
  std::vector<char *> Args;
  static char Name[] = "nvvmc";
  Args.push_back(Name);
  for (size_t At = 0; At <= Line.size();) {
    Args.push_back(&Line[At]);
    size_t End = Line.find('\t', At);
    if (End == std::string::npos)
      break;
    Line[End] = 0;
    At = End + 1;
  }
  size_t Count = Args.size();
  Args.push_back(nullptr);
  std::_Exit(nvvmcMain(static_cast<int>(Count), Args.data()));
}

/// Reads until the run closes its end. \returns whether it did so in time.
static bool drain(int Input, long Limit, std::string &Text) {
  Clock::time_point Start = Clock::now();
  char Buffer[4096];
  while (true) {
    long Left = Limit - millisecondsSince(Start);
    pollfd Poll = {Input, POLLIN, 0};
    if (Left <= 0 || poll(&Poll, 1, static_cast<int>(Left)) <= 0)
      return false;
    ssize_t Size = read(Input, Buffer, sizeof(Buffer));
    if (Size <= 0)
      return true;
    if (Text.size() < MaxText)
      Text.append(Buffer, static_cast<size_t>(Size));
  }
}

static void serve(std::string &Line, long Limit) {
  int Ends[2];
  if (pipe(Ends) != 0)
    std::_Exit(3);
  pid_t Child = fork();
  if (Child < 0)
    std::_Exit(3);
  if (Child == 0) {
    close(Ends[0]);
    runHere(Line, Ends[1]);
  }
  close(Ends[1]);
  std::string Text;
  bool InTime = drain(Ends[0], Limit, Text);
  close(Ends[0]);
  if (!InTime)
    kill(Child, SIGKILL);
  int Status = 0;
  rusage Used = {};
  wait4(Child, &Status, 0, &Used);
  int Result = !InTime               ? -99
               : WIFSIGNALED(Status) ? -WTERMSIG(Status)
                                     : WEXITSTATUS(Status);
  std::printf("%d %ld %ld %zu\n", Result,
              milliseconds(Used.ru_utime) + milliseconds(Used.ru_stime),
              Used.ru_maxrss, Text.size());
  std::fwrite(Text.data(), 1, Text.size(), stdout);
  std::fflush(stdout);
}

int main(int Count, char **Args) {
  long Limit = 1000 * (Count > 1 ? std::atol(Args[1]) : 60);
  std::string Line;
  while (std::getline(std::cin, Line))
    serve(Line, Limit);
  return 0;
}
