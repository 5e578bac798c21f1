import { Button, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import '@/ui/fields';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { showToast } from '@/ui/toast/toasts';
import { RANKED } from '../api';
import { idleWhile } from '../rights';
import type { CandidateDetail, Requirement, TalentRole } from '../types';
import { calledOf } from '../words';
import { contest } from './api';
import classes from './detail.module.css';

type MistakeDialogProps = {
  role: TalentRole;
  candidate: CandidateDetail;
  /** What was found wrongly; none: something else about all of it. */
  about: Requirement | null;
  onClose: () => void;
};

/** Says that something was read or weighed wrongly. Both are kept, and somebody answers. */
export function MistakeDialog({ role, candidate, about, onClose }: MistakeDialogProps) {
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const report = useMutation({
    mutationFn: () => contest(role.id, candidate.id, { requirement: about?.id ?? null, note: note.trim() }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: [...RANKED, role.id] });
      showToast('The mistake was reported.');
      onClose();
    },
  });
  const isIdle = note.trim() === '';
  return (
    <Dialog title="Report a mistake" onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isIdle) report.mutate();
        }}
      >
        <p>
          About {calledOf(candidate)}
          {about && `, “${about.label}”`}. The score stays as it is until somebody has looked at it.
        </p>
        <Textarea
          label="What is wrong?"
          placeholder="The second job is about Python, and was not found"
          rows={5}
          maxLength={2000}
          data-autofocus
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {report.error && <Failure message={report.error.message} />}
        <Actions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" {...idleWhile(isIdle)} loading={report.isPending}>
            Report it
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
