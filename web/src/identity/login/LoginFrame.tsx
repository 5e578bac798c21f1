import type { ReactNode } from 'react';
import { Link } from 'react-router';
import logo from '@/ui/logo.svg';
import { useTitle } from '@/ui/title';
import classes from './login.module.css';

const EXAMPLES = [
  { app: 'Matchmaking Chat', text: 'Describe a need in words; see who fits, and why.' },
  {
    app: 'Virtual Financial Aid Officer',
    text: 'The federal aid formula, line by line, each with its rule.',
  },
  { app: 'Email Co-Pilot', text: 'Drafts replies in your voice. Nothing is sent without you.' },
];

type LoginFrameProps = { title: string; lead: string; children: ReactNode };

/** What stands around every screen of somebody who is on the way in. */
export function LoginFrame({ title, lead, children }: LoginFrameProps) {
  useTitle(title);
  return (
    <main className={classes.frame} id="main">
      <section className={classes.art} aria-label="About the suite">
        <p className={classes.brand}>
          <img src={logo} alt="" width={30} height={30} />
          Quadrangle
        </p>
        <div>
          <p className={classes.claim}>Find the right person for every next step.</p>
          <p className={classes.claimText}>
            AI apps for advancement, student success and talent teams. Every claim shows its evidence.
          </p>
        </div>
        <ul className={classes.examples}>
          {EXAMPLES.map(({ app, text }) => (
            <li key={app}>
              <b>{text}</b>
              <span>{app}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.side} aria-label="Sign in">
        <div className={classes.box}>
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={classes.lead}>{lead}</p>
          {children}
          <nav className={classes.links} aria-label="About this site">
            <Link to="/terms">Terms of Service</Link>
            <Link to="/privacy">Privacy Policy</Link>
            <Link to="/help">Help &amp; Support</Link>
          </nav>
        </div>
      </section>
    </main>
  );
}
