import { Page } from '@/ui/Page';
import { REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import { Cohort } from './Cohort';
import { List } from './List';

/** Everybody whom employers may be told of. */
export function DirectoryPage() {
  const mayChange = useMayChange();
  return (
    <Page
      title="Talent Network"
      lead={
        <>
          Students and graduates: what they have shown, look for and agreed to.{' '}
          {!mayChange && <span id={REASON_ID}>{REASON}</span>}
        </>
      }
    >
      <Sections />
      <Cohort />
      <List />
    </Page>
  );
}
