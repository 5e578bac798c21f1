import { Page } from '@/ui/Page';
import { BackToAll } from '../family/BackToAll';
import { ESTIMATE } from '../words';
import { BatchSection } from './BatchSection';
import { IsirSection } from './IsirSection';

/** Many families at once, from files: to check the engine against federal records, or to work out a table. */
export function Imports() {
  return (
    <Page
      title="Import"
      above={<BackToAll />}
      lead={`Files are read in memory and answered row by row. Only what you open as a family is kept. ${ESTIMATE}`}
    >
      <IsirSection />
      <BatchSection />
    </Page>
  );
}
