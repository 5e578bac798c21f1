import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DraftField } from '@/ui/DraftField';
import { NativeSelect } from '@/ui/fields';
import { segmentsQuery } from '../segments/api';
import type { Among as AmongWhom } from './address';
import classes from './engagement.module.css';

type AmongProps = { among: AmongWhom; onChange: (among: AmongWhom) => void };

/** Of whom the trend and the lists are: a segment, some classes, a field, a region. All that is given has to be so. */
export function Among({ among, onChange }: AmongProps) {
  const segments = useQuery(segmentsQuery).data ?? [];
  const set = (change: AmongWhom) => {
    const next = Object.entries({ ...among, ...change }).filter(([, value]) => value !== undefined);
    onChange(Object.fromEntries(next));
  };
  const year = (text: string) => (text === '' ? undefined : Number(text));
  const isKnown = !among.segment || segments.some(({ id }) => id === among.segment);
  return (
    <fieldset className={classes.among} aria-label="Of whom">
      <NativeSelect
        label="Segment"
        data={[
          { value: '', label: 'Everybody' },
          ...segments.map(({ id, name }) => ({ value: id, label: name })),
          ...(isKnown ? [] : [{ value: among.segment ?? '', label: 'Another segment' }]),
        ]}
        value={among.segment ?? ''}
        onChange={(event) => set({ segment: event.currentTarget.value || undefined })}
      />
      <DraftField
        label="Class from"
        type="number"
        min={1900}
        max={2100}
        value={among.classFrom?.toString() ?? ''}
        onChange={(text) => set({ classFrom: year(text) })}
      />
      <DraftField
        label="Class to"
        type="number"
        min={1900}
        max={2100}
        value={among.classTo?.toString() ?? ''}
        onChange={(text) => set({ classTo: year(text) })}
      />
      <DraftField
        label="Field"
        placeholder="Chemistry"
        maxLength={200}
        value={among.field ?? ''}
        onChange={(text) => set({ field: text.trim() || undefined })}
      />
      <DraftField
        label="State or country"
        placeholder="Massachusetts"
        maxLength={200}
        value={among.region ?? ''}
        onChange={(text) => set({ region: text.trim() || undefined })}
      />
      <Button
        variant="default"
        {...(Object.keys(among).length === 0 && { 'aria-disabled': true, 'data-disabled': true })}
        onClick={() => onChange({})}
      >
        Everybody
      </Button>
    </fieldset>
  );
}
