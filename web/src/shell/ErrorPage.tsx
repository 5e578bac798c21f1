import { Button } from '@mantine/core';
import { Page } from '@/ui/Page';
import classes from './ErrorPage.module.css';

/** In place of a page that broke. The way home loads everything anew. */
export function ErrorPage() {
  return (
    <Page
      title="Something went wrong on this page"
      narrow
      lead="It could not be shown. Reload it; if that does not help, tell an administrator what you did."
    >
      <div className={classes.actions}>
        <Button onClick={() => window.location.reload()}>Reload</Button>
        <Button component="a" href="/" variant="default">
          Go to Home
        </Button>
      </div>
    </Page>
  );
}
