import type { Schemas } from '@/api/client';

export type Round = Schemas['Round'];
export type RoundCard = Schemas['RoundCard'];
export type RoundVersion = Schemas['RoundVersion'];
export type RoundPlan = Schemas['RoundPlan'];
export type RoundGroup = Schemas['RoundGroup'];
export type RoundFilter = Schemas['RoundFilter'];
export type RoundRequirements = Schemas['RoundRequirements'];
export type RoundPreferences = Schemas['RoundPreferences'];
export type RoundProposing = Schemas['RoundProposing'];
export type RoundAim = Schemas['RoundAim'];
export type RoundSide = Schemas['RoundSide'];
export type RoundMethod = Schemas['RoundMethod'];
export type PersonKind = Schemas['PersonKind'];
export type Seniority = Schemas['Seniority'];

export type RoundPerson = Schemas['RoundPerson'];
export type RoundMember = Schemas['RoundMember'];
export type RoundCohort = Schemas['RoundCohort'];
export type RoundCohortSide = Schemas['RoundCohortSide'];
export type RoundFileReport = Schemas['RoundFileReport'];
export type RoundRanking = Schemas['RoundRanking'];

export type RoundRun = Schemas['RoundRun'];
export type RoundRunCard = Schemas['RoundRunCard'];
export type RoundRunState = Schemas['RoundRunState'];
export type RoundComparison = Schemas['RoundComparison'];
export type RoundMethodNumbers = Schemas['RoundMethodNumbers'];
export type RoundDial = Schemas['RoundDial'];
export type RoundPair = Schemas['RoundPair'];
export type RoundUnmatched = Schemas['RoundUnmatched'];
export type RoundGraph = Schemas['RoundGraph'];
export type RoundChange = Schemas['RoundChange'];
export type RoundWhatIfAnswer = Schemas['RoundWhatIfAnswer'];
