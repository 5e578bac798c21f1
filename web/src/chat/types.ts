import type { Schemas } from '@/api/client';

// Names for what the contract says of conversations.

export type Assistant = Schemas['AssistantView'];
export type Slot = Schemas['SlotView'];

export type ConversationCard = Schemas['ConversationCard'];
export type ConversationPage = Schemas['ConversationList'];
export type Conversation = Schemas['Conversation'];
export type Turn = Schemas['Turn'];
export type Answer = Schemas['Answer'];
export type Asked = Schemas['Asked'];

export type Part = Schemas['Part'];
type Kind<Name extends Part['kind']> = Extract<Part, { kind: Name }>;
export type PeoplePart = Kind<'people'>;
export type MatchesPart = Kind<'matches'>;
export type TablePart = Kind<'table'>;
export type ChartPart = Kind<'chart'>;
export type CalculationPart = Kind<'calculation'>;
export type DraftPart = Kind<'draft'>;
export type NoticePart = Kind<'notice'>;
export type DraftText = Schemas['Text'];
export type Sentence = Schemas['Sentence'];
export type PersonCard = Schemas['PersonCard'];
export type Score = Schemas['Score'];
export type FitCard = Schemas['FitCard'];
export type FitWay = Schemas['FitWay'];
export type FitPart = Schemas['FitPart'];
export type FitEvidence = Schemas['FitEvidence'];
export type FitConflict = Schemas['FitConflict'];
export type FitCapacity = Schemas['FitCapacity'];
export type TableCell = Schemas['Cell'];
export type Series = Schemas['Series'];
export type Point = Schemas['Point'];
export type Contact = Schemas['Contact'];

export type Source = Schemas['Source'];
export type Passage = Schemas['Passage'];
export type RunView = Schemas['RunView'];

export type Criterion = Schemas['Criterion'];
export type EditedCriterion = Schemas['EditedCriterion'];
export type Need = Schemas['Need'];

export type Feedback = Schemas['Feedback'];
export type FeedbackReason = Schemas['FeedbackReason'];
export type RateAnswer = Schemas['RateAnswer'];
