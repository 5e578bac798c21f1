import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { isRefusal } from '@/api/client';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Sections } from '../Sections';
import { draftQuery, NEW } from './api';
import { Editor } from './Editor';
import { EMPTY, type Form, formOf, readForm } from './form';
import { traitQuery, useBase, useMayChange } from './traits';

/** Writes a trait that is not there yet, from nothing or from what another page has handed over. */
export function NewTrait() {
  const mayChange = useMayChange();
  const { state } = useLocation();
  // A step within the page, to a heading perhaps, begins nothing anew.
  const [start] = useState(() => handed(state));
  const draft = useQuery({ ...draftQuery(NEW), enabled: mayChange });
  if (draft.data || !mayChange) {
    return <Editor id={NEW} start={start} draft={draft.data?.draft ?? null} />;
  }
  return <Waiting title="New trait" failure={draft.error} onRetry={() => draft.refetch()} />;
}

/** What another page has begun: `{ content, departments }`. */
function handed(state: unknown): Form {
  const { content, departments } = (state ?? {}) as Record<string, unknown>;
  return content ? readForm({ ...content, departments }) : EMPTY;
}

/** Changes a trait of the library. */
export function EditTrait() {
  const { id = '' } = useParams();
  const mayChange = useMayChange();
  const trait = useQuery(traitQuery(id));
  const draft = useQuery({ ...draftQuery(id), enabled: mayChange });
  if (isRefusal(trait.error, 'not_found', 'malformed_request') && !trait.data) return <Missing />;
  if (trait.data && (draft.data || !mayChange)) {
    return (
      <Editor
        key={id}
        id={id}
        trait={trait.data}
        start={formOf(trait.data)}
        draft={draft.data?.draft ?? null}
      />
    );
  }
  const retry = () => {
    if (trait.error) trait.refetch();
    if (draft.error) draft.refetch();
  };
  return <Waiting title="Edit trait" failure={trait.error ?? draft.error} onRetry={retry} />;
}

type WaitingProps = { title: string; failure: Error | null; onRetry: () => void };

function Waiting({ title, failure, onRetry }: WaitingProps) {
  return (
    <Page title={title}>
      <Sections />
      {failure ? <Failure message={failure.message} onRetry={onRetry} /> : <Rows count={8} height={56} />}
    </Page>
  );
}

function Missing() {
  const base = useBase();
  return (
    <Page title="Edit trait">
      <Sections />
      <Panel title="Not found">
        <Empty title="There is no such trait">
          <p>The link may be old, or somebody has deleted the trait more than 30 days ago.</p>
          <Button component={Link} to={base} variant="default">
            Back to the library
          </Button>
        </Empty>
      </Panel>
    </Page>
  );
}
