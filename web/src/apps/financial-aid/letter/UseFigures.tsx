import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { DataTable } from '@/ui/DataTable';
import { NativeSelect } from '@/ui/fields';
import { Panel } from '@/ui/Panel';
import { useFamily } from '../family/context';
import { COSTS } from '../fields';
import { emptyPlan, MOST_SCHOOLS } from '../sheet';
import type { Plan, Worksheet } from '../types';
import { money } from '../words';
import { type Figures, figuresOf, schoolIn, withFigures } from './figures';
import classes from './letter.module.css';
import type { Chosen, Letter, Totals } from './types';

const NEW = 'new';
const COLUMNS = [
  { label: 'Of the school' },
  { label: 'Now', numeric: true },
  { label: 'Then', numeric: true },
];

type UseFiguresProps = { letter: Letter; text: string; chosen: Chosen; totals: Totals };

/** Takes cost, grants and work over into a school of the worksheet. It can be taken back like any other change. */
export function UseFigures({ letter, text, chosen, totals }: UseFiguresProps) {
  const { worksheet, worked, change } = useFamily();
  const { schools } = worksheet;
  const [wanted, setWanted] = useState(schools.length > 0 ? '0' : NEW);
  const options = schools.map((plan, place) => ({ value: String(place), label: nameOf(plan, place) }));
  if (schools.length < MOST_SCHOOLS) options.push({ value: NEW, label: `A new school: ${schoolIn(text)}` });
  // A school may have gone meanwhile.
  const target = options.some(({ value }) => value === wanted) ? wanted : (options[0]?.value ?? NEW);
  const figures = figuresOf(letter.items, chosen, totals);
  const now = schools[Number(target)] ?? emptyPlan();
  const then = withFigures(now, figures);
  const use = () => {
    const name = target === NEW ? schoolIn(text) : nameOf(now, Number(target));
    change((sheet) => put(sheet, target, figures, name), `figures of ${name}`);
    if (target === NEW) setWanted(String(schools.length));
  };
  return (
    <Panel title="Use these figures">
      <div className={classes.use}>
        <NativeSelect
          label="School"
          data={options}
          value={target}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
        <Button leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={use}>
          Use these figures
        </Button>
      </div>
      <p className={classes.means}>{explain(figures, worked?.result?.pell)}</p>
      <DataTable label="What changes in the school" columns={COLUMNS} rows={rowsOf(now, then)} />
    </Panel>
  );
}

const nameOf = ({ name }: Plan, place: number) => name.trim() || `School ${place + 1}`;

function put(sheet: Worksheet, target: string, figures: Figures, name: string): Worksheet {
  if (target === NEW) {
    return { ...sheet, schools: [...sheet.schools, withFigures({ ...emptyPlan(), name }, figures)] };
  }
  const schools = sheet.schools.map((plan, place) =>
    String(place) === target ? withFigures(plan, figures) : plan,
  );
  return { ...sheet, schools };
}

function explain({ costs, pell }: Figures, own: number | undefined): string {
  const sentences = ['Loans are not taken over: they are worked out from the cost and the need.'];
  if (!costs) sentences.unshift('The letter names no cost, so the costs of the school stay.');
  if (pell > 0) {
    const here = own === undefined ? 'it is worked out here' : `here it is worked out as ${money(own)}`;
    sentences.push(`Nor is the Pell Grant of ${money(pell)}: ${here}.`);
  }
  return sentences.join(' ');
}

const PARTS = Object.keys(COSTS) as (keyof typeof COSTS)[];

const rowsOf = (now: Plan, then: Plan) => [
  ...PARTS.map((part) => [COSTS[part], money(now.costs[part]), money(then.costs[part])]),
  ['Grants and scholarships', money(now.grants), money(then.grants)],
  ['Supplemental federal grant', money(now.campusGrant), money(then.campusGrant)],
  ['Work-study', money(now.workStudy), money(then.workStudy)],
];
