import { Button } from '@mantine/core';
import { IconFilePlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DraftField } from '@/ui/DraftField';
import { NativeSelect } from '@/ui/fields';
import { Page } from '@/ui/Page';
import { documentsQuery } from '../api';
import { lockedUnless, REASON, REASON_ID, useMayChange } from '../rights';
import { AREAS, areaName } from '../words';
import { Documents } from './Documents';
import classes from './list.module.css';
import { Passages } from './Passages';
import { Upload } from './Upload';

const UPLOAD_ID = 'library-upload';

/** Everything that answers may quote from: policies, handbooks, guides. The address holds what is looked for. */
export function Library() {
  const mayChange = useMayChange();
  const [search, setSearch] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const documents = useQuery(documentsQuery);
  const [q, area] = [search.get('q')?.trim() ?? '', search.get('area') ?? ''];
  const narrow = (name: string, value: string) =>
    setSearch(
      (latest) => {
        const next = new URLSearchParams(latest);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return (
    <Page
      title="Library"
      lead={
        <>
          The policies and guides that answers quote from, page by page.{' '}
          {!mayChange && <span id={REASON_ID}>{REASON}</span>}
        </>
      }
      actions={
        <Button
          leftSection={<IconFilePlus size={16} aria-hidden />}
          aria-expanded={mayChange ? isAdding : undefined}
          aria-controls={isAdding ? UPLOAD_ID : undefined}
          {...lockedUnless(mayChange)}
          onClick={() => setAdding(!isAdding)}
        >
          Add a document
        </Button>
      }
    >
      {isAdding && (
        <div id={UPLOAD_ID}>
          <Upload area={area} />
        </div>
      )}
      <search className={classes.search}>
        <DraftField
          label="Search the library"
          type="search"
          size="md"
          placeholder="A question or some words: when is the last day to drop a course?"
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={500}
          value={search.get('q') ?? ''}
          onChange={(text) => narrow('q', text)}
        />
        <NativeSelect
          label="Area"
          size="md"
          data={[
            { value: '', label: 'Every area' },
            ...areasOf(area, documents.data ?? []).map((value) => ({ value, label: areaName(value) })),
          ]}
          value={area}
          onChange={(event) => narrow('area', event.currentTarget.value)}
        />
      </search>
      {q && <Passages q={q} area={area} />}
      <Documents found={documents} q={q} area={area} />
    </Page>
  );
}

/** The areas that everybody knows, and those that documents have besides. */
function areasOf(chosen: string, documents: readonly { area: string }[]): string[] {
  const known = [...Object.keys(AREAS), ...documents.map(({ area }) => area), chosen];
  return [...new Set(known)].filter(Boolean);
}
