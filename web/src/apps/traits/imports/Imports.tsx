import { useSearchParams } from 'react-router';
import { Page } from '@/ui/Page';
import { REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import { Columns } from './Columns';
import { ImportPanel } from './ImportPanel';
import { PastImports } from './PastImports';
import { Upload } from './Upload';

/** Traits from a file. The address says which import is looked at. */
export function Imports() {
  const mayChange = useMayChange();
  const [search, setSearch] = useSearchParams();
  const shown = mayChange ? search.get('import') : null;
  return (
    <Page
      title="Imports of traits"
      lead={
        <>
          Bring traits in from a file, and take a whole file back if it was the wrong one.{' '}
          {!mayChange && <span id={REASON_ID}>{REASON}</span>}
        </>
      }
    >
      <Sections />
      <Upload onArrived={(id) => setSearch({ import: id }, { replace: true })} />
      {shown && <ImportPanel key={shown} id={shown} />}
      <PastImports shown={shown} />
      <Columns />
    </Page>
  );
}
