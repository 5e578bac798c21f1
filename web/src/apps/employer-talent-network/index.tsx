import { IconBuildingSkyscraper } from '@tabler/icons-react';
import type { SuiteApp } from '../app';

export const employerTalentNetwork: SuiteApp = {
  icon: IconBuildingSkyscraper,
  routes: [
    {
      path: '/employer-talent-network',
      lazy: { Component: async () => (await import('./EmployerHome')).EmployerHome },
    },
    {
      path: '/employer-talent-network/icp',
      lazy: { Component: async () => (await import('./IcpList')).IcpList },
    },
    {
      path: '/employer-talent-network/icp/new',
      lazy: { Component: async () => (await import('./IcpEditor')).NewIcp },
    },
    {
      path: '/employer-talent-network/icp/:id/edit',
      lazy: { Component: async () => (await import('./IcpEditor')).EditIcp },
    },
    {
      path: '/employer-talent-network/icp/:id/chat-interview',
      lazy: { Component: async () => (await import('./ChatInterview')).ChatInterview },
    },
    {
      path: '/interview/candidate/:candidateId/icp/:icpId/persona/:personaId',
      lazy: { Component: async () => (await import('./InterviewSession')).InterviewSession },
    },
  ],
};
