import { Button, Textarea } from '@mantine/core';
import { useKeptText } from '@/chat/kept';
import { Actions } from '@/ui/Actions';
import { TextInput } from '@/ui/fields';
import { tooLong } from '../posting/requirements';
import { idleWhile } from '../rights';
import { readPosting } from './api';
import classes from './roles.module.css';
import type { CreateRole } from './useCreateRole';

type FromTextProps = { create: CreateRole; onClose: () => void };

/** A description that is pasted or typed. Without one, the role begins with its name alone. */
export function FromText({ create, onClose }: FromTextProps) {
  const [name, setName] = useKeptText('talent-role/new/name');
  const [text, setText] = useKeptText('talent-role/new/text');
  const fault = tooLong(text);
  const isIdle = fault !== null || (name.trim() === '' && text.trim() === '');
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isIdle || create.isPending) return;
        const onDone = () => {
          setName('');
          setText('');
        };
        create.mutate({ name, read: text.trim() ? () => readPosting(text) : null, onDone });
      }}
    >
      <TextInput
        label="Name"
        placeholder="Left empty, the description says it"
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Textarea
        label="Job description"
        placeholder="Paste the whole text"
        rows={14}
        error={fault}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Actions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" {...idleWhile(isIdle)} loading={create.isPending}>
          Read and rank
        </Button>
      </Actions>
    </form>
  );
}
