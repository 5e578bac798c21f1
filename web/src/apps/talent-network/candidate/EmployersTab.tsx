import type { Profile } from '../types';
import { Consents } from './Consents';
import classes from './candidate.module.css';
import { EmployerPreview } from './EmployerPreview';

/** What somebody has agreed to, and beside it what that lets an employer see. */
export function EmployersTab({ profile }: { profile: Profile }) {
  return (
    <div className={classes.halves}>
      <Consents profile={profile} />
      <EmployerPreview profile={profile} />
    </div>
  );
}
