import { explained, line, planResult, workedOut } from '../fixtures';
import type { Line, Unit, WorkedOut } from '../types';

// Every line of the family of all tests, as the engine has them.

const AGI = { 'parent.agi': 72_000 };
const INCOME = (who: string, agi: number) =>
  Object.fromEntries(
    [
      'agi',
      'iraDeduction',
      'taxExemptInterest',
      'untaxedIra',
      'iraRollover',
      'untaxedPension',
      'pensionRollover',
      'educationCredits',
      'foreignIncome',
      'taxableGrants',
      'workStudy',
    ].map((item) => [`${who}.${item}`, item === 'agi' ? agi : 0]),
  );

type Inputs = Record<string, number>;
type Cell = NonNullable<Line['cell']>;

const made = (key: string, label: string, value: number, inputs: Inputs, more: Partial<Line> = {}): Line =>
  line(key, label, value, {
    rule: `the rule of ${key}`,
    inputs: Object.entries(inputs).map(([name, amount]) => ({ key: name, value: amount })),
    ...more,
  });

const cell = (table: string, row: string, value: number): { cell: Cell } => ({
  cell: { table, row, value, source: 'the Federal Register' },
});
const unit = (name: Unit): Partial<Line> => ({ unit: name });

const PARENTS = [
  made('parents.totalIncome', 'Parents: total income', 72_000, INCOME('parent', 72_000)),
  made('parents.incomeTax', 'Parents: income tax paid', 2172, { 'parent.tax': 2172 }),
  made(
    'parents.medicare',
    'Parents: Medicare part of the payroll tax allowance',
    1044,
    { 'parent.earned': 72_000 },
    cell('Medicare', 'threshold: joint 250,000, separate 125,000, others 200,000', 145),
  ),
  made(
    'parents.socialSecurity',
    'Parents: social security part of the payroll tax allowance',
    4464,
    { 'parent.earned': 72_000 },
    cell('Social security base', '2024', 168_600),
  ),
  made('parents.payroll', 'Parents: payroll tax allowance', 5508, {
    'parents.medicare': 1044,
    'parents.socialSecurity': 4464,
  }),
  made(
    'parents.protection',
    'Parents: income protection allowance',
    44_880,
    { familySize: 4 },
    cell('A2 income protection', 'family of 4', 44_880),
  ),
  made(
    'parents.employment',
    'Parents: employment expense allowance',
    5000,
    { 'parent.earned': 72_000 },
    cell('Employment expense allowance', 'at most', 5000),
  ),
  made('parents.allowances', 'Parents: total allowances', 57_560, {
    'parents.incomeTax': 2172,
    'parents.payroll': 5508,
    'parents.protection': 44_880,
    'parents.employment': 5000,
  }),
  made('parents.availableIncome', 'Parents: available income', 14_440, {
    'parents.totalIncome': 72_000,
    'parents.allowances': 57_560,
  }),
  made(
    'parents.business',
    'Parents: adjusted net worth of businesses and farms',
    0,
    { 'parent.business': 0 },
    cell('Businesses and farms', '0 to 175000: 0 + 40 % of what is over 0', 40),
  ),
  made('parents.netWorth', 'Parents: net worth', 10_000, {
    'parent.childSupport': 0,
    'parent.cash': 10_000,
    'parent.investments': 0,
    'parents.business': 0,
  }),
  made('parents.assetContribution', 'Parents: contribution from assets', 1200, {
    'parents.netWorth': 10_000,
    percent: 12,
  }),
  made('parents.adjustedIncome', 'Parents: adjusted available income', 15_640, {
    'parents.availableIncome': 14_440,
    'parents.assetContribution': 1200,
  }),
  made(
    'parents.contribution',
    'Parents: contribution',
    3441,
    { 'parents.adjustedIncome': 15_640 },
    cell('Contribution from adjusted available income', '0 to 21800: 0 + 22 % of what is over 0', 22),
  ),
];

const STUDENT = [
  made('student.totalIncome', 'Student: total income', 6000, INCOME('student', 6000)),
  made('student.allowances', 'Student: total allowances', 12_229, { 'student.payroll': 459 }),
  made('student.availableIncome', 'Student: available income', -6229, {
    'student.totalIncome': 6000,
    'student.allowances': 12_229,
  }),
  made(
    'student.incomeContribution',
    'Student: contribution from income',
    0,
    { 'student.availableIncome': -6229 },
    cell('Floor of a dependent student’s contribution from income', '2026-27', 0),
  ),
  made('student.business', 'Student: adjusted net worth of businesses and farms', 0, {
    'student.business': 0,
  }),
  made('student.netWorth', 'Student: net worth', 500, {
    'student.cash': 500,
    'student.investments': 0,
    'student.business': 0,
  }),
  made('student.assetContribution', 'Student: contribution from assets', 100, {
    'student.netWorth': 500,
    percent: 20,
  }),
];

