import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Fact, Facts } from '@/ui/Facts';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import type { OutreachMessage } from '../types';
import { approveLetter } from './api';
import { FindingList } from './Findings';
import classes from './introductions.module.css';

type ApproveDialogProps = {
  letter: OutreachMessage;
  onApproved: (letter: OutreachMessage) => Promise<void>;
  onClose: () => void;
};

/** Shows what an approval binds, byte for byte, before it is given. */
export function ApproveDialog({ letter, onApproved, onClose }: ApproveDialogProps) {
  const { card, hash, source, isFit, findings, gaps, mayContact } = letter;
  const approve = useMutation({
    mutationFn: () => approveLetter(card.id, hash ?? ''),
    onSuccess: onApproved,
  });
  const grave = findings.filter(({ weight }) => weight === 'refused');
  return (
    <Dialog title={`Approve the letter to ${card.name}`} onClose={onClose}>
      <p className={classes.plain}>
        You stand behind exactly these bytes. A change of a single letter makes the approval void.
      </p>
      <Facts>
        <Fact label="Recipient">{card.name}</Fact>
        <Fact label="Subject">{card.subject}</Fact>
        <Fact label="SHA-256">
          {hash ? <code className={classes.hash}>{hash}</code> : 'None: the reader cannot be written to.'}
        </Fact>
        <Fact label="Contact budget">
          {mayContact.kind === 'allowed'
            ? `${countOf(mayContact.left, 'contact')} left, this letter included`
            : `Not now: ${mayContact.message}`}
        </Fact>
      </Facts>
      {!isFit && (
        <div className={classes.findings} role="alert">
          <p className={classes.plain}>It cannot be approved as it is:</p>
          <FindingList findings={grave} gaps={gaps} />
        </div>
      )}
      {source && (
        // biome-ignore lint/a11y/useSemanticElements: it is no group of fields.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be scrolled by keys.
        <div className={classes.bytes} role="group" tabIndex={0} aria-label="The whole message">
          {source}
        </div>
      )}
      {approve.error && <Failure message={approve.error.message} />}
      <Actions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button disabled={!isFit || !hash} loading={approve.isPending} onClick={() => approve.mutate()}>
          Approve these bytes
        </Button>
      </Actions>
    </Dialog>
  );
}
