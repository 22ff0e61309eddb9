//===- Machine.h - A PTX interpreter for tests ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written from the PTX ISA alone: it shares nothing with the code that prints
// PTX, so that the two can be compared. Anything that it does not support is an
// error with a line number; nothing is skipped.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_MACHINE_H
#define OPENNVVM_LIB_MACHINE_MACHINE_H

#include "Machine/Counting/Counts.h"
#include "Machine/Finding.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace opennvvm::ptxmachine {

struct ImageDescription;
struct Program;
struct UndefinedMemory;

/// Parsed PTX.
class Module {
public:
  explicit Module(std::unique_ptr<Program> P);
  ~Module();
  const Program &program() const { return *P; }

private:
  std::unique_ptr<Program> P;
};

/// Parses a whole PTX file. Errors have the form "line N: message".
llvm::Expected<std::unique_ptr<Module>> parse(llvm::StringRef Text);

/// The names of the kernels of \p M, in its order.
std::vector<std::string> kernelsOf(const Module &M);

/// A parameter of a kernel, as its .param list says.
struct Parameter {
  std::string Name;
  std::string Type;  ///< Of one element: ".u32", ".b8".
  uint64_t Size = 0; ///< In bytes, of all elements.
  uint64_t Align = 1;
};

/// The parameters of \p Kernel. Fails if there is no such kernel.
llvm::Expected<std::vector<Parameter>> parametersOf(const Module &M,
                                                    llvm::StringRef Kernel);

/// \returns an empty string if \p Mnemonic ("ld.global.v2.f32") is supported,
/// otherwise the problem with it.
std::string checkMnemonic(llvm::StringRef Mnemonic);

/// How many there are in a grid, a cluster or a block of these sizes.
inline uint64_t countOf(const unsigned (&Sizes)[3]) {
  return uint64_t(Sizes[0]) * Sizes[1] * Sizes[2];
}

struct Launch {
  unsigned Grid[3] = {1, 1, 1};
  unsigned Block[3] = {1, 1, 1};
  unsigned Cluster[3] = {1, 1, 1}; ///< CTAs in a cluster.
  unsigned DynamicShared = 0;      ///< Bytes.
  uint64_t StepLimit = 200'000'000;
  /// The schedule. 0: threads run in their order, and asynchronous operations
  /// are executed as late as possible. Others: turns of threads and the times
  /// of operations are drawn from it.
  uint64_t Seed = 0;
  /// The CTAs that the machine holds at once. 0: as many as the one of .target
  /// (Occupancy.h). One cluster runs in any case.
  uint64_t Resident = 0;
  /// Not 0: only so many CTAs are executed, rounded up to whole clusters: the
  /// first ones, x first. They see the whole grid.
  uint64_t Ctas = 0;
  /// The threads of this process that may execute blocks beside each other.
  /// Nothing that a launch gives depends on it.
  unsigned Jobs = 1;
};

/// What setFindings looks for, besides bad accesses and deadlocks.
struct FindingOptions {
  /// Accesses that happens-before does not order, also by way of proxies.
  bool Races = true;
  /// What depends on bits that nobody has written.
  bool Undefined = true;
  /// Which bits of memory are undefined, of machines that share it; null for
  /// one of its own.
  std::shared_ptr<UndefinedMemory> Memory;
  /// Findings after this many are counted, but not kept.
  unsigned Limit = 100;
};

/// How far a launch is.
struct Progress {
  uint64_t Done = 0, Ctas = 0; ///< Blocks that have ended, and all of them.
  uint64_t Steps = 0;          ///< Instructions of threads.
};

/// Memory, with the variables of one module. Kernels run one after the other.
/// The clusters of a grid begin in the order of their numbers; another one does
/// when those that run wait, for what only it may bring, or as Launch::Seed
/// says, up to Launch::Resident.
class Machine {
public:
  explicit Machine(const Module &M);
  ~Machine();

