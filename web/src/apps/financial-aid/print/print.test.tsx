import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { halfWorkedOut, renderInFamily } from '../testing';
import { traced } from '../trace/testing';
import type { PlanResult } from '../types';
import { OnPaper } from './OnPaper';
import { Summary } from './Summary';

const putOnPaper = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media === 'print',
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );

/** What base.css takes away on paper. */
const HIDDEN = 'header, nav, button, .no-print';

const shown = () =>
  [...document.querySelectorAll('h1, h2, dt, dd, td, th, p, a, input')]
    .filter((element) => !element.closest(HIDDEN))
    .map(({ textContent }) => textContent?.trim())
    .filter(Boolean);

const page = (
  <OnPaper>
    <h1>On the screen</h1>
    <nav>
      <a href="/people">People</a>
    </nav>
    <input aria-label="Family size" defaultValue="4" />
    <button type="button">Print</button>
  </OnPaper>
);

const TODAY = new Date(2026, 10, 17);

test('on the screen there is the page and no sheet', () => {
  renderInFamily(page, { worked: traced() });
  expect(screen.getByRole('heading', { name: 'On the screen' })).toBeInTheDocument();
  expect(screen.queryByText(/Printed on/)).not.toBeInTheDocument();
});

test('on paper there is the sheet alone, and what was typed is still there', () => {
  putOnPaper();
  renderInFamily(page, { worked: traced() });
  expect(shown()).not.toContain('On the screen');
  expect(shown()).not.toContain('People');
  expect(shown()[0]).toBe('Maren Castellow');
  expect(screen.getByRole('textbox', { name: 'Family size' })).toHaveValue('4');
});

test('the sheet says everything that has to be on it', () => {
  renderInFamily(<Summary today={TODAY} />, { worked: traced() });
  expect(shown()).toMatchInlineSnapshot(`
    [
      "Maren Castellow",
      "Financial aid estimate, award year 2026–27",
      "Estimate, not an offer.",
      "Student Aid Index",
      "3,541",
      "Pell Grant, full time and full year",
      "$3,855",
      "Calculated: the maximum less the index",
      "Formula",
      "Formula A",
      "Tables",
      "Final",
      "How the index comes about",
      "Parents",
      "Total income",
      "$72,000",
      "Parents",
      "Allowances",
      "$57,560",
      "Parents",
      "Available income",
      "$14,440",
      "Parents",
      "From assets",
      "$1,200",
      "Parents",
      "Adjusted income",
      "$15,640",
      "Parents",
      "Contribution",
      "$3,441",
      "Student",
      "Total income",
      "$6,000",
      "Student",
      "Allowances",
      "$12,229",
      "Student",
      "Available income",
      "−$6,229",
      "Student",
      "From income",
      "$0",
      "Student",
      "From assets",
      "$100",
      "Family",
      "Student Aid Index",
      "3,541",
      "Family",
      "Pell Grant",
      "$3,855",
      "What a year costs",
      "Northfield University",
      "Cost of attendance",
      "$47,300",
      "Pell Grant · Grant, not paid back",
      "$3,855",
      "Other grants · Grant, not paid back",
      "$18,000",
      "Supplemental grant · Grant, not paid back",
      "$0",
      "Net price",
      "$25,445",
      "Work-study · Work, is earned",
      "$2,400",
      "Subsidized loan · Loan, must be paid back",
      "$3,500",
      "Unsubsidized loan · Loan, must be paid back",
      "$2,000",
      "Still to pay",
      "$17,545",
      "Net price is the cost less grants and scholarships only.",
      "Pell Grant by term, Northfield University",
      "Fall 2026",
      "100% of full time",
      "$1,928",
      "549.987% of lifetime left",
      "Spring 2027",
      "100% of full time",
      "$1,927",
      "500% of lifetime left",
      "Estimate, not an offer. Only a school can make an offer. Printed on November 17, 2026.",
      "Engine aid-1 · tables final, version 41ab111111111111111111111111111111111111111111111111111111111111 · input 9f2c000000000000000000000000000000000000000000000000000000000000",
    ]
  `);
});

test('preliminary tables are named as such', () => {
  renderInFamily(<Summary today={TODAY} />, {
    worked: traced({ tables: 'preliminary', year: '2027-28', note: 'Pell amounts are those of 2026-27.' }),
  });
  expect(screen.getByText('Preliminary')).toBeInTheDocument();
  expect(screen.getByText('Pell amounts are those of 2026-27.')).toBeInTheDocument();
  expect(screen.getByText('Financial aid estimate, award year 2027–28')).toBeInTheDocument();
});

test('as long as something is missing the sheet has ranges', () => {
  renderInFamily(<Summary today={TODAY} />, { worked: halfWorkedOut() });
  expect(screen.getByText('2,109 to 6,441')).toBeInTheDocument();
  expect(
    screen.getByText(/^3 answers missing\. The index and the grant lie within these ranges/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('three schools stand side by side, more are counted', () => {
  const school = traced().schools[0] as PlanResult;
  const schools = ['North', 'South', 'East', 'West', ''].map((name) => ({ ...school, name }));
  renderInFamily(<Summary today={TODAY} />, { worked: traced({ schools }) });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '',
    'North',
    'South',
    'East',
  ]);
  expect(screen.getByText(/2 more schools not shown here/)).toBeInTheDocument();
  const price = screen.getByText('Net price', { selector: 'td' }).closest('tr') as HTMLElement;
  expect(within(price).getAllByText('$25,445')).toHaveLength(3);
});

test('before anything is worked out the sheet says so', () => {
  renderInFamily(<Summary today={TODAY} />, { worked: undefined });
  expect(screen.getByText('The figures are not worked out yet.')).toBeInTheDocument();
});
