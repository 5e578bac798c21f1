import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '@/identity/session';
import { Failure } from '@/ui/Failure';
import { TextInput } from '@/ui/fields';
import { forgetCopy, keepCopy, recallCopy } from '@/ui/lastCopy';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { pieceAddress } from '../addresses';
import { readFilter } from '../directory/filter';
import { idleWhile, lockedUnless, REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import { createPiece, studioQuery } from './api';
import classes from './begin.module.css';
import { About, ForWhom, Kind, Tone } from './Choices';
import { EMPTY, type Form, faultsOf, recalled, requestOf } from './form';

/** Begins a piece: what it is, for whom, and how it sounds. What is typed outlives a reload of this tab. */
export function NewPiece() {
  const { user } = useSession();
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const [search] = useSearchParams();
  const { chips: asked, segment } = readFilter(search);
  const chips = asked ?? [];
  const place = `graduway-piece ${user?.uid}`;
  const [form, setForm] = useState<Form>(() => ({
    ...EMPTY,
    ...recalled(recallCopy(place)),
    // Who comes from the directory has said for whom it is.
    ...(asked !== null && { segment }),
  }));
  const [isTried, setTried] = useState(false);
  const studio = useQuery(studioQuery);
  const topics = studio.data?.kinds.find(({ kind }) => kind === form.kind)?.topics ?? [];
  const faults = faultsOf(form, chips);
  const shown = isTried ? faults : {};
  const begin = useMutation({
    mutationFn: () => createPiece(requestOf(form, chips, topics)),
    onSuccess: ({ id }) => {
      forgetCopy(place);
      navigate(pieceAddress(id));
    },
  });
  useEffect(() => {
    if (form !== EMPTY && !begin.isSuccess) keepCopy(place, form);
  }, [place, form, begin.isSuccess]);
  const say = (change: Partial<Form>) => setForm((now) => ({ ...now, ...change }));
  return (
    <Page
      title="New piece"
      above="Content studio"
      lead={
        <>
          The draft is made from records, sentence by sentence.{' '}
          {!mayChange && <span id={REASON_ID}>{REASON}</span>}
        </>
      }
      narrow
    >
      <Sections />
      {studio.isPending && <Rows />}
      {studio.isError && <Failure message={studio.error.message} onRetry={() => studio.refetch()} />}
      {studio.data && (
        <Panel title="What to write">
          <form
            className={classes.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              setTried(true);
              if (Object.keys(faults).length === 0 && !begin.isPending) begin.mutate();
            }}
          >
            <TextInput
              label="Name"
              description="For your own list; nobody else reads it."
              placeholder="Spring newsletter, Boston"
              maxLength={120}
              autoComplete="off"
              value={form.name}
              error={shown.name}
              onChange={(event) => say({ name: event.currentTarget.value })}
            />
            <Kind form={form} onChange={say} />
            <ForWhom form={form} chips={chips} fault={shown.readers} onChange={say} />
            <Tone form={form} tones={studio.data.tones} onChange={say} />
            <About form={form} studio={studio.data} topics={topics} fault={shown.event} onChange={say} />
            {begin.error && <Failure message={begin.error.message} />}
            <div className={classes.end}>
              <Button type="submit" {...lockedUnless(mayChange)} {...idleWhile(begin.isPending)}>
                {begin.isPending ? 'Gathering and writing...' : 'Write a draft'}
              </Button>
            </div>
          </form>
        </Panel>
      )}
    </Page>
  );
}
