//===- Device.h - A device whose processor is the interpreter ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Device memory is memory of the process, so that an address is the same for
// the host and the device.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_DRIVER_DEVICE_H
#define OPENNVVM_LIB_MACHINE_DRIVER_DEVICE_H

#include "Machine/Machine.h"
#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace opennvvm::cudadriver {

/// A range of memory that kernels may access.
struct Block {
  uint64_t Size = 0;
  bool Owned = false;   ///< Mapped by allocate().
  bool OfHost = false;  ///< From a function for host memory.
  bool Managed = false; ///< Of both.
  unsigned HostFlags = 0;
};

/// A loaded module: its code and its variables.
struct LoadedModule {
  std::unique_ptr<ptxmachine::Module> Code;
  std::unique_ptr<ptxmachine::Machine> Machine;
};

/// A kernel of a loaded module.
struct Kernel {
  LoadedModule *Home = nullptr;
  std::string Name;
  std::vector<uint64_t> ParameterSizes, ParameterOffsets;
  uint64_t ParameterBytes = 0;
};

/// Texts that are being linked, and where messages go.
struct Link {
  std::string Text;
  char *ErrorLog = nullptr, *InfoLog = nullptr;
  size_t ErrorSize = 0, InfoSize = 0;
};

struct Event {
  std::chrono::steady_clock::time_point When;
  bool Recorded = false;
};

/// Everything that the driver knows. Each function of the interface holds Lock.
class Device {
public:
  std::recursive_mutex Lock;
  std::map<uint64_t, Block> Blocks;
  std::vector<std::unique_ptr<LoadedModule>> Modules;
  std::vector<std::unique_ptr<Kernel>> Kernels;
  std::vector<std::unique_ptr<Link>> Links;
  std::vector<std::unique_ptr<Event>> Events;

  /// Maps zeroed memory. \returns its address, or 0.
  uint64_t allocate(uint64_t Size);
  bool release(uint64_t Address);
  /// The block that contains [Address, Address + Size), or the end.
  std::map<uint64_t, Block>::iterator find(uint64_t Address, uint64_t Size);
  /// \p Address as a pointer, null if kernels may not access the range.
  uint8_t *at(uint64_t Address, uint64_t Size);

  /// Parses \p Text. \returns null after a message to \p Error.
  LoadedModule *load(llvm::StringRef Text, std::string &Error);
  void unload(LoadedModule *M);
  /// \returns null if \p M has no such kernel.
  Kernel *kernel(LoadedModule *M, llvm::StringRef Name);
  /// \returns an empty string, or what went wrong.
  std::string launch(const Kernel &K, const ptxmachine::Launch &L,
                     void *const *Parameters);

  /// The device of the process. Nothing is made before the first call.
  static Device &get();
};

} // namespace opennvvm::cudadriver

#endif // OPENNVVM_LIB_MACHINE_DRIVER_DEVICE_H
