import { useState } from 'react';
import { Choice } from '@/ui/Choice';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { FromFile } from './FromFile';
import { FromOpening } from './FromOpening';
import { FromText } from './FromText';
import classes from './roles.module.css';
import { useCreateRole } from './useCreateRole';

type Source = 'text' | 'file' | 'opening';

const SOURCES: readonly { value: Source; label: string }[] = [
  { value: 'text', label: 'Pasted text' },
  { value: 'file', label: 'A file' },
  { value: 'opening', label: 'An opening of the campus' },
];

/** Makes a role of a job description, wherever that is. */
export function NewRoleDialog({ onClose }: { onClose: () => void }) {
  const [source, setSource] = useState<Source>('text');
  const create = useCreateRole();
  return (
    <Dialog title="New role" place="right" onClose={onClose}>
      <div className={classes.dialog}>
        <p className={classes.soft}>
          What it asks for is read from the description: skills, tasks, degrees, languages. You weigh it on
          the next page.
        </p>
        <Choice
          label="Where the description is"
          options={SOURCES}
          value={source}
          onChange={(next) => {
            create.reset();
            setSource(next);
          }}
        />
        {create.error && <Failure message={create.error.message} />}
        {source === 'text' && <FromText create={create} onClose={onClose} />}
        {source === 'file' && <FromFile create={create} />}
        {source === 'opening' && <FromOpening create={create} />}
      </div>
    </Dialog>
  );
}
