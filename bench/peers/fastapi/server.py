"""The session lookup of `GET /api/session` on FastAPI: the same database, the same answer.

Usage: python server.py PORT DATABASE
"""

import sqlite3
import sys
from datetime import UTC, datetime
from hashlib import sha256
from time import time

import orjson
import uvicorn
from fastapi import FastAPI, Request, Response

PORT, DATABASE = sys.argv[1:]

VIEWER = ["apps.use", "profile.edit", "users.read"]
CONTRIBUTOR = [*VIEWER, "content.edit"]
ADMIN = [*CONTRIBUTOR, "users.manage", "audit.read", "settings.read"]
PERMISSIONS = {"viewer": VIEWER, "contributor": CONTRIBUTOR, "admin": ADMIN}

SIGNED_OUT = {
    "isAuthenticated": False,
    "isLoading": False,
    "user": None,
    "profile": None,
    "error": None,
    "authMethod": "none",
    "csrfToken": None,
    "permissions": [],
}

FIND_SESSION = """
    SELECT users.uid, users.email, users.display_name, users.role, users.created_at, users.last_login_at,
           users.is_email_verified, sessions.csrf_token, sessions.expires_at
    FROM sessions JOIN users ON users.uid = sessions.user_id WHERE sessions.token_hash = ?"""

database = sqlite3.connect(DATABASE)
for pragma in ("query_only = ON", "cache_size = -65536", "mmap_size = 268435456"):
    database.execute(f"PRAGMA {pragma}")
app = FastAPI()


def shown(millis: int) -> str:
    return datetime.fromtimestamp(millis / 1000, UTC).isoformat(timespec="milliseconds")[:-6] + "Z"


def signed_in(row: tuple) -> dict:
    uid, email, name, role, created_at, last_login_at, is_verified, csrf_token, _ = row
    user = {"uid": uid, "email": email, "displayName": name, "isEmailVerified": is_verified == 1}
    profile = {
        "uid": uid,
        "email": email,
        "displayName": name,
        "role": role,
        "createdAt": shown(created_at),
        "lastLoginAt": shown(last_login_at),
        "isEmailVerified": is_verified == 1,
    }
    return {
        "isAuthenticated": True,
        "isLoading": False,
        "user": user,
        "profile": profile,
        "error": None,
        "authMethod": "fallback",
        "csrfToken": csrf_token,
        "permissions": PERMISSIONS[role],
    }


# `async` although it waits for SQLite: a thread for each request costs more than the lookup.
@app.get("/api/session")
async def find_session(request: Request) -> Response:
    token = request.cookies.get("sid", "")
    row = database.execute(FIND_SESSION, (sha256(token.encode()).hexdigest(),)).fetchone()
    state = signed_in(row) if row and row[-1] > time() * 1000 else SIGNED_OUT
    return Response(orjson.dumps(state), media_type="application/json")


@app.get("/robots.txt")
async def robots() -> Response:
    return Response("User-agent: *\nDisallow: /\n", media_type="text/plain")


quiet = {"access_log": False, "log_level": "warning"}
uvicorn.run(app, host="127.0.0.1", port=int(PORT), loop="uvloop", http="httptools", **quiet)
