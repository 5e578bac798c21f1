import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
// A tab is loaded when it is opened; this one is there at once.
import '../ask/Ask';
import { Families } from '../families/Families';
import { familyCard, halfWorkedOut, open } from '../testing';
import { FamilyPage } from './FamilyPage';
import { ADDRESS, ANSWERS, FAMILY, write } from './testing';

vi.mock('@/identity/leave');

const openPage = (handlers: typeof ANSWERS = {}, address = ADDRESS) =>
  open([{ path: '/financial-aid/families/:id/:tab?', element: <FamilyPage /> }], address, {
    ...ANSWERS,
    ...handlers,
  });

test('each tab has an address, and one that is not there leads to the first', async () => {
  const { router } = openPage();
  await user.click(await screen.findByRole('tab', { name: 'Letter' }));
  expect(addressOf(router)).toBe(`${ADDRESS}/letter`);
  expect(screen.getByRole('tab', { name: 'Letter' })).toHaveAttribute('aria-selected', 'true');
  const other = openPage({}, `${ADDRESS}/wealth`);
  await waitFor(() => expect(addressOf(other.router)).toBe(ADDRESS));
});

test('a family that is not there says so', async () => {
  openPage({ [`GET ${FAMILY}`]: () => refusal('not_found', 'There is no such family.', 404) });
  expect(await screen.findByText('There is no such family')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to your families' })).toHaveAttribute(
    'href',
    '/financial-aid',
  );
});

test('a family that does not come can be asked for again', async () => {
  let isUp = false;
  const { made } = openPage({
    [`GET ${FAMILY}`]: () => refusal(isUp ? 'not_found' : 'overloaded', 'Too much.', isUp ? 404 : 503),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('There is no such family')).toBeInTheDocument();
  expect(made(`GET ${FAMILY}`)).toHaveLength(2);
});

const CHAT: typeof ANSWERS = {
  'GET /api/chat/financial-aid': () =>
    answer<'AssistantView'>({
      app: 'financial-aid',
      title: 'Virtual Financial Aid Officer',
      greeting: 'What would you like to know?',
      placeholder: '',
      footnote: '',
      suggestions: [],
      slots: [],
      tools: [],
      isOn: true,
      phrasedBy: 'engine',
    }),
  'GET /api/conversations': () => answer<'ConversationList'>({ conversations: [] }),
};

test('beside the conversation it is said once that nothing is an offer', async () => {
  openPage(CHAT, `${ADDRESS}/ask`);
  expect(await screen.findByText('What would you like to know?')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Result')).toHaveTextContent('3,541'));
  expect(screen.getAllByText(/not an offer/i)).toHaveLength(1);
  expect(screen.getByText('Award year 2026–27')).toBeInTheDocument();
  expect(screen.getByText('Final tables')).toBeInTheDocument();
  expect(screen.getByLabelText('Talk to a person')).toBeInTheDocument();
});

const openFromList = async (card: Partial<ReturnType<typeof familyCard>>) => {
  const routes = [
    { path: '/financial-aid', element: <Families /> },
    { path: '/financial-aid/families/:id/:tab?', element: <FamilyPage /> },
  ];
  open(routes, '/financial-aid', {
    ...ANSWERS,
    'GET /api/financial-aid/families': () => Response.json({ families: [familyCard(card)] }),
    'GET /api/financial-aid/samples': () => Response.json({ samples: [] }),
    'POST /api/financial-aid/estimates': () => Response.json(halfWorkedOut()),
  });
  await user.click(await screen.findByText('Maren Castellow'));
  const results = await screen.findByLabelText('Result');
  await waitFor(() => expect(results).toHaveTextContent('2,109 to 6,441'));
  return results;
};

const KNOWN = 'FormulaADependent student: the parents count too. 3 answers missing.';

test('a formula that the list knows is named before there is a result', async () => {
  const results = await openFromList({ missing: 3 });
  expect(results).toHaveTextContent(KNOWN);
  expect(results).toHaveTextContent('Formula A. Dependent student: the parents count too.');
});

test('one that may be another by now is not', async () => {
  const results = await openFromList({ missing: 3 });
  await write('Family name', 'The Castellows');
  expect(results, 'a name decides nothing').toHaveTextContent(KNOWN);
  fireEvent.change(screen.getByLabelText('Award year'), { target: { value: '2025-26' } });
  expect(results).toHaveTextContent('Formula3 answers missing');
});

test.each([
  ['does not know', { formula: null }],
  ['knew of an older version', { updatedAt: '2026-01-05T09:00:00Z' }],
])('nor one that the list %s', async (_, card) => {
  expect(await openFromList(card)).toHaveTextContent('Formula3 answers missing');
});
