import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NativeSelect } from '@/ui/fields';
import { samplesQuery } from '../api';
import { useInterview } from './context';
import classes from './interview.module.css';

/** For who wants to see a result before typing: a sample fills the worksheet, with a way back. */
export function SampleStart() {
  const { change } = useInterview();
  const { data: samples } = useQuery(samplesQuery);
  const [chosen, setChosen] = useState('');
  const sample = samples?.find(({ id }) => id === chosen) ?? samples?.[0];
  if (!samples || !sample) return null;
  return (
    <div className={classes.start}>
      <NativeSelect
        label="Answer below, or fill in a sample family"
        data={samples.map(({ id, name }) => ({ value: id, label: name }))}
        value={sample.id}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button
        variant="default"
        onClick={() =>
          change(() => sample.worksheet, 'a sample', `The answers of ${sample.name} were filled in.`)
        }
      >
        Fill in
      </Button>
    </div>
  );
}
