import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Choice } from '@/ui/Choice';
import { Twin } from '@/ui/charts/Twin';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Page } from '@/ui/Page';
import { Rows } from '@/ui/Rows';
import { Sections } from '../Sections';
import type { Demand } from '../types';
import { keyOf } from '../words';
import { demandQuery } from './api';
import classes from './demand.module.css';
import { MEASURES, type Measure, widestGap } from './figures';
import { HeatMap } from './HeatMap';
import { tableOf } from './table';

const OPTIONS = Object.entries(MEASURES).map(([value, label]) => ({ value: value as Measure, label }));

/** What open roles ask for beside what each department has to offer. */
export function DemandPage() {
  const [search, setSearch] = useSearchParams();
  const measure = keyOf(MEASURES, search.get('of')) ?? 'shown';
  const { data, error, refetch } = useQuery(demandQuery);
  const choose = (next: Measure) =>
    setSearch(new URLSearchParams(next === 'shown' ? '' : { of: next }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Page
      title="Demand"
      above="Talent Network"
      lead="Which skills open roles ask for, and how many candidates of each department have them."
    >
      <Sections />
      <div className={classes.choice}>
        <Choice label="Who is counted" options={OPTIONS} value={measure} onChange={choose} />
      </div>
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Rows count={8} height={40} />}
      {data && (
        <Twin
          title="Departments and skills"
          summary={summaryOf(data)}
          note="The stronger the ground, the larger the part of the department."
          empty="No open role asks for a skill that is known here."
          pictureName="Heat map"
          picture={<HeatMap demand={data} measure={measure} />}
          table={tableOf(data)}
        />
      )}
    </Page>
  );
}

function summaryOf(demand: Demand): string {
  const roles = `${countOf(demand.openRoles, 'open role')}.`;
  const gap = widestGap(demand);
  if (!gap) return roles;
  const asked = countOf(gap.roles, 'role asks', 'roles ask');
  const shown = countOf(gap.shown, 'candidate has', 'candidates have');
  return `${roles} The widest gap is ${gap.name}: ${asked} for it, and ${shown} shown it.`;
}
