import { roleOf } from '@/identity/roles';
import { useSession } from '@/identity/session';
import { Page } from '@/ui/Page';
import { CampusPanel } from './data/CampusPanel';
import { ImportsPanel } from './data/ImportsPanel';
import { IndexPanel } from './data/IndexPanel';
import { Reason, useRights } from './data/Reason';
import { REASON, REASON_ID } from './parts/ReadOnlyReason';
import { Tabs } from './parts/Tabs';

/** The campus that all apps look at: from what it was made, and what was brought into it. */
export function Data() {
  const { profile } = useSession();
  const { canImport } = useRights();
  const isAdmin = roleOf(profile ?? {}) === 'admin';
  return (
    <Page
      title="Campus data"
      lead={
        <>
          The people and things that every app works with. <Reason />
        </>
      }
    >
      <span hidden id={REASON_ID}>
        {REASON}
      </span>
      <Tabs current="data" reasonId={isAdmin ? undefined : REASON_ID} />
      <CampusPanel />
      {canImport && <IndexPanel />}
      <ImportsPanel />
    </Page>
  );
}
