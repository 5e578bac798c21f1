import { Link } from 'react-router';
import { Page } from '@/ui/Page';
import { Prose } from '@/ui/Prose';

export function Privacy() {
  return (
    <Page title="Privacy Policy" narrow lead="What the suite keeps about you, for how long, and who sees it.">
      <Prose>
        <h2>Your account</h2>
        <p>
          Your email address, your name, your role, when the account was made, when you last signed in, and
          whether your address is confirmed. Everybody who is signed in can see names and roles; addresses and
          times are for admins. If you sign in with a password of the suite, only an Argon2id hash of it is
          kept, from which it cannot be read.
        </p>
        <h2>Your sessions</h2>
        <p>
          For each device on which you are signed in: when you came, when you were last active, your network
          address and what your browser says of itself. You and the admins can see this, so that you can end a
          session that is not yours. A session ends when you sign out, after half an hour without activity (an
          hour if you came with Google or Firebase), and after twelve hours in any case, unless your
          administrator has set other times.
        </p>
        <h2>The audit log</h2>
        <p>
          Sign-ins, refusals, changes of roles and profiles, invitations and exports: who, what, to whom,
          when, and from which address and browser. Addresses and browsers are removed after 90 days, unless
          your administrator has set another time. Of somebody who tried to sign in without having an account
          only a digest of what they typed is kept. Admins can read and export the log.
        </p>
        <h2>In your browser</h2>
        <ul>
          <li>A cookie with your session. Scripts cannot read it. It holds no name and no password.</li>
          <li>Short-lived cookies while you sign in or out.</li>
          <li>Your choices for the screen: the theme, and whether shortcuts of a single key are on.</li>
          <li>While you sign in: the page you wanted to open.</li>
        </ul>
        <p>Signing out clears all of it.</p>
        <h2>What leaves the machine</h2>
        <p>
          There are no trackers, no analytics and no fonts or scripts from elsewhere. Nothing leaves the
          server except to services that your administrator has configured: Google or Firebase to sign you in,
          and a mail server for the mails that you or an admin ask for.
        </p>
        <h2>Your rights</h2>
        <p>
          You can see and change your name, and see and end your sessions, on your{' '}
          <Link to="/account">account page</Link>. For a copy of what is kept about you, or to have it
          removed, ask an administrator.
        </p>
      </Prose>
    </Page>
  );
}
