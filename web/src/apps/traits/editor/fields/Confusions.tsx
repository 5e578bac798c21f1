import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '@/ui/Panel';
import { showToast } from '@/ui/toast/toasts';
import { namesQuery } from '../api';
import { counted, LONGEST, MOST } from '../limits';
import { useMarks } from '../marks';
import { placeId } from '../places';
import { Confusion } from './Confusion';
import { type FieldsProps, inserted, replaced, say, useNextFocus, without } from './edit';
import classes from './fields.module.css';
import { MarkList } from './MarkList';
import { type Option, Suggest } from './Suggest';

const PAUSE = 200;
const idOf = (at: number) => placeId(`confusion-${at}`);

/** Other traits that are easily taken for this one. */
export function Confusions({ form, edit, own }: FieldsProps & { own: string }) {
  const { confusedWith } = form.content;
  const [text, setText] = useState('');
  const [sought] = useDebouncedValue(text.trim(), PAUSE);
  const { data: found = [] } = useQuery({ ...namesQuery(sought), enabled: sought !== '' });
  const { fault, marksId } = useMarks('confusions');
  const focusNext = useNextFocus();
  const known = new Set([own, ...confusedWith.map(({ key }) => key)]);
  const options = text.trim() ? found.filter(({ id }) => !known.has(id)) : [];

  const add = (key: string, name?: string) => {
    setText('');
    if (known.has(key)) return;
    edit((now) => ({
      ...now,
      names: name ? { ...now.names, [key]: name } : now.names,
      content: {
        ...now.content,
        confusedWith: [...now.content.confusedWith, { key, difference: '' }],
      },
    }));
    focusNext(idOf(confusedWith.length));
  };
  const remove = (at: number) => {
    const one = confusedWith[at];
    say(edit, ({ confusedWith: all }) => ({ confusedWith: without(all, at) }));
    focusNext(idOf(at), idOf(at - 1), placeId('confusions'));
    if (!one) return;
    showToast(`${form.names[one.key] ?? one.key} was removed.`, {
      undo: () => say(edit, ({ confusedWith: all }) => ({ confusedWith: inserted(all, at, one) })),
    });
  };
  return (
    <Panel
      title="Not to be confused with"
      aside={<span className={classes.count}>{counted(confusedWith.length, MOST.confusions)}</span>}
    >
      <div className={classes.fields}>
        {confusedWith.length > 0 && (
          <ul className={classes.rows} aria-label="Not to be confused with">
            {confusedWith.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an import may have one twice.
              <li key={`${at} ${one.key}`}>
                <Confusion
                  at={at}
                  one={one}
                  name={form.names[one.key]}
                  onChange={(difference) =>
                    say(edit, ({ confusedWith: all }) => ({
                      confusedWith: replaced(all, at, { ...one, difference }),
                    }))
                  }
                  onRemove={() => remove(at)}
                />
              </li>
            ))}
          </ul>
        )}
        <Suggest
          place="confusions"
          label="Add a trait that is easily taken for this one"
          adds="Not to be confused with"
          placeholder="Search the library, or type another name"
          text={text}
          onText={(next) => setText([...next].slice(0, LONGEST.confused).join(''))}
          options={options.map(({ id, name }) => ({ value: id, label: name }))}
          onPick={({ value, label }: Option) => add(value, label)}
          onOwn={(name) => add(name)}
          isFull={confusedWith.length >= MOST.confusions}
        />
        <MarkList id={marksId} fault={fault} found={[]} />
      </div>
    </Panel>
  );
}
