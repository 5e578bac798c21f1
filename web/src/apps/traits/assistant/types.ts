import type { Schemas } from '@/api/client';
import type { TraitSuggestion } from '../types';

/** A role, as somebody pastes it. */
export type Role = { title: string; description: string };

export type Piece = Schemas['ProposedPiece'];
export type ProposedTrait = Schemas['ProposedTrait'];

/** What somebody wants a trait to be about. */
export type ProposeTrait = Schemas['ProposeTrait'];

/** What became of a suggestion. */
export type Decision = { is: 'rejected' } | { is: 'accepted'; id: string; how: string };
export type Decisions = Record<string, Decision>;

/** A suggestion that is to be accepted, and how much it is to count. */
export type Wanted = { suggestion: TraitSuggestion; importance: number };
