import { Button } from '@mantine/core';
import classes from './Pager.module.css';

type PagerProps = {
  /** Starts at 1. */
  page: number;
  perPage: number;
  total: number;
  onChange: (page: number) => void;
};

/** Steps through the pages of a list, and leads back to one that is there. Not there when all of it is on one. */
export function Pager({ page, perPage, total, onChange }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / perPage));
  if (page > last && total > 0) {
    return (
      <nav className={classes.pager} aria-label="Pages">
        <span>There is no page {page}.</span>
        <Step isEnd={false} onClick={() => onChange(last)}>
          {`Go to page ${last}`}
        </Step>
      </nav>
    );
  }
  if (last === 1) return null;
  return (
    <nav className={classes.pager} aria-label="Pages">
      <Step isEnd={page <= 1} onClick={() => onChange(page - 1)}>
        Previous
      </Step>
      <span aria-live="polite">
        Page {page} of {last}
      </span>
      <Step isEnd={page >= last} onClick={() => onChange(page + 1)}>
        Next
      </Step>
    </nav>
  );
}

type StepProps = { isEnd: boolean; onClick: () => void; children: string };

/** At an end it leads no further, but keeps the focus of who came by it. */
function Step({ isEnd, onClick, children }: StepProps) {
  return (
    <Button
      variant="default"
      size="xs"
      aria-disabled={isEnd}
      data-disabled={isEnd || undefined}
      onClick={() => {
        if (!isEnd) onClick();
      }}
    >
      {children}
    </Button>
  );
}
