import { Button } from '@mantine/core';
import { useState } from 'react';
import { NativeSelect, TextInput } from '@/ui/fields';
import { PersonChoice, type Who } from '../app';
import classes from '../rounds.module.css';
import { type Asked, capacity, dropMentor, dropStudent } from './asked';

type Kind = 'capacity' | 'drop_student' | 'drop_mentor';

type WhatIfFormProps = { asked: Asked | null; onAsk: (asked: Asked) => void };

const KINDS: { value: Kind; label: string }[] = [
  { value: 'capacity', label: 'A mentor had another number of places' },
  { value: 'drop_student', label: 'A student took no part' },
  { value: 'drop_mentor', label: 'A mentor took no part' },
];

function begun(asked: Asked | null): { kind: Kind; who: Who | null; places: string } {
  const blank = { kind: 'capacity' as const, who: null, places: '' };
  if (!asked || asked.change.kind === 'student_ranks' || asked.change.kind === 'mentor_ranks') return blank;
  const { change, who, isOpen } = asked;
  const places = change.kind === 'capacity' && !isOpen ? String(change.places) : '';
  return { kind: change.kind, who, places };
}

/** One thing that would be different. */
export function WhatIfForm({ asked, onAsk }: WhatIfFormProps) {
  const [typed, setTyped] = useState(() => begun(asked));
  const { kind, who, places } = typed;
  const count = places.trim() === '' ? Number.NaN : Number(places);
  const isReady =
    who !== null && (kind !== 'capacity' || (Number.isInteger(count) && count >= 0 && count <= 1000));
  const submit = () => {
    if (!who || !isReady) return;
    if (kind === 'capacity') onAsk(capacity(who, count));
    else onAsk(kind === 'drop_mentor' ? dropMentor(who) : dropStudent(who));
  };
  return (
    <form
      className={classes.tools}
      aria-label="What if"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <NativeSelect
        label="What if"
        data={KINDS}
        value={kind}
        onChange={(event) => {
          const next = event.currentTarget.value as Kind;
          // A mentor stays one; a student is somebody else.
          const isSameSide = (next === 'drop_student') === (kind === 'drop_student');
          setTyped({ ...typed, kind: next, who: isSameSide ? who : null });
        }}
      />
      <PersonChoice
        label="Who"
        placeholder="A name"
        mentoring={kind === 'drop_student' ? 'mentee' : 'mentor'}
        who={who}
        onChange={(next) => setTyped({ ...typed, who: next })}
      />
      {kind === 'capacity' && (
        <TextInput
          label="Places"
          type="number"
          min={0}
          max={1000}
          value={places}
          onChange={(event) => setTyped({ ...typed, places: event.currentTarget.value })}
        />
      )}
      <Button type="submit" size="sm" variant="default" disabled={!isReady}>
        Ask
      </Button>
    </form>
  );
}
