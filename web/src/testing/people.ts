import type { Schemas } from '@/api/client';

type Role = Schemas['Role'];

const NAMES: Record<Role, string> = {
  viewer: 'Priya Raman',
  contributor: 'Theo Lindqvist',
  admin: 'Dana Reyes',
};

const PERMISSIONS: Record<Role, Schemas['Permission'][]> = {
  viewer: ['apps.use', 'profile.edit', 'users.read'],
  contributor: ['apps.use', 'profile.edit', 'users.read', 'content.edit'],
  admin: [
    'apps.use',
    'profile.edit',
    'users.read',
    'content.edit',
    'users.manage',
    'campus.manage',
    'audit.read',
    'ai.manage',
    'settings.read',
  ],
};

export function profile(role: Role): Schemas['Profile'] {
  return {
    uid: `uid-${role}`,
    email: `demo.${role}@quadrangle.example`,
    displayName: NAMES[role],
    photoURL: null,
    role,
    createdAt: '2026-01-05T09:00:00Z',
    lastLoginAt: '2026-01-06T09:00:00Z',
    isEmailVerified: true,
  };
}

/** What the server answers when somebody with this role is signed in. */
export function signedIn(role: Role): Schemas['SessionState'] {
  const { uid, email, displayName, isEmailVerified } = profile(role);
  return {
    isAuthenticated: true,
    isLoading: false,
    user: { uid, email, displayName, isEmailVerified },
    profile: profile(role),
    error: null,
    authMethod: 'fallback',
    csrfToken: 'csrf-of-the-test',
    permissions: PERMISSIONS[role],
  };
}

export function signedOut(error: string | null = null): Schemas['SessionState'] {
  return {
    isAuthenticated: false,
    isLoading: false,
    user: null,
    profile: null,
    error,
    authMethod: 'none',
    csrfToken: null,
    permissions: [],
  };
}
