import type { Schemas } from '@/api/client';

export type AwardYear = Schemas['AwardYear'];
export type Formula = Schemas['AidFormula'];
export type Marital = Schemas['AidMarital'];
export type Filing = Schemas['AidFiling'];
export type Who = Schemas['AidWho'];
export type Item = Schemas['AidItem'];

/** An amount, or what somebody knows about it. */
export type Answer = Schemas['AidAnswer'];
export type Amounts = Record<Item, Answer | null>;
export type Household = Schemas['AidHousehold'];
export type Person = Omit<Schemas['AidPerson'], 'amounts'> & { amounts: Amounts };
export type About = Schemas['AidAbout'];
export type Application = Omit<Schemas['AidApplication'], Who> & Record<Who, Person>;
export type Costs = Schemas['AidCosts'];
export type Calendar = Schemas['AidCalendar'];
export type Term = Schemas['AidTerm'];
export type Used = Schemas['AidUsed'];
export type Plan = Schemas['AidPlan'];
/** Every amount has its place, answered or not. */
export type Worksheet = Omit<Schemas['AidWorksheet'], 'application'> & { application: Application };

export type Bounds = Schemas['AidBounds'];
export type Problem = Schemas['AidProblem'];
export type Status = Schemas['AidStatus'];
export type Unit = Schemas['AidUnit'];
export type Line = Schemas['AidLine'];
export type Way = Schemas['AidWay'];
export type Explained = Schemas['AidExplained'];
export type Payment = Schemas['AidPayment'];
export type Schedule = Schemas['AidSchedule'];
export type Package = Schemas['AidPackage'];
export type PlanResult = Schemas['AidPlanResult'];
export type WorkedOut = Schemas['AidWorkedOut'];

export type Family = Omit<Schemas['AidFamily'], 'worksheet'> & { worksheet: Worksheet };
export type FamilyCard = Schemas['AidFamilyCard'];
export type FamilyVersion = Schemas['AidFamilyVersion'];
export type Year = Schemas['AidYear'];
export type Sample = Omit<Schemas['AidSample'], 'worksheet'> & { worksheet: Worksheet };
