import { lazy, Suspense } from 'react';
import { Rows } from '@/ui/Rows';
import { Tabs } from '@/ui/Tabs';
import { familyAddress, TABS, type TabName } from '../addresses';
import { useFamily } from './context';

const Trace = lazy(async () => ({ default: (await import('../trace/Trace')).Trace }));
const Package = lazy(async () => ({ default: (await import('../package/Package')).Package }));
const WhatIf = lazy(async () => ({ default: (await import('../what-if/WhatIf')).WhatIf }));
const Compare = lazy(async () => ({ default: (await import('../compare/Compare')).Compare }));
const Ask = lazy(async () => ({ default: (await import('../ask/Ask')).Ask }));
const Checks = lazy(async () => ({ default: (await import('../checks/Checks')).Checks }));
const Letter = lazy(async () => ({ default: (await import('../letter/Letter')).Letter }));

const PARTS: Record<TabName, { label: string; Part: typeof Trace }> = {
  trace: { label: 'Trace', Part: Trace },
  package: { label: 'Package', Part: Package },
  'what-if': { label: 'What if', Part: WhatIf },
  compare: { label: 'Compare', Part: Compare },
  ask: { label: 'Ask', Part: Ask },
  checks: { label: 'Checks', Part: Checks },
  letter: { label: 'Letter', Part: Letter },
};

export const isTab = (name: string): name is TabName => Object.hasOwn(PARTS, name);

/** What can be looked at or done with the result, one at a time. Each is loaded when somebody goes there. */
export function FamilyTabs({ current }: { current: TabName }) {
  const { id } = useFamily();
  const { Part } = PARTS[current];
  return (
    <Tabs
      label="Views of the result"
      tabs={TABS.map((name) => ({ name, label: PARTS[name].label }))}
      current={current}
      addressOf={(name) => familyAddress(id, isTab(name) ? name : undefined)}
    >
      <Suspense fallback={<Rows count={6} height={44} />}>
        <Part />
      </Suspense>
    </Tabs>
  );
}
