import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { reveal } from '@/ui/Tabs';
import classes from '@/ui/Tabs.module.css';
import { ASK, ENGAGEMENT, HOME, QUALITY, SEGMENTS, STUDIO } from './addresses';

const SECTIONS = [
  { path: HOME, name: 'Directory', isAlone: true },
  { path: SEGMENTS, name: 'Segments' },
  { path: ASK, name: 'Ask' },
  { path: ENGAGEMENT, name: 'Engagement' },
  { path: STUDIO, name: 'Studio' },
  { path: QUALITY, name: 'Data quality' },
];

/** The way from one page of the app to the next. It stands below the title of each. */
export function Sections() {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another one that is to be seen.
  useEffect(() => reveal(row.current?.querySelector<HTMLElement>('[aria-current]') ?? null), [pathname]);
  return (
    <nav ref={row} className={classes.tabs} aria-label="Alumni platform">
      {SECTIONS.map(({ path, name, isAlone }) => (
        <NavLink key={name} to={path} end={isAlone ?? false} className={classes.tab}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
