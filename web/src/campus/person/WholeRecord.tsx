import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Page } from '@/ui/Page';
import { Person } from '@/ui/Person';
import { Tabs } from '@/ui/Tabs';
import { usePrinting } from '@/ui/usePrinting';
import { peopleAddress, personAddress } from '../addresses';
import type { PersonRecord } from '../api';
import { type AreaName, areasOf } from './areas';
import { Career } from './Career';
import { Consents } from './Consents';
import { Engagement } from './Engagement';
import { Giving } from './Giving';
import { Letters } from './Letters';
import { Marks } from './Marks';
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

export function WholeRecord({ record }: AreaProps) {
  const [search] = useSearchParams();
  const isPrinting = usePrinting();
  const areas = areasOf(record);
  const current = areas.find(({ name }) => name === search.get('tab'))?.name ?? 'overview';
  const Area = AREAS[current];
  return (
    <Page
      title={record.name}
      above={<Link to={peopleAddress()}>People</Link>}
      mark={<Person name={record.name} large />}
      lead={<Marks record={record} />}
      actions={
        <Button
          className={classes.print}
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      }
    >
      {isPrinting ? (
        areas.map(({ name, label }) => {
          const Printed = AREAS[name];
          return (
            <section key={name} className={classes.printed} aria-label={label}>
              <Printed record={record} />
            </section>
          );
        })
      ) : (
        <Tabs
          label={`Record of ${record.name}`}
          tabs={areas}
          current={current}
          addressOf={(name) => personAddress(record.id, name)}
        >
          <Area record={record} />
        </Tabs>
      )}
    </Page>
  );
}
