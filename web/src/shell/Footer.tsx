import { Link } from 'react-router';
import classes from './Footer.module.css';

export function Footer() {
  return (
    <footer className={classes.footer}>
      <nav aria-label="About this site">
        <Link to="/help">Help &amp; Support</Link>
        <Link to="/privacy">Privacy Policy</Link>
        <Link to="/terms">Terms of Service</Link>
      </nav>
    </footer>
  );
}
