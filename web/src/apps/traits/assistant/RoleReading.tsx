import { Panel } from '@/ui/Panel';
import type { RoleSuggestions } from '../types';
import { Families } from './Families';
import classes from './reading.module.css';
import { capital, Steps } from './Steps';

/** What was made of the role before anything was suggested. */
export function RoleReading({ answer }: { answer: RoleSuggestions }) {
  const { title, knownTitle, level, steps, families } = answer;
  return (
    <Panel title="How the role was read">
      <dl className={classes.reading}>
        <div>
          <dt>Title</dt>
          <dd className={classes.title}>{title ? knownTitle || capital(title) : 'None was found'}</dd>
          {level && (
            <>
              <dt>Level</dt>
              <dd className={classes.title}>{capital(level)}</dd>
            </>
          )}
        </div>
        {steps.length > 0 && (
          <div>
            <dt>Steps from what was typed</dt>
            <dd>
              <Steps steps={steps} />
            </dd>
          </div>
        )}
        <div>
          <dt>Kinds of work</dt>
          <dd>{families.length > 0 ? <Families families={families} /> : 'None that is known'}</dd>
        </div>
      </dl>
    </Panel>
  );
}
