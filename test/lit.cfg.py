# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The suite of the tools: lit and FileCheck.
#
# Substitutions: %ptxas, %{newest-ptxas}, %{nvdisasm}, %libdevice, %cuda, %libnvvm,
# %{libnvvms}, %python, %{tile-python}, %cmake, %cc, %cxx, %{sanitize}, %run-numba,
# %{other-llvms}, %{client-NAME}, %{src}, %{build}, %{features}, %{clients}, %{llvm-include},
# %{llvm-cmake}, %{examples}, %{llvm-bolt}, %{bolt}. Tools (nvvmc, FileCheck, opt, llvm-as,
# clang ...) are found through PATH: the build's first, then LLVM 22's.
# Features: ptxas, ptxas-9.0 and so on, nvdisasm, libdevice, cuda-headers, libnvvm,
# libnvvm-RELEASE, numba, pkg-config, zsh, fish,
# node, nvim, chromium, chroot, debian, hosts, sphinx, gpu, mlir, bolt, release, long, asan,
# clients, client-NAME, cutile-source, tilegym-source, bastile-source, cuda-tile-source,
# cutile-torch, tile-peer.

import os
import shutil
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(__file__))
import litsupport  # noqa: E402

import lit.formats  # noqa: E402

config.name = "OpenNVVM"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".ll", ".td", ".test", ".mlir", ".c"]
config.excludes = ["Inputs", "IR", "CMakeLists.txt"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.opennvvm_build, "test")

LONG = bool(lit_config.params.get("long"))
# Compilers and suites of other projects take minutes even if nothing else runs.
LIMIT = (1800 if LONG else 240) * (4 if lit_config.params.get("clients") else 1)
litsupport.limit_time(lit_config, LIMIT)
litsupport.set_environment(config)


def substitute(name, value):
    config.substitutions.append((name, value))


substitute("%python", config.python)
# Python that loads libopennvvm-tile.so.
substitute("%{tile-python}", " ".join(
    ["env", f"OPENNVVM_TILE_LIBRARY={config.opennvvm_build}/lib/libopennvvm-tile.so",
     *litsupport.preload_sanitizer(config), config.python]))
# What links a program with our libraries, next to %cc and %cxx.
substitute("%{sanitize}",
           f"-fsanitize={config.sanitize}" if config.sanitize else "")
substitute("%cmake", config.cmake)
substitute("%cc", config.cc)
substitute("%cxx", config.cxx)
substitute("%{src}", config.opennvvm_src)
substitute("%{build}", config.opennvvm_build)
substitute("%{examples}", os.path.join(config.opennvvm_src, "examples"))
substitute("%{llvm-include}", config.llvm_include)
substitute("%{llvm-cmake}", config.llvm_cmake)
substitute("%{other-llvms}",
           " ".join(litsupport.find_llvm_libraries(config.llvm_tools)))

if config.release:
    config.available_features.add("release")
if config.sanitize:
    config.available_features.add("asan")
if LONG:
    config.available_features.add("long")
    if litsupport.reaches_pypi(config.python):
        config.available_features.add("pypi")
    else:
        lit_config.note("pip cannot download: the wheel is not tested")

if config.mlir:
    config.available_features.add("mlir")
else:
    lit_config.note("built without MLIR: the dialect's tests are skipped")

if config.bolt:
    config.available_features.add("bolt")
    substitute("%{llvm-bolt}", config.llvm_bolt)
    substitute("%{bolt}", f"{config.python} {config.opennvvm_src}/cmake/bolt/bolt.py "
               f"--bolt={config.llvm_bolt} --merge={config.merge_fdata}")

# What a machine may have besides: the feature, where it is, what the tests call it, and
# what is skipped without it.
CUDA = "CUDA_HOME, CUDA_PATH, /usr/local/cuda"
assemblers = litsupport.find_assemblers(config.opennvvm_build)
ptxas = litsupport.ask_two_assemblers(
    assemblers, os.path.join(config.opennvvm_build, "test", "ptxas")) if assemblers else None
libdevice = litsupport.find_libdevice()
for feature, found, word, missing in (
        ("ptxas", ptxas, "%ptxas",
         f"ptxas is in none of PATH, {CUDA}: tests that assemble what we print are "
         "skipped"),
        ("nvdisasm",
         litsupport.find_nvdisasm(config.python, config.opennvvm_build), "%{nvdisasm}",
         f"nvdisasm is in none of PATH, {CUDA}, Triton's package, or Python has no "
         "NumPy: machine code is not executed"),
        ("libdevice", libdevice, "%libdevice",
         f"libdevice.10.bc is in none of OPENNVVM_LIBDEVICE, {CUDA}: tests that link it "
         "are skipped"),
        ("cuda-headers", litsupport.find_cuda_headers(), "%cuda",
         f"include/cuda_runtime.h is in none of {CUDA}: tests that compile CUDA sources "
         "are skipped")):
    if found:
        config.available_features.add(feature)
        substitute(word, found)
    else:
        lit_config.note(missing)

