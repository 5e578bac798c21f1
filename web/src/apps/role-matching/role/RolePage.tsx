import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Unopened } from '@/saving/Unopened';
import { HOME } from '../addresses';
import { Sections } from '../Sections';
import { roleQuery } from './api';
import { RoleView } from './RoleView';

/** One role, by its address. */
export function RolePage() {
  const { id = '', tab = 'ranking' } = useParams();
  const { data, error, refetch } = useQuery(roleQuery(id));
  if (data) return <RoleView key={id} role={data} tab={tab} />;
  return (
    <Unopened thing="role" home={HOME} others="roles" error={error} onRetry={() => void refetch()}>
      <Sections />
    </Unopened>
  );
}
