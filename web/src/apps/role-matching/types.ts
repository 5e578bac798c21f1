import type { Schemas } from '@/api/client';

export type TalentRole = Schemas['TalentRole'];
export type TalentRoleVersion = Schemas['TalentRoleVersion'];
export type Opening = Schemas['Opening'];

export type Posting = Schemas['Posting'];
export type Requirement = Schemas['Requirement'];
export type RequirementKind = Schemas['RequirementKind'];
export type RequirementNeed = Schemas['RequirementNeed'];
export type Lint = Schemas['Lint'];
export type LintKind = Schemas['PostingLintKind'];
export type TextSpan = Schemas['TextSpan'];

export type EvidenceState = Schemas['EvidenceState'];
export type Found = Schemas['Found'];

export type RankCandidates = Schemas['RankCandidates'];
export type RankingDecision = Schemas['RankingDecision'];
export type RankingMusts = Schemas['RankingMusts'];
export type RankingSort = Schemas['RankingSort'];
export type CandidateRanking = Schemas['CandidateRanking'];
export type RankedCandidate = Schemas['RankedCandidate'];
export type CandidateMeaning = Schemas['CandidateMeaning'];
export type ScoreComparison = Schemas['ScoreComparison'];
export type FunnelStep = Schemas['FunnelStep'];

export type CandidateDetail = Schemas['CandidateDetail'];
export type CandidateRequirement = Schemas['CandidateRequirement'];
export type CandidateAbove = Schemas['CandidateAbove'];
export type CandidateSwap = Schemas['CandidateSwap'];
export type DecisionKind = Schemas['TalentDecisionKind'];
export type TalentDecision = Schemas['TalentDecision'];
export type TalentContest = Schemas['TalentContest'];
export type CandidateComparison = Schemas['CandidateComparison'];
export type ComparedCell = Schemas['ComparedCell'];
export type Receipt = Schemas['ScoreReceipt'];
export type Replay = Schemas['ReceiptReplay'];

export type RoleFairness = Schemas['RoleFairness'];
export type RoleSwapReport = Schemas['RoleSwapReport'];
export type ImpactTable = Schemas['ImpactTable'];
export type ImpactRow = Schemas['ImpactRow'];

export type TalentBatch = Schemas['TalentBatch'];
export type TalentFile = Schemas['TalentFile'];
export type TalentFileState = Schemas['TalentFileState'];
export type TalentFileReading = Schemas['TalentFileReading'];
export type LabelledView = Schemas['LabelledTalentView'];
