import { useQuery } from '@tanstack/react-query';
import { configure, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { findPressed, pageShortcuts } from '@/ui/shortcuts';
import { familyQuery } from '../api';
import { ASKED, form } from '../interview/form.fixture';
import { type Handlers, open, family as wholeFamily, workedOut } from '../testing';
import type { Family } from '../types';
import { FamilyView } from './FamilyView';

export const FAMILY = '/api/financial-aid/families/castellow';
export const ADDRESS = '/financial-aid/families/castellow';

export const YEARS = {
  years: (['2024-25', '2025-26', '2026-27', '2027-28'] as const).map((year) => ({
    year,
    tables: year === '2027-28' ? 'preliminary' : 'final',
    note: '',
    incomeYear: Number(year.slice(0, 4)) - 2,
    pellMost: 7395,
    pellLeast: 740,
    pellCeiling: 14_790,
    source: 'appropriations',
  })),
  engine: '1.0.0',
  tableVersion: '41ab',
};

/** What is saved gets a new revision. */
const saved = async (request: Request) => {
  const { name, worksheet, seen } = (await request.json()) as {
    name: string;
    worksheet: Family['worksheet'];
    seen: number;
  };
  return Response.json(wholeFamily({ name, worksheet, revision: seen + 1 }));
};

export const ANSWERS: Handlers = {
  [`GET ${FAMILY}`]: () => Response.json(wholeFamily()),
  [`PUT ${FAMILY}`]: saved,
  'POST /api/financial-aid/estimates': () => Response.json(workedOut()),
  'POST /api/financial-aid/form/asked': () => Response.json({ fields: ASKED }),
  'GET /api/financial-aid/form': () => Response.json(form()),
  'GET /api/financial-aid/years': () => Response.json(YEARS),
};

/** The page without the tabs, which have tests of their own. */
function Page({ tab }: { tab: ReactNode }) {
  const { data } = useQuery(familyQuery('castellow'));
  return data && <FamilyView family={data}>{tab}</FamilyView>;
}

/** Opens a family, with the keys that the shell listens to. */
export function openFamily(handlers: Handlers = {}, tab: ReactNode = null) {
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = !document.querySelector('dialog[open]') && findPressed(pageShortcuts(), event);
    if (!pressed) return;
    event.preventDefault();
    pressed.run();
  };
  document.addEventListener('keydown', onKeyDown);
  // The page is large: to ask of each element whether it can be seen would take most of the time.
  configure({ defaultHidden: true });
  onTestFinished(() => {
    configure({ defaultHidden: false });
    document.removeEventListener('keydown', onKeyDown);
  });
  const routes = [
    { path: ADDRESS, element: <Page tab={tab} /> },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  return open(routes, ADDRESS, { ...ANSWERS, ...handlers });
}

export const step = (name: RegExp) => screen.findByRole('button', { name });

/** Replaces what a field says, in one go. */
export async function write(label: string | RegExp, text: string) {
  const field = await screen.findByLabelText(label);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  return field;
}
