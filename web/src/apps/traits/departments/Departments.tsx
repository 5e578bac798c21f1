import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '@/ui/Page';
import { Tabs } from '@/ui/Tabs';
import { useBase } from '../addresses';
import { REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import { departmentsAddress } from './addresses';
import { Compare } from './Compare';
import { Matrix } from './Matrix';
import { Tree } from './Tree';

const TABS: readonly { name: string; label: string; part: ComponentType }[] = [
  { name: 'matrix', label: 'Matrix', part: Matrix },
  { name: 'tree', label: 'Tree', part: Tree },
  { name: 'compare', label: 'Compare', part: Compare },
];

/** Which traits each department asks for, and how much: as a matrix, as a tree, two side by side. */
export function Departments() {
  const base = useBase();
  const mayChange = useMayChange();
  const [search] = useSearchParams();
  const current = TABS.find(({ name }) => name === search.get('tab'));
  const { name, part: Part } = current ?? { name: 'matrix', part: Matrix };
  return (
    <Page
      title="Traits by department"
      lead={
        <>
          How much each department asks for a trait. What a department does not say itself, it takes over from
          the one above. {!mayChange && <span id={REASON_ID}>{REASON}</span>}
        </>
      }
    >
      <Sections />
      <Tabs
        label="Departments"
        tabs={TABS}
        current={name}
        addressOf={(tab) => departmentsAddress(base, { tab })}
      >
        <Part />
      </Tabs>
    </Page>
  );
}
