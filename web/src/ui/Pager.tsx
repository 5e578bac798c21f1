import { Button } from '@mantine/core';
import classes from './Pager.module.css';

type PagerProps = {
  /** Starts at 1. */
  page: number;
  perPage: number;
  total: number;
  onChange: (page: number) => void;
};

/** Steps through the pages of a list. Not there when all of it is on one. */
export function Pager({ page, perPage, total, onChange }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / perPage));
  if (last === 1) return null;
  return (
    <nav className={classes.pager} aria-label="Pages">
      <Button variant="default" size="xs" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        Previous
      </Button>
      <span aria-live="polite">
        Page {page} of {last}
      </span>
      <Button variant="default" size="xs" disabled={page >= last} onClick={() => onChange(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
