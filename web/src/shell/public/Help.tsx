import { Link } from 'react-router';
import { Page } from '@/ui/Page';
import { Prose } from '@/ui/Prose';
import { SHORTCUTS } from '../keyboard/shortcuts';

export function Help() {
  return (
    <Page title="Help & Support" narrow lead="How to get in, what you may do, and whom to ask.">
      <Prose>
        <h2>Signing in</h2>
        <ul>
          <li>
            Use the work account whose address the <Link to="/login">sign-in page</Link> names. Other accounts
            are refused.
          </li>
          <li>If Google’s window does not open, your browser has blocked it: allow windows for this site.</li>
          <li>
            If the page offers “Use email and password”, you can make an account there. Open the link in the
            mail we send to confirm your address.
          </li>
          <li>You can be signed in on three devices. On the fourth you choose which one to sign out.</li>
          <li>
            “Session expired” means that you were away for long. Sign in; you come back to where you were.
          </li>
        </ul>
        <h2>What each role may do</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Role</th>
              <th scope="col">May</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Viewer</th>
              <td>Open every app and use it on their own work. Everybody starts here.</td>
            </tr>
            <tr>
              <th scope="row">Contributor</th>
              <td>Also change what others see: traits, profiles, imports, publishing.</td>
            </tr>
            <tr>
              <th scope="row">Admin</th>
              <td>Also change roles, invite and deactivate people, end sessions, read the audit log.</td>
            </tr>
          </tbody>
        </table>
        <p>
          A control that your role may not use is there, switched off, and says why. Ask an admin if you need
          more: <Link to="/admin/users">User Administration</Link> shows who they are.
        </p>
        <h2>Taking something back</h2>
        <p>
          After a change a message appears at the top right for five seconds, with Undo where there is a way
          back. It stays while you point at it. Admins can also take changes back from the audit log.
        </p>
        <h2>Keyboard</h2>
        <ul>
          {SHORTCUTS.map(({ keys, does }) => (
            <li key={keys.join()}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}{' '}
              {does}
            </li>
          ))}
        </ul>
        <p>
          Single keys can be switched off in the same window that <kbd>?</kbd> opens.
        </p>
        <h2>When something does not work</h2>
        <p>
          A message that names a problem can be tried again with its Retry button; what you have typed stays.
          If that does not help, tell an administrator of your installation what you did, what the message
          said, and when: they find it in the log.
        </p>
      </Prose>
    </Page>
  );
}
