import { Link } from 'react-router';
import { Drawer } from '@/ui/Drawer';
import { Fact, Facts } from '@/ui/Facts';
import type { Answer, Source } from '../types';
import { isOwnPath } from './address';
import { PassagePage } from './PassagePage';
import classes from './sources.module.css';

/** The address of many, narrowed down or not. */
const LIST = /^\/(people|graduway)(\?|$)/;

type SourceDrawerProps = { source: Source; runs: Answer['runs']; onClose: () => void };

/** Where something comes from, to be read. */
export default function SourceDrawer({ source, runs, onClose }: SourceDrawerProps) {
  const { number, title, detail, origin } = source;
  return (
    <Drawer title={`${number}. ${title}`} place="right" onClose={onClose}>
      {detail && origin.kind !== 'passage' && <p className={classes.about}>{detail}</p>}
      {origin.kind === 'passage' && <PassagePage passage={origin} />}
      {origin.kind === 'record' && isOwnPath(origin.path) && (
        <p>
          <Link to={origin.path}>{LIST.test(origin.path) ? 'Open the list' : 'Open the record'}</Link>
        </p>
      )}
      {origin.kind === 'run' && <RunFacts run={runs[origin.run]} />}
    </Drawer>
  );
}

function RunFacts({ run }: { run: Answer['runs'][number] | undefined }) {
  if (!run) return <p>What was counted is shown here as soon as the answer is finished.</p>;
  return (
    <>
      <p>{run.about}</p>
      <div className={classes.facts}>
        <Facts>
          {run.facts.map(({ label, value }) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </Facts>
      </div>
    </>
  );
}
