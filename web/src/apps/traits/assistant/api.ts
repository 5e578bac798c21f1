import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '@/api/client';
import { TRAITS } from '../api';
import type { ProposeTrait, Role } from './types';

export const suggestTraits = (body: Role) => ask(api.POST('/api/traits/suggest', { body }));

export const proposeTrait = (body: ProposeTrait) => ask(api.POST('/api/traits/propose', { body }));

export const departmentQuery = (id: string) =>
  queryOptions({
    queryKey: [...TRAITS, 'department', id],
    queryFn: () => ask(api.GET('/api/departments/{id}', { params: { path: { id } } })),
  });
