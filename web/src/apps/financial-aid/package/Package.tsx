import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { Choice } from '@/ui/Choice';
import { Empty } from '@/ui/Empty';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { useFamily } from '../family/context';
import { emptyPlan } from '../sheet';
import { Unfinished } from '../trace/Unfinished';
import { schoolName } from './amounts';
import classes from './package.module.css';
import { School } from './School';

/** What a year costs at a school, who pays how much of it, and when. */
export function Package() {
  const { worksheet, worked } = useFamily();
  const [search, setSearch] = useSearchParams();
  const { schools } = worksheet;
  const wanted = Number(search.get('school') ?? 1) - 1;
  const place = schools[wanted] ? wanted : 0;
  if (schools.length === 0) return <NoSchool />;
  if (worked && !worked.result) return <Unfinished worked={worked} then="The package is shown here" />;

  const result = worked?.schools[place];
  return (
    <>
      {schools.length > 1 && (
        <div className={classes.switch}>
          <Choice
            label="School"
            options={schools.map(({ name }, number) => ({
              value: String(number + 1),
              label: schoolName(name, number),
            }))}
            value={String(place + 1)}
            onChange={(school) => setSearch({ school }, { replace: true })}
          />
        </div>
      )}
      {worked && result ? (
        <School key={place} place={place} worked={worked} result={result} />
      ) : (
        <Panel title={schoolName(schools[place]?.name ?? '', place)}>
          <Rows count={6} />
        </Panel>
      )}
    </>
  );
}

function NoSchool() {
  const { change, goTo } = useFamily();
  const add = () => {
    change((sheet) => ({ ...sheet, schools: [...sheet.schools, emptyPlan()] }), 'school');
    goTo('schools.0.name');
  };
  return (
    <Panel title="Package">
      <Empty title="No school yet">
        <p>
          With what a year costs at a school and what it offers, you see the net price, how grants, work and
          loans add up, and when the Pell Grant is paid.
        </p>
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
          Add a school
        </Button>
      </Empty>
    </Panel>
  );
}
