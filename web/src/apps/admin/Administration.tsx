import { useSearchParams } from 'react-router';
import { roleOf } from '@/identity/roles';
import { useSession } from '@/identity/session';
import { Page } from '@/ui/Page';
import { AuditLog } from './AuditLog';
import { Invitations } from './Invitations';
import { REASON_ID, ReadOnlyReason } from './parts/ReadOnlyReason';
import { type TabName, Tabs, tabNamed } from './parts/Tabs';
import { Settings } from './Settings';
import { Users } from './Users';

/** The one screen of this app. Who is no admin sees the list of people, and every control switched off. */
export function Administration() {
  const { profile } = useSession();
  const [search] = useSearchParams();
  const isAdmin = roleOf(profile ?? {}) === 'admin';
  const tab = isAdmin ? tabNamed(search.get('tab')) : 'users';
  return (
    <Page
      title="User Administration"
      lead={isAdmin ? 'Who may use the suite, in which role, and what has happened.' : <ReadOnlyReason />}
    >
      <Tabs current={tab} reasonId={isAdmin ? undefined : REASON_ID} />
      <Tab name={tab} isAdmin={isAdmin} />
    </Page>
  );
}

function Tab({ name, isAdmin }: { name: TabName; isAdmin: boolean }) {
  switch (name) {
    case 'invitations':
      return <Invitations />;
    case 'audit':
      return <AuditLog />;
    case 'settings':
      return <Settings />;
    default:
      return <Users isAdmin={isAdmin} />;
  }
}
