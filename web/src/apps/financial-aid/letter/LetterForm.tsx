import { Button, Textarea } from '@mantine/core';
import { IconFileText, IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, type FormEvent, useRef, useState } from 'react';
import '@/ui/fields';
import { LARGEST_FILE, problemOf } from './clean';
import { EXAMPLE } from './example';
import classes from './letter.module.css';

type LetterFormProps = {
  text: string;
  isPending: boolean;
  onType: (text: string) => void;
  onRead: () => void;
  onClear: () => void;
};

const NOT_TEXT = 'This is not a text file. Copy the text out of the letter, or save it as a .txt file.';

/** The text of a letter: pasted, typed, or dropped as a file. */
export function LetterForm({ text, isPending, onType, onRead, onClear }: LetterFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const type = (next: string) => {
    setProblem(null);
    onType(next);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    const content = await textOf(file);
    if (content === null) setProblem(NOT_TEXT);
    else type(content);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(text);
    setProblem(found);
    if (!found && !isPending) onRead();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Textarea
        label="Text of the letter"
        description="Paste the whole letter, or drop a .txt file here. It stays in this tab; nothing is kept on the server."
        placeholder="Dear student, we are pleased to offer you …"
        rows={9}
        spellCheck={false}
        classNames={{ input: classes.field }}
        data-over={isOver || undefined}
        value={text}
        error={problem}
        onChange={(event) => type(event.currentTarget.value)}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      />
      <div className={classes.actions}>
        {/* Not switched off meanwhile: it would lose the focus. */}
        <Button type="submit" leftSection={<IconFileText size={16} aria-hidden />} aria-disabled={isPending}>
          Read the letter
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Text file"
          accept=".txt,.text,.md,text/plain"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        <Button
          variant="default"
          leftSection={<IconFileUpload size={16} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          Open a text file
        </Button>
        {text ? (
          <Button variant="default" onClick={onClear}>
            Clear
          </Button>
        ) : (
          <Button variant="default" onClick={() => type(EXAMPLE)}>
            Fill in an example
          </Button>
        )}
      </div>
    </form>
  );
}

/** What a file says; nothing if it is no text. A zero byte is in no text, and in nearly everything else. */
async function textOf(file: File): Promise<string | null> {
  if (file.size > LARGEST_FILE) return null;
  const text = await file.text().catch(() => null);
  return text === null || text.includes('\0') || text.includes('\ufffd\ufffd') ? null : text;
}
