import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { Tabs } from '@/ui/Tabs';
import { usePrinting } from '@/ui/usePrinting';
import { personAddress } from '../addresses';
import type { PersonRecord } from '../api';
import { type AreaName, areasOf } from './areas';
import { Career } from './Career';
import { Consents } from './Consents';
import { Engagement } from './Engagement';
import { Giving } from './Giving';
import { Letters } from './Letters';
import { Overview } from './Overview';
import classes from './person.module.css';
import { Study } from './Study';
import { Talent } from './Talent';

export type AreaProps = { record: PersonRecord };

const AREAS: { [Name in AreaName]: ComponentType<AreaProps> } = {
  overview: Overview,
  career: Career,
  study: Study,
  giving: Giving,
  engagement: Engagement,
  letters: Letters,
  talent: Talent,
  consent: Consents,
};

/** Every area of a record: one at a time on the screen, one after the other on paper. */
export function WholeRecord({ record }: AreaProps) {
  const [search] = useSearchParams();
  const isPrinting = usePrinting();
  const areas = areasOf(record);
  if (isPrinting) {
    return areas.map(({ name, label }) => {
      const Printed = AREAS[name];
      return (
        <section key={name} className={classes.printed} aria-label={label}>
          <Printed record={record} />
        </section>
      );
    });
  }
  const current = areas.find(({ name }) => name === search.get('tab'))?.name ?? 'overview';
  const Area = AREAS[current];
  return (
    <Tabs
      label={`Record of ${record.name}`}
      tabs={areas}
      current={current}
      addressOf={(name) => personAddress(record.id, name)}
    >
      <Area record={record} />
    </Tabs>
  );
}
