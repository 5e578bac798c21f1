import { emptyPerson, ITEMS } from './sheet';
import type {
  Amounts,
  Answer,
  Explained,
  Family,
  FamilyCard,
  Filing,
  Line,
  Person,
  Plan,
  PlanResult,
  WorkedOut,
  Worksheet,
} from './types';

// One family for all tests: two earners, four people, a first year at Northfield. The figures are the engine's.

const amounts = (rest: Answer | null, some: Partial<Amounts>): Amounts =>
  ({ ...Object.fromEntries(ITEMS.map((item) => [item, rest])), ...some }) as Amounts;

/** Nobody has answered anything. */
export const noPerson = emptyPerson;

export const person = (filing: Filing, some: Partial<Amounts>): Person => ({
  filing,
  filed: true,
  schedules: false,
  amounts: amounts(0, some),
});

export const plan = (change: Partial<Plan> = {}): Plan => ({
  name: 'Northfield University',
  costs: { tuition: 28_800, books: 1200, transport: 1100, personal: 2000, housingAndFood: 14_200, other: 0 },
  grants: 18_000,
  campusGrant: 0,
  workStudy: 2400,
  yearOfStudy: 1,
  plusDenied: false,
  calendar: { formula: 'standard', terms: 2 },
  terms: [
    { name: 'Fall 2026', credits: 16, fullTime: 12, weeks: 15 },
    { name: 'Spring 2027', credits: 16, fullTime: 12, weeks: 15 },
  ],
  used: { lifetime: 0, elsewhere: 0, lessThanHalfTimeCost: null, yearRound: false, rounding: 'wholeDollars' },
  ...change,
});

/** Everything is answered. */
export const worksheet = (
  change: Partial<Worksheet['application']> = {},
  schools: Plan[] = [plan()],
): Worksheet => ({
  application: {
    year: '2026-27',
    about: {
      birthDate: '2007-09-14',
      graduate: false,
      activeDuty: false,
      veteran: false,
      dependents: false,
      orphan: false,
      emancipated: false,
      homeless: false,
      hasDegree: false,
    },
    parents: { marital: 'married', state: 'MA', familySize: 4 },
    household: { marital: 'neverMarried', state: 'MA', familySize: null },
    benefit: false,
    student: person('single', { agi: 6000, earned: 6000, cash: 500 }),
    spouse: noPerson(),
    parent: person('joint', { agi: 72_000, earned: 72_000, tax: 2172, cash: 10_000 }),
    otherParent: noPerson(),
    school: { cost: null, otherGrants: 0 },
    ...change,
  },
  schools,
});

/** Nothing is answered. */
export const emptyWorksheet = (): Worksheet => ({
  application: {
    ...worksheet().application,
    about: {
      birthDate: null,
      graduate: null,
      activeDuty: null,
      veteran: null,
      dependents: null,
      orphan: null,
      emancipated: null,
      homeless: null,
      hasDegree: null,
    },
    parents: { marital: null, state: null, familySize: null },
    household: { marital: null, state: null, familySize: null },
    benefit: null,
    student: noPerson(),
    parent: noPerson(),
  },
  schools: [],
});

export const line = (key: string, label: string, value: number, change: Partial<Line> = {}): Line => ({
  key,
  label,
  value,
  unit: 'dollars',
  rule: '',
  inputs: [],
  citation: '20 USC 1087oo(c); FSA Handbook 2025-26 AVG p. 38',
  ...change,
});

