import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { optionsOf, STATES } from '@/talent/words';
import { DraftField } from '@/ui/DraftField';
import { NativeSelect } from '@/ui/fields';
import { formatCount } from '@/ui/numbers';
import type { EvidenceState, RankingDecision, RankingMusts, RankingSort, Requirement } from '../types';
import { DECISION_FILTERS, MUST_FILTERS, SORTS } from '../words';
import classes from './ranking.module.css';
import { isNarrowed, type View, widened } from './view';

type FiltersProps = {
  view: View;
  requirements: readonly Requirement[];
  /** Whether there are places to be won: only then can they be sorted by. */
  hasMoves: boolean;
  onChange: (change: Partial<View>) => void;
};

const STATE_OPTIONS = optionsOf(
  Object.fromEntries(Object.entries(STATES).map(([state, { label }]) => [state, label])),
  'Any state',
);

const YES = { yes: true, no: false } as const;
const yesOf = (value: string) => (value === '' ? null : YES[value as keyof typeof YES]);
const toYes = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no');

/** Narrows the list and puts it in order. All of it is in the address. */
export function Filters({ view, requirements, hasMoves, onChange }: FiltersProps) {
  const change = (next: Partial<View>) => onChange({ page: 1, ...next });
  const sorts = Object.fromEntries(
    Object.entries(SORTS).filter(([sort]) => hasMoves || sort !== 'moved' || view.sort === 'moved'),
  );
  return (
    <search className={classes.filters} aria-label="Filter of the ranking">
      <DraftField
        label={view.isBlind ? 'Words of the résumé' : 'Words of the résumé, or a name'}
        type="search"
        maxLength={200}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={view.text}
        onChange={(text) => change({ text })}
      />
      <NativeSelect
        label="Musts"
        data={optionsOf(MUST_FILTERS, 'All')}
        value={view.musts ?? ''}
        onChange={({ currentTarget }) =>
          change({ musts: (currentTarget.value || null) as RankingMusts | null })
        }
      />
      <NativeSelect
        label="Decision"
        data={optionsOf(DECISION_FILTERS, 'Any')}
        value={view.decision ?? ''}
        onChange={({ currentTarget }) =>
          change({ decision: (currentTarget.value || null) as RankingDecision | null })
        }
      />
      <NativeSelect
        label="A requirement that is"
        data={STATE_OPTIONS}
        value={view.state ?? ''}
        onChange={({ currentTarget }) => {
          const state = (currentTarget.value || null) as EvidenceState | null;
          change({ state, requirement: state ? view.requirement : null });
        }}
      />
      {view.state && (
        <NativeSelect
          label="Which requirement"
          data={[
            { value: '', label: 'Any of them' },
            ...requirements.map(({ id, label }) => ({ value: String(id), label })),
          ]}
          value={view.requirement === null ? '' : String(view.requirement)}
          onChange={({ currentTarget }) =>
            change({ requirement: currentTarget.value ? Number(currentTarget.value) : null })
          }
        />
      )}
      <NativeSelect
        label="Flags"
        data={optionsOf({ yes: 'With a flag', no: 'Without a flag' }, 'Any')}
        value={toYes(view.flags)}
        onChange={({ currentTarget }) => change({ flags: yesOf(currentTarget.value) })}
      />
      <NativeSelect
        label="The line"
        data={optionsOf({ yes: 'At or above it', no: 'Below it' }, 'Any')}
        value={toYes(view.selected)}
        onChange={({ currentTarget }) => change({ selected: yesOf(currentTarget.value) })}
      />
      <NativeSelect
        label="Order"
        data={optionsOf(sorts)}
        value={view.sort}
        onChange={({ currentTarget }) => change({ sort: currentTarget.value as RankingSort })}
      />
      {isNarrowed(view) && (
        <Button variant="subtle" onClick={() => onChange(widened())}>
          See all{view.band === null ? '' : ` (now only band ${formatCount(view.band)})`}
        </Button>
      )}
    </search>
  );
}
