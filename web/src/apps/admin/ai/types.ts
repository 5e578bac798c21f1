import type { Schemas } from '@/api/client';

export type Means = Schemas['Means'];
export type ProviderKind = Schemas['ProviderKind'];
export type ModelPrices = Schemas['ModelPrices'];
export type AiSettings = Schemas['AiSettings'];
export type ChangeAiSettings = Schemas['ChangeAiSettings'];
export type Trial = Schemas['Trial'];
export type UsageRow = Schemas['UsageRow'];
export type FeedbackReason = Schemas['FeedbackReason'];
export type Rating = Schemas['Rating'];
export type FeedbackEntry = Schemas['FeedbackEntry'];
