import type { Icon } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { api, ask, type Schemas } from '@/api/client';
import { Failure } from '@/ui/Failure';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import classes from './app.module.css';

/** An app on this side. What it is called and what it does, the server says. */
export type SuiteApp = {
  icon: Icon;
  /** Its pages, at their full addresses. The shell puts them behind the guard. */
  routes: RouteObject[];
};

/** The apps, in the order of the landing page. */
export const appsQuery = queryOptions({
  queryKey: ['apps'],
  queryFn: () => ask(api.GET('/api/apps')),
  select: ({ apps }) => apps,
});

type PlannedProps = {
  slug: Schemas['AppSlug'];
  /** The name of a page below the app's first one. */
  page?: string;
};

/** The page of an app that is not built yet: what it will do, and nothing that pretends to work. */
export function Planned({ slug, page }: PlannedProps) {
  const apps = useQuery(appsQuery);
  const app = apps.data?.find((card) => card.slug === slug);
  return (
    <Page
      title={page ?? app?.title}
      above={page && app?.title}
      lead={app?.summary}
      actions={<Pill>Planned</Pill>}
    >
      {apps.isError && <Failure message={apps.error.message} onRetry={() => apps.refetch()} />}
      {apps.isPending && <Rows count={3} height={24} />}
      {app && (
        <Panel title="What it will do">
          <ul className={classes.does}>
            {app.does.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Panel>
      )}
    </Page>
  );
}
