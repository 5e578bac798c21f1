import { IconBuildingSkyscraper } from '@tabler/icons-react';
import { lazyPage } from '@/ui/lazyPage';
import type { SuiteApp } from '../app';

export const employerTalentNetwork: SuiteApp = {
  icon: IconBuildingSkyscraper,
  routes: [
    {
      path: '/employer-talent-network',
      lazy: lazyPage(async () => (await import('./EmployerHome')).EmployerHome),
    },
    {
      path: '/employer-talent-network/icp',
      lazy: lazyPage(async () => (await import('./IcpList')).IcpList),
    },
    {
      path: '/employer-talent-network/icp/new',
      lazy: lazyPage(async () => (await import('./IcpEditor')).NewIcp),
    },
    {
      path: '/employer-talent-network/icp/:id/edit',
      lazy: lazyPage(async () => (await import('./IcpEditor')).EditIcp),
    },
    {
      path: '/employer-talent-network/icp/:id/chat-interview',
      lazy: lazyPage(async () => (await import('./ChatInterview')).ChatInterview),
    },
    {
      path: '/interview/candidate/:candidateId/icp/:icpId/persona/:personaId',
      lazy: lazyPage(async () => (await import('./InterviewSession')).InterviewSession),
    },
  ],
};
