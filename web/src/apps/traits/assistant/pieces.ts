import type { TraitContent } from '../types';
import { EMPTY } from './empty';
import type { ProposedTrait } from './types';

/** A part of a proposal that is accepted, changed or rejected by itself. */
export type DraftPiece = {
  id: string;
  /** What it is, for who cannot see where it stands. */
  name: string;
  text: string;
  from: string | null;
  /** The longest text that can be kept; nothing if it is taken as it is or not at all. */
  longest: number | null;
};

export type PieceGroup = { title: string; pieces: DraftPiece[] };

/** What became of a piece, and what it says if somebody has changed it. */
export type PieceDecision = { is?: 'accepted' | 'rejected'; text?: string };
export type PieceDecisions = Record<string, PieceDecision>;

const PARAGRAPH = 1000;
const SENTENCE = 600;

const FRAMEWORKS = [
  { key: 'nace', name: 'NACE career readiness' },
  { key: 'onet', name: 'O*NET work styles' },
  { key: 'bigFive', name: 'Big Five' },
  { key: 'own', name: 'Own' },
] as const;

/** A proposal in its parts, in the order of a trait. */
export function groupsOf(proposed: ProposedTrait): PieceGroup[] {
  const { definition, why, anchors, questions, confusedWith, frameworks, nearest = [] } = proposed;
  const groups: PieceGroup[] = [
    {
      title: 'Definition',
      pieces: [{ id: 'definition', name: 'Definition', longest: PARAGRAPH, ...definition }],
    },
    { title: 'Why it matters', pieces: [{ id: 'why', name: 'Why it matters', longest: PARAGRAPH, ...why }] },
    {
      title: 'What is seen at each level',
      pieces: anchors.map((anchor, index) => ({
        id: `anchor-${index}`,
        name: `Level ${index + 1}`,
        longest: SENTENCE,
        ...anchor,
      })),
    },
    {
      title: 'Questions for an interview',
      pieces: questions.map((question, index) => ({
        id: `question-${index}`,
        name: `Question ${index + 1}`,
        longest: SENTENCE,
        ...question,
      })),
    },
    {
      title: 'Not to be confused with',
      pieces: confusedWith.map(({ key, name, difference }) => ({
        id: `confused-${key}`,
        name,
        text: difference,
        from: null,
        longest: SENTENCE,
      })),
    },
    {
      title: 'What others call it',
      pieces: FRAMEWORKS.map(({ key, name }) => ({
        id: `framework-${key}`,
        name,
        text: frameworks[key].join(', '),
        from: nearest.map((near) => near.name).join(', ') || null,
        longest: null,
      })),
    },
  ];
  const full = groups.map((group) => ({ ...group, pieces: group.pieces.filter(({ text }) => text) }));
  return full.filter(({ pieces }) => pieces.length > 0);
}

export const piecesOf = (proposed: ProposedTrait) => groupsOf(proposed).flatMap(({ pieces }) => pieces);

/** As if each piece had been accepted. */
export const everything = (proposed: ProposedTrait): PieceDecisions =>
  Object.fromEntries(piecesOf(proposed).map(({ id }) => [id, { is: 'accepted' }]));

/** The trait that was accepted so far. What was not is left empty. */
export function contentOf(proposed: ProposedTrait, decisions: PieceDecisions): TraitContent {
  const isAccepted = (id: string) => decisions[id]?.is === 'accepted';
  const said = (id: string, text: string) => (isAccepted(id) ? (decisions[id]?.text ?? text).trim() : '');
  const { anchors, questions, confusedWith, frameworks } = proposed;
  const valuesOf = (key: keyof typeof frameworks) => (isAccepted(`framework-${key}`) ? frameworks[key] : []);
  return {
    ...EMPTY,
    name: proposed.name,
    definition: said('definition', proposed.definition.text),
    why: said('why', proposed.why.text),
    anchors: EMPTY.anchors.map((_, index) => said(`anchor-${index}`, anchors[index]?.text ?? '')),
    questions: questions.map(({ text }, index) => said(`question-${index}`, text)).filter(Boolean),
    confusedWith: confusedWith
      .map(({ key, difference }) => ({ key, difference: said(`confused-${key}`, difference) }))
      .filter(({ key }) => isAccepted(`confused-${key}`)),
    frameworks: {
      nace: valuesOf('nace'),
      onet: valuesOf('onet'),
      bigFive: valuesOf('bigFive'),
      own: valuesOf('own'),
    },
  };
}
