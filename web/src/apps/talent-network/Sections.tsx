import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { reveal } from '@/ui/Tabs';
import classes from '@/ui/Tabs.module.css';
import { CANDIDATES, DEMAND, DUPLICATES, FINALISTS, HOME, OUTCOMES, WORKLISTS } from './addresses';

const SECTIONS = [
  { to: HOME, name: 'Candidates' },
  { to: WORKLISTS, name: 'Worklists' },
  { to: DEMAND, name: 'Demand' },
  { to: OUTCOMES, name: 'Outcomes' },
  { to: FINALISTS, name: 'Past finalists' },
  { to: DUPLICATES, name: 'Duplicates' },
];

/** Somebody is one of the candidates. */
const sectionOf = (pathname: string) => (pathname.startsWith(`${CANDIDATES}/`) ? HOME : pathname);

/** The way from one page of the talent network to the next. It stands below the title of each. */
export function Sections() {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another one that is to be seen.
  useEffect(() => reveal(row.current?.querySelector<HTMLElement>('[aria-current]') ?? null), [pathname]);
  return (
    <nav ref={row} className={classes.tabs} aria-label="Talent network">
      {SECTIONS.map(({ to, name }) => (
        <Link
          key={name}
          to={to}
          className={classes.tab}
          aria-current={to === sectionOf(pathname) ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
