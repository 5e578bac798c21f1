import { Button } from '@mantine/core';
import { IconArrowBigDownLine, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CopyTable } from '@/ui/CopyTable';
import { DataTable } from '@/ui/DataTable';
import { Empty } from '@/ui/Empty';
import { Panel } from '@/ui/Panel';
import { useFamily } from '../family/context';
import { newPlan } from '../package/amounts';
import { Unfinished } from '../trace/Unfinished';
import type { WorkedOut } from '../types';
import { noteOf } from '../what-if/words';
import classes from './compare.module.css';
import { SchoolBars } from './SchoolBars';
import { figureRows, plainRows, type School, schoolsOf, summaryOf } from './schools';

const TITLE = 'Schools side by side';

/** What each school costs, what it gives, and what is left. */
export function Schools({ worked }: { worked: WorkedOut }) {
  const { worksheet } = useFamily();
  if (worksheet.schools.length === 0) return <NoSchool />;
  if (!worked.result) return <Unfinished worked={worked} then="Schools are compared here" />;
  const schools = schoolsOf(worked.schools);
  return (
    <Panel title={TITLE} aside={<CopyTable name="schools" rows={plainRows(schools)} />}>
      <div className={classes.body}>
        <p className={classes.text}>{summaryOf(schools)}</p>
        <Unknown schools={schools} />
        <SchoolBars schools={schools} />
        <p className={classes.note}>
          Net price is the cost less grants and scholarships. Work has to be done and loans have to be paid
          back: they are not part of it. {noteOf(worked.result)}
        </p>
      </div>
      <DataTable
        label="Figures of the schools"
        columns={[{ label: 'Figure' }, ...schools.map(({ name }) => ({ label: name, numeric: true }))]}
        rows={figureRows(schools).map(({ name, values, isNetPrice }) => [
          isNetPrice ? <b key="name">{name}</b> : name,
          ...values.map((value, place) => (isNetPrice ? withMark(value, schools[place]) : value)),
        ])}
      />
    </Panel>
  );
}

function NoSchool() {
  const { change, goTo } = useFamily();
  const add = () => {
    change((sheet) => ({ ...sheet, schools: [...sheet.schools, newPlan()] }), 'school');
    goTo('schools.0.name');
  };
  return (
    <Panel title={TITLE}>
      <Empty title="No school yet">
        <p>Enter a school with its cost and its grants. With a second one they stand side by side.</p>
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
          Add a school
        </Button>
      </Empty>
    </Panel>
  );
}

/** The lowest price has a sign and a word to it, not a colour alone. */
function withMark(value: string, school: School | undefined): ReactNode {
  return (
    <span className={classes.price} data-lowest={school?.isLowest || undefined}>
      <b>{value}</b>
      {school?.isLowest && (
        <span className={classes.lowest}>
          <IconArrowBigDownLine size={15} aria-hidden /> lowest
        </span>
      )}
    </span>
  );
}

/** Schools whose cost nobody has entered yet. */
function Unknown({ schools }: { schools: readonly School[] }) {
  const { goTo } = useFamily();
  const unknown = schools.flatMap((school, place) => (school.isKnown ? [] : [{ name: school.name, place }]));
  if (unknown.length === 0) return null;
  return (
    <p className={classes.text}>
      The cost is not entered yet:{' '}
      {unknown.map(({ name, place }) => (
        <Button
          key={name}
          size="compact-sm"
          variant="subtle"
          onClick={() => goTo(`schools.${place}.costs.tuition`)}
        >
          {name}
        </Button>
      ))}
    </p>
  );
}
