import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@/api/client';
import { ROLE_NAMES } from '@/identity/roles';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Cell, Row, Table } from '@/ui/Table';
import { settingsQuery } from './api';
import classes from './parts/admin.module.css';

/** What is in force here. It is set where the suite is installed, not on this page. */
export function Settings() {
  const found = useQuery(settingsQuery);
  if (found.isPending) return <Rows count={8} />;
  if (found.isError) return <Failure message={found.error.message} onRetry={() => found.refetch()} />;
  const { settings, constants, permissions } = found.data;
  return (
    <>
      <Panel title="Constants in force">
        <Values label="Constants" rows={constants} />
      </Panel>
      <Panel title="What each role may do">
        <Table label="Permissions" columns={['Permission', 'Roles']}>
          {permissions.map(({ permission, roles }) => (
            <Row key={permission}>
              <Cell>
                <code>{permission}</code>
              </Cell>
              <Cell label="Roles">{roles.map((role) => ROLE_NAMES[role]).join(', ')}</Cell>
            </Row>
          ))}
        </Table>
      </Panel>
      <Panel title="Settings in force">
        <Values label="Settings" rows={settings} />
      </Panel>
    </>
  );
}

type ValuesProps = { label: string; rows: readonly Schemas['SettingInForce'][] };

function Values({ label, rows }: ValuesProps) {
  return (
    <Table label={label} columns={['Name', 'Value', 'What it is']}>
      {rows.map(({ key, value, explanation }) => (
        <Row key={key}>
          <Cell>
            <b>{key}</b>
          </Cell>
          <Cell label="Value">
            <code className={classes.value}>{value || '–'}</code>
          </Cell>
          <Cell label="What it is">{explanation}</Cell>
        </Row>
      ))}
    </Table>
  );
}
