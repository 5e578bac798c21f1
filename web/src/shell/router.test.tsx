import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '@/api/client';
import { peopleFound } from '@/campus/testing';
import { assistant } from '@/chat/testing';
import { takeRequestedRoute } from '@/identity/requestedRoute';
import { ROLES } from '@/identity/roles';
import { dispatch } from '@/identity/session';
import { answer, refusal, stubNetwork } from '@/testing/network';
import { signInOptions } from '@/testing/options';
import { signedIn, signedOut } from '@/testing/people';
import { addressOf, renderRoutes } from '@/testing/render';
import { knowsPath, routes } from './router';

const SLUGS: Schemas['AppSlug'][] = [
  'matchmaking',
  'graduway',
  'student-success',
  'financial-aid',
  'virtual-fundraising-officer',
  'outlook-inbox',
  'donor-motivation-mapper',
  'role-matching',
  'talent-network',
  'employer-talent-network',
  'traits',
];

const card = (slug: Schemas['AppSlug']): Schemas['AppCard'] => ({
  slug,
  title: `The app ${slug}`,
  path: `/${slug}`,
  area: 'talent',
  summary: 'In one line.',
  does: ['Something.'],
  status: 'planned',
  minRole: 'viewer',
  figure: null,
});

/** Every guarded address of the specification but `/admin`, and the heading of its page. */
const GUARDED: [string, string, RegExp][] = [
  ['A-15', '/', /^Good (morning|afternoon|evening), /],
  ['A-16', '/matchmaking', /^Matchmaking Chat$/],
  ['A-17', '/graduway', /^Alumni Platform AI$/],
  ['A-18', '/student-success', /The app student-success/],
  ['A-19', '/financial-aid', /^Virtual Financial Aid Officer$/],
  ['A-20', '/virtual-fundraising-officer', /The app virtual-fundraising-officer/],
  ['A-21', '/outlook-inbox', /The app outlook-inbox/],
  ['A-22', '/donor-motivation-mapper', /The app donor-motivation-mapper/],
  ['A-23', '/role-matching', /^Role-to-Candidate Matching$/],
  ['A-24', '/talent-network', /^Talent Network$/],
  ['A-25', '/employer-talent-network', /The app employer-talent-network/],
  ['A-26', '/employer-talent-network/icp', /^Ideal candidate profiles/],
  ['A-27', '/employer-talent-network/icp/new', /^New ideal candidate profile/],
  ['A-28', '/employer-talent-network/icp/7/edit', /^Edit ideal candidate profile/],
  ['A-29', '/employer-talent-network/icp/7/chat-interview', /^Chat interview/],
  ['A-30', '/interview/candidate/1/icp/2/persona/3', /^Interview session/],
  ['A-31', '/traits', /^Traits$/],
  ['A-32', '/traits/new', /^New trait/],
  ['A-33', '/traits/7/edit', /^Edit trait/],
  ['A-34', '/traits/departments', /^Traits by department/],
  ['A-35', '/traits/ai', /^AI-assisted traits/],
  ['A-36', '/employer-talent-network/traits', /^Traits$/],
  ['A-37', '/employer-talent-network/traits/new', /^New trait/],
  ['A-38', '/employer-talent-network/traits/7/edit', /^Edit trait/],
  ['A-40', '/admin/users', /^User Administration/],
  ['Campus', '/people', /^People$/],
  ['Campus', '/people/7', /^There is no such person$/],
];

const FLAGS = { debugPages: true, demo: false };
const open = (address: string, flags = FLAGS) => renderRoutes(routes(flags), address);
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

/** A library without traits: what its pages say then is tested beside them. */
const TRAITS = {
  'GET /api/traits': () => answer<'TraitList'>({ traits: [], total: 0 }),
  'GET /api/traits/drafts': () => answer<'TraitDraftList'>({ drafts: [] }),
  'GET /api/traits/frameworks': () => answer<'FrameworkList'>({ frameworks: [] }),
  'GET /api/traits/new/draft': () => answer<'FoundTraitDraft'>({ draft: null }),
  'GET /api/traits/7': () => refusal('not_found', 'There is no such trait.', 404),
  'GET /api/traits/7/draft': () => answer<'FoundTraitDraft'>({ draft: null }),
  'GET /api/departments': () => answer<'DepartmentList'>({ departments: [] }),
  'GET /api/departments/matrix': () => answer<'DepartmentMatrix'>({ departments: [], rows: [], total: 0 }),
};

const MEANING = { done: 0, of: 0 };

/** Nobody can be ranked, and no role is there. */
const TALENT = {
  'GET /api/role-matching/roles': () => answer<'TalentRoleListing'>({ roles: [] }),
  'GET /api/role-matching/pool': () =>
    answer<'TalentPool'>({ revision: 'pool-0', size: 0, campus: 0, uploaded: 0, meaning: MEANING }),
  'GET /api/talent-network/summary': () =>
    answer<'NetworkSummary'>({
      size: 0,
      campus: 0,
      uploaded: 0,
      evidenced: 0,
      consented: 0,
      placed: 0,
      stale: 0,
      evidencedPercent: 0,
      consentedPercent: 0,
      placedPercent: 0,
      consents: [],
      openRoles: 0,
      poolRevision: 'pool-0',
      meaning: MEANING,
    }),
  'POST /api/talent-network/directory': () =>
    answer<'NetworkDirectory'>({
      total: 0,
      poolSize: 0,
      poolRevision: 'pool-0',
      meaning: MEANING,
      rows: [],
      facets: { departments: [], skills: [], places: [] },
    }),
};

