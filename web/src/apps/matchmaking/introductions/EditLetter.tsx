import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { isRefusal } from '@/api/client';
import { useSession } from '@/identity/session';
import { Failure } from '@/ui/Failure';
import { TextInput } from '@/ui/fields';
import { forgetCopy, keepCopy, recallCopy } from '@/ui/lastCopy';
import { showToast } from '@/ui/toast/toasts';
import { useAskBeforeLeaving } from '@/ui/useLastChance';
import type { OutreachMessage } from '../types';
import { changeLetter, checkTextQuery, restoreLetter } from './api';
import { FindingList } from './Findings';
import classes from './introductions.module.css';
import { toParagraphs, toText } from './places';

type EditLetterProps = {
  letter: OutreachMessage;
  onSaved: (letter: OutreachMessage) => Promise<void>;
  onClose: () => void;
  /** Brings back what was discarded. */
  onReopen: () => void;
};

type Typed = { subject: string; text: string };

const PAUSE = 500;

/** Changes a letter by hand. Sentences that are left as they were keep their sources; what is typed outlives a reload. */
export function EditLetter({ letter, onSaved, onClose, onReopen }: EditLetterProps) {
  const { user } = useSession();
  const id = useId();
  const { card, draft } = letter;
  const place = `letter/${user?.uid}/${card.id}`;
  const own: Typed = { subject: draft.subject.text, text: toText(draft.paragraphs) };
  const [typed, setTyped] = useState<Typed>(() => (recallCopy(place) as Typed | null) ?? own);
  const isChanged = typed.subject !== own.subject || typed.text !== own.text;
  const [checked] = useDebouncedValue(`${typed.subject}\n${typed.text}`, PAUSE);
  const check = useQuery({ ...checkTextQuery(checked), enabled: isChanged && checked.trim() !== '' });
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  useAskBeforeLeaving(isChanged);

  const type = (change: Partial<Typed>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    keepCopy(place, next);
  };
  const end = () => {
    forgetCopy(place);
    onClose();
  };
  const save = useMutation({
    mutationFn: () =>
      changeLetter(card.id, {
        revision: card.revision,
        subject: typed.subject.trim(),
        paragraphs: toParagraphs(typed.text),
      }),
    onSuccess: async (saved) => {
      await onSaved(saved);
      end();
      const undo = async () => onSaved(await restoreLetter(card.id, card.revision, saved.card.revision));
      showToast(`The letter to ${card.name} was saved.`, { undo });
    },
  });
  const isEmpty = typed.subject.trim() === '' || toParagraphs(typed.text).length === 0;
  return (
    <form
      className={classes.edit}
      aria-label={`Edit the letter to ${card.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !isEmpty) save.mutate();
      }}
    >
      <TextInput
        label="Subject"
        maxLength={200}
        value={typed.subject}
        onChange={(event) => type({ subject: event.currentTarget.value })}
      />
      <label htmlFor={id} className={classes.label}>
        Letter
      </label>
      <textarea
        id={id}
        ref={field}
        className={classes.area}
        rows={14}
        maxLength={20_000}
        aria-describedby={`${id}-hint`}
        value={typed.text}
        onChange={(event) => type({ text: event.currentTarget.value })}
      />
      <p id={`${id}-hint`} className={classes.soft}>
        An empty line begins a new paragraph. Sentences that you leave as they are keep their sources; what
        you write is yours.
      </p>
      {isChanged && check.data && check.data.findings.length > 0 && (
        <div className={classes.findings} role="status">
          <FindingList findings={check.data.findings} />
        </div>
      )}
      {save.error && (
        <Failure
          message={save.error.message}
          hint={
            isRefusal(save.error, 'overtaken', 'conflict')
              ? 'What you typed is kept here. Copy it, close this, and look at the letter as it is now.'
              : undefined
          }
        />
      )}
      <div className={classes.buttons}>
        <Button type="submit" size="xs" loading={save.isPending} disabled={!isChanged || isEmpty}>
          Save
        </Button>
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            end();
            const undo = () => {
              keepCopy(place, typed);
              onReopen();
            };
            if (isChanged) showToast('Your changes were discarded.', { undo });
          }}
        >
          {isChanged ? 'Discard' : 'Close'}
        </Button>
      </div>
    </form>
  );
}
