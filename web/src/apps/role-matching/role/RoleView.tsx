import { Link, useLocation } from 'react-router';
import { SaveStatus } from '@/saving/SaveStatus';
import { DraftField } from '@/ui/DraftField';
import { Page } from '@/ui/Page';
import { Tabs } from '@/ui/Tabs';
import { HOME, roleAddress } from '../addresses';
import { CompareTab } from '../compare/CompareTab';
import { FairnessTab } from '../fairness/FairnessTab';
import { MistakesTab } from '../mistakes/MistakesTab';
import { OWN, REASON, REASON_ID, useMayChange, useMayChangeRole } from '../rights';
import { Sections } from '../Sections';
import type { TalentRole } from '../types';
import { RoleProvider } from './context';
import { HistoryTab } from './HistoryTab';
import classes from './role.module.css';
import { useRole } from './useRole';
import { Workbench } from './Workbench';

const TABS = [
  { name: 'ranking', label: 'Ranking', Content: Workbench },
  { name: 'compare', label: 'Compare', Content: CompareTab },
  { name: 'fairness', label: 'Fairness', Content: FairnessTab },
  { name: 'mistakes', label: 'Reported mistakes', Content: MistakesTab },
  { name: 'history', label: 'History', Content: HistoryTab },
];

/** A role, a part of it at a time. What is changed is saved by itself. */
export function RoleView({ role, tab }: { role: TalentRole; tab: string }) {
  const mayDecide = useMayChange();
  const mayChange = useMayChangeRole(role);
  const { search } = useLocation();
  const editing = useRole(role);
  const shown = TABS.find(({ name }) => name === tab) ?? TABS[0];
  const { draft, put } = editing;
  return (
    <RoleProvider value={editing}>
      <Page
        wide
        title={draft.name || role.name}
        above={<Link to={HOME}>Roles</Link>}
        lead={
          <>
            {role.isOwn && OWN} {!mayDecide && <span id={REASON_ID}>{REASON}</span>}
          </>
        }
        actions={mayChange && <SaveStatus thing="role" saving={editing} />}
      >
        <Sections />
        <div className={classes.naming}>
          <DraftField
            label="Name of the role"
            maxLength={200}
            locked={mayChange ? undefined : REASON}
            value={draft.name}
            onChange={(name) => put({ name }, 'name')}
          />
        </div>
        <Tabs
          label="Parts of the role"
          tabs={TABS}
          current={shown?.name ?? 'ranking'}
          // What is picked, filtered and tried goes along.
          addressOf={(name) => `${roleAddress(role.id, name)}${search}`}
        >
          {shown && <shown.Content />}
        </Tabs>
      </Page>
    </RoleProvider>
  );
}
