import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import { TRAITS } from '../api';

export type MatrixFilter = { q?: string; department?: string; framework?: string };
export type DepartmentMatrix = Schemas['DepartmentMatrix'];
export type MatrixCell = Schemas['MatrixCell'];
export type Comparison = Schemas['DepartmentComparison'];
export type ComparedTrait = Schemas['ComparedTrait'];

export const MATRIX = [...TRAITS, 'matrix'];

export const matrixQuery = (filter: MatrixFilter, limit: number, after: string) =>
  queryOptions({
    queryKey: [...MATRIX, filter, limit, after],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/departments/matrix', {
          params: { query: { ...filter, limit, ...(after && { after }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

const one = (id: string) => ({ params: { path: { id } } });

export const departmentQuery = (id: string) =>
  queryOptions({
    queryKey: [...TRAITS, 'department', id],
    queryFn: () => ask(api.GET('/api/departments/{id}', one(id))),
    // It is told before something goes: never from memory.
    staleTime: 0,
    gcTime: 0,
  });

export const comparisonQuery = (id: string, other: string) =>
  queryOptions({
    queryKey: [...TRAITS, 'comparison', id, other],
    queryFn: () =>
      ask(api.GET('/api/departments/{id}/compare', { params: { path: { id }, query: { with: other } } })),
  });

export const createDepartment = (body: Schemas['CreateDepartment']) =>
  ask(api.POST('/api/departments', { body }));

export const changeDepartment = (id: string, body: Schemas['ChangeDepartment']) =>
  ask(api.PATCH('/api/departments/{id}', { ...one(id), body }));

export const deleteDepartment = (id: string) => ask(api.DELETE('/api/departments/{id}', one(id)));

export const restoreDepartment = (id: string) => ask(api.POST('/api/departments/{id}/restore', one(id)));
