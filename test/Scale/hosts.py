# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Hosts on one machine: each is a network namespace with an address, an sshd, and a
folder of its own in the place of the one that is given, so that nothing is shared but
what is installed. Needs root."""

import os
import pathlib
import shlex
import signal
import subprocess
import time

SSHD = """\
Port 22
HostKey {keys}/host
AuthorizedKeysFile {keys}/user.pub
PidFile none
StrictModes no
PermitRootLogin yes
UsePAM yes
LogLevel QUIET
MaxStartups 100
MaxSessions 100
"""

# A host that has lost power is noticed within six seconds.
SSH = """\
Host *
  User root
  IdentityFile {keys}/user
  StrictHostKeyChecking no
  UserKnownHostsFile /dev/null
  LogLevel ERROR
  ControlMaster auto
  ControlPath {keys}/%h
  ControlPersist yes
  ConnectTimeout 2
  ServerAliveInterval 2
  ServerAliveCountMax 3
"""


def run(*words):
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)


class Hosts:
    """Hosts 10.213.0.2 and up, and a namespace from which they can be reached."""

    def __init__(self, count, keys, folder):
        self.keys, self.folder = pathlib.Path(keys), folder
        self.stem = f"onv{os.getpid()}"
        self.names = [f"{self.stem}-{n}" for n in range(count + 1)]
        self.addresses = [f"10.213.0.{n + 1}" for n in range(1, count + 1)]

    def __enter__(self):
        try:
            self.make_keys()
            self.make_network()
            for name in self.names[1:]:
                self.start(name)
            for address in self.addresses:
                self.wait_for(address)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for name in self.names:
            self.kill(name)
            subprocess.run(["ip", "netns", "del", name], stderr=subprocess.DEVNULL)

    def make_keys(self):
        self.keys.mkdir(parents=True)
        for name in ("host", "user"):
            run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", self.keys / name)
        (self.keys / "sshd").write_text(SSHD.format(keys=self.keys))
        (self.keys / "ssh").write_text(SSH.format(keys=self.keys))
        os.makedirs("/run/sshd", exist_ok=True)

    def make_network(self):
        middle = self.names[0]
        run("ip", "netns", "add", middle)
        run("ip", "-n", middle, "link", "add", "bridge", "type", "bridge")
        run("ip", "-n", middle, "addr", "add", "10.213.0.1/24", "dev", "bridge")
        for link in ("lo", "bridge"):
            run("ip", "-n", middle, "link", "set", link, "up")
        for number, (name, address) in enumerate(zip(self.names[1:], self.addresses)):
            run("ip", "netns", "add", name)
            run("ip", "-n", middle, "link", "add", f"port{number}", "type", "veth",
                "peer", "name", "net", "netns", name)
            run("ip", "-n", middle, "link", "set", f"port{number}", "master", "bridge",
                "up")
            run("ip", "-n", name, "addr", "add", f"{address}/24", "dev", "net")
            for link in ("lo", "net"):
                run("ip", "-n", name, "link", "set", link, "up")

    def start(self, name):
        folder = shlex.quote(str(self.folder))
        script = (f"mount --make-rprivate / && mkdir -p {folder} && "
                  f"mount -t tmpfs host {folder} && "
                  # What the user's shell starts is no part of a host.
                  "if [ -e ~/.bashrc ]; then mount --bind /dev/null ~/.bashrc; fi && "
                  f"exec /usr/sbin/sshd -D -f {self.keys}/sshd")
        subprocess.Popen(["ip", "netns", "exec", name, "unshare", "-m", "sh", "-c",
                          script], start_new_session=True)

    def wait_for(self, address):
        end = time.monotonic() + 20
        while self.call("ssh", "-F", self.keys / "ssh", address, "true").returncode:
            if time.monotonic() > end:
                raise RuntimeError(f"{address} does not answer")
            time.sleep(0.1)

    def call(self, *words, **how):
        """Runs a command where the hosts can be reached."""
        return subprocess.run(["ip", "netns", "exec", self.names[0], *words], **how)

    def begin(self, *words, **how):
        return subprocess.Popen(["ip", "netns", "exec", self.names[0], *words], **how)

    def kill(self, name):
        """Ends all processes of a namespace, which have no time to say goodbye."""
        found = subprocess.run(["ip", "netns", "pids", name], capture_output=True,
                               text=True)
        for process in found.stdout.split():
            try:
                os.kill(int(process), signal.SIGKILL)
            except ProcessLookupError:
                pass

    def cut_off(self, number):
        """Host NUMBER loses its network and power."""
        name = self.names[1 + number]
        run("ip", "-n", name, "link", "set", "net", "down")
        self.kill(name)