const FAMILY = [
  made('family.calculated', 'Calculated index', 3541, {
    'parents.contribution': 3441,
    'student.incomeContribution': 0,
    'student.assetContribution': 100,
  }),
  made('family.pellIncome', 'Adjusted gross income for the Pell tests', 72_000, AGI),
  made(
    'family.povertyLine',
    'Poverty guideline',
    31_200,
    { familySize: 4 },
    cell('Poverty guidelines 2024', 'Contiguous, family of 4', 31_200),
  ),
  made('family.maxLimit', 'Most income for the maximum Pell Grant', 54_600, { 'family.povertyLine': 31_200 }),
  made(
    'family.maxPell',
    'Maximum Pell indicator',
    0,
    { 'family.pellIncome': 72_000, 'family.maxLimit': 54_600, singleParent: 0 },
    unit('code'),
  ),
  made('family.index', 'Student Aid Index', 3541, { 'family.calculated': 3541, 'family.maxPell': 0 }),
  made('pell.degree', 'Can receive a Pell Grant at all', 1, { hasDegree: 0 }, unit('yesNo')),
  made(
    'pell.scheduledAward',
    'Scheduled award',
    3855,
    { 'family.maxPell': 0, 'pell.degree': 1, cost: 47_300, otherGrants: 18_000 },
    cell('Pell Grant amounts', 'minimum', 740),
  ),
];

const COUNT = made(
  'family.assetsCount',
  'Assets count',
  1,
  { benefit: 0, ...AGI, 'parent.scheduleC': 0, schedules: 0 },
  { ...unit('yesNo'), ...cell('Asset test', 'adjusted gross income below', 60_000) },
);

const SCHEDULE = [
  made(
    'pell.yearLimit',
    'Most in this award year',
    385_500,
    { 'pell.scheduledAward': 3855, percent: 100 },
    unit('cents'),
  ),
  made('pell.lifetimeLeft', 'Lifetime eligibility left', 600_000, { lifetimeUsed: 0 }, unit('millipercent')),
  ...['Fall 2026', 'Spring 2027'].flatMap((term, place) => [
    made(
      `pell.intensity.${place + 1}`,
      `${term}: Enrollment intensity`,
      100,
      { credits: 16, fullTime: 12 },
      unit('percent'),
    ),
    made(
      `pell.termPayment.${place + 1}`,
      `${term}: Payment for the term`,
      192_800 - place * 100,
      { weeks: 15, left: 385_500 - place * 192_800 },
      unit('cents'),
    ),
  ]),
  made(
    'pell.yearTotal',
    'Pell Grant of the year',
    385_500,
    { 'pell.termPayment.1': 192_800, 'pell.termPayment.2': 192_700 },
    unit('cents'),
  ),
];

const LOANS = (value: number) => cell('Direct loans, table 1A', 'year 1', value);

const PACKAGE = [
  made('package.costOfAttendance', 'Cost of attendance', 47_300, {
    tuition: 28_800,
    books: 1200,
    transport: 1100,
    personal: 2000,
    housingAndFood: 14_200,
    other: 0,
  }),
  made('package.indexForPackage', 'Index as packaging counts it', 3541, { index: 3541 }),
  made('package.need', 'Financial need', 43_759, {
    'package.costOfAttendance': 47_300,
    'package.indexForPackage': 3541,
  }),
  made('package.pell', 'Pell Grant', 3855, { pell: 3855 }),
  made('package.grants', 'Other grants and scholarships', 18_000, { grants: 18_000 }),
  made('package.loanLimit', 'Most of both direct loans', 5500, { yearOfStudy: 1 }, LOANS(5500)),
  made('package.subsidisedLimit', 'Most of the subsidized loan', 3500, { yearOfStudy: 1 }, LOANS(3500)),
  made('package.workStudy', 'Federal work-study', 2400, {
    workStudy: 2400,
    needLeft: 21_904,
    costLeft: 25_445,
  }),
  made('package.totalAid', 'All aid', 29_755, { grants: 21_855, 'package.workStudy': 2400, loans: 5500 }),
  made('package.netPrice', 'Net price', 25_445, { 'package.costOfAttendance': 47_300, grants: 21_855 }),
  made('package.unmet', 'Left to pay after all aid', 17_545, {
    'package.costOfAttendance': 47_300,
    'package.totalAid': 29_755,
  }),
  made('package.overAward', 'More aid than the cost of attendance', 0, {
    'package.costOfAttendance': 47_300,
    'package.totalAid': 29_755,
  }),
];

export const LINES: readonly Line[] = [COUNT, ...PARENTS, ...STUDENT, ...FAMILY];

/** The result with its lines; those of the school can be changed. */
export function traced(change: Partial<WorkedOut> = {}): WorkedOut {
  const school = planResult();
  return workedOut({
    result: explained({ lines: [...LINES] }),
    schools: [
      {
        ...school,
        schedule: { ...school.schedule, lines: SCHEDULE },
        package: { ...school.package, lines: PACKAGE },
      },
    ],
    inputHash: `9f2c${'0'.repeat(60)}`,
    tableVersion: `41ab${'1'.repeat(60)}`,
    engine: 'aid-1',
    ...change,
  });
}
