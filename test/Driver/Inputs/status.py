"""status.py STATUS COMMAND...: fails unless COMMAND exits with STATUS."""

import subprocess
import sys

expected, command = int(sys.argv[1]), sys.argv[2:]
status = subprocess.run(command).returncode
if status != expected:
    sys.exit(f"exit status {status}, not {expected}: {' '.join(command)}")
