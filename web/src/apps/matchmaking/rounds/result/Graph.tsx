import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { personAddress } from '@/campus/addresses';
import { Bipartite } from '@/ui/charts/Bipartite';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import { PersonChoice, type Who } from '../app';
import classes from '../rounds.module.css';
import type { RoundGraph, RoundMethod } from '../types';
import { METHODS, points } from '../words';
import { graphQuery } from './api';

/** Who has whom, as a picture: students on one side, mentors on the other. */
export function Graph({ run, method }: { run: string; method: RoundMethod }) {
  const [around, setAround] = useState<Who | null>(null);
  const { data, error, refetch } = useQuery(graphQuery(run, around?.id));
  const { left, right, edges } = useMemo(() => drawn(data, method), [data, method]);
  return (
    <>
      <div className={classes.around}>
        <PersonChoice
          label="Look around somebody"
          prefix="Around"
          placeholder="A name"
          who={around}
          onChange={setAround}
        />
      </div>
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Rows count={4} height={60} />}
      {data && (
        <Bipartite
          title={`Match graph: ${METHODS[method].label}`}
          left={{ name: 'students', nodes: left }}
          right={{ name: 'mentors', nodes: right }}
          edges={edges}
          line={['match', 'matches']}
          weight="fit"
          show={(value) => String(points(value))}
          around={around ? aroundId(around.id, left) : undefined}
          linkOf={(id) => personAddress(Number(id.slice(1)))}
          note={data.edges.length < data.total ? data.selection : undefined}
          empty={around ? `${around.name} is in no pair of this result.` : 'Nobody is matched.'}
        />
      )}
    </>
  );
}

const aroundId = (id: number, students: readonly { id: string }[]) =>
  students.some((node) => node.id === `s${id}`) ? `s${id}` : `m${id}`;

/** The pairs of one result; those who are only in the other are left out. */
function drawn(graph: RoundGraph | undefined, method: RoundMethod) {
  const own = graph?.edges.filter(({ methods }) => methods.includes(method)) ?? [];
  const students = new Set(own.map(({ student }) => student));
  const mentors = new Set(own.map(({ mentor }) => mentor));
  const nodes = graph?.nodes ?? [];
  const of = (side: 'students' | 'mentors', mark: string, ids: ReadonlySet<number>) =>
    nodes
      .filter((node) => node.side === side && ids.has(node.person.id))
      .map(({ person }) => ({ id: `${mark}${person.id}`, name: person.name }));
  return {
    left: of('students', 's', students),
    right: of('mentors', 'm', mentors),
    edges: own.map(({ student, mentor, value }) => ({
      left: `s${student}`,
      right: `m${mentor}`,
      weight: value,
    })),
  };
}
