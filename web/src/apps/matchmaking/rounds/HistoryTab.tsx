import { useQuery } from '@tanstack/react-query';
import { History } from '@/saving/History';
import { lockedUnless, useMayChange } from '../rights';
import { restoreVersion, versionsQuery } from './api';
import { useEditing } from './context';
import { FIELDS } from './words';

/** Every version of the round, and the way back to it. */
export function HistoryTab() {
  const mayChange = useMayChange();
  const editing = useEditing();
  const versions = useQuery(versionsQuery(editing.round.id, editing.round.revision));
  return (
    <History
      thing="round"
      saving={editing}
      versions={versions}
      fields={FIELDS}
      locked={lockedUnless(mayChange)}
      restore={restoreVersion}
    />
  );
}
