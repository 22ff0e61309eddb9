# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Front door of the build. Every target does the set-up that it needs.

CMAKE ?= cmake
JOBS ?= $(shell nproc)

.PHONY: help demo build site test test-long check wheel deb dist vsix bench code-size executed gpu-folder compile-size compile-time tiles asan tsan clean \
	bootstrap test-clients test-clients-long nightly

help:
	@echo 'make demo       build a small nvvmc, then verify, mend and emit the example kernels'
	@echo 'make test       build and run the suite'
	@echo 'make build      build; the tools are then in build/bin'
	@echo 'make test-long  the suite with its long tests'
	@echo 'make test-clients  compilers of others with our libraries and tools'
	@echo 'make test-clients-long  the same at length, and the tables of docs/clients.md'
	@echo 'make site       the documentation as pages, in build/site'
	@echo 'make wheel      the Python package, in build/wheel'
	@echo 'make dist       the release archive of nvvmc, in build/dist'
	@echo 'make vsix       the extension for VS Code, in build/vsix'
	@echo 'make deb        the Debian packages, in build/deb'
	@echo 'make bench      compare with LLVM: parse, verify, emit'
	@echo 'make code-size  compare the machine code of our PTX with that of llc -O2'
	@echo 'make executed   count the machine instructions that our kernels, llc'\''s and libNVVM'\''s execute'
	@echo 'make gpu-folder pack build/gpu-folder: kernels to check and time on a machine with a GPU'
	@echo 'make compile-time  the time of the pipeline, of its passes, and of ptxas, compared with opt, llc and libNVVM'
	@echo 'make compile-size  the same after the optimizer, compared with opt and llc'
	@echo 'make tiles      code, time, memory and executed instructions of tile programs beside tileiras, into docs/tiles.md'
	@echo 'make asan       the suite under AddressSanitizer and UBSan'
	@echo 'make tsan       the C interfaces in eight threads under ThreadSanitizer'
	@echo 'make nightly    all that continuous integration leaves out; make nightly-LANE: one lane'
	@echo 'make check      the suite, without looking for missing packages'
	@echo 'make clean      remove the build trees'

bootstrap:
	@scripts/bootstrap.sh

build/build.ninja build-demo/build.ninja build-asan/build.ninja \
  build-tsan/build.ninja build-dev/build.ninja: | bootstrap

build/build.ninja:
	$(CMAKE) --preset release

build-demo/build.ninja:
	$(CMAKE) --preset demo

build-asan/build.ninja:
	$(CMAKE) --preset asan

build-tsan/build.ninja:
	$(CMAKE) --preset tsan

build: bootstrap build/build.ninja
	$(CMAKE) --build build -j $(JOBS) --target opennvvm-tools

# What the demo runs, and no more: cmake/OpenNVVMDemo.cmake.
demo: bootstrap build-demo/build.ninja
	$(CMAKE) --build build-demo -j $(JOBS) --target nvvmc
	@examples/demo.sh build-demo/bin/nvvmc

test: bootstrap build/build.ninja
	$(CMAKE) --build build -j $(JOBS) --target opennvvm-tests
	@$(CMAKE) --build build --target check

test-long: bootstrap build/build.ninja
	$(CMAKE) --build build -j $(JOBS) --target opennvvm-tests
	@$(CMAKE) --build build --target check-long

test-clients: bootstrap build/build.ninja
	$(CMAKE) --build build -j $(JOBS) --target opennvvm-tests
	@scripts/client-env.py build
	@$(CMAKE) --build build --target check-clients

test-clients-long: bootstrap build/build.ninja
	$(CMAKE) --build build -j $(JOBS) --target opennvvm-tests
	@scripts/client-env.py build
	@$(CMAKE) --build build --target check-clients-long
	@scripts/client-figures.py build

deb:
	@scripts/bootstrap.sh --packages
	@JOBS=$(JOBS) packaging/deb.sh build/deb

dist: build
	$(CMAKE) --build build -j $(JOBS) --target nvvmc-static
	@packaging/dist.py build

# The documentation as pages, in build/site.
site: bootstrap
	scripts/make-site.sh build/site

