import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '@/ui/Page';
import { tellReturn } from './window';

/** The last page of the Google window: it tells the tab that waits, and goes. */
export function GoogleReturn() {
  const [search] = useSearchParams();
  const error = search.get('error');
  useEffect(() => {
    tellReturn(error);
    window.close();
  }, [error]);
  return (
    <main>
      <Page title="You are back from Google" narrow lead="You can close this window." />
    </main>
  );
}
