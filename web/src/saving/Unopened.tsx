import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isRefusal } from '@/api/client';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';

type UnopenedProps = {
  /** What it is, in a word. */
  thing: string;
  /** Where there are others, and what they are called. */
  home: string;
  others: string;
  error: Error | null;
  onRetry: () => void;
  /** What stands above it, as on the page of one that opens. */
  children: ReactNode;
};

/** The page of something by its address while it is not there: it is coming, it does not come, or it is gone. */
export function Unopened({ thing, home, others, error, onRetry, children }: UnopenedProps) {
  const isGone = isRefusal(error, 'not_found');
  return (
    <Page title={isGone ? `There is no such ${thing}` : error ? `The ${thing} does not open` : undefined}>
      {children}
      {!error && <Rows count={6} height={64} />}
      {error && !isGone && <Failure message={error.message} onRetry={onRetry} />}
      {isGone && (
        <Panel title="Not found">
          <Empty title="Nothing is here">
            <p>The link may be old, or the {thing} was deleted.</p>
            <Button component={Link} to={home} variant="default">
              Back to the {others}
            </Button>
          </Empty>
        </Panel>
      )}
    </Page>
  );
}
