import { useQuery } from '@tanstack/react-query';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Pill, type Tint } from '@/ui/Pill';
import classes from './ai.module.css';
import { usageQuery } from './api';
import type { AiSettings } from './types';
import { dayOf, type Sum, sumOf } from './usage/days';

const WITHOUT =
  'No language model. Answers are in the engine’s own words; every figure and person comes from the engines either way.';

/** Who phrases answers at the moment, and how that goes, in plain words. */
export function Status({ settings }: { settings: AiSettings }) {
  const usage = useQuery(usageQuery(30));
  if (settings.provider === 'none') return <p className={classes.status}>{WITHOUT}</p>;
  const today = dayOf(new Date());
  const rows = usage.data?.filter(({ day }) => day === today);
  const health = rows && describe(sumOf(rows));
  return (
    <>
      <p className={classes.status}>
        {health && <Pill tint={health.tint}>{health.name}</Pill>}
        <span>
          {health?.sentence} Answers are phrased by <b>{nameOf(settings)}</b>; every figure and person comes
          from the engines either way.
        </span>
      </p>
      {usage.isError && <Failure message={usage.error.message} onRetry={() => usage.refetch()} />}
    </>
  );
}

function nameOf({ provider, model, baseUrl, file }: AiSettings): string {
  if (provider === 'local') return file.split(/[/\\]/).at(-1) ?? file;
  return URL.canParse(baseUrl) ? `${model} at ${new URL(baseUrl).host}` : model;
}

function describe({ calls, failures }: Sum): { name: string; tint: Tint; sentence: string } {
  if (calls === 0) return { name: 'Not asked today', tint: 'gray', sentence: '' };
  if (failures === 0) {
    return { name: 'Healthy today', tint: 'green', sentence: `${countOf(calls, 'call')}, none failed.` };
  }
  const sentence = `${countOf(failures, 'failure')} in ${countOf(calls, 'call')}.`;
  // Where it fails, the engine's own words take its place: some failures are borne.
  return 2 * failures >= calls
    ? { name: 'Failing today', tint: 'red', sentence }
    : { name: 'Fails at times today', tint: 'orange', sentence };
}
