//===- ClangCUDA.cpp - What nvvm-clang adds for CUDA ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Clang.h"
#include "Commands.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

using namespace llvm;

namespace opennvvm::tool {

/// Precedes what runLinker needs: the linker, CUDA's folder, and clang.
static constexpr StringLiteral LinkerMark = "--opennvvm-link";

namespace {
/// What a command line of the driver says.
struct CudaJob {
  StringRef CudaPath; ///< --cuda-path
  StringRef Linker;   ///< --ld-path or -fuse-ld
  bool HasSources = false;
  bool IsRelocatable = false; ///< -fgpu-rdc
  bool Links = true;          ///< Goes on to the linker.
  bool LinksDevices = false;  ///< --offload-link
  bool WantsHeaders = true;
  bool WasChosen = false; ///< The user has chosen the format.
  SmallVector<StringRef, 8> Inputs;
};
} // namespace

/// Whether the driver stops before it links.
static bool isEarlyEnd(StringRef Arg) {
  return StringSwitch<bool>(Arg)
      .Cases({"-c", "-S", "-E", "-M", "-MM", "-fsyntax-only"}, true)
      .Cases({"--cuda-device-only", "--offload-device-only"}, true)
      .Cases({"--preprocess", "--assemble", "--compile", "-emit-ast"}, true)
      .Default(false);
}

/// Whether the user has chosen how code for devices is packed, or asks for
/// something that only one way does.
static bool choosesFormat(StringRef Arg) {
  return Arg == "--offload-new-driver" || Arg == "--no-offload-new-driver" ||
         Arg.starts_with("-foffload-lto") ||
         Arg.starts_with("-fopenmp-targets") || Arg == "-fsycl";
}

static CudaJob readJob(ArrayRef<StringRef> Args) {
  CudaJob Job;
  StringRef Language;
  for (unsigned I = 0; I < Args.size(); ++I) {
    StringRef Arg = Args[I];
    StringRef Next = I + 1 < Args.size() ? Args[I + 1] : "";
    Job.Links &= !isEarlyEnd(Arg);
    Job.WasChosen |= choosesFormat(Arg);
    if (Arg == "-x")
      Language = Next, ++I;
    else if (Arg.consume_front("-x"))
      Language = Arg;
    else if (Arg == "-fgpu-rdc" || Arg == "-fcuda-rdc")
      Job.IsRelocatable = true;
    else if (Arg == "-fno-gpu-rdc" || Arg == "-fno-cuda-rdc")
      Job.IsRelocatable = false;
    else if (Arg == "--offload-link")
      Job.LinksDevices = true;
    else if (Arg == "-nocudainc" || Arg == "-nogpuinc" ||
             Arg == "--no-offload-inc" || Arg == "--no-cuda-inc")
      Job.WantsHeaders = false;
    else if (Arg == "--cuda-path")
      Job.CudaPath = Next, ++I;
    else if (Arg.consume_front("--cuda-path=") ||
             Arg.consume_front("-cuda-path="))
      Job.CudaPath = Arg;
    else if (Arg.consume_front("--ld-path=") || Arg.consume_front("-fuse-ld="))
      Job.Linker = Arg;
    else if (Arg == "-o" || Arg == "-Xlinker")
      ++I;
    else if (!Arg.starts_with("-")) {
      bool IsNamed = Arg.ends_with(".cu") || Arg.ends_with(".cui");
      Job.HasSources |= Language == "cuda" || Language == "cuda-cpp-output" ||
                        (IsNamed && (Language.empty() || Language == "none"));
      Job.Inputs.push_back(Arg);
    }
  }
  return Job;
}

/// The folder of the toolkit, found as clang finds it; may be empty.
static std::string cudaFolder(StringRef Given) {
  if (!Given.empty())
    return Given.str();
  SmallString<128> Real;
  if (ErrorOr<std::string> PTXAS = sys::findProgramByName("ptxas");
      PTXAS && !sys::fs::real_path(*PTXAS, Real)) {
    StringRef Folder = sys::path::parent_path(Real);
    if (sys::path::filename(Folder) == "bin" &&
        sys::fs::is_directory(sys::path::parent_path(Folder) + "/include"))
      return sys::path::parent_path(Folder).str();
  }
  return sys::fs::is_directory("/usr/local/cuda") ? "/usr/local/cuda" : "";
}

/// The linker that clang would run: its own choice, ld.NAME for -fuse-ld=NAME,
/// or a path.
static std::string findLinker(StringRef Asked, StringRef Clang) {
  if (Asked.contains('/'))
    return Asked.str();
  std::string Name =
      Asked.empty() || Asked == "ld" ? "ld" : ("ld." + Asked).str();
  StringRef Folder = sys::path::parent_path(Clang);
  for (ArrayRef<StringRef> Folders :
       {ArrayRef<StringRef>(Folder), ArrayRef<StringRef>()})
    if (ErrorOr<std::string> Path = sys::findProgramByName(Name, Folders))
      return *Path;
  return Name;
}

std::vector<std::string> cudaDriverOptions(ArrayRef<StringRef> Given,
                                           StringRef Program, StringRef Clang) {
  std::vector<std::string> Options(Given.begin(), Given.end());
  CudaJob Job = readJob(Given);
  bool HasRelocatable = Job.Links && (Job.IsRelocatable || Job.LinksDevices) &&
                        any_of(Job.Inputs, [](StringRef File) {
                          return readDeviceCode(File).IsRelocatable;
                        });
  if (!Job.HasSources && !HasRelocatable)
    return Options;
  std::string Cuda = cudaFolder(Job.CudaPath);
  std::string Headers = Cuda + "/include/cccl";
  std::vector<std::string> Added;
  if (Job.HasSources && Job.WantsHeaders && sys::fs::is_directory(Headers))
    Added = {"-isystem", Headers};
  if (!Job.WasChosen) {
    erase(Options, "--offload-link");
    Added.push_back("--no-offload-new-driver");
    if (HasRelocatable || (Job.Links && Job.IsRelocatable)) {
      Added.push_back(("--ld-path=" + Program).str());
      for (const std::string &Word :
           {LinkerMark.str(), findLinker(Job.Linker, Clang), Cuda, Clang.str()})
        Added.insert(Added.end(), {"-Xlinker", Word});
    }
  }
  // Later options win, but what is after -- is a file.
  auto End = find(Options, "--");
  Options.insert(End, Added.begin(), Added.end());
  return Options;
}

bool isLinkerCall(ArrayRef<StringRef> Args) {
  return is_contained(Args, LinkerMark);
}

namespace {
/// What the linker was asked for.
struct LinkJob {
  StringRef Linker, Cuda, Clang;
  SmallVector<StringRef, 64> Args;           ///< All others.
  SmallVector<std::string, 16> DeviceInputs; ///< With relocatable code.
  SmallVector<std::string, 2> Machines;      ///< Of that code.
  SmallVector<StringRef, 8> Folders;         ///< -L
  std::string Packed;                        ///< What only clang reads.
  unsigned FirstInput = 0;                   ///< Index of Args.
  bool IsPartial = false;                    ///< -r
};
} // namespace

/// The archive that -l\p Name means; empty if it is a shared library, or none.
static std::string findArchive(const LinkJob &Job, StringRef Name) {
  for (StringRef Folder : Job.Folders) {
    if (sys::fs::exists(Folder + "/lib" + Name + ".so"))
      return "";
    if (std::string Path = (Folder + "/lib" + Name + ".a").str();
        sys::fs::exists(Path))
      return Path;
  }
  return "";
}

static void addInput(LinkJob &Job, StringRef File) {
  DeviceCode Code = readDeviceCode(File);
  if (Code.IsPacked && Job.Packed.empty())
    Job.Packed = File.str();
  if (!Code.IsRelocatable)
    return;
  Job.DeviceInputs.push_back(File.str());
  for (std::string &Machine : Code.Machines)
    if (!is_contained(Job.Machines, Machine))
      Job.Machines.push_back(std::move(Machine));
}

static LinkJob readLinkJob(ArrayRef<StringRef> Args) {
  LinkJob Job;
  for (unsigned I = 0; I < Args.size(); ++I) {
    StringRef Arg = Args[I];
    if (Arg == LinkerMark && I + 3 < Args.size()) {
      Job.Linker = Args[I + 1], Job.Cuda = Args[I + 2];
      Job.Clang = Args[I + 3];
      I += 3;
      continue;
    }
    Job.Args.push_back(Arg);
    if (Arg == "-o" && I + 1 < Args.size())
      Job.Args.push_back(Args[++I]);
    else if (Arg == "-r" || Arg == "--relocatable")
      Job.IsPartial = true;
    else if (Arg.consume_front("-L"))
      Job.Folders.push_back(Arg);
    else if (Arg.consume_front("-l")) {
      // NVIDIA's device runtime is nvcc's own.
      if (std::string File = findArchive(Job, Arg);
          !File.empty() && Arg != "cudadevrt")
        addInput(Job, File);
    } else if (!Arg.starts_with("-") && sys::fs::is_regular_file(Arg)) {
      unsigned Before = Job.DeviceInputs.size();
      addInput(Job, Arg);
      if (!Before && !Job.DeviceInputs.empty())
        Job.FirstInput = Job.Args.size() - 1;
    }
  }
  return Job;
}

/// Links the code for devices into the object \p Output of the host.
static int linkDevices(const LinkJob &Job, StringRef Output) {
  SmallVector<StringRef, 2> Near;
  std::string Bin = (Job.Cuda + "/bin").str();
  if (!Job.Cuda.empty())
    Near.push_back(Bin);
  ErrorOr<std::string> NVCC = sys::findProgramByName("nvcc", Near);
  if (!NVCC)
    NVCC = sys::findProgramByName("nvcc");
  if (!NVCC)
    return fail("nvcc, which links code for devices (-fgpu-rdc), is neither in "
                "'" +
                Bin + "' nor in PATH");
  SmallVector<std::string, 8> Machines;
  for (StringRef Machine : Job.Machines)
    Machines.push_back(
        ("arch=compute_" + Machine + ",code=sm_" + Machine).str());
  SmallVector<StringRef, 32> Args{"-dlink", "-ccbin", Job.Clang,
                                  "-allow-unsupported-compiler",
                                  "-Wno-deprecated-gpu-targets"};
  for (StringRef Machine : Machines)
    Args.append({"-gencode", Machine});
  for (StringRef Input : Job.DeviceInputs)
    Args.push_back(Input);
  Args.append({"-o", Output});
  return runProgram(*NVCC, *NVCC, Args);
}

int runLinker(ArrayRef<StringRef> Given) {
  LinkJob Job = readLinkJob(Given);
  if (!Job.Packed.empty())
    return fail("'" + Job.Packed +
                "' holds code for devices as clang packs it with "
                "--offload-new-driver; compile it without that option, or "
                "link with it");
  if (Job.DeviceInputs.empty() || Job.IsPartial)
    return runProgram(Job.Linker, Job.Linker, Job.Args);
  SmallString<128> Linked;
  if (std::error_code EC =
          sys::fs::createTemporaryFile("nvvm-clang-devices", "o", Linked))
    return fail("cannot make a temporary file: " + EC.message());
  FileRemover Remover(Linked);
  if (int Status = linkDevices(Job, Linked))
    return Status;
  Job.Args.insert(Job.Args.begin() + Job.FirstInput, Linked);
  std::string Runtime = (Job.Cuda + "/lib64/libcudadevrt.a").str();
  if (sys::fs::exists(Runtime))
    Job.Args.push_back(Runtime);
  return runProgram(Job.Linker, Job.Linker, Job.Args);
}

} // namespace opennvvm::tool
