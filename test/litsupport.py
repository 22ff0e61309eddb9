# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shared by both suites (test/ and unittests/): the environment of a test and the
search for NVIDIA's tools, which are oracles and never required."""

import glob
import os
import platform
import re
import shutil
import subprocess
import tempfile

CUDA_VARIABLES = ("CUDA_HOME", "CUDA_PATH")


def cuda_roots():
    roots = [os.environ[v] for v in CUDA_VARIABLES if os.environ.get(v)]
    return roots + ["/usr/local/cuda"]


def runs(program):
    """A wrapper may exist although its program does not."""
    try:
        return subprocess.run([program, "--version"], capture_output=True,
                              timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def newest_ptx(ptxas):
    """The newest version of PTX that an assembler reads, (9, 5); None if it is none."""
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "newer.ptx")
        with open(source, "w", encoding="utf-8") as file:
            file.write(".version 99.0\n.target sm_90\n")
        try:
            said = subprocess.run([ptxas, source, "-o", os.devnull], timeout=60,
                                  capture_output=True, text=True).stderr
        except (OSError, subprocess.TimeoutExpired):
            return None
    found = re.search(r"current version is '(\d+)\.(\d+)'", said)
    return (int(found[1]), int(found[2])) if found else None


def find_assemblers(build):
    """Those of toolkits and of the packages that clients brought, from the oldest to the
    newest: pairs of the newest version of PTX and a path."""
    candidates = [shutil.which("ptxas")]
    candidates += [os.path.join(r, "bin", "ptxas") for r in cuda_roots()]
    candidates += sorted(glob.glob(os.path.join(
        build, "clients", "*", "venv", "lib", "python*", "site-packages", "nvidia", "cu*",
        "bin", "ptxas")))
    found = {}
    for path in filter(None, candidates):
        version = newest_ptx(path)
        if version:
            found.setdefault(version, path)
    return sorted(found.items())


# The newest decides. What it takes, the oldest has to take too, if it reads that version.
TWO_ASSEMBLERS = r"""#!/bin/sh
'{newest}' "$@" || exit
version=
skip=
for word; do
  if [ -z "$skip$version" ] && [ -f "$word" ]; then
    version=$(sed -n 's/^[[:space:]]*\.version[[:space:]]*\([0-9]*\)\.\([0-9]\).*/\1\2/p;/^[.]target/q' "$word")
  fi
  skip=
  case $word in -o | --output-file) skip=1 ;; esac
done
[ -n "$version" ] && [ "$version" -le {limit} ] || exit 0
said=$('{oldest}' "$@" -o /dev/null 2>&1) && exit
printf '%s\n' "$said" "'{oldest}' refuses this" >&2
exit 1
"""


def ask_two_assemblers(assemblers, folder):
    """A program that is ptxas for tests: it asks the newest assembler, and the oldest
    that there is."""
    ((major, minor), oldest), (_, newest) = assemblers[0], assemblers[-1]
    if oldest == newest:
        return newest
    path = os.path.join(folder, "ptxas")
    os.makedirs(folder, exist_ok=True)
    # Another lit may be running it.
    with tempfile.NamedTemporaryFile("w", dir=folder, delete=False,
                                     encoding="utf-8") as file:
        file.write(TWO_ASSEMBLERS.format(newest=newest, oldest=oldest,
                                         limit=10 * major + minor))
    os.chmod(file.name, 0o755)
    os.replace(file.name, path)
    return path


def find_nvdisasm(python, build):
    """A toolkit's, or the one that Triton brings; what uses it needs NumPy."""
    if subprocess.run([python, "-c", "import numpy"],
                      capture_output=True).returncode:
        return None
    candidates = [shutil.which("nvdisasm")]
    candidates += [os.path.join(r, "bin", "nvdisasm") for r in cuda_roots()]
    candidates += glob.glob(os.path.join(
        build, "clients", "Triton", "venv", "lib", "python*", "site-packages",
        "triton", "backends", "nvidia", "bin", "nvdisasm"))
    return next((p for p in candidates if p and runs(p)), None)


