import { Button, Textarea } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { NativeSelect, TextInput } from '@/ui/fields';
import { useFamily } from '../family/context';
import type { Problem, Who } from '../types';
import { PEOPLE } from '../words';
import { amountProblem, KINDS, LONGEST_DETAILS, peopleIn, type Told } from './appeal';
import classes from './outputs.module.css';
import type { CircumstanceKind } from './types';

type AppealFormProps = {
  told: Told;
  /** What the server found wrong with it. */
  problems: readonly Problem[];
  isPending: boolean;
  hasDraft: boolean;
  onChange: (told: Told) => void;
  onSubmit: () => void;
};

const OPTIONS = (Object.keys(KINDS) as CircumstanceKind[]).map((kind) => ({
  value: kind,
  label: KINDS[kind].name,
}));

/** What has happened, in the family's own words and figures. */
export function AppealForm({ told, problems, isPending, hasDraft, onChange, onSubmit }: AppealFormProps) {
  const { worksheet } = useFamily();
  const [hasTried, setTried] = useState(false);
  const problemOf = (field: keyof Told) => problems.find((one) => one.field === field)?.message;
  const wrongAmount = hasTried ? amountProblem(told) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!amountProblem(told) && !isPending) onSubmit();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <NativeSelect
        label="What has happened"
        data-autofocus
        data={OPTIONS}
        value={told.kind}
        error={problemOf('kind')}
        onChange={(event) => onChange({ ...told, kind: event.currentTarget.value as CircumstanceKind })}
      />
      <div className={classes.pair}>
        <NativeSelect
          label="Whom it is about"
          data={[
            { value: '', label: 'Not said' },
            ...peopleIn(worksheet).map((who) => ({ value: who, label: PEOPLE[who].name })),
          ]}
          value={told.who}
          error={problemOf('who')}
          onChange={(event) => onChange({ ...told, who: event.currentTarget.value as Who | '' })}
        />
        <TextInput
          label="When"
          type="date"
          value={told.date}
          error={problemOf('date')}
          onChange={(event) => onChange({ ...told, date: event.currentTarget.value })}
        />
      </div>
      <TextInput
        label="Amount"
        description={KINDS[told.kind].amount}
        leftSection={<span aria-hidden>$</span>}
        inputMode="numeric"
        autoComplete="off"
        value={told.amount}
        error={wrongAmount ?? problemOf('amount')}
        onChange={(event) => onChange({ ...told, amount: event.currentTarget.value })}
      />
      <Textarea
        label="In your own words"
        description="A few sentences. They go into the letter as they are."
        rows={4}
        maxLength={LONGEST_DETAILS}
        value={told.details}
        error={problemOf('details')}
        onChange={(event) => onChange({ ...told, details: event.currentTarget.value })}
      />
      <div>
        <Button type="submit" leftSection={<IconPencil size={16} aria-hidden />} loading={isPending}>
          {hasDraft ? 'Draft it anew' : 'Draft the letter'}
        </Button>
      </div>
    </form>
  );
}
