import { useQuery } from '@tanstack/react-query';
import { assistantsQuery } from '@/chat/api';
import { appsQuery } from '../../app';

/** What apps are called, also the suite's own conversation. One that is not known is called by its own name. */
export function useAppNames(): (app: string) => string {
  const { data: apps = [] } = useQuery(appsQuery);
  const { data: assistants = [] } = useQuery(assistantsQuery);
  const names = new Map<string, string>([
    ...apps.map(({ slug, title }) => [slug, title] as const),
    ...assistants.map(({ app, title }) => [app, title] as const),
  ]);
  return (app) => names.get(app) ?? app;
}
