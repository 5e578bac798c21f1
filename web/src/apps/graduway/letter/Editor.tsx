import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { mayPass } from '@/api/client';
import { useGrowing } from '@/chat/composer/useGrowing';
import { Failure } from '@/ui/Failure';
import { TextInput } from '@/ui/fields';
import { formatTime } from '@/ui/time';
import { idleWhile } from '../rights';
import { type Piece, studioQuery } from '../studio/api';
import { FIELDS } from '../studio/words';
import classes from './draft.module.css';
import { insertAt, ownWords } from './texts';
import type { useEditing } from './useEditing';

type EditorProps = { piece: Piece; editing: ReturnType<typeof useEditing>; onClose: () => void };

/** Writes by hand. What is left alone keeps its sources; what is new has the one who wrote it as its source. */
export function Editor({ piece, editing, onClose }: EditorProps) {
  const { texts, type, isChanged, isSaving, failure, overtaken } = editing;
  const body = useGrowing(texts.body);
  const fields = useQuery(studioQuery).data?.mergeFields ?? [];
  const own = ownWords(texts, piece.draft);
  const cursor = useRef<readonly [number, number] | null>(null);
  const insert = (words: string) => {
    const end = texts.body.length;
    const { text, at } = insertAt(texts.body, words, cursor.current ?? [end, end]);
    type({ body: text });
    cursor.current = [at, at];
    requestAnimationFrame(() => {
      body.current?.focus();
      body.current?.setSelectionRange(at, at);
    });
  };
  return (
    <form
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault();
        editing.save();
      }}
    >
      <TextInput
        label="Name"
        maxLength={120}
        autoComplete="off"
        value={texts.name}
        onChange={(event) => type({ name: event.currentTarget.value })}
      />
      <TextInput
        label="Subject"
        maxLength={400}
        autoComplete="off"
        value={texts.subject}
        onChange={(event) => type({ subject: event.currentTarget.value })}
      />
      <fieldset className={classes.fields}>
        <legend>Put in for each reader</legend>
        {fields.map(({ field, written, fallback }) => (
          <Button
            key={field}
            size="compact-sm"
            variant="default"
            title={`${written}: “${fallback}” for those of whom it is not known, or who do not share it`}
            onClick={() => insert(written)}
          >
            {FIELDS[field]}
          </Button>
        ))}
      </fieldset>
      <Textarea
        ref={body}
        label="Text"
        description="An empty line ends a paragraph."
        classNames={{ input: classes.body }}
        value={texts.body}
        onChange={(event) => type({ body: event.currentTarget.value })}
        onSelect={({ currentTarget }) => {
          cursor.current = [currentTarget.selectionStart, currentTarget.selectionEnd];
        }}
      />
      <div className={classes.own} role="status">
        {own.length === 0 ? (
          <p className={classes.soft}>No words of your own yet: every sentence is as it was.</p>
        ) : (
          <>
            <p>Your own words. You are their source:</p>
            <ul>
              {own.map((words, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same may be written twice.
                <li key={at}>
                  <mark>{words}</mark>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {overtaken && (
        <div className={classes.overtaken} role="alert">
          <p>
            {overtaken.updatedBy} has saved it on {formatTime(overtaken.updatedAt)}, since you began. Yours is
            not lost: it stands here until you choose.
          </p>
          <Button size="xs" onClick={editing.saveOver}>
            Save mine over it
          </Button>
          <Button size="xs" variant="default" onClick={editing.takeTheirs}>
            Take theirs
          </Button>
        </div>
      )}
      {failure && <Failure message={failure.message} onRetry={mayPass(failure) ? editing.save : undefined} />}
      <div className={classes.bar}>
        <p className={classes.soft} role="status">
          {isChanged ? 'Not saved yet. It is kept in this tab.' : 'Saved.'}
        </p>
        {isChanged && (
          <Button variant="default" onClick={editing.discard}>
            Discard
          </Button>
        )}
        {!isChanged && (
          <Button variant="default" onClick={onClose}>
            Done
          </Button>
        )}
        <Button type="submit" {...idleWhile(!isChanged || isSaving)}>
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
