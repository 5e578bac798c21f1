import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Empty } from '@/ui/Empty';
import { Panel } from '@/ui/Panel';
import { useBase } from '../addresses';
import { useMayChange } from '../rights';
import { departmentsAddress } from './addresses';

/** There is no department whose traits could be shown. */
export function NoDepartments() {
  const base = useBase();
  const mayChange = useMayChange();
  return (
    <Panel title="Importance of traits">
      <Empty title="There are no departments yet">
        {mayChange ? (
          <>
            <p>Add the first one. What it asks for, those below it take over.</p>
            <Button component={Link} to={departmentsAddress(base, { tab: 'tree' })} variant="default">
              Go to the tree
            </Button>
          </>
        ) : (
          'A contributor or an admin can add departments.'
        )}
      </Empty>
    </Panel>
  );
}
