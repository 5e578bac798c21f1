import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CONSENTS } from '@/campus/words';
import { DataTable } from '@/ui/DataTable';
import { Failure } from '@/ui/Failure';
import { Figure, Figures } from '@/ui/Figures';
import { Notice } from '@/ui/Notice';
import { formatCount, formatShare } from '@/ui/numbers';
import { Rows } from '@/ui/Rows';
import { HOME } from '../addresses';
import { summaryQuery } from '../api';
import type { Summary } from '../types';
import classes from './directory.module.css';

const percent = (figure: number) => formatShare(figure / 100);

/** The cohort in figures: how many, and how far they are. Whoever has not agreed is in none of them. */
export function Cohort() {
  const { data, error, isPending, refetch } = useQuery(summaryQuery);
  return (
    <section aria-label="The cohort">
      {isPending && <Rows count={1} height={96} />}
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {data && <Shown summary={data} />}
    </section>
  );
}

function Shown({ summary }: { summary: Summary }) {
  const { size, campus, uploaded, evidenced, consented, placed, stale, meaning } = summary;
  return (
    <>
      <Figures>
        <Figure
          label="Candidates"
          hint={`${formatCount(campus)} of the campus, ${formatCount(uploaded)} uploaded`}
        >
          {formatCount(size)}
        </Figure>
        <Figure label="Evidenced" hint={`${formatCount(evidenced)} have shown at least one skill`}>
          {percent(summary.evidencedPercent)}
        </Figure>
        <Figure label="Consented" hint={`${formatCount(consented)} agree to mail or calls`}>
          {percent(summary.consentedPercent)}
        </Figure>
        <Figure label="Placed" hint={`${formatCount(placed)} have accepted an offer`}>
          {percent(summary.placedPercent)}
        </Figure>
        <Figure
          label="To be confirmed"
          hint={
            stale > 0 ? (
              <Link to={`${HOME}?stale=yes&sort=stale`}>Ask whether their profiles are still right</Link>
            ) : (
              'Every profile was confirmed not long ago'
            )
          }
        >
          {formatCount(stale)}
        </Figure>
      </Figures>
      {meaning.done < meaning.of && (
        <div className={classes.note}>
          <Notice>
            {formatCount(meaning.done)} of {formatCount(meaning.of)} résumés are compared by meaning so far.
            Until it is all of them, words alone decide for everybody.
          </Notice>
        </div>
      )}
      <details className={classes.consents}>
        <summary>What they have agreed to</summary>
        <DataTable
          label="What they have agreed to"
          columns={[{ label: 'For' }, { label: 'Means' }, { label: 'Agree', numeric: true }]}
          rows={summary.consents.map(({ field, count }) => [
            CONSENTS[field].label,
            CONSENTS[field].use,
            formatCount(count),
          ])}
        />
      </details>
    </>
  );
}
