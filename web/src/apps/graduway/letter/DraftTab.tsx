import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Choice } from '@/ui/Choice';
import { Panel } from '@/ui/Panel';
import { type Shortcut, usePageShortcuts } from '@/ui/shortcuts';
import { useMayChange } from '../rights';
import type { Piece } from '../studio/api';
import classes from './draft.module.css';
import { Editor } from './Editor';
import { Findings } from './Findings';
import { focusOn, Letter } from './Letter';
import { SourcePanel } from './SourcePanel';
import { useEditing } from './useEditing';

const MODIFIER = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** What a piece says: to be read with its sources, or to be written. */
export function DraftTab({ piece }: { piece: Piece }) {
  const mayChange = useMayChange();
  const heading = useRef<HTMLHeadingElement>(null);
  const letter = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const editing = useEditing(piece, () => close());
  // Words that were typed and not saved are shown at once.
  const [wanted, setWanted] = useState<'read' | 'edit'>(() => (editing.isChanged ? 'edit' : 'read'));
  const mode = mayChange ? wanted : 'read';
  const close = () => {
    setWanted('read');
    // The button that was pressed goes with the form.
    heading.current?.focus();
  };
  useSaveKey(editing.save);
  const go = (key: string) => {
    setWanted('read');
    setActive(key);
    requestAnimationFrame(() => focusOn(letter.current, key));
  };
  return (
    <div className={classes.layout}>
      <Panel
        title="Draft"
        headingRef={heading}
        aside={
          mayChange && (
            <Choice
              label="Draft: read or edit"
              options={[
                { value: 'read', label: 'Read' },
                { value: 'edit', label: editing.isChanged ? 'Edit (not saved)' : 'Edit' },
              ]}
              value={mode}
              onChange={setWanted}
            />
          )
        }
      >
        {mode === 'edit' ? (
          <Editor piece={piece} editing={editing} onClose={close} />
        ) : (
          <>
            <p className={classes.legend}>
              <span className={classes.sentence} data-own>
                Own words
              </span>{' '}
              <mark data-weight="refused">has to change</mark> <mark data-weight="warning">warning</mark>{' '}
              <mark data-weight="hint">hint</mark>
            </p>
            <Letter ref={letter} piece={piece} active={active} onActive={setActive} />
          </>
        )}
      </Panel>
      <div className={classes.beside}>
        <div className={classes.near} data-shown={(mode === 'read' && active !== null) || undefined}>
          <SourcePanel piece={piece} active={active} />
        </div>
        <Findings piece={piece} onGo={go} />
      </div>
    </div>
  );
}

/** Saves by the key that saves everywhere. */
function useSaveKey(onSave: () => void) {
  const now = useRef(onSave);
  useLayoutEffect(() => {
    now.current = onSave;
  });
  const shortcuts = useMemo<Shortcut[]>(
    () => [
      {
        keys: [MODIFIER, 'S'],
        does: 'Save the piece',
        matches: ({ key, ctrlKey, metaKey, altKey, shiftKey }) =>
          key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey,
        run: () => now.current(),
        isSingleKey: false,
      },
    ],
    [],
  );
  usePageShortcuts(shortcuts);
}
