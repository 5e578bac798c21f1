import { useMemo } from 'react';
import { type Kind, useSaving } from '@/saving/useSaving';
import { ROLES } from '../api';
import type { TalentRole } from '../types';
import { roleQuery, saveRole } from './api';
import { type Draft, draftOf, isSame } from './draft';

const KIND: Kind<TalentRole, Draft> = {
  name: 'talent-role',
  draftOf,
  isSame,
  // A role without a name keeps the one it had: everything else is saved.
  save: ({ id, name, revision }, draft) =>
    saveRole(id, { ...draft, name: draft.name.trim() || name, seen: revision }),
  keyOf: (id) => roleQuery(id).queryKey,
  list: [...ROLES, 'list'],
};

/** A role as it is changed on its page. */
export function useRole(role: TalentRole) {
  const saving = useSaving(role, KIND);
  return useMemo(() => ({ role, ...saving }), [role, saving]);
}

export type Editing = ReturnType<typeof useRole>;
