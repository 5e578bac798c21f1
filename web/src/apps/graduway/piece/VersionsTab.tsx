import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Schemas } from '@/api/client';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { Cell, Row, Table } from '@/ui/Table';
import { formatTime } from '@/ui/time';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { useMayChange } from '../rights';
import { type Piece, restoreVersion, versionsQuery } from '../studio/api';
import { usePieceChanges } from '../studio/usePieceChanges';
import { TONES } from '../studio/words';
import classes from './piece.module.css';

const COLUMNS = ['Version', 'Subject', 'What was done', 'When', 'Actions'];

/** How a piece was before, and the way back. */
export function VersionsTab({ piece }: { piece: Piece }) {
  const mayChange = useMayChange();
  const found = useQuery(versionsQuery(piece));
  const { settle } = usePieceChanges();
  const { heading, within } = useKeptFocus();
  const restore = useMutation({
    mutationFn: ({ revision }: Schemas['StudioVersion']) =>
      settle(
        restoreVersion(piece.id, revision, piece.revision),
        piece,
        `It is again as it was in version ${revision}.`,
      ),
  });
  return (
    <div {...within}>
      <Panel title="Versions" headingRef={heading}>
        {found.isPending && <Rows />}
        {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
        {restore.error && <Failure message={restore.error.message} />}
        {found.data && (
          <Table label="Versions" columns={COLUMNS}>
            {found.data.map((version) => (
              <Row key={version.revision}>
                <Cell>
                  {version.revision} {version.revision === piece.revision && <Pill tint="green">Now</Pill>}
                </Cell>
                <Cell label="Subject">
                  <span>
                    {version.subject}{' '}
                    <span className={classes.soft}>{TONES[version.tone].toLowerCase()}</span>
                  </span>
                </Cell>
                <Cell label="Done">{version.note}</Cell>
                <Cell label="When">
                  <span>
                    {formatTime(version.at)} <span className={classes.soft}>{version.by}</span>
                  </span>
                </Cell>
                <Cell>
                  {mayChange && version.revision !== piece.revision && (
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`Restore version ${version.revision}`}
                      loading={restore.isPending && restore.variables === version}
                      onClick={() => restore.mutate(version)}
                    >
                      Restore
                    </Button>
                  )}
                </Cell>
              </Row>
            ))}
          </Table>
        )}
      </Panel>
    </div>
  );
}
