import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '@/api/client';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { formatTime } from '@/ui/time';
import { showToast } from '@/ui/toast/toasts';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { lockedUnless, useMayChange } from '../rights';
import type { Introduction, OutreachMessage } from '../types';
import { ApproveDialog } from './ApproveDialog';
import { approveLetter, hurryLetter, introductionQuery, reopenLetter, sourceAddress } from './api';
import { ContactBudget } from './ContactBudget';
import { EditLetter } from './EditLetter';
import { Findings } from './Findings';
import classes from './introductions.module.css';
import { LetterText } from './LetterText';
import { usePutLetter } from './useActs';
import { Versions } from './Versions';
import { LETTER_STATES, wayWords } from './words';

type LetterProps = { letter: OutreachMessage; introduction: Introduction };

/** A letter to one side: its text with sources, what the lint says, the approval, and where it is. */
export function Letter({ letter, introduction }: LetterProps) {
  const mayChange = useMayChange();
  const [open, setOpen] = useState<'edit' | 'approve' | 'versions' | null>(null);
  const queries = useQueryClient();
  const put = usePutLetter(introduction.card.id);
  const { heading, within } = useKeptFocus();
  const { card, approval } = letter;
  const step = useMutation({
    mutationFn: (call: () => Promise<OutreachMessage>) => call(),
    onSuccess: put,
    // It has gone on meanwhile: what it says now is shown beside why it was refused.
    onError: (failure) => {
      const { queryKey } = introductionQuery(introduction.card.id);
      if (isRefusal(failure, 'overtaken', 'conflict')) void queries.invalidateQueries({ queryKey });
    },
  });
  const isDraft = card.state === 'draft';
  const isOpen = introduction.card.state === 'draft' || introduction.card.state === 'asked';
  const lock = lockedUnless(mayChange);
  const takeBack = () => {
    const hash = approval?.hash;
    const again = hash ? { undo: async () => put(await approveLetter(card.id, hash)) } : {};
    step.mutate(() => reopenLetter(card.id), {
      onSuccess: () => showToast(`The letter to ${card.name} is a draft again.`, again),
    });
  };
  return (
    <div className={classes.letter} {...within}>
      <Panel
        title={`To ${card.name}`}
        headingRef={heading}
        aside={<Pill tint={LETTER_STATES[card.state].tint}>{LETTER_STATES[card.state].label}</Pill>}
      >
        <div className={classes.body}>
          {wayWords(card) && <p className={classes.way}>{wayWords(card)}</p>}
          {open === 'edit' ? (
            <EditLetter
              letter={letter}
              onSaved={put}
              onClose={() => setOpen(null)}
              onReopen={() => setOpen('edit')}
            />
          ) : (
            <LetterText letter={letter} />
          )}
          {open !== 'edit' && <Findings letter={letter} />}
          <ContactBudget verdict={letter.mayContact} name={card.name} />
          {approval && (
            <p className={classes.way}>
              Approved by {approval.byName} on {formatTime(approval.at)}. Bound to the bytes with the SHA-256{' '}
              <code className={classes.hash}>{approval.hash}</code>
            </p>
          )}
          {step.error && <Failure message={step.error.message} />}
          <div className={classes.buttons}>
            {isDraft && isOpen && open !== 'edit' && (
              <>
                <Button size="xs" {...lock} onClick={() => setOpen('approve')}>
                  Approve…
                </Button>
                <Button size="xs" variant="default" {...lock} onClick={() => setOpen('edit')}>
                  Edit
                </Button>
              </>
            )}
            {(card.state === 'approved' || card.state === 'failed') && isOpen && (
              <Button size="xs" variant="default" {...lock} loading={step.isPending} onClick={takeBack}>
                {card.state === 'approved' ? 'Take the approval back' : 'Make it a draft again'}
              </Button>
            )}
            {card.state === 'queued' && !card.isKept && card.attempts > 0 && (
              <Button
                size="xs"
                variant="default"
                {...lock}
                loading={step.isPending}
                onClick={() => step.mutate(() => hurryLetter(card.id))}
              >
                Try now
              </Button>
            )}
            <Button size="xs" variant="subtle" color="gray" onClick={() => setOpen('versions')}>
              History
            </Button>
            {letter.source && (
              <Button
                component="a"
                href={sourceAddress(card.id)}
                download="message.eml"
                size="xs"
                variant="subtle"
                color="gray"
                leftSection={<IconDownload size={14} aria-hidden />}
              >
                As a mail file
              </Button>
            )}
          </div>
        </div>
      </Panel>
      {open === 'approve' && (
        <ApproveDialog
          letter={letter}
          onClose={() => setOpen(null)}
          onApproved={async (approved) => {
            await put(approved);
            setOpen(null);
            const undo = async () => put(await reopenLetter(card.id));
            showToast(`The letter to ${card.name} is approved.`, { undo });
          }}
        />
      )}
      {open === 'versions' && (
        <Versions
          letter={letter}
          canRestore={isDraft && isOpen && mayChange}
          onRestored={put}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
