import { Link } from 'react-router';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { IMPORT_REASON, useRights } from './data/Reason';
import { Steps } from './data/Steps';
import { Upload } from './data/Upload';

/** The first step of an import: the file. */
export function NewImport() {
  const { canImport } = useRights();
  return (
    <Page title="New import" above={<Link to="/admin/data">Campus data</Link>}>
      <Steps />
      {canImport ? <Upload /> : <Notice>{IMPORT_REASON}</Notice>}
    </Page>
  );
}
