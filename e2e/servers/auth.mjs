// The Auth emulator of Firebase by itself, without the program around it that starts any of them.
// It prepares a check of every operation it knows, which takes most of a minute: here, of those that are used.
import { createRequire } from 'node:module';

const USED = [
  '/v1/projects',
  '/v1/accounts:createAuthUri',
  '/v1/accounts:lookup',
  '/v1/accounts:resetPassword',
  '/v1/accounts:sendOobCode',
  '/v1/accounts:signInWithIdp',
  '/v1/accounts:signInWithPassword',
  '/v1/accounts:signUp',
  '/v1/accounts:update',
  '/v1/projects/{targetProjectId}/accounts:lookup',
  '/v1/projects/{targetProjectId}/accounts:sendOobCode',
  '/v1/projects/{targetProjectId}/accounts:update',
  '/v1/token',
  '/emulator/v1/projects/{targetProjectId}/accounts',
  '/emulator/v1/projects/{targetProjectId}/oobCodes',
];

const [projectId, port] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const { default: operations } = require('firebase-tools/lib/emulator/auth/apiSpec.js');
const { AuthEmulator, SingleProjectMode } = require('firebase-tools/lib/emulator/auth/index.js');

for (const path of USED) {
  if (!(path in operations.paths)) throw new Error(`the emulator does not know ${path}`);
}
operations.paths = Object.fromEntries(USED.map((path) => [path, operations.paths[path]]));
await new AuthEmulator({
  projectId,
  host: '127.0.0.1',
  port: Number(port),
  singleProjectMode: SingleProjectMode.ERROR,
}).start();
