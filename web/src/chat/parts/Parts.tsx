import type { Part } from '../types';
import { CalculationView } from './CalculationView';
import { ChartView } from './ChartView';
import { DraftView } from './DraftView';
import { gather } from './gather';
import { MatchesView } from './MatchesView';
import { NoticeView } from './NoticeView';
import { PeopleView } from './PeopleView';
import classes from './parts.module.css';
import { TableView } from './TableView';
import { TextView } from './TextView';

type PartsProps = {
  parts: readonly Part[];
  /** More words are on their way. */
  isGrowing?: boolean;
  /** Asks for the answer again; nothing where that cannot be. */
  onRetry: (() => void) | undefined;
};

/** What an answer consists of. */
export function Parts({ parts, isGrowing = false, onRetry }: PartsProps) {
  const groups = gather(parts);
  return (
    <div className={classes.parts}>
      {groups.map((group, number) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added, or replaced where they are.
        if (Array.isArray(group)) return <TextView key={number} texts={group} />;
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        return <One key={number} part={group} onRetry={onRetry} />;
      })}
      {isGrowing && <span className={classes.caret} aria-hidden />}
    </div>
  );
}

type Other = Exclude<Part, { kind: 'text' }>;

function One({ part, onRetry }: { part: Other; onRetry: (() => void) | undefined }) {
  switch (part.kind) {
    case 'people':
      return <PeopleView part={part} />;
    case 'matches':
      return <MatchesView part={part} />;
    case 'table':
      return <TableView part={part} />;
    case 'chart':
      return <ChartView part={part} />;
    case 'calculation':
      return <CalculationView part={part} />;
    case 'draft':
      return <DraftView part={part} />;
    case 'notice':
      return <NoticeView part={part} onRetry={onRetry} />;
  }
}
