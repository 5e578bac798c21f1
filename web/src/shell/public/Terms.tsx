import { Link } from 'react-router';
import { Page } from '@/ui/Page';
import { Prose } from '@/ui/Prose';

export function Terms() {
  return (
    <Page
      title="Terms of Service"
      narrow
      lead="What you may expect of the suite, and what it expects of you."
    >
      <Prose>
        <h2>Who may use it</h2>
        <p>
          Quadrangle is an internal tool. It is open to people whose email address belongs to the company that
          runs it, and to nobody else. Your account is yours alone: do not share it, and sign out on machines
          that others use.
        </p>
        <h2>What you may do</h2>
        <p>
          What you may do depends on your role. A viewer opens every app and uses it on their own work. A
          contributor also changes what others see. An admin also manages people and settings. The{' '}
          <Link to="/help">help page</Link> has the details.
        </p>
        <h2>What the apps produce</h2>
        <ul>
          <li>
            Scores, matches and figures come from engines that can be checked. Each opens into its parts; look
            at them before you act on it.
          </li>
          <li>Texts are drafts until a person approves them. You answer for what you approve.</li>
          <li>
            Do not decide on somebody’s aid, job or studies by a score alone. A person decides, and can say
            why.
          </li>
        </ul>
        <h2>What you must not do</h2>
        <ul>
          <li>Put in data of people that you have no right to use.</li>
          <li>Try to reach what your role does not open, or the accounts of others.</li>
          <li>Take lists of people out of the suite for another purpose than the one they are there for.</li>
        </ul>
        <h2>What is written down</h2>
        <p>
          Sign-ins, role changes and other steps that matter are kept in an audit log whose entries cannot be
          changed unnoticed. The <Link to="/privacy">privacy policy</Link> says what it holds and for how
          long.
        </p>
        <h2>When access ends</h2>
        <p>
          An admin can change your role, end your sessions or deactivate your account; it takes effect at
          once. If you think that was a mistake, ask them.
        </p>
      </Prose>
    </Page>
  );
}