vsix:
	@packaging/vsix.py

wheel: build
	rm -rf build/wheel
	python3 -m pip wheel . -w build/wheel --no-deps \
	  --config-settings=cmake.define.OPENNVVM_BUILD=$(CURDIR)/build
	packaging/wheel-tag.py llvm-readelf-$$(scripts/bootstrap.sh --llvm-version) build/wheel/*.whl

check: build/build.ninja
	@$(CMAKE) --build build -j $(JOBS) --target check

bench: bootstrap build/build.ninja
	$(CMAKE) --build build -j $(JOBS) --target opennvvm-bench opennvvm-scaling opennvvm-sizes opennvvm-growth opennvvm-tiles opennvvm-tile-runs opennvvm-tile-reads opennvvm-machine-bench nvvmc
	@bench/run.sh build
	@build/bin/opennvvm-sizes
	@build/bin/opennvvm-growth --llvm-up-to=1
	@build/bin/opennvvm-scaling --benchmark_min_time=0.05
	@build/bin/opennvvm-machine-bench
	@[ ! -x build/bin/opennvvm-tiles ] || build/bin/opennvvm-tiles
	@[ ! -x build/bin/opennvvm-tile-runs ] || build/bin/opennvvm-tile-runs
	@[ ! -x build/bin/opennvvm-tile-reads ] || build/bin/opennvvm-tile-reads

compile-size: bootstrap build/build.ninja
	$(CMAKE) --build build -j $(JOBS) --target nvvmc
	@bench/compare-pipeline.py build/bin/nvvmc $${CUDA_HOME:-/usr/local/cuda} build/compile-size examples/*.cu test/Execution/Algorithms/Sources/*.cu

compile-time: bootstrap build/build.ninja
	$(CMAKE) --build build -j $(JOBS) --target nvvmc libnvvm
	@cuda=$${CUDA_HOME:-/usr/local/cuda}; library=$$(ls $$cuda/nvvm/lib64/libnvvm.so $$cuda/lib/libnvvm.so 2>/dev/null | head -n 1); \
	  bench/compile-time.py build $$cuda build/compile-time $${library:+--libnvvm=$$library}

tiles: bootstrap build/build.ninja
	$(CMAKE) --build build -j $(JOBS) --target opennvvm-tools nv-tileas-opt
	@bench/tile-table.py build --document=docs/tiles.md
	@$$(command -v /usr/bin/python3 || command -v python3) bench/tile-executed.py build \
	  --document=docs/tiles.md
	@$$(command -v /usr/bin/python3 || command -v python3) bench/tile-triton.py build \
	  --document=docs/tiles.md

code-size: bootstrap build/build.ninja
	$(CMAKE) --build build -j $(JOBS) --target nvvmc
	@bench/code-size.sh build

executed: bootstrap build/build.ninja
	$(CMAKE) --build build -j $(JOBS) --target nvvmc --target write-cases
	@bench/executed.sh build

gpu-folder: bootstrap build/build.ninja
	$(CMAKE) --build build -j $(JOBS) --target nvvmc --target write-cases
	@bench/gpu-folder.py build build/gpu-folder --libdevice=$${CUDA_HOME:-/usr/local/cuda}/nvvm/libdevice/libdevice.10.bc

asan: bootstrap build-asan/build.ninja
	$(CMAKE) --build build-asan -j $(JOBS) --target check

tsan: bootstrap build-tsan/build.ninja
	$(CMAKE) --build build-tsan -j $(JOBS) --target call-sequences
	TSAN_OPTIONS=suppressions=testing/CallSequences/thread-sanitizer.supp \
	  build-tsan/test/call-sequences 1 5000 8

# Whatever is stopped goes on where it was; NEW=1 begins anew, HERE=1 works in this tree.
NIGHTLY = scripts/nightly.py $(if $(NEW),--new) $(if $(HERE),--here)

nightly:
	@$(NIGHTLY)

nightly-%:
	@$(NIGHTLY) $*

clean:
	rm -rf build build-demo build-asan build-tsan build-dev build-fuzz build-gcc build-nightly
