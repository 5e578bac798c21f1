import type { Schemas } from '@/api/client';

export type Summary = Schemas['NetworkSummary'];
export type Preferences = Schemas['CandidatePreferences'];

export type ListCandidates = Schemas['ListNetworkCandidates'];
export type Directory = Schemas['NetworkDirectory'];
export type Facets = Schemas['NetworkFacets'];
export type Candidate = Schemas['NetworkCandidate'];
export type Skill = Schemas['NetworkSkill'];
export type RoleBrief = Schemas['NetworkRoleBrief'];
export type Level = Schemas['NetworkLevel'];
export type Stage = Schemas['NetworkStage'];
export type Sort = Schemas['NetworkSort'];

export type Profile = Schemas['NetworkProfile'];
export type SkillEvidence = Schemas['NetworkSkillEvidence'];
export type Role = Schemas['NetworkRole'];
export type Reason = Schemas['NetworkReason'];
export type RoleGap = Schemas['NetworkRoleGap'];
export type Must = Schemas['NetworkMust'];
export type EmployerView = Schemas['NetworkEmployerView'];
export type Progress = Schemas['NetworkProgress'];
export type Step = Schemas['NetworkStep'];
export type Move = Schemas['NetworkMove'];

export type Worklist = Schemas['NetworkWorklist'];
export type WorklistKind = Schemas['NetworkWorklistKind'];
export type WorkItem = Schemas['NetworkWorkItem'];

export type Demand = Schemas['NetworkDemand'];
export type Outcomes = Schemas['NetworkOutcomes'];
export type FunnelStep = Schemas['NetworkFunnelStep'];

export type Duplicates = Schemas['NetworkDuplicates'];
export type Pair = Schemas['NetworkPair'];
export type PairSide = Schemas['NetworkPairSide'];
export type Merge = Schemas['NetworkMerge'];

export type TalentRole = Schemas['NetworkTalentRole'];
export type Finalist = Schemas['NetworkFinalist'];
export type Finalists = Schemas['NetworkFinalists'];
