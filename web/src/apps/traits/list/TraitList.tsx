import { Page } from '@/ui/Page';
import { REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import { DraftNotice } from './DraftNotice';
import { Filters } from './Filters';
import { Found } from './Found';
import { ListActions } from './ListActions';
import { useFilter } from './useFilter';

/** The library of traits. The address holds what is looked for and how it is shown. */
export function TraitList() {
  const mayChange = useMayChange();
  const { filter, view, narrow, clear, show } = useFilter();
  return (
    <Page
      title="Traits"
      lead={
        <>
          What people show at work, each with five levels that can be observed.{' '}
          {!mayChange && <span id={REASON_ID}>{REASON}</span>}
        </>
      }
      actions={<ListActions filter={filter} />}
    >
      <Sections />
      {mayChange && <DraftNotice />}
      <Filters filter={filter} onChange={narrow} />
      <Found filter={filter} view={view} onChange={narrow} onClear={clear} onView={show} />
    </Page>
  );
}
