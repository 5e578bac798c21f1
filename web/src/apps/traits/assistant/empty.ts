import type { TraitContent } from '../types';

/** A trait that says nothing yet. */
export const EMPTY: TraitContent = {
  name: '',
  definition: '',
  why: '',
  anchors: ['', '', '', '', ''],
  questions: [],
  confusedWith: [],
  frameworks: { nace: [], onet: [], bigFive: [], own: [] },
  cues: [],
  evidence: { against: [], levels: [[], [], [], [], []] },
};
