import type { Schemas } from '@/api/client';

export type FitCard = Schemas['FitCard'];
export type FitList = Schemas['FitList'];
export type FitQuestion = Schemas['FitQuestion'];
export type FitExplanation = Schemas['FitExplanation'];
export type FitChange = Schemas['FitChange'];
export type FitStep = Schemas['FitStep'];
export type FitWhatIf = Schemas['FitWhatIf'];
export type FitMove = Schemas['FitMove'];
export type FitStand = Schemas['FitStand'];
export type FitHow = Schemas['FitHow'];
export type Sought = Schemas['Sought'];

export type Introduction = Schemas['Introduction'];
export type IntroductionCard = Schemas['IntroductionCard'];
export type IntroductionState = Schemas['IntroductionState'];
export type IntroductionSide = Schemas['IntroductionSide'];
export type IntroductionAnswer = Schemas['IntroductionAnswer'];

export type OutreachMessage = Schemas['OutreachMessage'];
export type OutreachMessageCard = Schemas['OutreachMessageCard'];
export type OutreachMessageState = Schemas['OutreachMessageState'];
export type OutreachSentence = Schemas['OutreachSentence'];
export type OutreachSource = Schemas['OutreachSource'];
export type OutreachPlace = Schemas['OutreachPlace'];
export type OutreachFinding = Schemas['OutreachFinding'];
export type OutreachGap = Schemas['OutreachGap'];
export type OutreachWeight = Schemas['OutreachWeight'];
export type OutreachVerdict = Schemas['OutreachVerdict'];
export type OutreachLimit = Schemas['OutreachLimit'];
