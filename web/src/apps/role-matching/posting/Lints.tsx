import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { showPlace } from '@/talent/MarkedText';
import { wordsAt } from '@/talent/spans';
import { showToast } from '@/ui/toast/toasts';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { lockedUnless, useMayChangeRole } from '../rights';
import { useEditing } from '../role/context';
import type { Lint } from '../types';
import { LINTS } from '../words';
import { withWordsBack } from './back';
import { placeId } from './PostingText';
import classes from './posting.module.css';
import { withWords } from './requirements';

/** What keeps good people away, and better words for it. */
export function Lints({ lints, isOld }: { lints: readonly Lint[]; isOld: boolean }) {
  const { role, draft, put } = useEditing();
  const mayChange = useMayChangeRole(role);
  const { heading, within } = useKeptFocus();
  const replace = ({ span, instead }: Lint) => {
    // A hint of the words before is not about these.
    if (!span || typeof instead !== 'string' || isOld) return;
    const before = draft;
    const said = wordsAt(draft.text, span);
    put((now) => withWords(now.text, now.requirements, span, instead), `“${instead || said}”`);
    showToast(`“${said}” was ${instead ? 'replaced' : 'left out'}.`, {
      undo: () => put((now) => withWordsBack(now, before, span, instead), 'the words before'),
    });
  };
  return (
    <div className={classes.lints} {...within}>
      <h3 ref={heading} tabIndex={-1}>
        Wording {lints.length > 0 && <span className={classes.count}>{lints.length}</span>}
      </h3>
      {lints.length === 0 && <p className={classes.soft}>Nothing to say about the wording.</p>}
      <ul>
        {lints.map((lint, number) => (
          <li key={`${lint.kind} ${lint.span?.start ?? ''} ${lint.message}`}>
            <IconAlertTriangle size={16} aria-hidden />
            <div>
              <b>{LINTS[lint.kind]}</b>
              {lint.span && <q>{wordsAt(draft.text, lint.span)}</q>}
              <p>{lint.message}</p>
              <div className={classes.buttons}>
                {lint.span && (
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    aria-label={`Show in the text: ${lint.message}`}
                    onClick={() => showPlace(placeId('lint', number))}
                  >
                    Show
                  </Button>
                )}
                {lint.span && typeof lint.instead === 'string' && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    classNames={{ root: classes.replace, label: classes.replaceWords }}
                    {...lockedUnless(mayChange)}
                    onClick={() => replace(lint)}
                  >
                    {lint.instead
                      ? `Replace with “${lint.instead}”`
                      : `Leave out “${wordsAt(draft.text, lint.span)}”`}
                  </Button>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
