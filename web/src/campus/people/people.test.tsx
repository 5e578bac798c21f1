import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, hold, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { foundPerson, peopleFound } from '../testing';
import { index, open } from './testing';

test('everybody is listed, and leads to their record', async () => {
  const { router, asked } = open();
  const link = await screen.findByRole('link', { name: 'Carmen Rivera' });
  expect(asked()).toEqual(['?limit=25']);
  expect(screen.getByText('1–1 of 1, by name')).toBeInTheDocument();
  expect(link).toHaveAttribute('data-step');
  await user.click(link);
  expect(addressOf(router)).toBe('/people/120');
});

test('what is typed is looked for after a pause, and is in the address', async () => {
  const { router, asked } = open();
  await screen.findByRole('link', { name: 'Carmen Rivera' });
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'teacher');
  await waitFor(() => expect(addressOf(router)).toBe('/people?q=teacher'));
  await waitFor(() => expect(asked()).toEqual(['?limit=25', '?q=teacher&limit=25']));
  expect(screen.getByRole('searchbox')).toHaveValue('teacher');
});

test('the address fills in the fields, and filters can be taken away one by one or all at once', async () => {
  const { router, asked } = open('/people?q=teacher&kind=alum&place=Boston&classFrom=1990&gave=true&page=2');
  expect(await screen.findByLabelText('Kind')).toHaveValue('alum');
  expect(screen.getByLabelText('Place')).toHaveValue('Boston');
  expect(screen.getByLabelText('Class from')).toHaveValue(1990);
  expect(screen.getByLabelText('Has given')).toHaveValue('true');
  expect(new URLSearchParams(asked()[0]).get('offset')).toBe('25');
  await user.click(screen.getByRole('button', { name: 'Remove filter: Alum' }));
  expect(addressOf(router)).toBe('/people?q=teacher&classFrom=1990&place=Boston&gave=true');
  expect(screen.getByLabelText('Kind')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(addressOf(router)).toBe('/people?q=teacher'));
  expect(screen.getByLabelText('Place')).toHaveValue('');
  expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
});

test('a filter takes effect and starts from the first page', async () => {
  const { router } = open('/people?page=4');
  await user.selectOptions(await screen.findByLabelText('Mentoring'), 'mentor');
  expect(addressOf(router)).toBe('/people?mentoring=mentor');
  await user.type(screen.getByLabelText('Class to'), '2001{Enter}');
  expect(addressOf(router)).toBe('/people?classTo=2001&mentoring=mentor');
});

