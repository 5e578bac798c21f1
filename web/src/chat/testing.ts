import type {
  Answer,
  Assistant,
  Conversation,
  ConversationCard,
  Criterion,
  Part,
  Sentence,
  Source,
  Turn,
} from './types';

// Sample data for tests: a conversation about mentors, with a part of every kind.

export const sentence = (text: string, ...sources: number[]): Sentence => ({
  runs: [{ text, strong: false }],
  sources,
});

export const paragraph = (...sentences: Sentence[]): Part => ({
  kind: 'text',
  style: 'paragraph',
  sentences,
});

export const item = (strong: string, text: string, ...sources: number[]): Part => ({
  kind: 'text',
  style: 'item',
  sentences: [
    {
      runs: [
        { text: strong, strong: true },
        { text, strong: false },
      ],
      sources,
    },
  ],
});

export const notice = (change: Partial<Extract<Part, { kind: 'notice' }>> = {}): Part => ({
  kind: 'notice',
  reason: 'interrupted',
  text: 'The answer ended before it was whole.',
  contacts: [],
  retry: true,
  ...change,
});

export const PARTS = {
  text: paragraph(sentence('I compared 2,648 people with your request.', 1), sentence('Two fit well.')),
  quote: { kind: 'text', style: 'quote', sentences: [sentence('Mentors answer within a week.', 2)] },
  people: {
    kind: 'people',
    cards: [
      {
        person: '120',
        name: 'Maya Chen',
        beside: 'MSc Economics ’14',
        below: 'Director of Climate Finance, Northwind Capital',
        reasons: ['Research to finance path', 'Monthly video call', 'Speaks Mandarin'],
        score: {
          value: 94,
          parts: [
            { label: 'Field', points: 38.5, of: 40, reason: 'Climate finance since 2019' },
            { label: 'Availability', points: 20, of: 20, reason: 'Two places left' },
          ],
        },
        sources: [1],
      },
      {
        person: 'unknown',
        name: 'Oliver Grant',
        beside: '',
        below: 'Head of Sustainable Investing, Harbor Trust',
        reasons: [],
        score: { value: 89, parts: [] },
        sources: [],
      },
    ],
  },
  table: {
    kind: 'table',
    title: 'Mentors by city',
    columns: [
      { label: 'City', numeric: false },
      { label: 'Mentors', numeric: true },
    ],
    rows: [
      [{ text: 'Boston', path: '/people?place=Boston' }, { text: '12' }],
      [{ text: '=HYPERLINK("x")', path: '//elsewhere.example' }, { text: '-3' }],
    ],
    sources: [3],
  },
  chart: {
    kind: 'chart',
    title: 'Mentors by year',
    form: 'bars',
    across: 'Year',
    up: 'Mentors',
    series: [
      {
        name: 'Asked',
        points: [
          { label: '2024', value: 30, text: '30 people' },
          { label: '2025', value: 42, text: '42 people' },
        ],
      },
      { name: 'Answered', points: [{ label: '2025', value: 31, text: '31 people' }] },
    ],
    sources: [3],
  },
  calculation: {
    kind: 'calculation',
    title: 'Student Aid Index',
    lines: [
      { label: 'Income', value: '$48,000', rule: 'Line 1 of the form', total: false },
      { label: 'Index', value: '$1,204', rule: '', total: true },
    ],
    note: 'An estimate, not an offer.',
    sources: [2],
  },
  draft: {
    kind: 'draft',
    title: 'Introduction',
    to: ['Maya Chen'],
    subject: 'A student who would like to talk to you',
    body: [
      { style: 'paragraph', sentences: [sentence('Dear Maya,')] },
      {
        style: 'paragraph',
        sentences: [sentence('Priya studies economics.', 1), sentence('Would you talk to her?')],
      },
    ],
  },
  notice: notice(),
  crisis: notice({
    reason: 'crisis',
    text: 'It sounds as if you are going through a lot. You do not have to do that alone.',
    contacts: [
      { label: 'Suicide and Crisis Lifeline', detail: 'Day and night', phone: '988' },
      { label: 'Counseling Center', detail: 'Hall 3, weekdays', phone: '+1 (555) 010-0199' },
      { label: 'A friend', detail: 'Whoever you trust' },
    ],
    retry: false,
  }),
} satisfies Record<string, Part>;

