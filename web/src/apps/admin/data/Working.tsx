import { JobProgress } from '@/campus/jobs/JobProgress';
import { Panel } from '@/ui/Panel';
import { Progress } from '@/ui/Progress';
import type { Import } from './api';
import classes from './data.module.css';

const TITLES: Partial<Record<Import['state'], [string, string]>> = {
  checking: ['Dry run', 'Nothing of the campus changes.'],
  applying: ['Import', 'Cancelled, it leaves the campus as it was.'],
  undoing: ['Undo', 'The campus becomes what it was before the import.'],
};

/** What is under way with a file. It goes on without this page. */
export function Working({ import: { name, state, job } }: { import: Import }) {
  const [title, hint] = TITLES[state] ?? ['Work', ''];
  const label = `${title} of ${name}`;
  return (
    <Panel title={title}>
      <div className={classes.working}>
        {job ? (
          <JobProgress id={job} label={label} canCancel={state !== 'undoing'} />
        ) : (
          <Progress label={label} />
        )}
        <p className={classes.hint}>{hint} You can leave this page; it goes on.</p>
      </div>
    </Panel>
  );
}
