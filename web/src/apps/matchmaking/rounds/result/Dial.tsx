import { Button } from '@mantine/core';
import { DataTable } from '@/ui/DataTable';
import { Empty } from '@/ui/Empty';
import { formatCount, formatPercent, formatPoints } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { showToast } from '@/ui/toast/toasts';
import { useMayChange } from '../app';
import { useEditing } from '../context';
import type { RoundDial } from '../types';
import { sum } from '../words';

/** What the matching that is worth most would be with the fairness dial elsewhere. */
export function Dial({ dial, used }: { dial: readonly RoundDial[]; used: number }) {
  const mayChange = useMayChange();
  const { draft, put, undo } = useEditing();
  const use = (fairness: number) => {
    put({ ...draft.plan, fairness }, 'fairness');
    showToast(`Fairness is ${formatPercent(fairness)} from the next run on.`, { undo });
  };
  return (
    <Panel title="Fairness dial">
      {dial.length === 0 ? (
        <Empty title="The dial was not tried in this run." />
      ) : (
        <DataTable
          label="Fairness dial"
          columns={[
            { label: 'Fairness' },
            { label: 'Matched', numeric: true },
            { label: 'Sum', numeric: true },
            { label: 'Gini', numeric: true },
            { label: 'Most with one', numeric: true },
            { label: 'Use' },
          ]}
          rows={dial.map(({ fairness, matched, totalValue, gini, largestLoad }) => [
            formatPercent(fairness),
            formatCount(matched),
            sum(totalValue),
            formatPoints(gini),
            formatCount(largestLoad),
            fairness === used ? (
              <Pill key="used" tint="teal">
                This run
              </Pill>
            ) : (
              <Button
                key="use"
                size="compact-sm"
                variant="default"
                disabled={!mayChange}
                aria-label={`Use fairness ${formatPercent(fairness)}`}
                onClick={() => use(fairness)}
              >
                Use
              </Button>
            ),
          ])}
        />
      )}
    </Panel>
  );
}
