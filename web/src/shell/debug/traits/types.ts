import type { Schemas } from '@/api/client';

// What the debug pages are told.

export type TraitScore = Schemas['TraitScore'];
export type Evidence = Schemas['TraitEvidenceSpan'];
export type Channel = Schemas['DebugChannel'];
export type RawSuggestions = Schemas['DebugRoleSuggest'];
export type Ranked = Schemas['DebugRank'];
export type CleanSuggestions = Schemas['DebugCleanRoleSuggest'];
export type TestedTraits = Schemas['DebugTraitTest'];
export type DemoPerson = Schemas['DebugPerson'];
export type DemoTraits = Schemas['DebugTraitDemo'];