function become(state: Schemas['SessionState']) {
  stubNetwork({
    'GET /api/session': () => answer<'SessionState'>(state),
    'GET /api/sign-in': () => answer<'SignInOptions'>(signInOptions()),
    'GET /api/apps': () => answer<'AppList'>({ apps: SLUGS.map(card) }),
    'GET /api/people': () => answer<'PeopleFound'>(peopleFound([])),
    'GET /api/people/7': () => refusal('not_found', 'There is no such person on the campus.', 404),
    ...TRAITS,
    ...TALENT,
    'GET /api/chat/matchmaking': () => Response.json(assistant()),
    'GET /api/graduway/segments': () => Response.json({ segments: [] }),
    'GET /api/financial-aid/families': () => answer<'AidFamilyList'>({ families: [] }),
    'GET /api/financial-aid/samples': () => Response.json({ samples: [] }),
    'GET /api/debug/trait-demo': () => answer<'DebugTraitDemo'>({ traits: [], people: [] }),
    'GET /api/admin/users': () => answer<'UserList'>({ users: [], total: 0 }),
  });
  dispatch({ type: 'answered', state });
}

beforeEach(() => become(signedOut()));

describe('guarded addresses', () => {
  test.each(GUARDED)('%s A-92: %s is there for a viewer', async (_, address, name) => {
    become(signedIn('viewer'));
    const router = open(address);
    // A page that waits has the same heading, and makes room at any time.
    await heading(name);
    expect(addressOf(router)).toBe(address);
  });

  test.each(GUARDED)('%s A-47: %s sends nobody to /login and is remembered', async (_, address) => {
    const router = open(address);
    await waitFor(() => expect(addressOf(router)).toBe('/login'));
    expect(takeRequestedRoute(knowsPath(routes(FLAGS)))).toBe(address);
  });

  test.each(ROLES)('A-39 A-94: /admin as %s', async (role) => {
    become(signedIn(role));
    const router = open('/admin');
    expect(await heading(role === 'admin' ? 'User Administration' : 'Access Denied')).toBeInTheDocument();
    expect(addressOf(router)).toBe(role === 'admin' ? '/admin' : '/unauthorized');
  });
});

describe('public addresses', () => {
  const pages = [
    ['A-07', '/terms', 'Terms of Service'],
    ['A-08', '/privacy', 'Privacy Policy'],
    ['A-09', '/help', 'Help & Support'],
    ['A-10', '/unauthorized', 'Access Denied'],
  ];

  test.each(pages)('%s A-11: %s is there for nobody and for everybody', async (_, address, name) => {
    open(address);
    expect(await heading(name)).toBeInTheDocument();
  });

  test.each(pages)('%s A-11: %s is there for who is signed in', async (_, address, name) => {
    become(signedIn('viewer'));
    const router = open(address);
    expect(await heading(name)).toBeInTheDocument();
    expect(addressOf(router)).toBe(address);
  });
});

describe('redirects', () => {
  test('A-42: /career-services is /talent-network, also by way of the login screen', async () => {
    const router = open('/career-services');
    await waitFor(() => expect(addressOf(router)).toBe('/login'));
    expect(takeRequestedRoute(() => true)).toBe('/talent-network');
  });

  test('A-43: an unknown path leads home', async () => {
    become(signedIn('viewer'));
    const router = open('/no/such/page');
    await waitFor(() => expect(addressOf(router)).toBe('/'));
  });

  test('A-44: an unknown path leads nobody to /login, and is not remembered', async () => {
    const router = open('/no/such/page');
    await waitFor(() => expect(addressOf(router)).toBe('/login'));
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('debug pages', () => {
  const pages = ['', '/minimal', '/role-suggest', '/clean-role-suggest', '/trait-test', '/trait-demo', '/ui'];

  test.each(pages)('A-13 A-14: /debug%s is there without a sign-in', async (page) => {
    const router = open(`/debug${page}`);
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(addressOf(router)).toBe(`/debug${page}`);
  });

  test.each(pages)('A-13: /debug%s is an unknown path when they are off', async (page) => {
    const router = open(`/debug${page}`, { debugPages: false, demo: false });
    await waitFor(() => expect(addressOf(router)).toBe('/login'));
    expect(sessionStorage).toHaveLength(0);
  });

  test('A-12 A-14: /debug shows the visitor’s own state, and no token', async () => {
    become(signedIn('viewer'));
    open('/debug?x=1');
    await heading('Debug');
    for (const name of ['path', 'isAuthenticated', 'isLoading', 'user', 'time']) {
      expect(screen.getByText(name)).toBeInTheDocument();
    }
    expect(screen.getByText('/debug?x=1')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('csrf-of-the-test');
  });
});

test('A-48: one is never sent back to the way in, nor to an unknown path', () => {
  const knows = knowsPath(routes(FLAGS));
  expect(['/login', '/login/reset', '/nothing', '/admin/nothing'].filter(knows)).toEqual([]);
});
