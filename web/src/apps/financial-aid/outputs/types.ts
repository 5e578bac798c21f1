import type { Schemas } from '@/api/client';

export type Format = 'pdf' | 'csv' | 'json' | 'ics';
export type Replayed = Schemas['AidReplayed'];
export type Task = Schemas['AidTask'];
export type Appeal = Schemas['AidAppeal'];
export type Circumstance = Schemas['AidCircumstance'];
export type CircumstanceKind = Schemas['AidCircumstanceKind'];
export type Effect = Schemas['AidEffect'];
