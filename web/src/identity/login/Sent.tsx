import { Link } from 'react-router';
import classes from './login.module.css';

/** What happens next, after a mail was sent. */
export function Sent({ text }: { text: string }) {
  return (
    <div className={classes.form}>
      <p className={classes.sent} role="status">
        {text}
      </p>
      <p className={classes.formLinks}>
        <Link to="?with=password">Back to signing in</Link>
      </p>
    </div>
  );
}
