import { useSearchParams } from 'react-router';
import { showToast } from '@/ui/toast/toasts';
import { useFamily } from '../family/context';
import type { Formula, Worksheet } from '../types';
import { type Change, type Field, fieldsOf, nowOf, withChanges } from './fields';
import { type Scenario, useTried } from './kept';

export const MOST_SCENARIOS = 6;

/** What is tried with the family: which field moves, the changes so far, and the scenarios. */
export function useWhatIf(formula: Formula) {
  const { id, worksheet, change } = useFamily();
  const [search, setSearch] = useSearchParams();
  const [tried, keep] = useTried(id);
  const fields = fieldsOf(worksheet, formula);
  const field = fields.find(({ key }) => key === search.get('field')) ?? (fields[0] as Field);
  const known = (one: Change) => fields.some(({ key }) => key === one.key);
  // What the family says by now is no change any more.
  const changes = tried.changes.filter(known).filter(isChangeOf(worksheet));
  const others = changes.filter(({ key }) => key !== field.key);
  const around = withChanges(worksheet, others);
  const now = nowOf(around, field.key);

  const set = (key: string, amount: number | null) =>
    keep((before) => {
      const rest = before.changes.filter((one) => one.key !== key);
      return { ...before, changes: amount === null ? rest : [...rest, { key, amount }] };
    });
  const setScenarios = (scenarios: (before: Scenario[]) => Scenario[]) =>
    keep((before) => ({ ...before, scenarios: scenarios(before.scenarios) }));

  return {
    fields,
    field,
    /** Where the slider stands. */
    amount: changes.find(({ key }) => key === field.key)?.amount ?? now,
    /** What the field says without its own change. */
    now,
    changes,
    /** Those of other fields, and the worksheet with them: the curve is drawn over it. */
    others,
    around,
    scenarios: tried.scenarios.map((one) => ({ ...one, changes: one.changes.filter(known) })),
    choose: (key: string) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('field', key);
          return after;
        },
        { replace: true },
      ),
    set,
    startOver: () => {
      const { changes: before } = tried;
      keep((now) => ({ ...now, changes: [] }));
      showToast('The changes were taken away.', {
        undo: () => keep((now) => ({ ...now, changes: before })),
      });
    },
    keepScenario: (name: string) =>
      setScenarios((before) => [...before, { id: newId(before), name: freeName(before, name), changes }]),
    remove: (scenario: Scenario) => {
      const place = tried.scenarios.findIndex((one) => one.id === scenario.id);
      const gone = tried.scenarios[place];
      if (!gone) return;
      setScenarios((before) => before.filter((one) => one.id !== gone.id));
      showToast(`“${gone.name}” was removed.`, {
        undo: () => setScenarios((before) => before.toSpliced(place, 0, gone)),
      });
    },
    /** Makes changes the family's own answers. The family's history can take them back. */
    adopt: (adopted: readonly Change[], what: string) => change((sheet) => withChanges(sheet, adopted), what),
  };
}

/** Whether it makes a difference, beside the other changes. Wages move the income too. */
const isChangeOf = (sheet: Worksheet) => (one: Change, _: number, all: readonly Change[]) => {
  const rest = all.filter(({ key }) => key !== one.key);
  return one.amount !== nowOf(withChanges(sheet, rest), one.key);
};

export type WhatIfState = ReturnType<typeof useWhatIf>;

const newId = (scenarios: readonly Scenario[]) =>
  String(1 + Math.max(0, ...scenarios.map(({ id }) => Number(id) || 0)));

/** Two scenarios of one name could not be told apart. */
export function freeName(scenarios: readonly Scenario[], wanted: string): string {
  const names = scenarios.map(({ name }) => name);
  const name = wanted.trim() || `Scenario ${scenarios.length + 1}`;
  let [free, number] = [name, 2];
  while (names.includes(free)) {
    free = `${name} (${number})`;
    number += 1;
  }
  return free;
}
