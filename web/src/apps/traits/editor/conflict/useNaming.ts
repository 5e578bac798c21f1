import { useQuery } from '@tanstack/react-query';
import { departmentsQuery, type TraitDetail } from '../traits';
import type { Naming } from './parts';

/** What the departments and the traits are called that a trait speaks of. */
export function useNaming({ related, departments: asking }: TraitDetail): Naming {
  const { data: departments = [] } = useQuery(departmentsQuery);
  const ofDepartments = new Map([
    ...asking.map(({ department, name }) => [department, name] as const),
    ...departments.map(({ id, name }) => [id, name] as const),
  ]);
  const ofTraits = new Map(related.map(({ id, name }) => [id, name]));
  return {
    department: (id) => ofDepartments.get(id) ?? id,
    trait: (key) => ofTraits.get(key) ?? key,
  };
}
