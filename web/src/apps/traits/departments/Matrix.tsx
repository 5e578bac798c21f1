import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { departmentsQuery } from '../api';
import { Filters } from './Filters';
import { Importances } from './Importances';
import { NoDepartments } from './NoDepartments';
import { useAddress } from './useAddress';

/** Up to here a grid has no room. */
const NARROW = '(max-width: 48em)';

/** What every department asks for. On a phone it is one department at a time. */
export function Matrix() {
  const { read, change } = useAddress();
  const departments = useQuery(departmentsQuery);
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const all = departments.data;
  if (!all) {
    return (
      <Panel title="Importance of traits">
        {departments.isError ? (
          <Failure message={departments.error.message} onRetry={() => departments.refetch()} />
        ) : (
          <Rows count={8} />
        )}
      </Panel>
    );
  }
  if (all.length === 0) return <NoDepartments />;
  const chosen = all.find(({ id }) => id === read('department')) ?? (isNarrow ? all[0] : undefined);
  const [q, framework, isAsked] = [read('q').slice(0, 200), read('framework').slice(0, 100), read('asked')];
  return (
    <>
      <Filters departments={all} chosen={chosen} isNarrow={isNarrow} read={read} onChange={change} />
      <Importances
        filter={{
          ...(q && { q }),
          ...(framework && { framework }),
          ...(chosen && isAsked && { department: chosen.id }),
        }}
        departments={all}
        chosen={chosen}
        isNarrow={isNarrow}
      />
    </>
  );
}
