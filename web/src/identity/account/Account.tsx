import { useQuery } from '@tanstack/react-query';
import { Page } from '@/ui/Page';
import { findOptions } from '../login/signIn';
import { Appearance } from './Appearance';
import { ConnectGoogle } from './ConnectGoogle';
import { OwnProfile } from './OwnProfile';
import { OwnSessions } from './OwnSessions';

/** One's own account. */
export function Account() {
  const options = useQuery({ queryKey: ['sign-in'], queryFn: findOptions });
  return (
    <Page title="Account" lead="Who you are here, where you are signed in, and how your screen looks.">
      <OwnProfile />
      <OwnSessions />
      {options.data?.google === 'google' && <ConnectGoogle domains={options.data.domains} />}
      <Appearance />
    </Page>
  );
}
