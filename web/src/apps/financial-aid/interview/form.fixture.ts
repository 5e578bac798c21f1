import type { Form, Kind, Question } from '../form';

const question = (
  field: string,
  step: Question['step'],
  label: string,
  kind: Kind,
  change: Partial<Question> = {},
) => ({
  field,
  step,
  label,
  kind,
  help: `What counts as ${label.toLowerCase()}.`,
  taxLine: null,
  source: 'FSA Handbook 2025-26 AVG p. 38',
  ...change,
});

const AMOUNT: Kind = { kind: 'amount', least: 0, most: 999_999_999 };
const MARITAL: Kind = {
  kind: 'choice',
  options: [
    { value: 'neverMarried', label: 'Never married' },
    { value: 'married', label: 'Married or remarried' },
    { value: 'divorced', label: 'Divorced' },
  ],
};
const FILING: Kind = {
  kind: 'choice',
  options: [
    { value: 'single', label: 'Single' },
    { value: 'joint', label: 'Married filing jointly' },
  ],
};

/** A short interview with every kind of question. */
export const form = (): Form => ({
  year: '2026-27',
  incomeYear: 2024,
  steps: [
    {
      id: 'about',
      title: 'Who you are',
      questions: [
        question('about.birthDate', 'about', 'Date of birth', { kind: 'date' }),
        question('about.veteran', 'about', 'Are you a veteran?', { kind: 'yesNo' }),
        question('household.marital', 'about', 'Your marital status', MARITAL),
      ],
    },
    {
      id: 'household',
      title: 'Household',
      questions: [
        question('parents.marital', 'household', 'Marital status', MARITAL),
        question('parents.state', 'household', 'State of residence', { kind: 'state' }),
        question('parents.familySize', 'household', 'Family size', { kind: 'count' }),
        question('benefit', 'household', 'Did anybody have a federal benefit?', { kind: 'yesNo' }),
      ],
    },
    {
      id: 'income',
      title: 'Income',
      questions: [
        question('student.amounts.agi', 'income', 'Adjusted gross income', {
          ...AMOUNT,
          least: -999_999_999,
        }),
        question('spouse.amounts.agi', 'income', 'Adjusted gross income', AMOUNT),
        question('parent.filing', 'income', 'How the return was filed', FILING),
        question(
          'parent.amounts.agi',
          'income',
          'Adjusted gross income',
          { ...AMOUNT, least: -999_999_999 },
          { taxLine: 'Form 1040, line 11' },
        ),
      ],
    },
    {
      id: 'assets',
      title: 'Assets',
      questions: [
        question('parent.amounts.cash', 'assets', 'Cash, savings and checking', AMOUNT),
        question('parent.amounts.investments', 'assets', 'Investments', AMOUNT),
        question('parent.amounts.business', 'assets', 'Businesses and farms', AMOUNT),
      ],
    },
    { id: 'school', title: 'School', questions: [] },
  ],
});

/** What is asked of a dependent student whose parents filed together. */
export const ASKED = form()
  .steps.flatMap(({ questions }) => questions.map(({ field }) => field))
  .filter((field) => !field.startsWith('spouse.'));
