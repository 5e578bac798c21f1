import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Empty } from '@/ui/Empty';
import { emptyPlan, MOST_SCHOOLS } from '../sheet';
import { fieldId, useInterview } from './context';
import fields from './fields.module.css';
import { SchoolCard } from './SchoolCard';
import classes from './school.module.css';
import { useFocusNext } from './useFocusNext';

type SchoolStepProps = { target: { field: string } | null };

const ADD = 'aid-add-school';

/** Which school a field is of, if of any. */
const placeIn = (target: SchoolStepProps['target']) => {
  const [, place] = /^schools\.(\d+)/.exec(target?.field ?? '') ?? [];
  return place === undefined ? null : Number(place);
};

/** The schools, the first of which the result is for. */
export function SchoolStep({ target }: SchoolStepProps) {
  const { worksheet, write, problems } = useInterview();
  const { schools } = worksheet;
  const [open, setOpen] = useState<number | null>(() => placeIn(target) ?? 0);
  const [seen, setSeen] = useState(target);
  const focusNext = useFocusNext();
  if (target !== seen) {
    setSeen(target);
    setOpen(placeIn(target) ?? open);
  }
  const problem = problems.get('schools');
  const add = () => {
    write((sheet) => ({ ...sheet, schools: [...sheet.schools, emptyPlan()] }), 'a school more');
    setOpen(schools.length);
    focusNext(fieldId(`schools.${schools.length}.name`));
  };
  return (
    <div className={classes.schools} id={fieldId('schools')}>
      {schools.length === 0 && (
        <Empty title="No school yet">
          <p>With a school there are costs, and with them a net price and a plan of payments.</p>
        </Empty>
      )}
      {schools.map((plan, place) => (
        <SchoolCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a school is its place; names may be alike.
          key={place}
          place={place}
          plan={plan}
          isOpen={open === place}
          onToggle={() => setOpen(open === place ? null : place)}
          onMoved={setOpen}
          onRemoved={() => focusNext(ADD)}
        />
      ))}
      {problem && (
        <p className={fields.problem} role="alert">
          {problem}
        </p>
      )}
      {schools.length < MOST_SCHOOLS ? (
        <Button id={ADD} variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
          Add a school
        </Button>
      ) : (
        <p className={classes.sum}>There is room for {MOST_SCHOOLS} schools. Remove one to add another.</p>
      )}
    </div>
  );
}
