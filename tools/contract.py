"""Holds the running server against its own OpenAPI document with schemathesis.

Every operation gets valid, invalid and odd requests, as nobody, as a viewer and as an admin. A 5xx, an answer
the document does not declare or a body of another shape fails the run.
"""

import contextlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import urllib.request
from concurrent.futures import ThreadPoolExecutor

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
# They take the same worksheet as `work_out_aid` and `save_aid_family`: its many fields are tried out there.
SAME_WORKSHEET = (
    "draft_aid_appeal",
    "make_aid_checklist",
    "compare_aid_years",
    "export_aid",
    "find_asked_aid_fields",
    "create_aid_family",
    "draw_aid_curve",
)
EXAMPLES = "10"
ROLES = (None, "viewer", "admin")


@contextlib.contextmanager
def running(quad, data):
    limits = {name: "1000000" for name in ("QUAD_SIGN_IN_BURST", "QUAD_PASSWORD_BURST", "QUAD_MAIL_BURST")}
    cheap = {"QUAD_PASSWORD_MEMORY_KIB": "64", "QUAD_PASSWORD_PASSES": "1", "QUAD_MAX_SESSIONS": "100"}
    environment = os.environ | limits | cheap | {"QUAD_DATA": data, "QUAD_PORT": "0", "QUAD_LOG": "error"}
    environment["QUAD_DEMO_CAMPUS"] = "150"
    with subprocess.Popen([quad, "serve", "--demo"], env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            yield next(word for word in server.stdout.readline().split() if word.startswith("http://"))
        finally:
            server.kill()


def sign_in(address, role):
    body = json.dumps({"role": role}).encode()
    request = urllib.request.Request(
        f"{address}/api/session/demo", body, {"Content-Type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request) as reply:
        cookie = reply.headers.get_all("Set-Cookie")[0].split(";")[0]
        return cookie.removeprefix("sid="), json.load(reply)["csrfToken"]


def hold(quad, role):
    """Runs schemathesis as that role, on a server of its own. Returns whether it went well, and its words."""
    with tempfile.TemporaryDirectory() as data, running(quad, data) as address:
        config = pathlib.Path(data) / "schemathesis.toml"
        command = [SCHEMATHESIS, "--config-file", config, "run", f"{address}/api/openapi.json", "--checks", CHECKS]
        command += ["--max-examples", EXAMPLES, "--seed", "7", "--phases", "examples,coverage,fuzzing"]
        command += ["--max-redirects", "0", "--warnings", "off", "--no-color", "--continue-on-failure"]
        operations = f"[[operations]]\ninclude-operation-id = {json.dumps(SAME_WORKSHEET)}\nphases.coverage.enabled = false\n"
        if role is None:
            config.write_text(operations)
        else:
            session, csrf_token = sign_in(address, role)
            config.write_text(f'{operations}[auth.openapi.session]\napi_key = "{session}"\n')
            command += ["--header", f"X-CSRF-Token:{csrf_token}", "--exclude-operation-id", SIGNS_OUT]
        done = subprocess.run(command, cwd=data, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return done.returncode == 0, done.stdout


def main():
    broken = []
    with ThreadPoolExecutor(max_workers=2) as pool:
        for role, (is_well, output) in zip(ROLES, pool.map(lambda role: hold(sys.argv[1], role), ROLES)):
            print(output if not is_well else f"as {role or 'nobody'}: {summary(output)}")
            if not is_well:
                broken.append(role or "nobody")
    sys.exit(f"the contract is broken as {', '.join(broken)}" if broken else 0)


def summary(output):
    return next((line.strip() for line in output.splitlines() if "generated" in line), "no requests")


if __name__ == "__main__":
    main()