if assemblers:
    # For code that is executed: one assembler makes it.
    substitute("%{newest-ptxas}", assemblers[-1][1])
    # What reads versions of PTX that not every assembler knows.
    config.available_features.update(
        f"ptxas-9.{minor}" for minor in range(10) if (9, minor) <= assemblers[-1][0])

if litsupport.has_sphinx():
    config.available_features.add("sphinx")
else:
    lit_config.note("there is no Sphinx with MyST and Furo (bootstrap.sh --clients): the "
                    "documentation's site is not built")

problem = litsupport.problem_with_hosts()
if problem:
    lit_config.note(f"{problem}: nothing is compiled on several hosts")
else:
    config.available_features.add("hosts")

if os.path.exists("/dev/nvidia0"):
    config.available_features.add("gpu")
else:
    lit_config.note(
        "there is no /dev/nvidia0: tests that run kernels on a GPU are skipped")

libnvvm = litsupport.find_libnvvm()
if libnvvm:
    config.available_features.add("libnvvm")
    substitute("%libnvvm", libnvvm)
    libnvvms = litsupport.find_libnvvms(config.python)
    substitute("%{libnvvms}", " ".join(libnvvms))
    for each in libnvvms:
        config.available_features.add("libnvvm-" + each.split("=")[0])
else:
    lit_config.note(
        "NVIDIA's libnvvm.so is in none of OPENNVVM_LIBNVVM, CUDA_HOME, "
        "CUDA_PATH, /usr/local/cuda: the comparison with it is skipped")

# What make test-clients runs. client-NAME: scripts/client-env.py has made what the
# tests of that folder need, in %{client-NAME}.
if lit_config.params.get("clients"):
    config.available_features.add("clients")
    for name in litsupport.find_clients(config.opennvvm_build):
        config.available_features.add(f"client-{name}")
        substitute("%{client-" + name + "}",
                   os.path.join(config.opennvvm_build, "clients", name))

# What the long tests of Tile IR need besides: checkouts, a Python that has torch, and
# NVIDIA's compiler.
for variable, feature in (("OPENNVVM_CUTILE_SOURCE", "cutile-source"),
                          ("OPENNVVM_TILEGYM_SOURCE", "tilegym-source"),
                          ("OPENNVVM_BASTILE_SOURCE", "bastile-source"),
                          ("OPENNVVM_CUDA_TILE_SOURCE", "cuda-tile-source"),
                          ("OPENNVVM_CUTILE_TORCH", "cutile-torch")):
    if os.path.exists(os.environ.get(variable, "")):
        config.available_features.add(feature)
        substitute("%{" + feature + "}", os.path.abspath(os.environ[variable]))
    elif LONG and lit_config.params.get("clients"):
        lit_config.note(f"{variable} names nothing: suites that need it are not run")
tile_peer = litsupport.find_tile_peer([
    os.environ.get("OPENNVVM_CUTILE_TORCH"),
    os.path.join(config.opennvvm_build, "clients", "CuTile", "venv", "bin", "python")])
if tile_peer:
    config.available_features.add("tile-peer")
    substitute("%{tile-peer}", tile_peer)

numba = litsupport.find_numba()
if numba:
    config.available_features.add("numba")
    assembler = f"--ptxas {ptxas} " if ptxas else ""
    substitute(
        "%run-numba",
        f"{numba} {config.test_source_root}/Clients/Numba/run.py "
        f"--python {numba} --library {config.opennvvm_build}/nvvm/lib64/libnvvm.so.4 "
        f"--driver {config.opennvvm_build}/lib/opennvvm/machine/libcuda.so.1 "
        f"--libdevice {libdevice} {assembler}")
else:
    lit_config.note(
        "/usr/bin/python3 has no Numba (bootstrap.sh --clients): its suite is not run")

if litsupport.changes_root():
    config.available_features.add("chroot")
else:
    lit_config.note("unshare may not change the root: archives and packages are not "
                    "run in roots of their own")

if shutil.which("chromium") and shutil.which("chromedriver"):
    config.available_features.add("chromium")
else:
    lit_config.note("chromium or chromedriver is not in PATH (bootstrap.sh --clients): "
                    "reports are not opened in a browser")

for program, untried in (("zsh", "its completions are"), ("fish", "its completions are"),
                         ("node", "the extension for VS Code is"),
                         ("nvim", "the snippet for Neovim is")):
    if shutil.which(program):
        config.available_features.add(program)
    else:
        lit_config.note(f"{program} is not in PATH (bootstrap.sh --clients): {untried} "
                        "not tried")

missing = litsupport.missing_for_packages()
if missing:
    lit_config.note(f"no Debian packages are made and tried: {missing}")
else:
    config.available_features.add("debian")

if shutil.which("pkg-config"):
    config.available_features.add("pkg-config")

# For test/Docs/commands.py: the features, and the environments of the clients.
substitute("%{features}", ",".join(sorted(config.available_features)))
substitute("%{clients}", " ".join(
    f"{name}={os.path.join(config.opennvvm_build, 'clients', name.removeprefix('client-'))}"
    for name in sorted(config.available_features) if name.startswith("client-")))
