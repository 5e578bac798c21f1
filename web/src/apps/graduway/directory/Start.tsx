import { Button, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { showToast } from '@/ui/toast/toasts';
import { SEGMENTS } from '../addresses';
import { segmentAddress, segmentsQuery } from '../segments/api';
import { bringBackAsked, forgetAsked } from './asked';
import classes from './directory.module.css';
import { filterAddress } from './filter';
import { SUGGESTIONS } from './suggestions';

const FEW = 6;

type StartProps = {
  uid: string;
  before: readonly string[];
  onBefore: (before: string[]) => void;
  onAsk: (text: string) => void;
};

/** Before anything is asked: what could be, what was, and what was kept. */
export function Start({ uid, before, onBefore, onAsk }: StartProps) {
  const segments = useQuery(segmentsQuery).data ?? [];
  const forget = () => {
    const kept = [...before];
    forgetAsked(uid);
    onBefore([]);
    showToast('What you asked before was forgotten.', {
      undo: () => {
        bringBackAsked(uid, kept);
        onBefore(kept);
      },
    });
  };
  return (
    <div className={classes.start}>
      <Panel title="For example">
        <Questions texts={SUGGESTIONS} onAsk={onAsk} />
        <p className={classes.everybody}>
          <Link to={filterAddress({ chips: [] })}>Show everybody in the directory</Link>
        </p>
      </Panel>
      {before.length > 0 && (
        <Panel
          title="Asked before"
          aside={
            <Button size="compact-sm" variant="subtle" color="gray" onClick={forget}>
              Forget them
            </Button>
          }
        >
          <Questions texts={before.slice(0, FEW)} onAsk={onAsk} />
        </Panel>
      )}
      {segments.length > 0 && (
        <Panel title="Segments" aside={<Link to={SEGMENTS}>All {segments.length}</Link>}>
          <ul className={classes.questions}>
            {segments.slice(0, FEW).map((segment) => (
              <li key={segment.id}>
                <Link to={segmentAddress(segment)} className={classes.question}>
                  {segment.name}
                  {typeof segment.peopleNow === 'number' && (
                    <small>{countOf(segment.peopleNow, 'person', 'people')}</small>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

function Questions({ texts, onAsk }: { texts: readonly string[]; onAsk: (text: string) => void }) {
  return (
    <ul className={classes.questions}>
      {texts.map((text) => (
        <li key={text}>
          <UnstyledButton className={classes.question} onClick={() => onAsk(text)}>
            {text}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
