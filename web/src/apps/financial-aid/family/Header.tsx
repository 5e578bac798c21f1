import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { NativeSelect, TextInput } from '@/ui/fields';
import { yearsQuery } from '../api';
import type { Form } from '../form';
import { withValue } from '../sheet';
import type { Year } from '../types';
import { YEARS, yearName } from '../words';
import classes from './family.module.css';
import { History } from './History';
import { SaveStatus } from './SaveStatus';
import type { Editing } from './useEditing';

type HeaderProps = {
  editing: Editing;
  form: Form | undefined;
  /** What the result can be taken along as. */
  outputs: ReactNode;
  onCompare: () => void;
};

/** As long as the server takes. */
const LONGEST_NAME = 120;

/** What the family is called, its year, how far it is saved, and what to do with all of it. */
export function Header({ editing, form, outputs, onCompare }: HeaderProps) {
  const { draft, state, write, writeSheet, retry } = editing;
  const years = useQuery(yearsQuery);
  const [isHistory, setHistory] = useState(false);
  return (
    <div className={classes.header}>
      <TextInput
        className={classes.name}
        label="Family name"
        maxLength={LONGEST_NAME}
        autoComplete="off"
        value={draft.name}
        error={draft.name.trim() === '' && 'A family needs a name. Until it has one, it keeps the old one.'}
        onChange={(event) => {
          const name = event.currentTarget.value;
          write((now) => ({ ...now, name }), 'family name');
        }}
      />
      <NativeSelect
        className={classes.year}
        label="Award year"
        data={optionsOf(years.data?.years)}
        value={draft.worksheet.application.year}
        onChange={(event) => {
          const year = event.currentTarget.value;
          writeSheet((sheet) => withValue(sheet, 'year', year), 'award year');
        }}
      />
      <SaveStatus state={state} onRetry={retry} onCompare={onCompare} />
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<IconHistory size={16} aria-hidden />}
          onClick={() => setHistory(true)}
        >
          History
        </Button>
        {outputs}
      </div>
      {isHistory && <History editing={editing} form={form} onClose={() => setHistory(false)} />}
    </div>
  );
}

/** Tables that are not final yet are marked wherever one can choose them. */
function optionsOf(years: readonly Year[] | undefined) {
  const isPreliminary = (year: string) => years?.find((one) => one.year === year)?.tables === 'preliminary';
  return YEARS.map((year) => ({
    value: year,
    label: isPreliminary(year) ? `${yearName(year)} (preliminary)` : yearName(year),
  }));
}
