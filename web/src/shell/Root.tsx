import { Outlet, useNavigation } from 'react-router';
import { ConfirmIdentity } from '@/identity/confirmation/ConfirmIdentity';
import { SessionExpired } from '@/identity/expiry/SessionExpired';
import { Toaster } from '@/ui/toast/Toaster';
import { Keyboard } from './keyboard/Keyboard';
import classes from './Root.module.css';
import { useArrivalOnPage } from './useArrivalOnPage';

/** What is there on every page, signed in or not. */
export function Root() {
  const navigation = useNavigation();
  useArrivalOnPage();
  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      {navigation.state === 'loading' && <div className={classes.progress} />}
      <Outlet />
      <Toaster />
      <Keyboard />
      <ConfirmIdentity />
      <SessionExpired />
    </>
  );
}
