import { Press } from '@/ui/Press';
import type { Source } from '../types';
import { useSources } from './SourceProvider';
import classes from './sources.module.css';

/** What an answer rests on, by number. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const { open } = useSources();
  if (sources.length === 0) return null;
  return (
    <ol className={classes.sources} aria-label="Sources">
      {sources.map((source) => (
        <li key={source.number}>
          <Press className={classes.source} onClick={({ currentTarget }) => open(source, currentTarget)}>
            <span className={classes.number}>{source.number}</span>
            <span className={classes.title}>{source.title}</span>
            {source.detail && <span className={classes.detail}>{source.detail}</span>}
          </Press>
        </li>
      ))}
    </ol>
  );
}
