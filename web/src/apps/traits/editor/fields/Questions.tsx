import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { Panel } from '@/ui/Panel';
import { showToast } from '@/ui/toast/toasts';
import { counted, MOST } from '../limits';
import { useLock, useMarks } from '../marks';
import { placeId } from '../places';
import { type FieldsProps, inserted, moved, replaced, say, useNextFocus, without } from './edit';
import classes from './fields.module.css';
import { MarkList } from './MarkList';
import { Question } from './Question';

const ADD = placeId('questions');
const idOf = (at: number) => placeId(`question-${at}`);

/** What to ask in an interview. */
export function Questions({ form: { content }, edit }: FieldsProps) {
  const { questions } = content;
  const lock = useLock();
  const { fault, field, marksId } = useMarks('questions');
  const [told, setTold] = useState('');
  const focusNext = useNextFocus();
  const set = (change: (all: readonly string[]) => string[]) =>
    say(edit, ({ questions: all }) => ({ questions: change(all) }));

  const move = (from: number, to: number, focus: string) => {
    if (to < 0 || to >= questions.length) return;
    set((all) => moved(all, from, to));
    setTold(`Question ${to + 1} of ${questions.length}`);
    focusNext(focus, idOf(to));
  };
  const remove = (at: number) => {
    const text = questions[at] ?? '';
    set((all) => without(all, at));
    focusNext(idOf(at), idOf(at - 1), ADD);
    if (!text.trim()) return;
    showToast('The question was removed.', { undo: () => set((all) => inserted(all, at, text)) });
  };
  const add = () => {
    set((all) => [...all, '']);
    focusNext(idOf(questions.length));
  };
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by || !event.altKey || lock.disabled) return;
    event.preventDefault();
    move(at, at + by, idOf(at + by));
  };
  const isFull = questions.length >= MOST.questions;
  return (
    <Panel
      title="Sample questions"
      aside={<span className={classes.count}>{counted(questions.length, MOST.questions)}</span>}
    >
      <div className={classes.fields}>
        <p className={classes.intro}>
          Questions that ask for something the person has done. Alt with an arrow key moves one up or down.
        </p>
        {questions.length > 0 && (
          <ol className={classes.rows} aria-label="Sample questions">
            {questions.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and their fields are told by place.
              <li key={at} onKeyDown={onKeyDown(at)}>
                <Question
                  at={at}
                  count={questions.length}
                  text={text}
                  onChange={(next) => set((all) => replaced(all, at, next))}
                  onMove={(to, focus) => move(at, to, focus)}
                  onRemove={() => remove(at)}
                />
              </li>
            ))}
          </ol>
        )}
        <Button
          {...field}
          id={ADD}
          className={classes.add}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={lock.disabled || isFull}
          onClick={add}
        >
          Add a question
        </Button>
        {isFull && <p className={classes.intro}>There are {MOST.questions} questions, as many as can be.</p>}
        <MarkList id={marksId} fault={fault} found={[]} />
        <span className="visually-hidden" role="status">
          {told}
        </span>
      </div>
    </Panel>
  );
}