const LINES: Line[] = [
  line('parents.totalIncome', 'Parents: total income', 72_000, {
    rule: 'adjusted gross income + retirement payments + tax-exempt interest',
    inputs: [{ key: 'parent.agi', value: 72_000 }],
  }),
  line('parents.protection', 'Parents: income protection allowance', 44_880, {
    rule: 'by the size of the family, or a fixed amount',
    inputs: [{ key: 'familySize', value: 4 }],
    cell: { table: 'A2', row: '4 people', value: 44_880, source: '20 USC 1087oo(c) and 1087rr' },
  }),
  line('parents.allowances', 'Parents: total allowances', 57_560, {
    rule: 'the sum of the allowances',
    inputs: [{ key: 'parents.protection', value: 44_880 }],
  }),
  line('parents.availableIncome', 'Parents: available income', 14_440, {
    rule: 'total income − total allowances; may be negative',
    inputs: [
      { key: 'parents.totalIncome', value: 72_000 },
      { key: 'parents.allowances', value: 57_560 },
    ],
  }),
  line('parents.contribution', 'Parents: contribution', 3441, {
    rule: 'by the table: 22% to 47% of adjusted available income, not less than the floor',
    inputs: [{ key: 'parents.availableIncome', value: 14_440 }],
  }),
  line('student.assetContribution', 'Student: contribution from assets', 100, {
    inputs: [{ key: 'student.cash', value: 500 }],
  }),
  line('family.index', 'Student Aid Index', 3541, {
    citation: '20 USC 1087mm; FSA Handbook 2025-26 AVG p. 35',
    inputs: [
      { key: 'parents.contribution', value: 3441 },
      { key: 'student.assetContribution', value: 100 },
    ],
  }),
  line('pell.scheduledAward', 'Scheduled award', 3855, {
    inputs: [{ key: 'family.index', value: 3541 }],
    cell: { table: 'Pell Grant amounts', row: 'minimum', value: 740, source: 'appropriations' },
  }),
];

export const explained = (change: Partial<Explained> = {}): Explained => ({
  year: '2026-27',
  tables: 'final',
  note: '',
  formula: 'A',
  sai: 3541,
  pell: 3855,
  way: 'calculated',
  maxPell: null,
  minPell: null,
  assetsCount: true,
  lines: LINES,
  ...change,
});

const payment = (term: string, amount: number) => ({
  term,
  intensity: 100,
  annual: 385_500,
  amount,
  additional: 0,
  parts: [amount],
});

export const planResult = (change: Partial<PlanResult> = {}): PlanResult => ({
  name: 'Northfield University',
  scheduledPell: 3855,
  intensity: 100,
  schedule: {
    payments: [payment('Fall 2026', 192_800), payment('Spring 2027', 192_700)],
    total: 385_500,
    used: 100_000,
    lines: [line('pell.yearTotal', 'Pell Grant of the year', 385_500, { unit: 'cents' })],
  },
  package: {
    cost: 47_300,
    need: 43_759,
    pell: 3855,
    grants: 18_000,
    campusGrant: 0,
    needAfterGrants: 21_904,
    workStudy: 2400,
    needAfterCampus: 19_504,
    subsidised: 3500,
    unsubsidised: 2000,
    netPrice: 25_445,
    unmet: 17_545,
    overAward: 0,
    lines: [line('package.netPrice', 'Net price', 25_445)],
  },
  ...change,
});

/** What `worksheet()` comes to. */
export const workedOut = (change: Partial<WorkedOut> = {}): WorkedOut => ({
  year: '2026-27',
  tables: 'final',
  note: '',
  sai: { least: 3541, most: 3541 },
  pell: { least: 3855, most: 3855 },
  missing: [],
  problems: [],
  result: explained(),
  schools: [planResult()],
  inputHash: '9f2c',
  engine: '1.0.0',
  tableVersion: '41ab',
  ...change,
});

/** With a range in the place of a result, as long as something is missing. */
export const halfWorkedOut = (change: Partial<WorkedOut> = {}): WorkedOut =>
  workedOut({
    sai: { least: 2109, most: 6441 },
    pell: { least: 955, most: 5285 },
    missing: ['benefit', 'parent.schedules', 'parent.amounts.agi'],
    result: null,
    schools: [],
    inputHash: null,
    ...change,
  });

export const family = (change: Partial<Family> = {}): Family => ({
  id: 'castellow',
  name: 'Maren Castellow',
  worksheet: worksheet(),
  revision: 3,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-01-06T09:00:00Z',
  deletedAt: null,
  ...change,
});

export const familyCard = (change: Partial<FamilyCard> = {}): FamilyCard => ({
  id: 'castellow',
  name: 'Maren Castellow',
  year: '2026-27',
  formula: 'A',
  sai: { least: 3541, most: 3541 },
  pell: { least: 3855, most: 3855 },
  missing: 0,
  problems: 0,
  school: 'Northfield University',
  updatedAt: '2026-01-06T09:00:00Z',
  ...change,
});
