import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDay } from '@/ui/day';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { Person } from '@/ui/Person';
import { Pill } from '@/ui/Pill';
import { Tabs } from '@/ui/Tabs';
import { candidateAddress, HOME } from '../addresses';
import { lockedUnless, REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import type { Profile } from '../types';
import { useConfirm } from '../useConfirm';
import { STAGES, studyOf } from '../words';
import classes from './candidate.module.css';
import { EmployersTab } from './EmployersTab';
import { ProfileTab } from './ProfileTab';
import { ProgressTab } from './ProgressTab';
import { RolesTab } from './RolesTab';

const TABS = [
  { name: 'profile', label: 'Profile', Content: ProfileTab },
  { name: 'roles', label: 'Recommended roles', Content: RolesTab },
  { name: 'employers', label: 'Consent and employers', Content: EmployersTab },
  { name: 'progress', label: 'Stage', Content: ProgressTab },
];

/** Somebody, a part at a time. */
export function CandidateView({ profile, tab }: { profile: Profile; tab: string }) {
  const mayChange = useMayChange();
  const confirm = useConfirm();
  const shown = TABS.find(({ name }) => name === tab) ?? TABS[0];
  const { id, name, freshness, progress } = profile;
  const stage = STAGES[progress.stage];
  const tabs = TABS.map((one) => (one.name === 'roles' ? { ...one, count: profile.roles.length } : one));
  return (
    <Page
      title={name}
      above={<Link to={HOME}>Candidates</Link>}
      mark={<Person name={name} large />}
      lead={
        <>
          <span className={classes.leadLine}>
            {[profile.title, studyOf(profile)].filter(Boolean).join('. ')}{' '}
            <Pill tint={stage.tint}>{stage.label}</Pill>
          </span>{' '}
          {knownWords(profile)} {!mayChange && <span id={REASON_ID}>{REASON}</span>}
        </>
      }
      actions={
        <Button
          className={classes.confirm}
          variant={freshness.isStale ? 'filled' : 'default'}
          leftSection={<IconCheck size={16} aria-hidden />}
          loading={confirm.isPending}
          {...lockedUnless(mayChange)}
          onClick={() => confirm.mutate({ id, name })}
        >
          Profile is still right
        </Button>
      }
    >
      <Sections />
      {freshness.isStale && (
        <div className={classes.note}>
          <Notice>
            Nobody has confirmed this profile since {formatDay(freshness.knownRight)}. Ask {name} whether it
            is still right.
          </Notice>
        </div>
      )}
      <Tabs
        label={`Parts of ${name}`}
        tabs={tabs}
        current={shown?.name ?? 'profile'}
        addressOf={(part) => candidateAddress(id, part)}
      >
        {shown && <shown.Content profile={profile} />}
      </Tabs>
    </Page>
  );
}

const knownWords = ({ freshness: { knownRight, confirmedBy } }: Profile) =>
  `Known to be right on ${formatDay(knownRight)}${confirmedBy ? `, confirmed by ${confirmedBy}` : ''}.`;
