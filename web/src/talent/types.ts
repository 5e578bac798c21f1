import type { Schemas } from '@/api/client';

export type TextSpan = Schemas['TextSpan'];
export type EvidenceState = Schemas['EvidenceState'];
export type EvidenceKind = Schemas['EvidenceKind'];
export type FlagKind = Schemas['FlagKind'];
