import { Press } from '@/ui/Press';
import { useSources } from './SourceProvider';
import classes from './sources.module.css';

/** The numbers of the sources that something rests on. Each opens its source. */
export function Citations({ numbers }: { numbers: readonly number[] }) {
  const { find, open } = useSources();
  return numbers.map((number) => {
    const source = find(number);
    // Its source is on the way.
    if (!source) return null;
    return (
      <Press
        key={number}
        className={classes.citation}
        aria-label={`Source ${number}: ${source.title}`}
        title={source.title}
        onClick={({ currentTarget }) => open(source, currentTarget)}
      >
        {number}
      </Press>
    );
  });
}
