import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '@/ui/IconButton';
import { useBase } from '../addresses';
import { departmentsAddress } from './addresses';
import { BranchMenu } from './BranchMenu';
import type { Branch } from './order';
import { type Shift, ShiftButtons } from './ShiftButtons';
import type { Opened } from './Tree';
import classes from './tree.module.css';

type BranchesProps = {
  label: string;
  branches: readonly Branch[];
  onOpen: (opened: Opened) => void;
  onShift: (shift: Shift) => void;
};

/** Departments at one place, each with those below it. */
export function Branches({ label, branches, ...rest }: BranchesProps) {
  return (
    <ul className={classes.branches} aria-label={label}>
      {branches.map((branch, index) => (
        <BranchRow
          key={branch.department.id}
          branch={branch}
          isFirst={index === 0}
          isLast={index === branches.length - 1}
          {...rest}
        />
      ))}
    </ul>
  );
}

type BranchRowProps = Omit<BranchesProps, 'label' | 'branches'> & {
  branch: Branch;
  isFirst: boolean;
  isLast: boolean;
};

function BranchRow({ branch: { department, branches }, isFirst, isLast, onOpen, onShift }: BranchRowProps) {
  const base = useBase();
  const [isFolded, setFolded] = useState(false);
  const { id, name, about } = department;
  return (
    <li>
      <div className={classes.row}>
        {branches.length > 0 ? (
          <IconButton
            label={`${isFolded ? 'Show' : 'Hide'} what is below ${name}`}
            icon={isFolded ? IconChevronRight : IconChevronDown}
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          />
        ) : (
          <span className={classes.leaf} aria-hidden />
        )}
        <div className={classes.words}>
          <Link to={departmentsAddress(base, { department: id })} data-step>
            {name}
          </Link>
          {about && <span>{about}</span>}
        </div>
        <div className={classes.acts}>
          <ShiftButtons {...{ department, isFirst, isLast, onShift }} />
          <BranchMenu department={department} onOpen={onOpen} />
        </div>
      </div>
      {branches.length > 0 && !isFolded && (
        <Branches label={`Below ${name}`} branches={branches} onOpen={onOpen} onShift={onShift} />
      )}
    </li>
  );
}
