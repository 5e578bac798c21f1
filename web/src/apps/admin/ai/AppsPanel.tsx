import { useQuery } from '@tanstack/react-query';
import { assistantsQuery } from '@/chat/api';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Table } from '@/ui/Table';
import { AppRow } from './AppRow';
import classes from './ai.module.css';
import { usageQuery } from './api';
import type { AiSettings } from './types';
import { sumOf } from './usage/days';
import { useAppNames } from './useAppNames';

/** What the conversation of each app may use. */
export function AppsPanel({ settings }: { settings: AiSettings }) {
  const nameOf = useAppNames();
  const assistants = useQuery(assistantsQuery);
  const usage = useQuery(usageQuery(30));
  const conversing = (assistants.data ?? []).map(({ app }) => app);
  // Also what was set or used where there is no conversation any more.
  const others = [...Object.keys(settings.apps), ...(usage.data ?? []).map(({ app }) => app)];
  const apps = [...new Set([...conversing, ...others])];
  return (
    <Panel title="By app">
      <p className={classes.note}>
        “Model” phrases answers where a model is set, “Engine only” never asks it, and “Off” closes the
        conversation: what was said stays readable.
      </p>
      {assistants.isPending && <Rows count={3} />}
      {assistants.isError && (
        <Failure message={assistants.error.message} onRetry={() => assistants.refetch()} />
      )}
      {assistants.data && (
        <Table
          label="By app"
          columns={['App', 'Answers by', 'Calls in 30 days', 'Failures', 'Tokens', 'Cost']}
        >
          {apps.map((app) => (
            <AppRow
              key={app}
              app={app}
              title={nameOf(app)}
              settings={settings}
              used={usage.data && sumOf(usage.data.filter((row) => row.app === app))}
            />
          ))}
        </Table>
      )}
    </Panel>
  );
}