def find_libdevice():
    given = os.environ.get("OPENNVVM_LIBDEVICE")
    candidates = [given] if given else []
    candidates += [
        os.path.join(root, "nvvm", "libdevice", "libdevice.10.bc")
        for root in cuda_roots()
    ]
    return next((p for p in candidates if os.path.isfile(p)), None)


def find_cuda_headers():
    return next((root for root in cuda_roots() if os.path.isfile(
        os.path.join(root, "include", "cuda_runtime.h"))), None)


def find_libnvvm():
    """NVIDIA's: toolkits have it in nvvm, packages of it in lib."""
    given = os.environ.get("OPENNVVM_LIBNVVM")
    candidates = [given] if given else []
    candidates += [
        os.path.join(root, folder, "libnvvm.so") for root in cuda_roots()
        for folder in (os.path.join("nvvm", "lib64"), "lib64", "lib")
    ]
    return next((p for p in candidates if os.path.isfile(p)), None)


RELEASE_OF = r"""
import ctypes, re, sys
lib = ctypes.CDLL(sys.argv[1])
text = b'target triple = "nvptx64-nvidia-cuda"\ntarget datalayout = ' \
    b'"e-i64:64-i128:128-v16:16-v32:32-n16:32:64"\n' \
    b'!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0}\n'
program, size = ctypes.c_void_p(), ctypes.c_size_t()
lib.nvvmCreateProgram(ctypes.byref(program))
lib.nvvmAddModuleToProgram(program, text, ctypes.c_size_t(len(text)), b"m")
lib.nvvmCompileProgram(program, 0, None)
lib.nvvmGetCompiledResultSize(program, ctypes.byref(size))
ptx = ctypes.create_string_buffer(size.value)
lib.nvvmGetCompiledResult(program, ptx)
print(re.search(r"release (\d+\.\d+)", ptx.value.decode())[1])
"""


def find_libnvvms(python):
    """RELEASE=LIBRARY of NVIDIA's libraries, one of each release, as the comment of
    the PTX that they print has it. Folders of OPENNVVM_LIBNVVMS have packages for
    Python in folders of their own."""
    candidates = [find_libnvvm()]
    for folder in os.environ.get("OPENNVVM_LIBNVVMS", "").split(os.pathsep):
        if folder:
            candidates += sorted(glob.glob(os.path.join(
                folder, "*", "nvidia", "cu*", "lib", "libnvvm.so*")))
    found = {}
    for path in filter(None, candidates):
        asked = subprocess.run([python, "-c", RELEASE_OF, path],
                               capture_output=True, text=True)
        if asked.returncode == 0:
            found.setdefault(asked.stdout.strip(), path)
    return [f"{release}={found[release]}" for release in sorted(
        found, key=lambda r: [int(part) for part in r.split(".")])]


def reaches_pypi(python):
    """Whether pip can install what a wheel is built with, and venv exists."""
    with tempfile.TemporaryDirectory() as folder:
        command = [python, "-m", "pip", "download", "-q", "--no-deps", "-d",
                   folder, "scikit-build-core"]
        return subprocess.run(command, capture_output=True).returncode == 0 and \
            subprocess.run([python, "-c", "import venv, ensurepip"]).returncode == 0


def changes_root():
    """Whether programs can be run with another root, as unshare(1) does it."""
    try:
        return subprocess.run(["unshare", "--map-root-user", "--root=/", "true"],
                              capture_output=True).returncode == 0
    except OSError:
        return False


def has_sphinx():
    """Whether scripts/make-site.sh has what it needs."""
    program = shutil.which("sphinx-build")
    if not program:
        return False
    # Packages of the Python that it runs with.
    with open(program, encoding="utf-8") as file:
        python = file.readline().removeprefix("#!").split()
    return bool(python) and subprocess.run(
        [*python, "-c", "import sphinx, myst_parser, furo"],
        capture_output=True).returncode == 0


HOST_TOOLS = ("ip", "sshd", "ssh", "ssh-keygen", "parallel", "rsync", "unshare")


