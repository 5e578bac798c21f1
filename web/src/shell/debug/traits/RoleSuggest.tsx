import { Link } from 'react-router';
import { capital } from '@/apps/traits/assistant/Steps';
import { DataTable } from '@/ui/DataTable';
import { Notice } from '@/ui/Notice';
import { formatPercent } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { suggestRaw } from './api';
import { RolePage } from './RolePage';
import classes from './traits.module.css';
import type { Channel, RawSuggestions } from './types';
import { formatLatency, formatScore } from './words';

/** What each channel says of a role by itself, before anything is added up. */
export function RoleSuggest() {
  return (
    <RolePage
      title="Role suggestions"
      lead="The raw candidates for a role, per channel, with their scores and how long they took. Nothing is kept."
      other={<Link to="/debug/clean-role-suggest">The same role, cleaned</Link>}
      ask={suggestRaw}
    >
      {(answer) => <Raw answer={answer} />}
    </RolePage>
  );
}

function Raw({ answer: { channels, families, totalMicroseconds, byMeaning } }: { answer: RawSuggestions }) {
  return (
    <>
      {!byMeaning && (
        <div className={classes.notice}>
          <Notice>No sentence model is set up: nothing was compared by its meaning.</Notice>
        </div>
      )}
      <p className={classes.total} role="status">
        All channels together took {formatLatency(totalMicroseconds)}.
      </p>
      <div className={classes.channels}>
        {channels.map((channel) => (
          <Candidates key={channel.name} channel={channel} />
        ))}
      </div>
      <Panel title="Kinds of work">
        <DataTable
          label="Kinds of work, by what speaks for them"
          columns={[
            { label: 'Kind of work' },
            ...['Share', 'By title', 'By list', 'By description', 'By meaning'].map((label) => ({
              label,
              numeric: true,
            })),
          ]}
          rows={families.map(({ name, share, byTitle, byList, byDescription, byMeaning: meaning }) => [
            name,
            formatPercent(share),
            ...[byTitle, byList, byDescription, meaning].map(formatScore),
          ])}
        />
      </Panel>
    </>
  );
}

function Candidates({ channel: { name, microseconds, candidates } }: { channel: Channel }) {
  return (
    <Panel title={capital(name)} aside={<Pill>{formatLatency(microseconds)}</Pill>}>
      {candidates.length === 0 ? (
        <p className={classes.none}>No candidate.</p>
      ) : (
        <DataTable
          label={`Candidates of ${name}`}
          columns={[{ label: '#', numeric: true }, { label: 'Trait' }, { label: 'Score', numeric: true }]}
          rows={candidates.map((candidate, index) => [
            index + 1,
            candidate.name,
            formatScore(candidate.score),
          ])}
        />
      )}
    </Panel>
  );
}
