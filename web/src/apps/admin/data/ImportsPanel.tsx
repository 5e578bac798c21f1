import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import { Table } from '@/ui/Table';
import { type Import, importsQuery } from './api';
import { ImportRow } from './ImportRow';
import { KeptPanel } from './KeptPanel';
import { IMPORT_REASON, lockedUnless, useRights } from './Reason';
import { UndoDialog } from './UndoDialog';

const COLUMNS = ['File', 'State', 'Rows', 'Brought by', 'When', 'Action'];

/** The files that were brought in, the newest first. */
export function ImportsPanel() {
  const { canImport } = useRights();
  const [undoing, setUndoing] = useState<Import | null>(null);
  const list = useQuery({ ...importsQuery, enabled: canImport });
  const imports = list.data?.imports ?? [];
  const icon = <IconFileUpload size={16} aria-hidden />;
  return (
    <KeptPanel
      title="Imports"
      aside={
        canImport ? (
          <Button component={Link} to="/admin/data/imports/new" size="xs" leftSection={icon}>
            New import
          </Button>
        ) : (
          <Button size="xs" leftSection={icon} {...lockedUnless(canImport, IMPORT_REASON)}>
            New import
          </Button>
        )
      }
    >
      {!canImport && <Empty title="Not for your role">Imports are shown to contributors and admins.</Empty>}
      {canImport && list.isPending && <Rows count={3} />}
      {list.isError && <Failure message={list.error.message} onRetry={() => list.refetch()} />}
      {list.data && imports.length === 0 && (
        <Empty title="Nothing has been imported yet">
          Bring a CSV file with alumni, gifts, students, candidates or roles. You see what it would change
          before anything does.
        </Empty>
      )}
      {imports.length > 0 && (
        <Table label="Imports" columns={COLUMNS}>
          {imports.map((one) => (
            <ImportRow key={one.id} import={one} onUndo={() => setUndoing(one)} />
          ))}
        </Table>
      )}
      {undoing && <UndoDialog import={undoing} onClose={() => setUndoing(null)} />}
    </KeptPanel>
  );
}
