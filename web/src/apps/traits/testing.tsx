import type { Schemas } from '@/api/client';
import { dispatch } from '@/identity/session';
import { stubNetwork } from '@/testing/network';
import { signedIn } from '@/testing/people';
import { renderRoutes } from '@/testing/render';
import type { Department, TraitCard, TraitContent, TraitDetail } from './types';

export type Handlers = Parameters<typeof stubNetwork>[0];

export const traitCard = (change: Partial<TraitCard> = {}): TraitCard => ({
  id: 'initiative',
  name: 'Initiative',
  definition: 'Starts what needs doing without being asked.',
  state: 'active',
  version: 2,
  frameworks: ['nace:Career & Self-Development', 'onet:Initiative'],
  departmentCount: 3,
  updatedAt: '2026-01-06T09:00:00Z',
  updatedBy: 'Theo Lindqvist',
  deletedAt: null,
  ...change,
});

export const content = (change: Partial<TraitContent> = {}): TraitContent => ({
  name: 'Initiative',
  definition: 'Starts what needs doing without being asked.',
  why: 'Problems are met while they are small.',
  anchors: [
    'Waits until told what to do.',
    'Starts familiar tasks after a reminder.',
    'Starts the next task when one is done.',
    'Proposes a task nobody assigned and finishes it.',
    'Finds a problem nobody saw, and gets others to work on it.',
  ],
  questions: ['Tell me about something you started without being asked.'],
  confusedWith: [{ key: 'persistence', difference: 'Persistence goes on; initiative begins.' }],
  frameworks: { nace: ['Career & Self-Development'], onet: ['Initiative'], bigFive: [], own: [] },
  cues: ['self-starter'],
  evidence: { against: [], levels: [[], [], [], [], []] },
  ...change,
});

export const trait = (change: Partial<TraitDetail> = {}): TraitDetail => ({
  id: 'initiative',
  state: 'active',
  version: 2,
  content: content(),
  related: [{ id: 'persistence', name: 'Persistence' }],
  departments: [{ department: 'sales', name: 'Sales', importance: 4 }],
  findings: [],
  isStarter: true,
  createdAt: '2026-01-05T09:00:00Z',
  createdBy: 'Quadrangle',
  updatedAt: '2026-01-06T09:00:00Z',
  updatedBy: 'Theo Lindqvist',
  deletedAt: null,
  ...change,
});

export const department = (change: Partial<Department> = {}): Department => ({
  id: 'sales',
  name: 'Sales',
  about: 'Finds customers and keeps them.',
  parent: null,
  depth: 0,
  position: 0,
  updatedAt: '2026-01-06T09:00:00Z',
  updatedBy: 'Theo Lindqvist',
  ...change,
});

/** Opens a page of the traits as somebody. */
export function open(
  as: Schemas['Role'],
  routes: Parameters<typeof renderRoutes>[0],
  address: string,
  handlers: Handlers,
) {
  dispatch({ type: 'answered', state: signedIn(as) });
  const requests = stubNetwork(handlers);
  return { requests, router: renderRoutes(routes, address) };
}
