import { Page } from '@/ui/Page';

export function Administration() {
  return <Page title="User Administration" />;
}
