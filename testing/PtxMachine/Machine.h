//===- Machine.h - An interpreter of PTX for tests --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written from the PTX ISA alone: it shares nothing with what prints PTX, so
// that the two can be compared. What it does not know is an error, with the
// line; nothing is skipped.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_PTXMACHINE_MACHINE_H
#define OPENNVVM_TESTING_PTXMACHINE_MACHINE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace opennvvm::ptxmachine {

struct Program;

/// Parsed PTX.
class Module {
public:
  explicit Module(std::unique_ptr<Program> P);
  ~Module();
  const Program &program() const { return *P; }

private:
  std::unique_ptr<Program> P;
};

/// Parses a whole PTX file. Errors: "line N: what".
llvm::Expected<std::unique_ptr<Module>> parse(llvm::StringRef Text);

/// The names of the kernels of \p M, as they stand in it.
std::vector<std::string> kernelsOf(const Module &M);

/// \returns nothing where \p Mnemonic ("ld.global.v2.f32") is known, else what
/// is wrong with it.
std::string checkMnemonic(llvm::StringRef Mnemonic);

struct Launch {
  unsigned Grid[3] = {1, 1, 1};
  unsigned Block[3] = {1, 1, 1};
  unsigned Cluster = 1;       ///< CTAs that run together, along x.
  unsigned DynamicShared = 0; ///< Bytes.
  uint64_t StepLimit = 200'000'000;
};

/// Memory, and the variables of one module in it. Kernels run one after the
/// other; CTAs of a grid too, except those of a cluster.
class Machine {
public:
  explicit Machine(const Module &M);
  ~Machine();

  /// Global memory, zeroed. \returns its address.
  uint64_t allocate(size_t Bytes);
  llvm::Error write(uint64_t Address, llvm::ArrayRef<uint8_t> Data);
  llvm::Error read(uint64_t Address, llvm::MutableArrayRef<uint8_t> Data) const;
  /// Generic address of a .global or .const variable, or of a function.
  llvm::Expected<uint64_t> addressOf(llvm::StringRef Name) const;

  /// Runs \p Kernel with \p Parameters, laid out as its .param list lays them
  /// out. Errors name the line: out of bounds, misaligned, deadlock, trap,
  /// step limit.
  llvm::Error launch(llvm::StringRef Kernel, const Launch &L,
                     llvm::ArrayRef<uint8_t> Parameters);

  /// Calls the device function \p Name in one thread; each argument's bytes are
  /// followed by zeros up to the size of its parameter. \returns the bytes of
  /// its results, one after the other. Errors are those of launch.
  llvm::Expected<std::vector<uint8_t>>
  call(llvm::StringRef Name, llvm::ArrayRef<std::vector<uint8_t>> Arguments);

  /// What vprintf printed since the last call.
  std::string takeOutput();

  struct State;

private:
  std::unique_ptr<State> S;
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_TESTING_PTXMACHINE_MACHINE_H
