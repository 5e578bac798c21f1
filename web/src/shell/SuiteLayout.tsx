import { Outlet, useLocation } from 'react-router';
import { useSession } from '@/identity/session';
import { Footer } from './Footer';
import { AppHeader } from './header/AppHeader';
import { LandingHeader } from './header/LandingHeader';
import { PublicHeader } from './header/PublicHeader';
import classes from './SuiteLayout.module.css';

/** A page with its header: the full one on the landing page, a compact one elsewhere, a plain one for strangers. */
export function SuiteLayout({ isDemo }: { isDemo: boolean }) {
  const { pathname } = useLocation();
  const { isAuthenticated } = useSession();
  const Header = !isAuthenticated ? PublicHeader : pathname === '/' ? LandingHeader : AppHeader;
  return (
    <div className={classes.layout}>
      <Header isDemo={isDemo} />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
