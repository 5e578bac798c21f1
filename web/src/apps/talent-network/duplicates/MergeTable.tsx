import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Cell, Row, Table } from '@/ui/Table';
import { formatTime } from '@/ui/time';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { candidateAddress } from '../addresses';
import { lockedUnless, useMayChange } from '../rights';
import type { Merge } from '../types';
import type { useMerges } from './useMerges';

const COLUMNS = ['File', 'Merged into', 'When', 'By', 'Actions'];

type MergeTableProps = { merges: readonly Merge[]; part: ReturnType<typeof useMerges>['part'] };

/** What was merged and is in force, with the way back. */
export function MergeTable({ merges, part }: MergeTableProps) {
  const mayChange = useMayChange();
  const { heading, within } = useKeptFocus();
  return (
    <div {...within}>
      <Panel title="Merged" headingRef={heading}>
        {part.error && <Failure message={part.error.message} />}
        <Table label="Merged" columns={COLUMNS}>
          {merges.map((merge) => (
            <Row key={merge.id}>
              <Cell>{merge.fileName}</Cell>
              <Cell label="Merged into">
                <Link to={candidateAddress(merge.into)}>
                  {merge.into.startsWith('p') ? 'Somebody of the campus' : 'Another file'}
                  <span className="visually-hidden">: {merge.fileName}</span>
                </Link>
              </Cell>
              <Cell label="When">
                <time dateTime={merge.at}>{formatTime(merge.at)}</time>
              </Cell>
              <Cell label="By">{merge.by}</Cell>
              <Cell>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`Part again: ${merge.fileName}`}
                  loading={part.isPending && part.variables === merge}
                  {...lockedUnless(mayChange)}
                  onClick={() => part.mutate(merge)}
                >
                  Part again
                </Button>
              </Cell>
            </Row>
          ))}
        </Table>
      </Panel>
    </div>
  );
}
