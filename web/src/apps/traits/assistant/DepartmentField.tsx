import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Failure } from '@/ui/Failure';
import { NativeSelect } from '@/ui/fields';
import { useBase } from '../addresses';
import { departmentsQuery } from '../api';

type DepartmentFieldProps = {
  value: string;
  isRequired: boolean;
  error: string | null;
  onChange: (id: string) => void;
};

/** Which department asks for what is accepted. Those below another one are indented. */
export function DepartmentField({ value, isRequired, error, onChange }: DepartmentFieldProps) {
  const base = useBase();
  const departments = useQuery(departmentsQuery);
  if (departments.isError) {
    return <Failure message={departments.error.message} onRetry={() => departments.refetch()} />;
  }
  if (departments.data?.length === 0) {
    return (
      <p>
        There is no department yet. <Link to={`${base}/departments`}>Add one</Link>, then accept traits for
        it.
      </p>
    );
  }
  const none = isRequired ? 'Choose a department' : 'None for now';
  return (
    <NativeSelect
      label="Department"
      data-autofocus
      disabled={departments.isPending}
      error={error}
      value={value}
      data={[
        { value: '', label: departments.isPending ? 'Loading departments' : none },
        ...(departments.data ?? []).map(({ id, name, depth }) => ({
          value: id,
          label: `${'\u2003'.repeat(depth)}${name}`,
        })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
