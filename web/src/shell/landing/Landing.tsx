import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@/api/client';
import { appsQuery } from '@/apps/app';
import { useSession } from '@/identity/session';
import { Failure } from '@/ui/Failure';
import { Page } from '@/ui/Page';
import { AREA_NAMES, AREA_SIZES, AREAS } from './areas';
import { greet } from './greeting';
import classes from './landing.module.css';
import { Tile } from './Tile';
import { Ways } from './Ways';

/** The landing page: every app of the suite, by area. */
export function Landing() {
  const { profile } = useSession();
  const apps = useQuery(appsQuery);
  return (
    <Page title={greet(new Date(), profile?.displayName ?? '')} lead={apps.data && summarise(apps.data)}>
      <Ways />
      {apps.isError ? (
        <Failure message={apps.error.message} onRetry={() => apps.refetch()} />
      ) : (
        <div className={classes.areas}>
          {AREAS.map((area) => (
            <section key={area} aria-labelledby={area} className={classes.area} data-area={area}>
              <h2 className={classes.areaTitle} id={area}>
                {AREA_NAMES[area]}
              </h2>
              <div className={classes.tiles}>
                {apps.data
                  ? apps.data
                      .filter((app) => app.area === area)
                      .map((app) => <Tile key={app.slug} app={app} />)
                  : PLACES.slice(0, AREA_SIZES[area]).map((place) => (
                      <Skeleton key={place} height={128} radius="lg" aria-hidden />
                    ))}
              </div>
            </section>
          ))}
        </div>
      )}
    </Page>
  );
}

const PLACES = ['first', 'second', 'third', 'fourth'];

function summarise(apps: readonly Schemas['AppCard'][]): string {
  const ready = apps.filter((app) => app.status === 'ready').length;
  if (ready === apps.length) return 'Choose an app, or search for what you want to do.';
  return `${ready} of ${apps.length} apps ${ready === 1 ? 'is' : 'are'} ready. The others say what they will do.`;
}
