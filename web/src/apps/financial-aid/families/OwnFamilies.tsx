import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { DraftField } from '@/ui/DraftField';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { familiesQuery } from '../api';
import { FamilyTable } from './FamilyTable';
import classes from './families.module.css';
import { found } from './names';
import { useDelete } from './useDelete';

/** So many can be taken in at a glance. */
const FEW = 5;

/** One's own families, the last one used first. The address holds what is looked for. */
export function OwnFamilies() {
  const families = useQuery(familiesQuery);
  const [search, setSearch] = useSearchParams();
  const remove = useDelete();
  const q = search.get('q') ?? '';
  const all = families.data ?? [];
  const shown = found(all, q);
  const look = (text: string) => setSearch(text ? { q: text } : {}, { replace: true });
  return (
    <Panel
      title="Your families"
      aside={
        (all.length > FEW || q) && (
          <search>
            <DraftField
              label="Search your families"
              type="search"
              placeholder="A name or a school"
              leftSection={<IconSearch size={16} aria-hidden />}
              maxLength={100}
              value={q}
              onChange={look}
            />
          </search>
        )
      }
    >
      {families.error && <Failure message={families.error.message} onRetry={() => void families.refetch()} />}
      {families.isPending && (
        <div className={classes.body}>
          <Rows count={4} />
        </div>
      )}
      {families.data && all.length === 0 && (
        <Empty title="No family yet">
          <p>
            Begin with “New family”, or open one of the samples below: you get a copy of your own and can
            change everything in it.
          </p>
        </Empty>
      )}
      {all.length > 0 && shown.length === 0 && (
        <Empty title="Nothing found">
          <p>No family or school has “{q}” in its name.</p>
        </Empty>
      )}
      {shown.length > 0 && <FamilyTable families={shown} onDelete={remove} />}
      <p className="visually-hidden" role="status">
        {q && families.data && `${shown.length} of ${all.length} families`}
      </p>
    </Panel>
  );
}
