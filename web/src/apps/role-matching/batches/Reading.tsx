import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type MarkedPlace, MarkedText } from '@/talent/MarkedText';
import { FLAGS } from '@/talent/words';
import { Dialog } from '@/ui/Dialog';
import { Fact, Facts } from '@/ui/Facts';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import type { TalentFile, TalentFileReading } from '../types';
import { readingQuery } from './api';
import classes from './batches.module.css';
import { workWords } from './work';

type ReadingProps = { batch: string; file: TalentFile; onClose: () => void };

/** How a file was read, for who checks it. */
export function Reading({ batch, file, onClose }: ReadingProps) {
  const { data, error, refetch } = useQuery(readingQuery(batch, file.id));
  return (
    <Dialog title={`How ${file.name} was read`} place="right" onClose={onClose}>
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Rows count={6} />}
      {data && <ReadingView reading={data} />}
    </Dialog>
  );
}

function ReadingView({ reading }: { reading: TalentFileReading }) {
  const { text, name, work, schools, skills, masked, flags, doubts } = reading;
  const places = useMemo(
    () => [
      ...skills.map(({ name: skill, span }, number): MarkedPlace => {
        return { id: `skill-${number}`, span, title: `Skill: ${skill}`, tone: 'evidence' };
      }),
      ...masked.map(({ span }, number): MarkedPlace => {
        return { id: `masked-${number}`, span, title: 'A blind reader does not see this', tone: 'masked' };
      }),
      ...flags.flatMap(({ kind, message, span }, number): MarkedPlace[] =>
        span ? [{ id: `flag-${number}`, span, title: `${FLAGS[kind]}: ${message}`, tone: 'flag' }] : [],
      ),
    ],
    [skills, masked, flags],
  );
  const told = [
    ...doubts,
    ...flags.map(({ kind, message, hidden }) => `${FLAGS[kind]}: ${message}${hidden ? ` “${hidden}”` : ''}`),
  ];
  return (
    <div className={classes.reading}>
      {told.length > 0 && (
        <ul>
          {told.map((one, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and none ever moves.
            <li key={number}>{one}</li>
          ))}
        </ul>
      )}
      <Facts>
        <Fact label="Name">{name ?? 'Not found'}</Fact>
        <Fact label="Work">{work.map(workWords).join('; ') || 'None found'}</Fact>
        <Fact label="Schools">
          {schools
            .map((one) => [one.degree, one.field, one.school, one.year].filter(Boolean).join(', '))
            .join('; ') || 'None found'}
        </Fact>
        <Fact label="Skills">{[...new Set(skills.map((one) => one.name))].join(', ') || 'None found'}</Fact>
      </Facts>
      <p className={classes.soft}>
        Skills are marked; what is underlined with dots a blind reader does not see.
      </p>
      <div className={classes.sheet}>
        <MarkedText text={text} places={places} />
      </div>
    </div>
  );
}
