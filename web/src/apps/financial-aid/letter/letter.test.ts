import { expect, test } from 'vitest';
import { cutText } from '@/ui/spans';
import { plan } from '../fixtures';
import { cleanText, lengthOf, problemOf } from './clean';
import { claimNow, recount } from './count';
import { figuresOf, partOf, schoolIn, withFigures } from './figures';
import { lineAt, placesOf } from './spans';
import { item, letter, TEXT } from './testing';
import { sortIntoBlocks, toneOf } from './words';

test('without a choice the sums are those of the server', () => {
  expect(recount(letter(), {})).toEqual(letter().totals);
});

test('an unclear line counts as what somebody says it is', () => {
  const before = recount(letter(), {});
  const after = recount(letter(), { 4: 'scholarship' });
  expect(after).toMatchObject({ grants: 19_855, netPrice: 28_645, toPayAfterEverything: 0 });
  expect(recount(letter(), { 4: 'privateLoan' })).toMatchObject({ grants: 17_855, loans: 5500 });
  expect(recount(letter(), { 4: 'other' })).toEqual(before);
  const [total, net] = letter().stated.map((claim) => claimNow(claim, before, after));
  expect(total).toMatchObject({ ours: 49_755, agrees: true });
  expect(net).toMatchObject({ ours: 28_645, agrees: false, why: 'With the kinds that you have chosen.' });
});

test('a sum that a choice does not touch stays as the server has it', () => {
  const [before, after] = [recount(letter(), {}), recount(letter(), { 4: 'payment' })];
  for (const claim of letter().stated) expect(claimNow(claim, before, after)).toBe(claim);
  const unknown = { ...letter().stated[0], claim: 'need' } as ReturnType<typeof letter>['stated'][number];
  expect(claimNow(unknown, before, recount(letter(), { 4: 'grant' }))).toBe(unknown);
});

test('a cost that the letter states as a whole is kept where it is more than its lines', () => {
  const stated = letter({ totals: { ...letter().totals, cost: 60_000 } });
  expect(recount(stated, {})).toMatchObject({ cost: 60_000, netPrice: 42_145 });
  expect(recount(stated, { 4: 'cost' })).toMatchObject({ cost: 60_000 });
  const bare = { ...stated, items: stated.items.filter(({ kind }) => kind !== 'cost') };
  expect(recount(bare, {})).toMatchObject({ cost: 60_000 });
  const none = { ...bare, totals: { ...bare.totals, cost: null } };
  expect(recount(none, {})).toMatchObject({ cost: null, netPrice: null, toPayAfterEverything: null });
});

test('a net price is never below nothing', () => {
  const rich = letter({ items: [...letter().items, item(4, 'More', { amount: 90_000 })] });
  expect(recount(rich, {})).toMatchObject({ netPrice: 0, toPayAfterEverything: 0 });
});

test('grants, work, loans and costs stand apart, and the unclear by itself', () => {
  const { blocks, unclear } = sortIntoBlocks(letter().items, { 4: 'privateLoan' });
  expect(blocks.map(({ block, lines }) => [block.name, lines.map(({ place }) => place)])).toEqual([
    ['Grants and scholarships', [2, 3]],
    ['Work', [6]],
    ['Student loans', [5]],
    ['Parent loans', [7]],
    ['Private loans', [4]],
    ['Costs', [0, 1]],
  ]);
  expect(unclear).toEqual([]);
  expect(sortIntoBlocks(letter().items, {}).unclear.map(({ place }) => place)).toEqual([4]);
  expect([toneOf(null), toneOf('grant'), toneOf('parentLoan')]).toEqual(['unclear', 'gift', 'loan']);
});

test('places are found where the server says, also behind letters of two units', () => {
  const text = '🎓🎓 Grant $5\nGrant $5';
  const spans = placesOf(text, [
    item(1, 'Grant', { from: 5, to: 13, text: 'Grant $5' }, text),
    item(2, 'Grant', { from: 14, to: 22, text: 'Grant $5' }, text),
  ]);
  expect(spans).toEqual([
    { start: 5, end: 13 },
    { start: 14, end: 22 },
  ]);
  expect(cutText(text, [spans[1] ?? { start: 0, end: 0 }]).map((cut) => cut.text)).toEqual([
    '🎓🎓 Grant $5\n',
    'Grant $5',
  ]);
});

