import { Link } from 'react-router';
import classes from './admin.module.css';
import { REASON } from './ReadOnlyReason';

export type TabName = 'users' | 'invitations' | 'data' | 'ai' | 'audit' | 'settings';

const TABS: readonly [TabName, string][] = [
  ['users', 'Users'],
  ['invitations', 'Invitations'],
  ['data', 'Campus data'],
  ['ai', 'AI'],
  ['audit', 'Audit log'],
  ['settings', 'Settings'],
];

/** These are open to everybody, at addresses of their own. */
const OPEN: Partial<Record<TabName, string>> = { users: '/admin/users', data: '/admin/data' };

/** The tab that an address names; the first one if there is none of that name. */
export function tabNamed(name: string | null): TabName {
  return TABS.find(([known]) => known === name)?.[0] ?? 'users';
}

type TabsProps = {
  current: TabName;
  /** What says why the others are switched off, if they are. */
  reasonId: string | undefined;
};

export function Tabs({ current, reasonId }: TabsProps) {
  return (
    <nav className={classes.tabs} aria-label="Administration">
      {TABS.map(([name, label]) =>
        reasonId && !OPEN[name] ? (
          <button key={name} type="button" disabled aria-describedby={reasonId} title={REASON}>
            {label}
          </button>
        ) : (
          <Link
            key={name}
            to={addressOf(name, reasonId === undefined)}
            aria-current={name === current ? 'page' : undefined}
          >
            {label}
          </Link>
        ),
      )}
    </nav>
  );
}

function addressOf(name: TabName, isAdmin: boolean): string {
  if (name === 'users' && isAdmin) return '/admin';
  if (name === 'ai') return '/admin/ai';
  return OPEN[name] ?? `/admin?tab=${name}`;
}
