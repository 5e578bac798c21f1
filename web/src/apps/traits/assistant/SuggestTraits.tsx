import { useSearchParams } from 'react-router';
import { Choice } from '@/ui/Choice';
import { Page } from '@/ui/Page';
import { REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import { DraftTrait } from './DraftTrait';
import { FromRole } from './FromRole';
import classes from './suggestions.module.css';

const WAYS = [
  { value: 'role', label: 'From a role' },
  { value: 'draft', label: 'Draft a new trait' },
] as const;

/** Traits by suggestion: from a role, or from a name. The address says which. */
export function SuggestTraits() {
  const mayChange = useMayChange();
  const [search, setSearch] = useSearchParams();
  const way = search.get('way') === 'draft' ? 'draft' : 'role';
  return (
    <Page
      title="AI-assisted traits"
      lead={
        <>
          See which traits a role asks for, or have a new one put into words. Nothing is kept until you accept
          it. {!mayChange && <span id={REASON_ID}>{REASON}</span>}
        </>
      }
    >
      <Sections />
      <div className={classes.ways}>
        <Choice
          label="What to start from"
          options={WAYS}
          value={way}
          onChange={(value) => setSearch(value === 'draft' ? { way: 'draft' } : {})}
        />
      </div>
      {way === 'role' ? <FromRole /> : <DraftTrait />}
    </Page>
  );
}
