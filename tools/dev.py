"""The demo with reload: the server is built and started again when Rust changes, Vite does the rest."""

import pathlib
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).parent.parent
SOURCES = ["crates/**/*.rs", "crates/**/*.toml", "Cargo.toml", "Cargo.lock"]


def newest_change():
    files = (path for pattern in SOURCES for path in ROOT.glob(pattern))
    return max(path.stat().st_mtime for path in files)


def build_and_start():
    if subprocess.run(["cargo", "build", "--quiet"], cwd=ROOT).returncode != 0:
        return None
    return subprocess.Popen(["target/debug/quad", "serve", "--demo"], cwd=ROOT)


def stop(process):
    if process and process.poll() is None:
        process.send_signal(signal.SIGTERM)
        process.wait()


def main():
    vite = subprocess.Popen(["npm", "run", "--silent", "dev"], cwd=ROOT / "web")
    seen, server = newest_change(), build_and_start()
    try:
        while vite.poll() is None:
            time.sleep(0.5)
            if newest_change() > seen:
                seen = newest_change()
                stop(server)
                server = build_and_start()
    except KeyboardInterrupt:
        pass
    finally:
        stop(server)
        stop(vite)
    sys.exit(vite.returncode or 0)


if __name__ == "__main__":
    main()
