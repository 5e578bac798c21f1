import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { DOCUMENT, openDocument as open, document as sample, version } from '../testing';
import { headingsOf, pageOfQuote, readNumber, windowOf } from './places';

vi.mock('@/identity/leave');

const title = () => screen.findByRole('heading', { level: 1, name: 'Pell Grants' });

test('a document is read page by page, with its headings, lists and tables', async () => {
  open('viewer');
  await title();
  expect(
    screen.getByText(/^Student Aid Handbook, Volume 7 · Financial aid · PDF · Version 2 · 2 pages\./),
  ).toBeInTheDocument();
  const sheet = within(screen.getByRole('article', { name: 'Pell Grants' }));
  expect(sheet.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Page 7-1',
    'How much it is',
    'Page 7-2',
    'Enrollment intensity',
  ]);
  expect(sheet.getAllByRole('listitem')).toHaveLength(2);
  expect(sheet.getByRole('cell', { name: '$1,849' })).toBeInTheDocument();
  const file = screen.getByRole('link', { name: 'Download the original' });
  expect(file).toHaveAttribute('href', `${DOCUMENT}/versions/2/file`);
  await expectAccessible();
});

describe('the address', () => {
  test('leads to a page', async () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    open('viewer', {}, '/library/doc-1?page=2');
    const heading = await screen.findByRole('heading', { name: 'Page 7-2' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(seen.mock.contexts).toEqual([document.getElementById('page-2')]);
  });

  test('leads to quoted words, however they are spaced, and marks them', async () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    open('viewer', {}, '/library/doc-1?page=1&quote=grant%20is%20%247%2C395%20%20a%20year%20and');
    await title();
    const mark = document.querySelector('mark');
    expect(mark?.textContent).toBe('grant is $7,395 a year\nand');
    expect(seen.mock.contexts).toEqual([mark]);
    expect(screen.getByRole('heading', { name: 'Page 7-1' })).toHaveFocus();
    await expectAccessible();
  });

  test('finds quoted words on another page than the one it names', async () => {
    open('viewer', {}, '/library/doc-1?page=1&quote=last%20day%20to%20drop');
    await title();
    expect(document.querySelector('mark')?.closest('#page-2')).not.toBeNull();
  });

  test('says when quoted words are not there, and when there is no such page', async () => {
    open('viewer', {}, '/library/doc-1?page=9&quote=free%20lunch');
    expect(await screen.findByText(/^These words do not stand in this version/)).toHaveTextContent(
      'free lunch',
    );
    expect(screen.getByText('This version has no page 9.')).toBeInTheDocument();
  });

  test('with nonsense in it is read as if that were not there', async () => {
    const { requests } = open('viewer', {}, '/library/doc-1?page=-1&version=x');
    await title();
    expect(new URL(requests[0]?.url ?? '').search).toBe('');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

test('the contents lead to each heading, by key', async () => {
  const { router } = open('viewer');
  const contents = within(await screen.findByRole('navigation', { name: 'Contents' }));
  contents.getByRole('link', { name: 'Enrollment intensity' }).focus();
  await user.keyboard('{Enter}');
  expect(addressOf(router)).toBe('/library/doc-1?page=2');
  expect(router.state.location.hash).toBe('#heading-2-0');
  expect(screen.getByRole('heading', { name: 'Enrollment intensity' })).toHaveFocus();
});

test('of a very long document the pages around the one wanted are shown, and lead to the others', async () => {
  const page = (number: number) => ({
    number,
    label: null,
    blocks: [{ kind: 'paragraph', text: `Text ${number}` }],
  });
  const { requests } = open(
    'viewer',
    {
      [`GET ${DOCUMENT}`]: ({ url }) => {
        const middle = Number(new URL(url).searchParams.get('page') ?? 1);
        const pages = [page(middle), page(middle + 1)];
        return Response.json(sample({ pages, versions: [version({ pages: 900 })] }));
      },
    },
    '/library/doc-1?page=451',
  );
  expect(await screen.findByRole('heading', { name: 'Page 451' })).toHaveFocus();
  expect(new URL(requests[0]?.url ?? '').search).toBe('?page=450');
  expect(screen.getByText(/900 pages/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Earlier pages, to page 449' })).toBeInTheDocument();
  const later = screen.getByRole('link', { name: 'Later pages, from page 452' });
  expect(later).toHaveAttribute('href', '/library/doc-1?page=452');
});

test('the page is printed', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  open('viewer');
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
});

test.each([
  ['/library/doc-1', 'It is not in the library', 'Search the library', '/library'],
  ['/library/doc-1?version=7', /has no version 7/, 'Read the version in force', '/library/doc-1'],
])('what is not there says what to do: %s', async (address, text, action, to) => {
  open('viewer', { [`GET ${DOCUMENT}`]: () => refusal('not_found', 'Not there.', 404) }, address);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', to);
  await expectAccessible();
});

test('a document that fails to load can be tried again', async () => {
  let isUp = false;
  open('viewer', {
    [`GET ${DOCUMENT}`]: () => (isUp ? Response.json(sample()) : refusal('overloaded', 'Busy.', 503)),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Busy.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await title();
});

test('places are read from a document and an address', () => {
  const { pages } = sample();
  expect(headingsOf(pages).map(({ id }) => id)).toEqual(['heading-1-0', 'heading-2-0']);
  expect(pageOfQuote(pages, '', 1)).toBeUndefined();
  expect(pageOfQuote(pages, 'No degree yet', 2)).toBe(1);
  expect([undefined, 1, 149, 150, 299, 300].map(windowOf)).toEqual([
    undefined,
    undefined,
    undefined,
    150,
    150,
    300,
  ]);
  expect(['7', '0', '-1', '1.5', 'x', '', null].map(readNumber)).toEqual([7, ...Array(6).fill(undefined)]);
});
