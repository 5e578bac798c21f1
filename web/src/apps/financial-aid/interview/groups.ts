import type { Question } from '../form';

export type Group = { name: string; legend: string; questions: Question[] };

/** Whose questions they are, by how their fields begin. */
const LEGENDS: Record<string, string> = {
  about: 'The student',
  household: 'The student’s household',
  parents: 'The parents',
  benefit: 'The whole family',
  student: 'The student',
  spouse: 'The spouse',
  parent: 'The parents',
  otherParent: 'The other parent',
};

/** What is asked about one person stands together. */
export function groupsOf(questions: readonly Question[]): Group[] {
  const groups: Group[] = [];
  for (const question of questions) {
    const name = question.field.split('.')[0] ?? '';
    const group = groups.find((one) => one.name === name);
    if (group) group.questions.push(question);
    else groups.push({ name, legend: LEGENDS[name] ?? 'More', questions: [question] });
  }
  return groups;
}