def problem_with_hosts():
    """Why there can be no hosts in network namespaces (test/Scale/hosts.py), or ""."""
    path = os.environ.get("PATH", "") + ":/usr/sbin:/sbin"
    missing = [tool for tool in HOST_TOOLS if not shutil.which(tool, path=path)]
    if missing:
        return f"there is no {', '.join(missing)} (bootstrap.sh --clients)"
    if os.geteuid() != 0:
        return "only root can make network namespaces"
    done = subprocess.run(["unshare", "-n", "-m", "true"], capture_output=True)
    return "network namespaces are not permitted here" if done.returncode else ""


def missing_for_packages():
    """What keeps Debian packages from being made and tried here; None if nothing."""
    for tool in ("debootstrap", "dh_python3", "dpkg-buildpackage", "lintian"):
        if not shutil.which(tool):
            return f"there is no {tool} (bootstrap.sh --packages)"
    if os.geteuid():
        return "only root can make a root directory"
    return None


def find_llvm_libraries(tools):
    """Shared libraries of LLVM: the one next to TOOLS, and others of the system."""
    own = os.path.join(os.path.dirname(tools.rstrip("/")), "lib", "libLLVM*.so*")
    return sorted({os.path.realpath(path) for pattern in (
        own, "/usr/lib/*/libLLVM*.so*") for path in glob.glob(pattern)})


def find_clients(build):
    """The clients for which scripts/client-env.py has all that they need."""
    return [os.path.basename(os.path.dirname(path)) for path in
            sorted(glob.glob(os.path.join(build, "clients", "*", "complete")))]


def find_tile_peer(pythons):
    """The folder of NVIDIA's tileiras and tileirdisasm: in PATH, or of the packages of the
    first of some Pythons that has them."""
    found = shutil.which("tileiras")
    if found:
        return os.path.dirname(os.path.realpath(found))
    for python in filter(None, pythons):
        environment = os.path.dirname(os.path.dirname(os.path.abspath(python)))
        folders = glob.glob(os.path.join(environment, "lib", "python*", "site-packages",
                                         "nvidia", "cu*", "bin", "tileiras"))
        if folders:
            return os.path.dirname(folders[0])
    return None


def find_numba():
    """The system's Python, if it has Numba; or that of OPENNVVM_NUMBA_PYTHON."""
    python = os.environ.get("OPENNVVM_NUMBA_PYTHON", "/usr/bin/python3")
    try:
        done = subprocess.run(
            [python, "-c", "from importlib.util import find_spec\n"
             "assert all(map(find_spec, ('numba', 'llvmlite', 'scipy')))"],
            capture_output=True, timeout=120)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return python if done.returncode == 0 else None


def preload_sanitizer(config):
    """What gives a program that is not sanitized the runtime of our libraries."""
    if "address" not in config.sanitize:
        return []
    done = subprocess.run([config.cc, "-print-file-name=libclang_rt.asan-"
                           f"{platform.machine()}.so"],
                          capture_output=True, text=True, check=True)
    return [f"LD_PRELOAD={done.stdout.strip()}"]


def limit_time(lit_config, seconds):
    """Sets the limit of one test; lit needs psutil for it."""
    if lit_config.maxIndividualTestTime:
        return
    try:
        import psutil  # noqa: F401
    except ImportError:
        lit_config.note("no time limit on tests: python3-psutil is missing")
        return
    lit_config.maxIndividualTestTime = seconds


def set_environment(config):
    """lit hands tests a scrubbed environment; this adds what they need."""
    config.environment["PATH"] = os.pathsep.join(
        [config.opennvvm_tools, config.llvm_tools,
         config.environment.get("PATH", os.environ["PATH"])])
    # Output must not depend on the caller's terminal or locale.
    config.environment["LC_ALL"] = "C.UTF-8"
    config.environment["TERM"] = "dumb"
    if not config.sanitize:
        return
    # LLVM's libraries are not instrumented: their containers and allocators
    # would look wrong next to ours, and what they keep until exit is no leak
    # of ours.
    config.environment["ASAN_OPTIONS"] = ":".join(
        ["detect_container_overflow=0", "allow_user_poisoning=0",
         "detect_leaks=0", "allocator_may_return_null=1"])
    config.environment["UBSAN_OPTIONS"] = "print_stacktrace=1:halt_on_error=1"
