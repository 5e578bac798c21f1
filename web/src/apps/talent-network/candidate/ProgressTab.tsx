import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useKeptText } from '@/chat/kept';
import { useSession } from '@/identity/session';
import { optionsOf } from '@/talent/words';
import { Failure } from '@/ui/Failure';
import { NativeSelect } from '@/ui/fields';
import { Panel } from '@/ui/Panel';
import { idleWhile, lockedUnless, useMayChange } from '../rights';
import type { Profile, Stage } from '../types';
import { STAGE_LABELS, STAGE_NAMES, STAGES } from '../words';
import classes from './candidate.module.css';
import { History } from './History';
import { useStage } from './useStage';

/** The one behind a stage; the last is behind itself. */
const nextOf = (stage: Stage): Stage => STAGE_NAMES[STAGE_NAMES.indexOf(stage) + 1] ?? stage;

/** How far somebody has come, the next step, and how they got there. */
export function ProgressTab({ profile }: { profile: Profile }) {
  const mayChange = useMayChange();
  const { move, takeBack } = useStage(profile);
  const { stage: now } = profile.progress;
  const [wanted, setWanted] = useState<Stage | null>(null);
  const { user } = useSession();
  const [note, setNote] = useKeptText(`network-note/${user?.uid}/${profile.id}`);
  const stage = wanted ?? nextOf(now);
  const isIdle = stage === now || move.isPending;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isIdle) return;
    const done = () => {
      setWanted(null);
      setNote('');
    };
    move.mutate({ stage, note: note.trim() }, { onSuccess: done });
  };
  return (
    <>
      <Panel title="Stage">
        <ol className={classes.steps} aria-label="Stages">
          {STAGE_NAMES.map((one) => (
            <li
              key={one}
              aria-current={one === now ? 'step' : undefined}
              data-reached={STAGE_NAMES.indexOf(one) <= STAGE_NAMES.indexOf(now) || undefined}
              title={STAGES[one].means}
            >
              {STAGES[one].label}
            </li>
          ))}
        </ol>
        <form className={`${classes.body} ${classes.form}`} onSubmit={onSubmit}>
          <NativeSelect
            label="Move to"
            data={optionsOf(STAGE_LABELS)}
            value={stage}
            {...lockedUnless(mayChange)}
            onChange={({ currentTarget }) => setWanted(currentTarget.value as Stage)}
          />
          <Textarea
            label="Note"
            description="For colleagues: with whom, for which role, what comes next."
            rows={3}
            maxLength={1000}
            value={note}
            {...lockedUnless(mayChange)}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          {move.error && <Failure message={move.error.message} />}
          <div>
            <Button type="submit" {...lockedUnless(mayChange)} {...idleWhile(isIdle)}>
              {move.isPending ? 'Moving...' : 'Move'}
            </Button>
          </div>
        </form>
      </Panel>
      <History progress={profile.progress} takeBack={takeBack} />
    </>
  );
}
