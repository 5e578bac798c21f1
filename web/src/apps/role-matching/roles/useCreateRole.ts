import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { countOf } from '@/ui/numbers';
import { showToast } from '@/ui/toast/toasts';
import { HOME, roleAddress } from '../addresses';
import { ROLES } from '../api';
import { roleQuery } from '../role/api';
import type { Posting } from '../types';
import { createRole, deleteRole } from './api';

const LONGEST_NAME = 200;
/** Where the line is drawn at first, in hundredths of a point. */
const CUT = 6000;

type NewRole = {
  /** Left empty, the description says it. */
  name: string;
  /** Nothing: it is written by hand later. */
  read: (() => Promise<Posting>) | null;
  /** The role is there: what was typed is not needed any more. */
  onDone?: () => void;
};

/** Reads a description, makes a role of it, and goes there. */
export function useCreateRole() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, read }: NewRole) => {
      const posting = await read?.();
      return createRole({
        name: (name.trim() || posting?.title?.trim() || 'New role').slice(0, LONGEST_NAME),
        text: posting?.text ?? '',
        requirements: posting?.requirements ?? [],
        pool: { campus: true, batches: [] },
        cut: CUT,
      });
    },
    onSuccess: (role, { onDone }) => {
      onDone?.();
      queries.setQueryData(roleQuery(role.id).queryKey, role);
      void queries.invalidateQueries({ queryKey: [...ROLES, 'list'] });
      const undo = async () => {
        await deleteRole(role.id);
        await navigate(HOME);
        await queries.invalidateQueries({ queryKey: [...ROLES, 'list'] });
        // The role itself is not there to be looked at anew.
        queries.removeQueries({ queryKey: roleQuery(role.id).queryKey });
      };
      showToast(`${role.name}: ${countOf(role.requirements.length, 'requirement')} read.`, { undo });
      void navigate(roleAddress(role.id));
    },
  });
}

export type CreateRole = ReturnType<typeof useCreateRole>;
