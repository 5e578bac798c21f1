import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, hold, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { personRecord, student } from '../testing';
import { open } from './testing';

const tab = (name: RegExp | string) => screen.findByRole('tab', { name });

test('the head says who somebody is, and leads to their family', async () => {
  const { router } = open('/people/120', {
    'GET /api/people/121': () => answer<'PersonRecord'>(personRecord({ id: 121, name: 'Zhiwei Rivera' })),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Carmen Rivera' })).toBeInTheDocument();
  expect(document.title).toMatch(/^Carmen Rivera/);
  for (const text of ['Alum', 'Class of 2015', 'she/her', 'formerly Soto', 'Synthetic record']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByText('Boston, Massachusetts, United States')).toBeInTheDocument();
  expect(screen.getByText('Parent: Ana Soto')).toBeInTheDocument();
  expect(screen.getAllByText('Zhiwei Rivera'), 'spouse and household are one').toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Zhiwei Rivera' }));
  expect(addressOf(router)).toBe('/people/121');
  expect(await screen.findByRole('heading', { level: 1, name: 'Zhiwei Rivera' })).toBeInTheDocument();
});

test.each([
  [{ city: '', region: '', country: '' }, undefined],
  [{ city: '', region: '', country: 'Germany' }, 'Germany'],
  [{ city: 'Köln', region: '', country: 'Germany' }, 'Köln, Germany'],
])('of a place, what is known is shown: %o', async (known, shown) => {
  const record = personRecord();
  const identity = { ...record.identity, headline: '', place: { ...record.identity.place, ...known } };
  open('/people/120', { 'GET /api/people/120': () => answer<'PersonRecord'>({ ...record, identity }) });
  await screen.findByRole('heading', { level: 1, name: 'Carmen Rivera' });
  expect(document.querySelector('.tabler-icon-map-pin')?.parentElement?.textContent).toBe(shown);
  expect(document.querySelectorAll('span:empty'), 'nothing keeps a place for nothing').toHaveLength(0);
});

test('while it loads there is a place for it', async () => {
  const { held, release } = hold<Response>();
  open('/people/120', { 'GET /api/people/120': () => held });
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  release(answer<'PersonRecord'>(personRecord()));
  expect(await tab('Overview')).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
});

test('contact details are shown, withheld with the reason, or not known', async () => {
  open();
  const contact = within(await screen.findByRole('region', { name: 'Contact' }));
  expect(contact.getByRole('link', { name: 'carmen@fastpost.example' })).toHaveAttribute(
    'href',
    'mailto:carmen@fastpost.example',
  );
  expect(contact.getByText('Withheld')).toBeInTheDocument();
  expect(contact.getByText(/No consent for phone\./)).toBeInTheDocument();
  expect(contact.getByText('Not known')).toBeInTheDocument();
  await user.click(contact.getByRole('link', { name: 'See consent' }));
  expect(await tab(/^Consent/)).toHaveAttribute('aria-selected', 'true');
});

test('the tab is in the address, and the arrows go from one to the next', async () => {
  const { router } = open('/people/120?tab=giving');
  const giving = await tab('Giving 2');
  expect(giving).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('tab', { name: /Notes/ }), 'there are none').not.toBeInTheDocument();
  giving.focus();
  await user.keyboard('{ArrowRight}');
  expect(addressOf(router)).toBe('/people/120?tab=engagement');
  expect(await tab('Engagement 4')).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Engagement 4' })).toHaveTextContent('reunion committee');
  await user.keyboard('{End}');
  expect(addressOf(router)).toBe('/people/120?tab=consent');
  await user.keyboard('{ArrowRight}');
  expect(addressOf(router)).toBe('/people/120');
  expect(await tab('Overview')).toHaveFocus();
});

test('an area that is not there is the overview', async () => {
  open('/people/120?tab=letters');
  expect(await tab('Overview')).toHaveAttribute('aria-selected', 'true');
});

test('giving is added up, drawn by year, and told in a table', async () => {
  open('/people/120?tab=giving');
  expect(await screen.findByText('$300.50')).toBeInTheDocument();
  const chart = screen.getByRole('img', { name: /given from 2021 to 2024, the most in 2024: \$250/ });
  expect(chart.children).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const rows = within(screen.getByRole('table', { name: 'Given by year' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['YearAmountGifts', '2024$2501', '2021$50.501']);
  expect(within(screen.getByRole('table', { name: 'Gifts' })).getAllByRole('row')).toHaveLength(3);
});

test('study shows terms with courses, grades and averages, and what is held', async () => {
  open('/people/120?tab=study', {
    'GET /api/people/120': () => answer<'PersonRecord'>(personRecord({ student })),
  });
  const spring = within(await screen.findByRole('region', { name: 'Spring 2026' }));
  expect(spring.getByText('GPA 3.10, 8 credits earned')).toBeInTheDocument();
  expect(spring.getByRole('row', { name: /Microeconomics.*F.*41%/ })).toBeInTheDocument();
  const fall = within(screen.getByRole('region', { name: 'Fall 2026' }));
  expect(fall.getByText('No grades yet')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Holds' })).getByText(/Bursar hold/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Rowan Mizrahi' })).toHaveAttribute('href', '/people/3');
  expect(screen.queryByText(/The register says/)).not.toBeInTheDocument();
});

test('an average that its grades do not give is pointed out', async () => {
  const torn = { ...student, computedGpaHundredths: 305, gpaAgrees: false };
  open('/people/120?tab=study', {
    'GET /api/people/120': () => answer<'PersonRecord'>(personRecord({ student: torn })),
  });
  expect(
    await screen.findByText(/The register says 3\.10; the grades below give 3\.05\./),
  ).toBeInTheDocument();
});

test('on paper every area is there, and no tab', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media === 'print',
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
  open();
  expect(await screen.findByRole('table', { name: 'Gifts' })).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Consent' })).toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

test('a failure says why, and Retry tries again', async () => {
  let isWell = false;
  open('/people/120', {
    'GET /api/people/120': () =>
      isWell
        ? answer<'PersonRecord'>(personRecord())
        : refusal('database_unavailable', 'The database cannot be reached.', 503),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The database cannot be reached.');
  isWell = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Carmen Rivera' })).toBeInTheDocument();
});

test.each(['/people/9', '/people/nobody', '/people/99999999999'])(
  '%s is nobody, and leads on',
  async (address) => {
    const { router } = open(address, {
      'GET /api/people/9': () => refusal('not_found', 'There is no such person on the campus.', 404),
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no such person' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Search people' }));
    await waitFor(() => expect(addressOf(router)).toBe('/people'));
  },
);

test('who has gone is not shown any more', async () => {
  let isGone = false;
  const { router } = open('/people/120', {
    'GET /api/people/120': () =>
      isGone
        ? refusal('not_found', 'There is no such person on the campus.', 404)
        : answer<'PersonRecord'>(personRecord()),
  });
  await tab('Overview');
  await act(() => router.navigate('/people'));
  isGone = true;
  await act(() => router.navigate(-1));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'There is no such person' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});
