import { Page } from '@/ui/Page';

export function Account() {
  return <Page title="Account" />;
}
