import { countOf } from '@/ui/numbers';
import { Pill } from '@/ui/Pill';
import { formatAgo, formatTime } from '@/ui/time';
import type { TraitCard } from '../types';
import { byFamily } from './frameworks';
import classes from './parts.module.css';

// What cards and rows have in common.

type FrameworksProps = Pick<TraitCard, 'frameworks'> & {
  /** Only how many values each has, where there is little room. */
  brief?: boolean;
};

/** What others call it: each framework with its first value, and how many more there are. */
export function Frameworks({ frameworks, brief }: FrameworksProps) {
  const families = byFamily(frameworks);
  if (families.length === 0) return <span className={classes.none}>No framework</span>;
  return (
    <span className={classes.frameworks}>
      {families.map(({ name, tint, values }) => (
        <span key={name} className={classes.framework} title={`${name}: ${values.join(', ')}`}>
          <Pill tint={tint}>
            {brief ? <Count name={name} values={values} /> : <First name={name} values={values} />}
          </Pill>
        </span>
      ))}
    </span>
  );
}

type ValuesProps = { name: string; values: readonly string[] };

const First = ({ name, values: [first, ...others] }: ValuesProps) => (
  <>
    {name} · {first}
    {others.length > 0 && (
      <>
        {` +${others.length}`}
        <span className="visually-hidden"> more</span>
      </>
    )}
  </>
);

const Count = ({ name, values }: ValuesProps) => (
  <>
    {name} <span aria-hidden>{values.length}</span>
    <span className="visually-hidden">{values.join(', ')}</span>
  </>
);

export function State({ card: { state, deletedAt } }: { card: TraitCard }) {
  if (deletedAt) return <Pill tint="red">Deleted</Pill>;
  return state === 'active' ? <Pill tint="green">Active</Pill> : <Pill>Archived</Pill>;
}

export const describeDepartments = ({ departmentCount }: TraitCard) =>
  departmentCount === 0 ? 'No department' : countOf(departmentCount, 'department');

/** When it changed last, and by whom. */
export function LastChange({ card: { updatedAt, updatedBy, deletedAt } }: { card: TraitCard }) {
  const moment = deletedAt ?? updatedAt;
  return (
    <span>
      {deletedAt ? 'Deleted ' : 'Changed '}
      <time dateTime={moment} title={formatTime(moment)}>
        {formatAgo(moment, new Date())}
      </time>{' '}
      by {updatedBy}
    </span>
  );
}
