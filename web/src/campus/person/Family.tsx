import { Fragment, type ReactNode } from 'react';
import { PersonLink } from '../PersonLink';
import { RELATIVES } from '../words';
import classes from './person.module.css';
import type { AreaProps } from './WholeRecord';

/** Those who belong to somebody, with the ways to their records. Not there for who has nobody. */
export function Family({ record }: AreaProps) {
  const { relatives, household } = record.family;
  const named = new Set([record.id, ...relatives.map(({ person }) => person.id)]);
  const others = household.members.filter(({ id }) => !named.has(id));
  const entries: [string, ReactNode][] = [
    ...relatives.map(({ kind, person }): [string, ReactNode] => [
      RELATIVES[kind],
      <PersonLink key="person" person={person} />,
    ]),
    ...others.map((person): [string, ReactNode] => [
      household.name,
      <PersonLink key="person" person={person} />,
    ]),
  ];
  if (entries.length === 0) return null;
  return (
    <span className={classes.family}>
      {entries.map(([label, person], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two relatives may share kind and name; they never move.
        <Fragment key={index}>
          <span>
            {label}: {person}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
