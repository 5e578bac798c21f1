import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { IconButton } from '@/ui/IconButton';
import { countOf } from '@/ui/numbers';
import { Cell, Row, Table } from '@/ui/Table';
import { formatAgo, formatTime } from '@/ui/time';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { roleAddress } from '../addresses';
import { ROLES } from '../api';
import { countNeed } from '../posting/requirements';
import { lockedUnless, useMayChange } from '../rights';
import type { TalentRole } from '../types';
import { deleteRole, restoreRole } from './api';
import classes from './roles.module.css';

const COLUMNS = ['Role', 'Asks for', 'Ranked among', 'Changed', 'Actions'];

/** Roles, the last one changed first. */
export function RoleTable({ roles }: { roles: readonly TalentRole[] }) {
  const now = new Date();
  const mayChange = useMayChange();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ROLES });
  const remove = async ({ id, name }: TalentRole) => {
    try {
      await deleteRole(id);
      await refresh();
      const undo = async () => {
        await restoreRole(id);
        await refresh();
      };
      showToast(`${name} was deleted.`, { undo });
    } catch (failure) {
      showFailure(failure);
    }
  };
  return (
    <Table label="Roles" columns={COLUMNS}>
      {roles.map((role) => (
        <Row key={role.id}>
          <Cell>
            <Link to={roleAddress(role.id)} className={classes.link} data-step>
              {role.name}
            </Link>
            {role.isOwn && <span className={classes.soft}> Only yours</span>}
          </Cell>
          <Cell label="Asks for">
            {countOf(countNeed(role.requirements, 'must'), 'must')}, {countNeed(role.requirements, 'nice')}{' '}
            nice to have
          </Cell>
          <Cell label="Ranked among">{poolWords(role)}</Cell>
          <Cell label="Changed">
            <time dateTime={role.updatedAt} title={`${formatTime(role.updatedAt)}, ${role.updatedBy}`}>
              {formatAgo(role.updatedAt, now)}
            </time>
          </Cell>
          <Cell>
            <IconButton
              label={`Delete ${role.name}`}
              icon={IconTrash}
              {...lockedUnless(mayChange || role.isOwn)}
              onClick={() => void remove(role)}
            />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function poolWords({ pool: { campus, batches } }: TalentRole): string {
  const uploads = batches.length > 0 ? countOf(batches.length, 'upload') : null;
  return [campus ? 'The campus' : null, uploads].filter(Boolean).join(' and ') || 'Nobody';
}