test('a place that has slipped is looked for, and one that is not there is left out', () => {
  const moved = item(4, 'Riverbend Grant', { from: 3, to: 9, text: 'Riverbend Grant $14,000' });
  expect(placesOf(TEXT, [moved])).toEqual([
    { start: TEXT.indexOf('Riverbend Grant'), end: TEXT.indexOf('Riverbend Grant') + 23 },
  ]);
  expect(placesOf(TEXT, [{ ...moved, text: 'Not in it' }])).toEqual([null]);
});

test.each([
  [1, 'one'],
  [2, ''],
  [3, 'three'],
  [4, null],
])('line %i', (line, words) => {
  const text = 'one\n\nthree';
  const span = lineAt(text, line);
  expect(span && text.slice(span.start, span.end)).toBe(words);
});

test.each([
  ['  a\r\nb\rc \u200b\u0007', 'a\nb\nc'],
  ['\ufeffGrant\t$5', 'Grant\t$5'],
  ['क्‍ष\u200d', 'क्‍ष'],
  [' \u200d\n ', ''],
])('%j is sent as %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test('what is empty or too long is told before it is sent', () => {
  expect(problemOf(' \n')).toBe('Paste the letter first, with its amounts.');
  expect(problemOf('x'.repeat(200_000))).toBeNull();
  expect(problemOf('🎓'.repeat(150_000))).toBeNull();
  expect(problemOf('x'.repeat(200_001))).toMatch(/^This is longer than any letter/);
  expect(lengthOf('a🎓')).toBe(2);
});

test.each([
  ['Tuition and fees', 'tuition'],
  ['Technology fee', 'tuition'],
  ['Room and board', 'housingAndFood'],
  ['Meal plan', 'housingAndFood'],
  ['Books, supplies and equipment', 'books'],
  ['Travel', 'transport'],
  ['Miscellaneous', 'personal'],
  ['Loan fees', 'other'],
  ['Health insurance', 'other'],
])('%s goes to %s', (label, part) => {
  expect(partOf(label)).toBe(part);
});

test('a school takes over cost, grants and work, but no loans and no Pell Grant', () => {
  const found = letter({
    items: [
      ...letter().items,
      item(4, 'FSEOG', {
        amount: 500,
        program: 'Federal Supplemental Educational Opportunity Grant',
      }),
    ],
  });
  const totals = { ...found.totals, cost: 50_000 };
  const figures = figuresOf(found.items, { 4: 'scholarship' }, totals);
  expect(figures).toEqual({
    costs: { tuition: 34_600, housingAndFood: 13_900, books: 0, transport: 0, personal: 0, other: 1500 },
    grants: 16_000,
    campusGrant: 500,
    workStudy: 2400,
    pell: 3855,
  });
  const own = plan();
  expect(withFigures(own, figures)).toEqual({
    ...own,
    costs: figures.costs,
    grants: 16_000,
    campusGrant: 500,
    workStudy: 2400,
  });
});

test('without a cost in the letter those of the school stay', () => {
  const figures = figuresOf([], {}, { ...letter().totals, cost: null });
  expect(figures.costs).toBeNull();
  expect(withFigures(plan(), figures).costs).toEqual(plan().costs);
});

test('what is taken back never makes a figure negative', () => {
  const items = [
    item(4, 'Reduction', { amount: -900 }),
    item(3, 'Room credit', { kind: 'cost', amount: -5 }),
  ];
  expect(figuresOf(items, {}, { ...letter().totals, cost: 0 })).toMatchObject({
    grants: 0,
    costs: { housingAndFood: 0, other: 0 },
  });
});

test.each([
  ['Riverbend College\nOffice of Financial Aid', 'Riverbend College'],
  ['YOUR OFFER\n  Meridian University ', 'Meridian University'],
  ['Dear Jordan, welcome to the college.', 'School of the letter'],
])('the school of %j is %s', (text, name) => {
  expect(schoolIn(text)).toBe(name);
});
