import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { IconButton } from '@/ui/IconButton';
import { Pill } from '@/ui/Pill';
import { Cell, Row, Table } from '@/ui/Table';
import { formatAgo, formatTime } from '@/ui/time';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { roundAddress } from '../addresses';
import { lockedUnless, useMayChange } from '../rights';
import { deleteRound, ROUNDS, restoreRound } from './api';
import classes from './rounds.module.css';
import type { RoundCard } from './types';
import { roundState } from './words';

const COLUMNS = ['Round', 'State', 'Last run', 'Changed', 'Actions'];

/** Rounds with how far each has come. */
export function RoundTable({ rounds }: { rounds: readonly RoundCard[] }) {
  const now = new Date();
  const mayChange = useMayChange();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ROUNDS });
  const remove = async ({ id, name }: RoundCard) => {
    try {
      await deleteRound(id);
      await refresh();
      const undo = async () => {
        await restoreRound(id);
        await refresh();
      };
      showToast(`${name} was deleted.`, { undo });
    } catch (failure) {
      showFailure(failure);
    }
  };
  return (
    <Table label="Rounds" columns={COLUMNS}>
      {rounds.map((round) => {
        const state = roundState(round);
        return (
          <Row key={round.id}>
            <Cell>
              <Link to={roundAddress(round.id)} className={classes.link} data-step>
                {round.name}
              </Link>
            </Cell>
            <Cell label="State">
              <Pill tint={state.tint}>{state.label}</Pill>
            </Cell>
            <Cell label="Last run">{round.lastRun ? formatAgo(round.lastRun.createdAt, now) : '–'}</Cell>
            <Cell label="Changed">
              <time dateTime={round.updatedAt} title={formatTime(round.updatedAt)}>
                {formatAgo(round.updatedAt, now)}
              </time>
            </Cell>
            <Cell>
              <IconButton
                label={`Delete ${round.name}`}
                icon={IconTrash}
                {...lockedUnless(mayChange)}
                onClick={() => void remove(round)}
              />
            </Cell>
          </Row>
        );
      })}
    </Table>
  );
}
