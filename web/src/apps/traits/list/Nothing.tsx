import { Link } from 'react-router';
import { Empty } from '@/ui/Empty';
import { useBase } from '../addresses';
import type { TraitFilter } from '../api';
import { useMayChange } from '../rights';
import { countFilters } from './filter';
import classes from './list.module.css';

type NothingProps = { filter: TraitFilter; isOld: boolean };

/** Why no trait is listed, and what to do about it. */
export function Nothing({ filter, isOld }: NothingProps) {
  return (
    <div className={classes.nothing} aria-busy={isOld}>
      <Why filter={filter} />
    </div>
  );
}

function Why({ filter }: Pick<NothingProps, 'filter'>) {
  const base = useBase();
  const mayChange = useMayChange();
  const { state } = filter;
  const isOnlyState = !filter.q && countFilters(filter) === 1;
  if (isOnlyState && state === 'deleted') {
    return (
      <Empty title="Nothing is deleted">What is deleted stays here for 30 days and can be restored.</Empty>
    );
  }
  if (isOnlyState && state === 'archived') {
    return (
      <Empty title="Nothing is archived">
        An archived trait is not offered any more, and stays with what uses it.
      </Empty>
    );
  }
  if (filter.q || countFilters(filter) > 0) {
    return <Empty title="No trait like that">Use other words, or take a filter away.</Empty>;
  }
  return (
    <Empty title="The library is empty">
      {mayChange ? (
        <>
          <Link to={`${base}/new`}>Write a trait</Link>, <Link to={`${base}/ai`}>get some suggested</Link> for
          a role, or <Link to={`${base}/imports`}>import a file</Link>.
        </>
      ) : (
        'A contributor or an admin can write traits or import them.'
      )}
    </Empty>
  );
}
