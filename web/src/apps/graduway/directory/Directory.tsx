import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { Page } from '@/ui/Page';
import { Rows } from '@/ui/Rows';
import { type Shortcut, single, usePageShortcuts } from '@/ui/shortcuts';
import { REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import { segmentQuery } from '../segments/api';
import { SegmentStrip } from '../segments/SegmentStrip';
import { AskBar } from './AskBar';
import { peopleQuery } from './api';
import { Chips } from './chips/Chips';
import { type Chip, plainChip, sameChips } from './filter';
import { Results } from './Results';
import { Start } from './Start';
import { SUGGESTIONS } from './suggestions';
import { Understood } from './Understood';
import { useAsk } from './useAsk';
import { useFilter } from './useFilter';

/** Alumni by plain words. The filter that was understood is in the address, and a link to it shows the same. */
export function Directory() {
  const { filter, go } = useFilter();
  const asking = useAsk(filter, go);
  const queries = useQueryClient();
  const mayChange = useMayChange();
  const bar = useRef<HTMLInputElement>(null);
  useSlash(() => bar.current?.focus());

  const segment = useQuery({ ...segmentQuery(filter.segment ?? ''), enabled: filter.segment !== null });
  const { chips } = filter;
  const isSaved =
    chips !== null && segment.data !== undefined && sameChips(segment.data.chips.map(plainChip), chips);

  /** As the server reads them. What it cannot read is told where it was written. */
  const apply = async (wanted: readonly Chip[]) => {
    const page = await queries.fetchQuery(peopleQuery(wanted, 1));
    go({ chips: page.chips.map(plainChip) });
  };
  const ask = (text: string) => {
    asking.ask(text);
    bar.current?.focus();
  };
  return (
    <Page
      title="Alumni Platform AI"
      lead={
        <>
          Ask for people in your own words. What was understood is shown, and can be changed.{' '}
          {!mayChange && <span id={REASON_ID}>To export people: {REASON}</span>}
        </>
      }
    >
      <Sections />
      <AskBar
        ref={bar}
        value={asking.text}
        onChange={asking.type}
        onAsk={asking.ask}
        isBusy={asking.isBusy}
        fault={asking.fault}
        before={asking.before}
        suggestions={SUGGESTIONS}
      />
      {asking.compiled && <Understood ask={filter.ask} compiled={asking.compiled} />}
      {filter.segment && chips && (
        <SegmentStrip
          id={filter.segment}
          chips={chips}
          isSaved={isSaved}
          onShow={(saved) => go({ chips: saved })}
          onLeave={() => go({ segment: null }, { replace: true })}
        />
      )}
      {asking.isReading && <Rows count={3} />}
      {chips === null && filter.ask === '' && (
        <Start uid={asking.uid} before={asking.before} onBefore={asking.setBefore} onAsk={ask} />
      )}
      {chips && (
        <>
          <Chips chips={chips} onApply={apply} onShow={(wanted) => go({ chips: wanted })} />
          <Results filter={filter} isSaved={isSaved} told={asking.compiled?.notes} onGo={go} />
        </>
      )}
    </Page>
  );
}

/** The key that leads to the question, here and in the suite. */
function useSlash(focus: () => void) {
  const run = useRef(focus);
  useLayoutEffect(() => {
    run.current = focus;
  });
  const shortcuts = useMemo<Shortcut[]>(
    () => [
      {
        keys: ['/'],
        does: 'Ask the directory',
        matches: single('/'),
        run: () => run.current(),
        isSingleKey: true,
      },
    ],
    [],
  );
  usePageShortcuts(shortcuts);
}