export const SOURCES: Source[] = [
  {
    number: 1,
    title: 'Alumni directory',
    detail: 'career history',
    origin: { kind: 'record', path: '/people/120' },
  },
  {
    number: 2,
    title: 'Mentoring handbook',
    detail: 'page iv',
    origin: {
      kind: 'passage',
      document: 'handbook',
      version: 2,
      page: 4,
      label: 'iv',
      heading: 'What mentors promise',
      quote: 'Mentors answer within a week, or say when they can.',
    },
  },
  { number: 3, title: 'Count of mentors', detail: '', origin: { kind: 'run', run: 0 } },
];

export function criterion(change: Partial<Criterion> = {}): Criterion {
  return {
    slot: 'place',
    label: 'Place',
    text: 'Boston',
    value: { kind: 'term' },
    excluded: false,
    need: 'must',
    weight: 3,
    ...change,
  };
}

/** An answer at its end, with words and people. */
export function answer(change: Partial<Answer> = {}): Answer {
  return {
    id: 'answer-1',
    turn: 'turn-1',
    number: 1,
    state: 'done',
    seq: 9,
    parts: [PARTS.text, PARTS.people],
    sources: SOURCES,
    criteria: [criterion()],
    runs: [
      {
        tool: 'find_people',
        about: 'Finds people by what has to be true of them',
        input: JSON.parse('{"place":"Boston","limit":3,"who":{"gave":true,"fields":["law","art"]}}'),
        facts: [{ label: 'People compared', value: '2,648' }],
      },
    ],
    suggestions: ['Why not Oliver Grant?'],
    step: null,
    phrasedBy: 'engine',
    feedback: null,
    createdAt: '2026-11-20T09:00:00Z',
    endedAt: '2026-11-20T09:00:01Z',
    ...change,
  };
}

/** An answer of which nothing is there yet. */
export const working = (change: Partial<Answer> = {}): Answer =>
  answer({
    state: 'working',
    seq: 0,
    parts: [],
    sources: [],
    criteria: [],
    runs: [],
    suggestions: [],
    ...change,
  });

export function turn(change: Partial<Turn> = {}): Turn {
  return {
    id: 'turn-1',
    parent: null,
    text: 'A climate finance mentor near Boston',
    createdAt: '2026-11-20T09:00:00Z',
    answers: [answer()],
    ...change,
  };
}

export function card(change: Partial<ConversationCard> = {}): ConversationCard {
  return {
    id: 'conversation-1',
    app: 'matchmaking',
    title: 'Climate finance mentors',
    createdAt: '2026-11-20T09:00:00Z',
    updatedAt: '2026-11-20T09:00:01Z',
    isShared: false,
    isMine: true,
    ownerName: 'Priya Raman',
    ...change,
  };
}

export function conversation(change: Partial<Conversation> = {}): Conversation {
  return { ...card(), turns: [turn()], leaf: 'turn-1', ...change };
}

export function assistant(change: Partial<Assistant> = {}): Assistant {
  return {
    app: 'matchmaking',
    title: 'Matchmaking Chat',
    placeholder: 'Describe who you need',
    greeting: 'Who are you looking for?',
    footnote: 'Check important details before you contact someone.',
    suggestions: ['A mentor in biotech near Boston', 'Four speakers for Health Week'],
    slots: [
      { slot: 'place', label: 'Place', hint: 'A city or a region' },
      { slot: 'field', label: 'Field', hint: 'What they studied' },
    ],
    isOn: true,
    tools: [{ name: 'find_people', about: 'Finds people', reads: ['people'] }],
    phrasedBy: 'engine',
    ...change,
  };
}
