import type { Schemas } from '@/api/client';
import { admin } from './admin';
import type { SuiteApp } from './app';
import { donorMotivationMapper } from './donor-motivation-mapper';
import { employerTalentNetwork } from './employer-talent-network';
import { financialAid } from './financial-aid';
import { graduway } from './graduway';
import { matchmaking } from './matchmaking';
import { outlookInbox } from './outlook-inbox';
import { roleMatching } from './role-matching';
import { studentSuccess } from './student-success';
import { talentNetwork } from './talent-network';
import { traits } from './traits';
import { virtualFundraisingOfficer } from './virtual-fundraising-officer';

/** Every app, by its slug. The slugs come from the server: one that is missing here does not compile. */
export const APPS: Record<Schemas['AppSlug'], SuiteApp> = {
  matchmaking,
  graduway,
  'virtual-fundraising-officer': virtualFundraisingOfficer,
  'donor-motivation-mapper': donorMotivationMapper,
  'role-matching': roleMatching,
  'talent-network': talentNetwork,
  'employer-talent-network': employerTalentNetwork,
  traits,
  'student-success': studentSuccess,
  'financial-aid': financialAid,
  'outlook-inbox': outlookInbox,
  admin,
};
