import type { Schemas } from '@/api/client';

export type Role = Schemas['Role'];

/** From the level of the required role on, a check passes. */
export const LEVELS: Record<Role, number> = { viewer: 1, contributor: 2, admin: 3 };

export const ROLES: readonly Role[] = ['viewer', 'contributor', 'admin'];

export const ROLE_NAMES: Record<Role, string> = {
  viewer: 'Viewer',
  contributor: 'Contributor',
  admin: 'Admin',
};

type WithRole = { role?: Role | null };

/** A profile without a role is a viewer's. */
export function roleOf(profile: WithRole): Role {
  return profile.role ?? 'viewer';
}

export function isAtLeast(held: Role, required: Role): boolean {
  return LEVELS[held] >= LEVELS[required];
}

/** Whether somebody may change what others see. Nobody may not. */
export function isContributor(profile: WithRole | null | undefined): boolean {
  return profile ? isAtLeast(roleOf(profile), 'contributor') : false;
}
