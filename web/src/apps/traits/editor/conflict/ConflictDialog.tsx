import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions } from '@/ui/Actions';
import { Failure } from '@/ui/Failure';
import { Modal } from '@/ui/Modal';
import { countOf } from '@/ui/numbers';
import { Rows } from '@/ui/Rows';
import { type Form, formOf } from '../form';
import type { TraitDetail } from '../traits';
import type { Base } from '../useForm';
import { Chooser } from './Chooser';
import classes from './conflict.module.css';
import { type Choices, chosen, differencesOf, merged } from './merge';
import { originQuery } from './origin';
import { useNaming } from './useNaming';

type ConflictDialogProps = {
  /** What somebody else has saved. */
  current: TraitDetail;
  mine: Form;
  base: Base;
  isSaving: boolean;
  failure: Error | null;
  onSave: (form: Form, over: TraitDetail) => void;
  onCancel: () => void;
};

/** Two people have changed one trait: puts both together. Until it is saved nothing changes, here or there. */
export function ConflictDialog({ current, mine, base, isSaving, failure, ...on }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Choices>({});
  const naming = useNaming(current);
  const older = useQuery({ ...originQuery(current.id, base.version ?? 1), enabled: base.form === null });
  const origin = base.form ? { form: base.form, knowsDepartments: true } : (older.data ?? null);
  const theirs = formOf(current);
  const differences = differencesOf(origin, mine, theirs);
  const open = differences.filter(({ changedBy }) => changedBy === 'both');
  const settled = differences.filter(({ changedBy }) => changedBy !== 'both');
  const left = open.filter((difference) => !chosen(difference, choices)).length;
  const isIdle = isSaving || left > 0;
  const chooserFor = (difference: (typeof differences)[number]) => (
    <Chooser
      key={difference.part.key}
      difference={difference}
      texts={{
        mine: difference.part.textOf(mine, naming),
        theirs: difference.part.textOf(theirs, naming),
        origin: origin && knows(difference.part.key, origin) && difference.part.textOf(origin.form, naming),
      }}
      theirName={current.updatedBy}
      value={chosen(difference, choices)}
      onChange={(side) => setChoices((before) => ({ ...before, [difference.part.key]: side }))}
    />
  );
  return (
    <Modal
      title={`${current.updatedBy} changed this trait while you were editing`}
      place="middle"
      look={{ ...classes, window: classes.dialog }}
      onClose={on.onCancel}
    >
      {base.form === null && older.isPending ? (
        <Rows count={4} />
      ) : (
        <>
          <p className={classes.intro}>
            {open.length > 0
              ? `You have both changed ${countOf(open.length, 'part')}. Choose which words stay. `
              : 'You have changed different parts, so nothing has to be chosen. '}
            {origin
              ? 'Underlined words are new, struck out words are gone, both since you began.'
              : 'The version you began with cannot be shown. Underlined words are only on that side.'}
          </p>
          {open.map(chooserFor)}
          {settled.length > 0 && (
            <details className={classes.settled} open={open.length === 0}>
              <summary>
                {countOf(settled.length, 'part was', 'parts were')} changed by one of you only
              </summary>
              {settled.map(chooserFor)}
            </details>
          )}
        </>
      )}
      {failure && <Failure message={failure.message} />}
      <div className={classes.actions}>
        <Actions>
          <p className={classes.left} role="status">
            {left > 0 && `${countOf(left, 'part')} still to be chosen.`}
          </p>
          <Button variant="default" onClick={on.onCancel}>
            Back to the form
          </Button>
          <Button
            aria-disabled={isIdle || undefined}
            data-disabled={isIdle || undefined}
            onClick={() => {
              if (!isIdle) on.onSave(merged(mine, theirs, differences, choices), current);
            }}
          >
            {isSaving ? 'Saving...' : 'Save both together'}
          </Button>
        </Actions>
      </div>
    </Modal>
  );
}

const knows = (key: string, origin: { knowsDepartments: boolean }) =>
  key !== 'departments' || origin.knowsDepartments;
