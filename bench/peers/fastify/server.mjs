// The session lookup of `GET /api/session` on Fastify: the same database, the same answer.
// Usage: node server.mjs PORT DATABASE

import { createHash } from 'node:crypto';
import Database from 'better-sqlite3';
import Fastify from 'fastify';

const [port, file] = process.argv.slice(2);

const text = { type: 'string' };
const flag = { type: 'boolean' };
const object = (properties) => ({ type: 'object', properties });
const orNull = (schema) => ({ ...schema, nullable: true });

const who = { uid: text, email: text, displayName: text };
const session = object({
  isAuthenticated: flag,
  isLoading: flag,
  user: orNull(object({ ...who, isEmailVerified: flag })),
  profile: orNull(object({ ...who, role: text, createdAt: text, lastLoginAt: text, isEmailVerified: flag })),
  error: orNull(text),
  authMethod: text,
  csrfToken: orNull(text),
  permissions: { type: 'array', items: text },
});

const VIEWER = ['apps.use', 'profile.edit', 'users.read'];
const CONTRIBUTOR = [...VIEWER, 'content.edit'];
const ADMIN = [...CONTRIBUTOR, 'users.manage', 'audit.read', 'settings.read'];
const permissions = { viewer: VIEWER, contributor: CONTRIBUTOR, admin: ADMIN };

const SIGNED_OUT = {
  isAuthenticated: false,
  isLoading: false,
  user: null,
  profile: null,
  error: null,
  authMethod: 'none',
  csrfToken: null,
  permissions: [],
};

const database = new Database(file, { readonly: true });
database.pragma('cache_size = -65536');
database.pragma('mmap_size = 268435456');

const findSession = database.prepare(`
  SELECT users.uid, users.email, users.display_name, users.role, users.created_at, users.last_login_at,
         users.is_email_verified, sessions.csrf_token, sessions.expires_at
  FROM sessions JOIN users ON users.uid = sessions.user_id WHERE sessions.token_hash = ?`);

function findCookie(header, name) {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}

function signedIn(row) {
  const { uid, email } = row;
  const isEmailVerified = row.is_email_verified === 1;
  const displayName = row.display_name;
  return {
    isAuthenticated: true,
    isLoading: false,
    user: { uid, email, displayName, isEmailVerified },
    profile: {
      uid,
      email,
      displayName,
      role: row.role,
      createdAt: new Date(row.created_at).toISOString(),
      lastLoginAt: new Date(row.last_login_at).toISOString(),
      isEmailVerified,
    },
    error: null,
    authMethod: 'fallback',
    csrfToken: row.csrf_token,
    permissions: permissions[row.role],
  };
}

const app = Fastify({ logger: false });

app.get('/api/session', { schema: { response: { 200: session } } }, (request, reply) => {
  const token = findCookie(request.headers.cookie, 'sid');
  const row = token && findSession.get(createHash('sha256').update(token).digest('hex'));
  reply.send(row && row.expires_at > Date.now() ? signedIn(row) : SIGNED_OUT);
});

app.get('/robots.txt', (_request, reply) => {
  reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n');
});

await app.listen({ host: '127.0.0.1', port: Number(port) });
