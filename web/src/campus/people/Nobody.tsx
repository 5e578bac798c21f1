import { Link } from 'react-router';
import type { Schemas } from '@/api/client';
import { isContributor, roleOf } from '@/identity/roles';
import { useSession } from '@/identity/session';
import { Empty } from '@/ui/Empty';
import { describeFilter, type Filter } from './filter';
import { WholeNames } from './WholeNames';

type NobodyProps = {
  found: Schemas['PeopleFound'];
  filter: Filter;
  page: number;
  isOld: boolean;
  onChange: (change: Filter) => void;
};

/** Why nobody was found, and what to do about it. */
export function Nobody({ found, filter, page, isOld, onChange }: NobodyProps) {
  if (page > 1) return <Empty title="That was everybody">The list ends before this page.</Empty>;
  if (isOld || filter.q || describeFilter(filter).length > 0) {
    // Without an index the filters have no effect; if anybody passes them, it was the words.
    const isFilters = found.mode !== 'building' && found.total === 0;
    return (
      <Empty title="Nobody like that">
        Try other words, or take a filter away.
        {isFilters && <WholeNames filter={filter} onChange={onChange} />}
      </Empty>
    );
  }
  return (
    <Empty title="Nobody is here yet">
      <WayToCampus /> As soon as there is one, its people are listed here.
    </Empty>
  );
}

/** Who can make a campus, and import people into it. */
function WayToCampus() {
  const { profile } = useSession();
  const data = <Link to="/admin/data">Campus data</Link>;
  if (roleOf(profile ?? {}) === 'admin') {
    return <>Make a campus under {data}. Then people can be imported there, too.</>;
  }
  return (
    <>
      An admin can make a campus.
      {isContributor(profile) && <> Then you can import people under {data}.</>}
    </>
  );
}
