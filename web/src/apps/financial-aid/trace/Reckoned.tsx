import { UnstyledButton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router';
import { useFamily } from '../family/context';
import type { Line } from '../types';
import { stepOf } from './keys';
import type { Reckoning } from './reckoning';
import type { Source } from './sources';
import { sumOf } from './sums';
import classes from './trace.module.css';

type ReckonedProps = { line: Line; reckoning: Reckoning };

/** The rule of a line with the figures put in. */
export function Reckoned({ line, reckoning }: ReckonedProps) {
  const { terms, nothing, plain, result, isSum } = sumOf(line, reckoning);
  if (line.inputs.length === 0) {
    return stepOf(line.key) === 'assetContribution' ? (
      <p className={classes.nothing}>
        <LineLink to="family.assetsCount">Assets do not count</LineLink> for this family.
      </p>
    ) : null;
  }
  return (
    <>
      {terms.length > 0 && (
        <ul className={classes.sum} aria-label={isSum ? 'With the figures' : 'What goes in'}>
          {terms.map(({ sign, ...source }) => (
            <li key={source.name}>
              <span className={classes.sign}>{sign}</span>
              <SourceName source={source} /> <b>{source.text}</b>
            </li>
          ))}
          {isSum && (
            <li className={classes.result}>
              <span className={classes.sign}>=</span>
              {plain ? (
                <span>
                  {plain}, by the rule <b>{result}</b>
                </span>
              ) : (
                <b>{result}</b>
              )}
            </li>
          )}
        </ul>
      )}
      {nothing.length > 0 && (
        <p className={classes.nothing}>
          {terms.length > 0 ? 'Nothing from ' : 'All of them are nothing: '}
          {nothing.map((source, place) => (
            <Fragment key={source.name}>
              {place > 0 && ', '}
              <SourceName source={source} />
            </Fragment>
          ))}
          .
        </p>
      )}
    </>
  );
}

/** A name that leads to the line or to the question that it is of. */
function SourceName({ source }: { source: Source }) {
  const { goTo } = useFamily();
  const { name, line, field } = source;
  if (line) return <LineLink to={line}>{name}</LineLink>;
  if (!field) return <span>{name}</span>;
  return (
    <UnstyledButton className={classes.press} title="Go to the question" onClick={() => goTo(field)}>
      {name}
      <IconPencil size={12} aria-hidden />
      <span className="visually-hidden">, go to the question</span>
    </UnstyledButton>
  );
}

export function LineLink({ to, children }: { to: string; children: string }) {
  const { search } = useLocation();
  return (
    <Link className={classes.link} to={{ search, hash: `#${to}` }}>
      {children}
    </Link>
  );
}
