import { lazy, Suspense } from 'react';
import { Header, type HeaderProps } from './Header';
import { HomeButton } from './HomeButton';
import classes from './header.module.css';
import { SearchBox } from './SearchBox';

const AccountMenu = lazy(() => import('./AccountMenu'));

/** The header of every other page of somebody who is signed in. */
export function AppHeader({ isDemo }: HeaderProps) {
  return (
    <Header isDemo={isDemo}>
      <SearchBox />
      <div className={classes.ways}>
        <HomeButton />
        <Suspense fallback={<span className={classes.menuPlace} />}>
          <AccountMenu />
        </Suspense>
      </div>
    </Header>
  );
}
