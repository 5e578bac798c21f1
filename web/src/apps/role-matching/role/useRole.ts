import { useLayoutEffect, useMemo, useRef } from 'react';
import { type Kind, useSaving } from '@/saving/useSaving';
import { ROLES } from '../api';
import type { Requirement, TalentRole } from '../types';
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
  const highest = useHighest([...role.requirements, ...saving.draft.requirements]);
  return useMemo(() => ({ role, highest, ...saving }), [role, highest, saving]);
}

/** The highest number that a requirement has had since the page is there. No other one gets it: addresses name it. */
function useHighest(requirements: readonly Requirement[]) {
  const highest = useRef(0);
  useLayoutEffect(() => {
    highest.current = Math.max(highest.current, ...requirements.map(({ id }) => id));
  });
  return highest;
}

export type Editing = ReturnType<typeof useRole>;
