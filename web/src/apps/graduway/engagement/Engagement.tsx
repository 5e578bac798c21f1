import { useQuery } from '@tanstack/react-query';
import { formatDay } from '@/ui/day';
import { Failure } from '@/ui/Failure';
import { Page } from '@/ui/Page';
import { Rows } from '@/ui/Rows';
import { REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import { Among } from './Among';
import { overviewQuery } from './api';
import { CountButton, CountState } from './Counting';
import { Overview } from './Overview';
import { People } from './People';
import { PersonDrawer } from './PersonDrawer';
import { Rules } from './Rules';
import { Trends } from './Trends';
import { useView } from './useView';

/** Who takes part in what, how that changes, and who should hear from us. */
export function Engagement() {
  const { view, show } = useView();
  const found = useQuery(overviewQuery);
  const mayChange = useMayChange();
  const state = found.data?.state;
  const hasFigures = Boolean(found.data?.thisYear);
  return (
    <Page
      title="Engagement"
      above="Alumni Platform AI"
      lead={
        <>
          Giving, helping, coming and writing: four modes, none above another.{' '}
          {state?.asOf && `Counted up to ${formatDay(state.asOf)}. `}
          {!mayChange && <span id={REASON_ID}>To count anew: {REASON}</span>}
        </>
      }
      actions={<CountButton isCounting={Boolean(state?.counting)} />}
    >
      <Sections />
      {found.isPending && <Rows count={4} height={90} />}
      {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
      {state && <CountState state={state} />}
      {found.data && <Overview overview={found.data} />}
      {hasFigures && (
        <>
          <Among among={view.among} onChange={(among) => show({ among })} />
          <Trends view={view} onShow={show} />
          <People view={view} onShow={show} />
        </>
      )}
      <Rules />
      {view.person !== null && (
        <PersonDrawer
          key={view.person}
          id={view.person}
          onClose={() => show({ person: null, page: view.page })}
        />
      )}
    </Page>
  );
}
