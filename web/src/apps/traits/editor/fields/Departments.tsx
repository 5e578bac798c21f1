import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { useMarks } from '../marks';
import { departmentsQuery } from '../traits';
import { DepartmentRow } from './DepartmentRow';
import type { FieldsProps } from './edit';
import classes from './fields.module.css';
import { MarkList } from './MarkList';
import { branchesOf, speaking } from './tree';

/** As many are shown at once without being asked for. */
const FEW = 6;

/** Who asks for the trait, and how much. */
export function Departments({ form, edit }: FieldsProps) {
  const { data: departments, error, refetch } = useQuery(departmentsQuery);
  const [isWhole, setWhole] = useState(false);
  const { fault, field, marksId } = useMarks('departments');
  const branches = branchesOf(departments ?? [], form.departments);
  const some = speaking(branches);
  const isFolded = !isWhole && branches.length > FEW;
  const shown = isFolded ? some : branches;
  const set = (department: string, importance: number | undefined) =>
    edit((now) => {
      const others = now.departments.filter((one) => one.department !== department);
      return {
        ...now,
        departments: importance === undefined ? others : [...others, { department, importance }],
      };
    });
  return (
    <Panel title="Departments">
      <div className={classes.fields}>
        <p className={classes.intro}>
          How much a department asks for this trait, from 1 to 5. One that says nothing takes over what the
          department above it says.
        </p>
        {error && <Failure message={error.message} onRetry={() => refetch()} />}
        {!departments && !error && <Rows count={4} height={30} />}
        {departments?.length === 0 && <p className={classes.intro}>There are no departments yet.</p>}
        {departments && departments.length > 0 && shown.length === 0 && (
          <p className={classes.intro}>No department asks for it yet.</p>
        )}
        {shown.length > 0 && (
          <ul className={classes.tree} aria-label="Departments">
            {shown.map((branch) => (
              <DepartmentRow key={branch.id} branch={branch} onChange={(value) => set(branch.id, value)} />
            ))}
          </ul>
        )}
        {branches.length > FEW && (
          <Button
            id={field.id}
            aria-describedby={fault && marksId}
            className={classes.add}
            variant="default"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Show only those that say something' : `Show all ${branches.length} departments`}
          </Button>
        )}
        <MarkList id={marksId} fault={fault} found={[]} />
      </div>
    </Panel>
  );
}
