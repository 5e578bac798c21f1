"""Holds the running server against its own OpenAPI document with schemathesis.

Every operation gets valid, invalid and odd requests, as nobody, as a viewer and as an admin. A 5xx, an answer
the document does not declare or a body of another shape fails the run.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import urllib.request

SCHEMATHESIS = pathlib.Path(sys.executable).parent / "schemathesis"
CHECKS = ",".join(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
        "negative_data_rejection",
        "unsupported_method",
        "allow_header_conformance",
        "ignored_auth",
    ]
)
# What would end the session the run itself uses.
SIGNS_OUT = "delete_session"
EXAMPLES = "40"


def start(quad, data):
    limits = {name: "1000000" for name in ("QUAD_SIGN_IN_BURST", "QUAD_PASSWORD_BURST", "QUAD_MAIL_BURST")}
    cheap = {"QUAD_PASSWORD_MEMORY_KIB": "64", "QUAD_PASSWORD_PASSES": "1", "QUAD_MAX_SESSIONS": "100"}
    environment = os.environ | limits | cheap | {"QUAD_DATA": data, "QUAD_PORT": "0", "QUAD_LOG": "error"}
    server = subprocess.Popen([quad, "serve", "--demo"], env=environment, stdout=subprocess.PIPE, text=True)
    words = server.stdout.readline().split()
    return server, next(word for word in words if word.startswith("http://"))


def sign_in(address, role):
    body = json.dumps({"role": role}).encode()
    request = urllib.request.Request(
        f"{address}/api/session/demo", body, {"Content-Type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request) as reply:
        cookie = reply.headers.get_all("Set-Cookie")[0].split(";")[0]
        return cookie.removeprefix("sid="), json.load(reply)["csrfToken"]


def run(address, data, session):
    config = pathlib.Path(data) / "schemathesis.toml"
    config.write_text(f'[auth.openapi.session]\napi_key = "{session[0]}"\n' if session else "")
    command = [SCHEMATHESIS, "--config-file", config, "run", f"{address}/api/openapi.json", "--checks", CHECKS]
    command += ["--max-examples", EXAMPLES, "--seed", "7", "--phases", "examples,coverage,fuzzing"]
    command += ["--max-redirects", "0", "--warnings", "off", "--no-color", "--continue-on-failure"]
    if session:
        command += ["--header", f"X-CSRF-Token:{session[1]}", "--exclude-operation-id", SIGNS_OUT]
    return subprocess.run(command, cwd=data).returncode


def main():
    with tempfile.TemporaryDirectory() as data:
        server, address = start(sys.argv[1], data)
        try:
            people = {"nobody": None, "viewer": sign_in(address, "viewer"), "admin": sign_in(address, "admin")}
            failed = [who for who, session in people.items() if run(address, data, session) != 0]
        finally:
            server.kill()
    sys.exit(f"the contract is broken as {', '.join(failed)}" if failed else 0)


if __name__ == "__main__":
    main()
