import type { Tab } from '@/ui/Tabs';
import type { PersonRecord } from '../api';

export type AreaName =
  | 'overview'
  | 'career'
  | 'study'
  | 'giving'
  | 'engagement'
  | 'letters'
  | 'talent'
  | 'consent';

export type Area = Tab & { name: AreaName };

/** The areas of a record that have something in them, and how much. Who studies has one for it in any case. */
export function areasOf(record: PersonRecord): Area[] {
  const { education, student, giving, engagement, candidate } = record;
  const { volunteering, events, groups, posts } = engagement;
  const areas: [AreaName, string, number][] = [
    ['career', 'Career', record.career.length],
    ['study', 'Education & study', education.length + (student?.terms.length ?? 0)],
    ['giving', 'Giving', giving.count + giving.pledges.length],
    ['engagement', 'Engagement', volunteering.length + events.length + groups.length + posts.length],
    ['letters', 'Notes & mail', record.notes.length + record.mails.length],
    ['talent', 'Talent', record.skills.length + (candidate ? 1 : 0)],
  ];
  const filled = areas.filter(([name, , count]) => count > 0 || (name === 'study' && student));
  const granted = record.consents.filter((consent) => consent.granted).length;
  return [
    { name: 'overview', label: 'Overview' },
    ...filled.map(([name, label, count]) => ({ name, label, count: count || undefined })),
    { name: 'consent', label: 'Consent', count: `${granted} of ${record.consents.length}` },
  ];
}