test('how far is asked for once there is a place, and tells nothing before', async () => {
  const { router, asked } = open('/people?km=80');
  await screen.findByRole('link', { name: 'Carmen Rivera' });
  const km = screen.getByLabelText('Within km');
  expect(km).toHaveAttribute('readonly');
  expect(km).toHaveAccessibleDescription('Set a place first');
  expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
  expect(asked()).toEqual(['?limit=25']);
  await user.type(screen.getByLabelText('Place'), 'Boston{Enter}');
  expect(km).toHaveValue(80);
  await user.clear(km);
  await user.type(km, '60{Enter}');
  expect(addressOf(router)).toBe('/people?place=Boston&km=60');
  expect(screen.getByRole('button', { name: 'Remove filter: Within 60 km' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove filter: Near Boston' }));
  expect(km).toHaveAttribute('readonly');
  expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
});

test('changes in quick succession add up', async () => {
  const { router } = open();
  const [place, skill] = [await screen.findByLabelText('Place'), screen.getByLabelText('Skill')];
  fireEvent.change(place, { target: { value: 'Boston' } });
  fireEvent.change(skill, { target: { value: 'poetry' } });
  act(() => {
    fireEvent.blur(place);
    fireEvent.blur(skill);
  });
  await waitFor(() => expect(addressOf(router)).toBe('/people?place=Boston&skill=poetry'));
});

test('half of a year changes nothing, and is pointed out on leaving', async () => {
  const { router } = open('/people?classFrom=1990');
  const field = await screen.findByLabelText('Class from');
  await user.clear(field);
  await user.type(field, '19');
  await user.tab();
  expect(screen.getByText('From 1900 to 2100')).toBeInTheDocument();
  expect(field).toHaveValue(19);
  expect(addressOf(router)).toBe('/people?classFrom=1990');
  await user.type(field, '85{Enter}');
  expect(addressOf(router)).toBe('/people?classFrom=1985');
  expect(screen.queryByText('From 1900 to 2100')).not.toBeInTheDocument();
});

function firstResult(): HTMLElement {
  const item = screen.getByRole('link', { name: 'Carmen Rivera' }).closest('li');
  if (!item) throw new Error('a result is an item of a list');
  return item;
}

test.each([
  ['', 'Boston, Massachusetts', ['Boston, Massachusetts']],
  ['Classroom teacher', '', ['Classroom teacher']],
  ['', '', []],
])('of "%s" and "%s" what is known is shown, and no line for nothing', async (headline, place, lines) => {
  const person = foundPerson({ classYear: null, headline, place });
  open('/people', { 'GET /api/people': () => answer<'PeopleFound'>(peopleFound([person])) });
  await screen.findByRole('link', { name: 'Carmen Rivera' });
  const texts = [...firstResult().querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['Carmen RiveraAlum', ...lines]);
});

test('one goes through the pages', async () => {
  const { router } = open('/people?kind=alum', {
    'GET /api/people': () => answer<'PeopleFound'>(peopleFound([foundPerson()], { total: 60 })),
  });
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(addressOf(router)).toBe('/people?kind=alum&page=2');
  expect(await screen.findByText('Page 2 of 3')).toBeInTheDocument();
});

test('nobody like that, and what to do about it', async () => {
  open('/people?q=zzz', { 'GET /api/people': () => answer<'PeopleFound'>(peopleFound([])) });
  expect(await screen.findByText('Nobody like that')).toBeInTheDocument();
});

test.each([
  ['viewer', /^An admin can make a campus\. As soon/, 0],
  ['contributor', /^An admin can make a campus\. Then you can import people/, 1],
  ['admin', /^Make a campus/, 1],
] as const)('a campus without people says so to a %s', async (role, text, links) => {
  const nobody = peopleFound([], { mode: 'building', note: 'The index is being made.' });
  open(
    '/people',
    {
      'GET /api/people': () => answer<'PeopleFound'>(nobody),
      'GET /api/people/index': index({ readiness: 'empty' }),
    },
    role,
  );
  const title = await screen.findByText('Nobody is here yet');
  expect(title.nextElementSibling).toHaveTextContent(text);
  const ways = screen.queryAllByRole('link', { name: 'Campus data' });
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(Array(links).fill('/admin/data'));
  await waitFor(() => expect(screen.queryByText('The index is being made.')).not.toBeInTheDocument());
});

test('a failure says why, and Retry tries again', async () => {
  let isWell = false;
  open('/people', {
    'GET /api/people': () =>
      isWell
        ? answer<'PeopleFound'>(peopleFound([foundPerson()]))
        : refusal('database_unavailable', 'The database cannot be reached.', 503),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The database cannot be reached.');
  isWell = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Carmen Rivera' })).toBeInTheDocument();
});

test('the people before stay while the next are on their way', async () => {
  const { held, release } = hold<Response>();
  open('/people', {
    'GET /api/people': ({ url }) =>
      url.includes('kind=staff') ? held : answer<'PeopleFound'>(peopleFound([foundPerson()])),
  });
  await user.selectOptions(await screen.findByLabelText('Kind'), 'staff');
  const found = screen.getByRole('region', { name: 'People found' });
  await waitFor(() => expect(found).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByRole('link', { name: 'Carmen Rivera' })).toBeInTheDocument();
  release(answer<'PeopleFound'>(peopleFound([foundPerson({ id: 1, name: 'Rowan Mizrahi' })])));
  expect(await screen.findByRole('link', { name: 'Rowan Mizrahi' })).toBeInTheDocument();
  expect(found).toHaveAttribute('aria-busy', 'false');
});
