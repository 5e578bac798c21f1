import type { Schemas } from '@/api/client';

/** What the login screen offers when nothing is configured but Google. */
export function signInOptions(change: Partial<Schemas['SignInOptions']> = {}): Schemas['SignInOptions'] {
  return {
    domains: ['acme.test'],
    google: 'google',
    googleError: null,
    password: null,
    mail: false,
    firebase: null,
    demo: [],
    ...change,
  };
}

export function session(change: Partial<Schemas['Session']> = {}): Schemas['Session'] {
  return {
    id: 'session-1',
    userId: 'uid-viewer',
    email: 'demo.viewer@quadrangle.example',
    displayName: 'Priya Raman',
    role: 'viewer',
    createdAt: '2026-01-06T09:00:00Z',
    lastActivity: '2026-01-06T09:10:00Z',
    expiresAt: '2026-01-06T09:40:00Z',
    authMethod: 'fallback',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36',
    ipAddress: '192.0.2.7',
    current: false,
    ...change,
  };
}
