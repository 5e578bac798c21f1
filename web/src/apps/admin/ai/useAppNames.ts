import { useQuery } from '@tanstack/react-query';
import { appsQuery } from '../../app';

/** The suite's own conversation. */
export const ASK = 'ask';

/** What apps are called. One that is not known is called by its own name. */
export function useAppNames(): (app: string) => string {
  const { data: apps = [] } = useQuery(appsQuery);
  const names = new Map<string, string>(apps.map(({ slug, title }) => [slug, title]));
  return (app) => (app === ASK ? 'Ask' : (names.get(app) ?? app));
}
