import { CONSENTS } from '@/campus/words';
import { DataTable } from '@/ui/DataTable';
import { countOf, formatCount } from '@/ui/numbers';
import type { Preview } from '../quality/api';
import classes from './merge.module.css';

const answer = (granted: boolean | null | undefined) =>
  granted === true ? 'Agreed' : granted === false ? 'Refused' : 'Never asked';

/** What becomes of everything else that belongs to the record that goes. */
export function Moves({ preview: { moves, consents, elsewhere, kept, removed } }: { preview: Preview }) {
  const moving = moves.filter(({ moved, same, combined }) => moved + same + combined > 0);
  return (
    <>
      {moving.length > 0 && (
        <section aria-label="What moves">
          <h3>What moves to record {kept.id}</h3>
          <DataTable
            label="What moves"
            columns={[
              { label: 'Entries' },
              { label: 'Move', numeric: true },
              { label: 'There already', numeric: true },
              { label: 'Made one of two', numeric: true },
            ]}
            rows={moving.map(({ label, moved, same, combined }) => [
              label,
              formatCount(moved),
              formatCount(same),
              formatCount(combined),
            ])}
          />
        </section>
      )}
      {consents.length > 0 && (
        <section aria-label="Consent">
          <h3>Consent: the stricter answer stays</h3>
          <DataTable
            label="Consent"
            columns={[
              { label: 'For' },
              { label: `Record ${kept.id}` },
              { label: `Record ${removed.id}` },
              { label: 'After' },
            ]}
            rows={consents.map((consent) => [
              CONSENTS[consent.field].label,
              answer(consent.kept),
              answer(consent.removed),
              answer(consent.result),
            ])}
          />
        </section>
      )}
      {elsewhere.length > 0 && (
        <p className={classes.soft}>
          What other apps keep follows:{' '}
          {elsewhere.map(({ label, rows }) => `${label} (${countOf(rows, 'entry', 'entries')})`).join(', ')}.
        </p>
      )}
    </>
  );
}
