import { useQuery } from '@tanstack/react-query';
import { History } from '@/saving/History';
import { lockedUnless, useMayChangeRole } from '../rights';
import { FIELDS } from '../words';
import { restoreVersion, versionsQuery } from './api';
import { useEditing } from './context';

/** Every version of the role, and the way back to it. */
export function HistoryTab() {
  const editing = useEditing();
  const mayChange = useMayChangeRole(editing.role);
  const versions = useQuery(versionsQuery(editing.role.id, editing.role.revision));
  return (
    <History
      thing="role"
      saving={editing}
      versions={versions}
      fields={FIELDS}
      locked={lockedUnless(mayChange)}
      restore={restoreVersion}
    />
  );
}
