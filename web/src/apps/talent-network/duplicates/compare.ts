import type { Profile } from '../types';
import { placesOf, studyOf } from '../words';

/** They differ where both say something, and not the same. */
export type ComparedField = { label: string; file: string; other: string; differs: boolean };

const fieldsOf = (profile: Profile) => ({
  Name: profile.name,
  Title: profile.title ?? '',
  Studies: studyOf(profile),
  'Looks for': profile.preferences?.titles.join(', ') ?? '',
  Places: profile.preferences ? placesOf(profile.preferences) : '',
});

/** What both say, field by field. What neither says is left out. */
export function compared(file: Profile, other: Profile): ComparedField[] {
  const [one, two] = [fieldsOf(file), fieldsOf(other)];
  return (Object.keys(one) as (keyof typeof one)[])
    .map((label) => ({ label, file: one[label], other: two[label] }))
    .filter(({ file: said, other: known }) => said !== '' || known !== '')
    .map((field) => ({
      ...field,
      differs: field.file !== '' && field.other !== '' && field.file !== field.other,
    }));
}

/** Skills of one side alone, and how many both have. */
export function skillsApart(file: Profile, other: Profile) {
  const namesOf = (profile: Profile) => profile.skills.map(({ name }) => name);
  const [one, two] = [namesOf(file), namesOf(other)];
  return {
    onlyFile: one.filter((name) => !two.includes(name)),
    onlyOther: two.filter((name) => !one.includes(name)),
    both: one.filter((name) => two.includes(name)).length,
  };
}
