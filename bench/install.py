"""What the measurements need, put there if it is missing."""

import os
import shutil
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

PEERS = Path(__file__).parent / "peers"
ROOT = Path(__file__).resolve().parent.parent
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))


@cache
def quad() -> None:
    """The binary of the sources as they are, with the pages in it."""
    web = ROOT / "web"
    if not (web / "dist/index.html").exists():
        run("npm", "ci", folder=web)
        run("npm", "run", "build", folder=web)
    run("cargo", "build", "--release", "--bin", "quad", folder=ROOT)


@cache
def wrk() -> None:
    debian("wrk", is_there=shutil.which("wrk") is not None)


@cache
def chromium() -> str:
    debian("chromium", is_there=shutil.which("chromium") is not None)
    return "chromium"


@cache
def fastify() -> list:
    """The command that runs it."""
    folder = PEERS / "fastify"
    installed = folder / "node_modules/.package-lock.json"
    if is_older(installed, folder / "package-lock.json"):
        # Everything comes built; there is nothing to compile.
        run("npm", "ci", "--ignore-scripts", "--no-fund", "--no-audit", folder=folder)
    return [folder / "node_modules/.bin/node", folder / "server.mjs"]


@cache
def fastapi() -> list:
    """The command that runs it."""
    return [fastapi_python(), PEERS / "fastapi/server.py"]


@cache
def fastapi_python() -> Path:
    return python_of("fastapi")


@cache
def search_python() -> Path:
    """With FAISS, and with a PostgreSQL that has pgvector."""
    return python_of("search")


def python_of(peer: str) -> Path:
    """One with the packages that the peer's lock file names."""
    folder = PEERS / peer
    python = folder / ".venv/bin/python"
    done = folder / ".venv/installed"
    if is_older(done, folder / "requirements.txt"):
        debian("python3-venv", is_there=find_spec("ensurepip") is not None)
        run(sys.executable, "-m", "venv", "--clear", folder / ".venv", folder=folder)
        run(python, "-m", "pip", "install", "--quiet", "--requirement", "requirements.txt", folder=folder)
        done.touch()
    return python


@cache
def assets() -> Path:
    """The folder with the model's files."""
    quad()
    folder = ROOT / "target"
    run(folder / "release/quad", "assets", "fetch", folder=ROOT, QUAD_DATA=str(folder))
    return folder / "assets"


@cache
def example(crate: str, name: str) -> Path:
    run("cargo", "build", "--release", "--package", crate, "--example", name, folder=ROOT)
    return TARGET / "release/examples" / name


def is_older(product: Path, source: Path) -> bool:
    return not product.exists() or product.stat().st_mtime < source.stat().st_mtime


def debian(package: str, *, is_there: bool) -> None:
    if is_there:
        return
    prefix = [] if os.geteuid() == 0 else ["sudo"]
    run(*prefix, "apt-get", "install", "--yes", "--no-install-recommends", package, folder=ROOT)


def run(*command: object, folder: Path, **settings: str) -> None:
    words = [str(word) for word in command]
    print("$", *words, file=sys.stderr)
    subprocess.run(words, cwd=folder, check=True, stdout=sys.stderr, env={**os.environ, **settings})
