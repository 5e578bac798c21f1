import { useQuery } from '@tanstack/react-query';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Table } from '@/ui/Table';
import { appsQuery } from '../../app';
import { AppRow } from './AppRow';
import classes from './ai.module.css';
import { usageQuery } from './api';
import type { AiSettings } from './types';
import { sumOf } from './usage/days';
import { ASK } from './useAppNames';

/** The apps in which one can ask something, besides the suite's own conversation. */
const CONVERSING: readonly string[] = [
  'matchmaking',
  'graduway',
  'virtual-fundraising-officer',
  'employer-talent-network',
  'student-success',
  'financial-aid',
];

/** What the conversation of each app may use. */
export function AppsPanel({ settings }: { settings: AiSettings }) {
  const known = useQuery(appsQuery);
  const usage = useQuery(usageQuery(30));
  const titles = new Map<string, string>(known.data?.map(({ slug, title }) => [slug, title]));
  const others = [...Object.keys(settings.apps), ...(usage.data ?? []).map(({ app }) => app)];
  const apps = [...new Set([ASK, ...CONVERSING.filter((app) => titles.has(app)), ...others])];
  return (
    <Panel title="By app">
      <p className={classes.note}>
        “Model” phrases answers where a model is set, “Engine only” never asks it, and “Off” closes the
        conversation: what was said stays readable.
      </p>
      {known.isPending && <Rows count={3} />}
      {known.isError && <Failure message={known.error.message} onRetry={() => known.refetch()} />}
      {known.data && (
        <Table
          label="By app"
          columns={['App', 'Answers by', 'Calls in 30 days', 'Failures', 'Tokens', 'Cost']}
        >
          {apps.map((app) => (
            <AppRow
              key={app}
              app={app}
              title={app === ASK ? 'Ask' : (titles.get(app) ?? app)}
              settings={settings}
              used={usage.data && sumOf(usage.data.filter((row) => row.app === app))}
            />
          ))}
        </Table>
      )}
    </Panel>
  );
}