  /// Allocates zeroed global memory, which messages call \p Name. \returns its
  /// address.
  uint64_t allocate(size_t Bytes, llvm::StringRef Name = {});
  llvm::Error write(uint64_t Address, llvm::ArrayRef<uint8_t> Data);
  llvm::Error read(uint64_t Address, llvm::MutableArrayRef<uint8_t> Data) const;
  /// Generic address of a .global or .const variable, or of a function.
  llvm::Expected<uint64_t> addressOf(llvm::StringRef Name) const;
  /// Where the bytes of a .global or .const variable are; null if there is no
  /// such variable.
  uint8_t *hostAddressOf(llvm::StringRef Name);
  uint64_t staticSharedBytes() const;
  uint64_t constantBytes() const;

  /// Sets a function that says where the bytes of global memory are which this
  /// machine has not allocated; it returns null if there are none. \p Nearest
  /// gives the address and the size of the memory nearest to an address, for
  /// messages; the size is 0 if there is none.
  void setOuterMemory(
      std::function<uint8_t *(uint64_t Address, uint64_t Size)> Memory,
      std::function<std::pair<uint64_t, uint64_t>(uint64_t Address)> Nearest =
          {});

  /// Makes a texture, a surface or a sampler. \returns its handle, which a
  /// program has in a register or in the eight bytes of a variable of type
  /// .texref, .surfref or .samplerref.
  uint64_t createImage(const ImageDescription &Description);
  /// Ends the life of a handle.
  void destroyImage(uint64_t Handle);
  /// Sets a function that says what handles stand for that this machine has not
  /// made; it returns null if that is nothing. They begin at ImageWindow +
  /// OuterImages.
  void setOuterImages(
      std::function<const ImageDescription *(uint64_t Handle)> Images);
  /// Sets a function that is called often while a kernel runs. If it returns
  /// false, the launch ends with an error that says where every warp is.
  void setProgress(std::function<bool(const Progress &)> Report);

  /// Runs \p Kernel with \p Parameters, which have the layout of its .param
  /// list. Errors give the line: out of bounds, misaligned, deadlock, trap,
  /// step limit.
  llvm::Error launch(llvm::StringRef Kernel, const Launch &L,
                     llvm::ArrayRef<uint8_t> Parameters);

  /// The threads of this process that have executed the blocks of the last
  /// launch: 1 if one block has accessed what another one has written.
  unsigned threadsUsed() const;

  /// Calls the device function \p Name in one thread; the bytes of each
  /// argument are padded with zeros to the size of its parameter. \returns the
  /// bytes of all results in sequence. The errors are those of launch.
  llvm::Expected<std::vector<uint8_t>>
  call(llvm::StringRef Name, llvm::ArrayRef<std::vector<uint8_t>> Arguments);

  /// Looks for broken rules in what is launched from now on, in place of
  /// counting.
  void setFindings(const FindingOptions &Options);
  /// If undefined bits are followed: nobody has written the memory at \p
  /// Address. allocate() gives zeros.
  void setUndefined(uint64_t Address, uint64_t Size);
  /// The host reads memory: what kernels of this module have stored there must
  /// not be undefined. If it \p MayHavePadding, as that of structures, only
  /// undefined places count that are too large for it.
  void checkOutput(uint64_t Address, uint64_t Size, bool MayHavePadding);
  /// What was found since the last call, in the order of its first occurrence.
  /// If launch has returned an error that has a rule, it is among them.
  std::vector<Finding> takeFindings();
  /// Whether the error that launch has last returned is among the findings, so
  /// that it need not be reported for itself.
  bool isErrorFound() const;

  /// Counts what is launched from now on, in place of looking for findings; it
  /// runs in one thread.
  void setCounting(bool On);
  /// What was counted since the last call, by line.
  std::vector<InstructionCount> takeCounts();

  /// What vprintf printed since the last call.
  std::string takeOutput();

  struct State;

private:
  std::unique_ptr<State> S;
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_MACHINE_H
