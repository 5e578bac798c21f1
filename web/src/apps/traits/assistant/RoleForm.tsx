import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { TextInput } from '@/ui/fields';
import { showToast } from '@/ui/toast/toasts';
import { Counted, excessOf, shortenedBy } from './Counted';
import { EXAMPLE } from './example';
import classes from './RoleForm.module.css';
import { LONGEST_DESCRIPTION, LONGEST_TITLE, problemOf, type RoleDraft } from './useRole';

type RoleFormProps = {
  role: RoleDraft;
  /** The verb on the button. */
  action: string;
  isPending: boolean;
  onSubmit: () => void;
  /** Beside the buttons. */
  children?: ReactNode;
};

/** A role title and a job description. Either may stay empty. */
export function RoleForm({ role, action, isPending, onSubmit, children }: RoleFormProps) {
  const [hasTried, setTried] = useState(false);
  const { title, description, setTitle, setDescription } = role;
  const problem = problemOf(role);
  const isTooLong = excessOf(title, LONGEST_TITLE) + excessOf(description, LONGEST_DESCRIPTION) > 0;
  const fill = (to: { title: string; description: string }) => {
    setTitle(to.title);
    setDescription(to.description);
  };
  const clear = () => {
    const before = { title, description };
    fill({ title: '', description: '' });
    showToast('The role was cleared.', { undo: () => fill(before) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problem && !isTooLong && !isPending) onSubmit();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label="Role title"
        placeholder="Senior Admissions Counselor"
        value={title}
        error={shortenedBy(title, LONGEST_TITLE) || (hasTried && problem)}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Counted
        label="Job description"
        placeholder="Paste the whole text. The lines that ask for something are found in it."
        rows={8}
        longest={LONGEST_DESCRIPTION}
        value={description}
        onChange={setDescription}
      />
      <div className={classes.actions}>
        <Button type="submit" leftSection={<IconSparkles size={16} aria-hidden />} loading={isPending}>
          {action}
        </Button>
        {title || description ? (
          <Button variant="default" onClick={clear}>
            Clear
          </Button>
        ) : (
          <Button variant="default" onClick={() => fill(EXAMPLE)}>
            Fill in an example
          </Button>
        )}
        {children}
      </div>
    </form>
  );
}
