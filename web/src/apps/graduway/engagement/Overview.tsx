import type { Schemas } from '@/api/client';
import { ShareBars } from '@/ui/charts/ShareBars';
import { Figure, Figures } from '@/ui/Figures';
import { formatCount, formatShare } from '@/ui/numbers';
import { MODES } from './words';

/** The four modes, this fiscal year beside the last, and how many people that is about. */
export function Overview({ overview }: { overview: Schemas['EngagementOverview'] }) {
  const { thisYear, lastYear, alumni, contactable, rising, lapsed, unnamed } = overview;
  if (!thisYear) return null;
  const periods = [thisYear, ...(lastYear ? [lastYear] : [])];
  const shares = thisYear.modes.map(({ mode }) => ({
    name: MODES[mode].name,
    counts: periods.map(({ modes }) => modes.find((one) => one.mode === mode)?.engaged ?? null),
  }));
  const any = { name: 'Any of them', counts: periods.map((year) => year.any) };
  const [first, ...others] = periods.map((year) => ({
    name: year.isOpen ? `${year.label} so far` : year.label,
    of: year.contactable,
  }));
  return (
    <>
      <Figures>
        <Figure label="Living alumni">{formatCount(alumni)}</Figure>
        <Figure
          label="Can be reached"
          hint={alumni > 0 ? `${formatShare(contactable / alumni)} of all` : undefined}
        >
          {formatCount(contactable)}
        </Figure>
        <Figure label="Rising" hint="much more than the year before">
          {formatCount(rising)}
        </Figure>
        <Figure label="Lapsed" hint="silent after taking part">
          {formatCount(lapsed)}
        </Figure>
      </Figures>
      {first && (
        <ShareBars
          title="Engagement in four modes"
          what="Mode"
          whole="alumni who can be reached"
          periods={others[0] ? [first, others[0]] : [first]}
          shares={[...shares, any]}
          note={
            unnamed > 0
              ? `${formatCount(unnamed)} of those who can be reached are counted, and in no list: they have not agreed to be named.`
              : undefined
          }
        />
      )}
    </>
  );
}
