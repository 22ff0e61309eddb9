//===- Device.h - The state of the driver of the machine --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Device memory is memory of the process, so that an address is the same for
// the host and the device. Work is done when the function that asks for it
// returns, unless its stream is being captured.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_DRIVER_DEVICE_H
#define OPENNVVM_LIB_MACHINE_DRIVER_DEVICE_H

#include "Machine/Driver/Abi.h"
#include "Machine/Image.h"
#include "Machine/Machine.h"
#include "Machine/Program.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"
#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace opennvvm::cudadriver {

/// A range of memory that kernels may access.
struct Block {
  uint64_t Size = 0;
  uint64_t Number = 0;  ///< CU_POINTER_ATTRIBUTE_BUFFER_ID
  bool Owned = false;   ///< Mapped by allocate().
  bool OfHost = false;  ///< From a function for host memory.
  bool Managed = false; ///< Of both.
  unsigned HostFlags = 0;
  cudadriver::Pool *Pool = nullptr;
};

struct Context {
  unsigned Flags = 0;
  uint64_t Number = 0;
  uint64_t Limits[10] = {};
  unsigned CacheConfig = 0, SharedConfig = 0;
};

/// A loaded module or library: its code and its variables.
struct LoadedModule {
  std::string Text; ///< Its PTX.
  std::unique_ptr<ptxmachine::Module> Code;
  std::unique_ptr<ptxmachine::Machine> Machine;
  llvm::StringMap<std::unique_ptr<Kernel>> Kernels; ///< Asked for.
  std::set<std::string> Reported; ///< Findings, by kernel, rule and lines.
};

/// A kernel of a loaded module; both a function and a kernel of the interface.
struct Kernel {
  LoadedModule *Home = nullptr;
  std::string Name;
  const ptxmachine::Function *Code = nullptr;
  std::vector<uint64_t> ParameterSizes, ParameterOffsets;
  uint64_t ParameterBytes = 0;
  int MaxDynamicShared = 0; ///< 0 if it has not been set.
  int Carveout = -1;
  bool NonPortableCluster = false;
  int ClusterPolicy = 0;
  int RequiredCluster[3] = {}; ///< Set by the program.
};

struct Pool {
  PoolProperties Properties = {};
  uint64_t Attributes[16] = {};
  uint64_t Used = 0, MostUsed = 0;
};

/// A layout of elements in device memory. The bytes of a row follow those of
/// the row before.
struct Array {
  ArrayDescriptor3D Shape = {};
  uint64_t Memory = 0, RowBytes = 0;
  uint64_t rows() const { return std::max<uint64_t>(Shape.Height, 1); }
  uint64_t bytes() const {
    return RowBytes * rows() * std::max<uint64_t>(Shape.Depth, 1);
  }
};

/// Arrays, each of half the extents of the one before.
struct MipmappedArray {
  std::vector<Array *> Levels;
};

/// A texture or surface object of a program, or an empty place.
struct BoundImage {
  std::unique_ptr<ptxmachine::ImageDescription> Image;
  ResourceDescription Resource = {};
  TextureDescription Texture = {};
  ViewDescription View = {};
  bool HasView = false;
};

/// A set of objects that programs know by their addresses.
template <typename T> class Objects {
public:
  T *make() {
    auto New = std::make_unique<T>();
    T *One = New.get();
    List[One] = std::move(New);
    return One;
  }
  T *adopt(std::unique_ptr<T> New) {
    T *One = New.get();
    List[One] = std::move(New);
    return One;
  }
  bool has(const T *One) const { return List.count(One); }
  Result destroy(const T *One) {
    return List.erase(One) ? Success : InvalidHandle;
  }
  std::map<const T *, std::unique_ptr<T>> List;
};

/// Everything that the driver knows. Each function of the interface holds Lock.
class Device {
public:
  std::recursive_mutex Lock;
  bool Initialized = false;
  std::map<uint64_t, Block> Blocks;
  uint64_t LastNumber = 0;
  Context Primary;
  unsigned PrimaryUses = 0;
  Objects<Context> Contexts;
  Objects<LoadedModule> Modules;
  llvm::DenseSet<const Kernel *> Kernels;
  Objects<Pool> Pools;
  Pool DefaultPool;
  Pool *CurrentPool = &DefaultPool;
  Objects<Array> Arrays;
  Objects<MipmappedArray> Mipmaps;
  std::vector<BoundImage> Images; ///< By handle (Textures.cpp).

  /// Maps zeroed memory. \returns its address, or 0.
  uint64_t allocate(uint64_t Size);
  /// Forgets the block that begins at \p Address. \returns false if there is
  /// none.
  bool release(uint64_t Address);
  /// The block that contains [Address, Address + Size), or the end.
  std::map<uint64_t, Block>::iterator find(uint64_t Address, uint64_t Size);
  /// The address and the size of the block nearest to \p Address; the size is 0
  /// if there is none.
  std::pair<uint64_t, uint64_t> nearest(uint64_t Address) const;
  /// \p Address as a pointer, null if kernels may not access the range.
  uint8_t *at(uint64_t Address, uint64_t Size);

  /// Parses \p Text. \returns null after a message to \p Error.
  LoadedModule *load(llvm::StringRef Text, std::string &Error);
  void unload(LoadedModule *M);
  /// \returns null if \p M has no such kernel.
  Kernel *kernel(LoadedModule *M, llvm::StringRef Name);

  /// The device of the process. Nothing is made before the first call.
  static Device &get();
};

using Guard = std::lock_guard<std::recursive_mutex>;

constexpr int MaxThreads = 1024;
constexpr size_t TotalMemory = size_t(1) << 36;

/// 90 for compute capability 9.0.
int capability();
/// Whether the environment says which machine the device is. If it does not,
/// code for newer machines runs as well.
bool isMachineGiven();
/// CUdevice_attribute of the device.
int deviceAttribute(int Attribute);

/// What a handle of cuTexObjectCreate or cuSurfObjectCreate stands for; null if
/// there is no such object.
const ptxmachine::ImageDescription *imageOf(const Device &D, uint64_t Handle);
/// The bytes of one channel of a CUarray_format; 0 if it is not known.
unsigned channelBytes(unsigned Format);

/// Success if the thread has a context, otherwise what is missing.
Result needContext();
/// The innermost context of the thread; null if there is none.
Context *currentContext();

/// Prints one line about \p Name, which the driver does not have, the first
/// time. \returns NotSupported.
Result refused(const char *Name);
/// Prints one line.
void complain(const llvm::Twine &Text);
/// Prints to a buffer of the caller, if there is one.
void tell(char *Log, size_t Size, llvm::StringRef Text);

/// The bytes of the parameters of \p K that a program gives in \p Parameters,
/// an address for each, or in \p Extra.
Result gatherParameters(const Kernel &K, void *const *Parameters,
                        void *const *Extra, std::vector<uint8_t> &Bytes);

/// The PTX in \p Image: text, a fat binary, or its wrapper. Machine code is
/// refused with one line.
Result textOf(const void *Image, std::string &Text);

} // namespace opennvvm::cudadriver

#endif // OPENNVVM_LIB_MACHINE_DRIVER_DEVICE_H
