//===- Machine.h - An independent PTX interpreter for tests ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes PTX text as the PTX ISA describes it, so that what the emitter
// prints can be compared with what was meant. It has its own parser and shares
// nothing with lib/PTX. Text that it does not know is an error, never skipped.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_UNITTESTS_PTXMACHINE_MACHINE_H
#define OPENNVVM_UNITTESTS_PTXMACHINE_MACHINE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace opennvvm::ptxmachine {

/// One parameter of a kernel or function: where it lies in the bytes that
/// Machine::launch takes.
struct ParamInfo {
  std::string Name;
  uint32_t Offset = 0;
  uint32_t Size = 0;
  uint32_t Align = 1;
};

class ModuleImpl;

/// Parsed and decoded PTX. Does not change after parsing: several machines,
/// also in several threads, may run one module.
class Module {
public:
  explicit Module(std::unique_ptr<ModuleImpl> Impl);
  ~Module();
  /// The names of all kernels, in the order of the text.
  std::vector<std::string> kernels() const;
  /// The parameters of the kernel \p Name.
  llvm::Expected<std::vector<ParamInfo>> params(llvm::StringRef Name) const;
  /// How many bytes Machine::launch takes for the kernel \p Name.
  llvm::Expected<size_t> paramBytes(llvm::StringRef Name) const;
  const ModuleImpl &impl() const { return *Impl; }

private:
  std::unique_ptr<ModuleImpl> Impl;
};

/// Parses and decodes the PTX \p Text. An error says "line N: what".
llvm::Expected<std::unique_ptr<Module>> parse(llvm::StringRef Text);

/// An instruction that the decoder does not know.
struct UnknownForm {
  unsigned Line;
  /// The opcode with all its modifiers, and of which type each operand is.
  std::string Form;
  /// Why it is not known.
  std::string Reason;
};

/// Parses \p Text, going on after instructions that are not known; returns
/// those. An error means that the text is not understood otherwise.
llvm::Expected<std::vector<UnknownForm>> unknownForms(llvm::StringRef Text);

/// What a kernel is started with.
struct Launch {
  unsigned GridX = 1, GridY = 1, GridZ = 1;
  unsigned BlockX = 1, BlockY = 1, BlockZ = 1;
  /// CTAs per cluster; the CTAs of a cluster run together.
  unsigned ClusterX = 1, ClusterY = 1, ClusterZ = 1;
  /// Bytes of dynamic shared memory of each CTA.
  unsigned DynamicShared = 0;
  /// Instructions that all threads together may execute.
  uint64_t StepLimit = 200'000'000;
  /// Bytes of stack (local memory) that each thread has.
  unsigned StackBytes = 64 * 1024;
  /// Whether to read a register that was never written is an error. When not,
  /// such a register holds a pattern that is the same in each run.
  bool CheckUninitialized = false;
};

/// One call of vprintf: the format, and the argument buffer as the kernel
/// filled it.
struct PrintfRecord {
  std::string Format;
  std::vector<uint8_t> Arguments;
};

class MachineImpl;

/// A device that holds one module, its global memory and what the host
/// allocates.
class Machine {
public:
  /// \p M must outlive the machine.
  explicit Machine(const Module &M);
  ~Machine();
  Machine(const Machine &) = delete;
  Machine &operator=(const Machine &) = delete;

  /// Allocates global memory, filled with zeros. Returns its address, which is
  /// a multiple of \p Align (a power of two).
  uint64_t allocate(size_t Bytes, unsigned Align = 256);
  /// Copies \p Bytes into global memory.
  llvm::Error write(uint64_t Address, llvm::ArrayRef<uint8_t> Bytes);
  /// Copies global memory into \p Bytes.
  llvm::Error read(uint64_t Address,
                   llvm::MutableArrayRef<uint8_t> Bytes) const;
  /// The address of the .global or .const variable or of the function \p Name.
  llvm::Expected<uint64_t> addressOf(llvm::StringRef Name) const;

  /// Runs \p Kernel to its end. \p Params are its parameters, laid out as
  /// Module::params says; missing bytes at the end are an error. What goes
  /// wrong in a thread is "line N: what (thread T of CTA C)".
  llvm::Error launch(llvm::StringRef Kernel, const Launch &L,
                     llvm::ArrayRef<uint8_t> Params);

  /// What vprintf was called with since the last time this was asked, in the
  /// order of execution.
  std::vector<PrintfRecord> takePrintf();
  /// Instructions that the last launch executed, of all threads together.
  uint64_t steps() const;

private:
  std::unique_ptr<MachineImpl> Impl;
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_UNITTESTS_PTXMACHINE_MACHINE_H
