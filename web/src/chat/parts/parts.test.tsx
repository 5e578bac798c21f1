import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { renderRoutes } from '@/testing/render';
import { user } from '@/testing/user';
import { AnswerSources, SourceProvider } from '../sources/SourceProvider';
import { answer, item, notice, PARTS, paragraph, sentence } from '../testing';
import type { Part } from '../types';
import { Parts } from './Parts';

function show(parts: Part[], onRetry?: () => void, isGrowing = false) {
  const page = (
    <main>
      <h1>Page</h1>
      <SourceProvider>
        <AnswerSources value={answer()}>
          <Parts parts={parts} isGrowing={isGrowing} onRetry={onRetry} />
        </AnswerSources>
      </SourceProvider>
    </main>
  );
  return renderRoutes([{ path: '*', element: page }], '/');
}

/** A file of jsdom can be read in this way only. */
function textOf(blob: Blob): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });
}

test.each(Object.entries(PARTS))('everybody can use a part of the kind: %s', async (_, part) => {
  show([part], () => {});
  await expectAccessible();
});

test('points that follow each other are one list, with paragraphs and quotes around it', () => {
  show([paragraph(sentence('They share:')), item('Path', ' – long'), item('Place', ' – near'), PARTS.quote]);
  const lists = screen.getAllByRole('list');
  expect(lists).toHaveLength(1);
  const points = within(lists[0] ?? expect.fail()).getAllByRole('listitem');
  expect(points.map(({ textContent }) => textContent)).toEqual(['Path – long', 'Place – near']);
  expect(screen.getByText('Path').tagName).toBe('STRONG');
  expect(screen.getByText(/^Mentors answer/).closest('blockquote')).toBeInTheDocument();
});

test('text is text: nothing in it becomes markup or a link', () => {
  show([paragraph(sentence('<img src=x onerror=alert(1)> [x](https://elsewhere.example) **bold**'))]);
  expect(screen.getByText(/^<img src=x/)).toHaveTextContent('[x](https://elsewhere.example) **bold**');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a sentence carries the numbers of its sources, as far as they are known', () => {
  show([paragraph(sentence('Counted.', 3, 1, 99))]);
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Source 3: Count of mentors', 'Source 1: Alumni directory']);
});

test('a person leads to their record if they have one, and says why they are here', () => {
  show([PARTS.people]);
  expect(screen.getByRole('link', { name: 'Maya Chen' })).toHaveAttribute('href', '/people/120');
  expect(screen.queryByRole('link', { name: 'Oliver Grant' })).not.toBeInTheDocument();
  const reasons = within(screen.getByRole('list', { name: 'Why' })).getAllByRole('listitem');
  expect(reasons.map(({ textContent }) => textContent)).toContain('Monthly video call');
});

test('a score opens into its parts', async () => {
  show([PARTS.people]);
  const ring = screen.getByRole('button', { name: 'Score of Maya Chen: 94 of 100. Show its parts' });
  expect(ring).toHaveAttribute('aria-expanded', 'false');
  await user.click(ring);
  expect(ring).toHaveAttribute('aria-expanded', 'true');
  const table = screen.getByRole('table', { name: 'What the score of Maya Chen is made of' });
  expect(
    within(table).getByRole('row', { name: 'Field 38.5 of 40 Climate finance since 2019' }),
  ).toBeVisible();
  await expectAccessible();
  expect(
    screen.getByRole('img', { name: 'Score of Oliver Grant: 89 of 100' }),
    'has none',
  ).toBeInTheDocument();
});

test('a table links to pages of the suite only, and can be taken along', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  show([PARTS.table]);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/people?place=Boston']);
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  expect(click.mock.contexts[0]).toHaveProperty('download', 'Mentors by city.csv');
  const text = await textOf(made.mock.calls[0]?.[0] as Blob);
  expect(text).toBe('City,Mentors\r\nBoston,12\r\n"\'=HYPERLINK(""x"")",-3');
});

test.each(['bars', 'lines'] as const)(
  'a chart of %s says what it shows, and is a table as well',
  async (form) => {
    show([{ ...PARTS.chart, form }]);
    const kind = form === 'bars' ? 'Bar' : 'Line';
    const words = `${kind} chart: Mentors by year. Asked: the most is 42 people at 2025; Answered: the most is 31 people at 2025.`;
    expect(screen.getByRole('img', { name: words })).toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Show as table', pressed: false }));
    const rows = within(screen.getByRole('table', { name: 'Mentors by year' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'YearAskedAnswered',
      '202430 people',
      '202542 people31 people',
    ]);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await expectAccessible();
  },
);

test('bars with long names lie below each other, each with its whole name and figure', async () => {
  const points = [
    { label: 'Hospitals and Health Care', value: 19, text: '19' },
    { label: 'Software', value: 31, text: '31' },
  ];
  const chart = { ...PARTS.chart, series: [{ name: '', points }] };
  show([chart]);
  const picture = screen.getByRole('img', { name: /the most is 31 at Software/ });
  expect(picture).toHaveTextContent('YearMentorsHospitals and Health Care19Software31');
  await expectAccessible();
});

test('a draft can be copied, and not be sent from here', async () => {
  show([PARTS.draft]);
  await user.click(screen.getByRole('button', { name: 'Copy draft' }));
  expect(await navigator.clipboard.readText()).toMatch(/^Subject: A student.*\n\nDear Maya,/);
  expect(screen.queryByRole('button', { name: /send/i })).not.toBeInTheDocument();
});

test('in a crisis there are numbers to call', () => {
  show([PARTS.crisis], () => {});
  const calls = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(calls).toEqual(['tel:988', 'tel:+15550100199']);
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('an estimate says for which year it holds, what it is not, and whom to talk to', async () => {
  const office = { label: 'Office of Financial Aid', detail: 'Hale Hall', phone: '+1 413 555 0142' };
  const text = 'Award year 2026-27, final tables. An estimate, not an offer.';
  show([notice({ reason: 'estimate', text, contacts: [office], retry: false })], () => {});
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Whom to turn to' })).toHaveTextContent('Office of Financial Aid');
  expect(screen.getByRole('link', { name: '+1 413 555 0142' })).toHaveAttribute('href', 'tel:+14135550142');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('what is refused comes with somebody to ask', () => {
  const office = { label: 'Office of Financial Aid', detail: 'Hale Hall', phone: '+1 413 555 0142' };
  show([notice({ reason: 'refused', text: 'I do not give tax advice.', contacts: [office], retry: false })]);
  expect(screen.getByText('I do not give tax advice.')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+14135550142');
});

test('a notice offers to try again if that may help, and where one may', async () => {
  const retry = vi.fn();
  show(
    [
      notice({ reason: 'toolFailed', text: 'The search failed.' }),
      notice({ reason: 'figureCut', retry: false }),
    ],
    retry,
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('who only reads is not offered to try again', () => {
  show([notice()]);
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});
