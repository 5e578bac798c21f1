import { IconHelpCircle, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './ask.module.css';
import { FEDERAL_LINE, OFFICE } from './office';

/** People who decide, and can be asked: no conversation here takes their place. */
export function Office({ about }: { about: string }) {
  const mail = `mailto:${OFFICE.mail}?${new URLSearchParams({ subject: about }).toString().replaceAll('+', '%20')}`;
  return (
    <section className={classes.office} aria-label="Talk to a person">
      <h2 className={classes.heading}>Talk to a person</h2>
      <ul className={classes.ways}>
        <li>
          <IconMail size={16} aria-hidden />
          <a href={mail}>{OFFICE.mail}</a>
        </li>
        <li>
          <IconMapPin size={16} aria-hidden />
          <span>
            {OFFICE.name}, {OFFICE.place}, {OFFICE.hours}
          </span>
        </li>
        <li>
          <IconPhone size={16} aria-hidden />
          <a href={`tel:${OFFICE.phone.replaceAll(' ', '')}`}>{OFFICE.phone}</a>
        </li>
        <li>
          <IconHelpCircle size={16} aria-hidden />
          <span>
            Help with the federal form: <a href={`tel:${FEDERAL_LINE.replaceAll('-', '')}`}>{FEDERAL_LINE}</a>
          </span>
        </li>
      </ul>
      <Link to="/library?area=aid" className={classes.pages}>
        Read the policy pages
      </Link>
    </section>
  );
}
