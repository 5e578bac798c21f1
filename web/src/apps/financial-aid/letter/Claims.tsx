import { DataTable } from '@/ui/DataTable';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { asSentence } from '../trace/values';
import { money } from '../words';
import { LineButton } from './LineButton';
import classes from './letter.module.css';
import type { Stated } from './types';

const COLUMNS = [
  { label: 'What the letter says' },
  { label: 'Letter', numeric: true },
  { label: 'Here', numeric: true },
  { label: 'Outcome' },
];

type ClaimsProps = { claims: readonly Stated[]; onAim: (line: number) => void };

/** The sums that the letter states, beside what its lines come to. */
export function Claims({ claims, onAim }: ClaimsProps) {
  if (claims.length === 0) return null;
  return (
    <Panel title="The letter’s own sums">
      <DataTable
        label="The letter’s own sums, and what they come to here"
        columns={COLUMNS}
        rows={claims.map((claim) => [
          <span key="claim" className={classes.claim}>
            <b>{asSentence(claim.claim)}</b>
            <LineButton line={claim.line} onClick={() => onAim(claim.line)} />
            <span className={classes.because}>{claim.why}</span>
          </span>,
          money(claim.amount),
          claim.ours == null ? '–' : money(claim.ours),
          <Outcome key="outcome" agrees={claim.agrees ?? null} />,
        ])}
      />
    </Panel>
  );
}

function Outcome({ agrees }: { agrees: boolean | null }) {
  if (agrees === null) return <Pill>Not compared</Pill>;
  return agrees ? <Pill tint="green">Agrees</Pill> : <Pill tint="red">Differs</Pill>;
}
