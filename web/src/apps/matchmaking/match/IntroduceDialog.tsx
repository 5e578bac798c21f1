import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Rows } from '@/ui/Rows';
import { showToast } from '@/ui/toast/toasts';
import { introductionAddress } from '../addresses';
import { checkQuery, createIntroduction, INTRODUCTIONS, withdraw } from '../introductions/api';
import { PersonChoice } from '../parts/PersonChoice';
import type { Who } from '../parts/PersonPicker';
import type { Sought } from '../types';
import classes from './match.module.css';

type IntroduceDialogProps = {
  /** Who was found. */
  other: { person: number; name: string };
  sought: Sought;
  /** Whom they were found for, if that is somebody of the campus. */
  known: Who | null;
  onClose: () => void;
};

/** Drafts a letter to both. Before that it says what stands in the way; nothing is sent. */
export function IntroduceDialog({ other, sought, known, onClose }: IntroduceDialogProps) {
  const [chosen, setChosen] = useState<Who | null>(known);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const found = { id: other.person, name: other.name };
  const own = sought === 'mentors' ? 'mentee' : 'mentor';
  const [student, mentor] = sought === 'mentors' ? [chosen, found] : [found, chosen];
  const pair = student && mentor ? { student: student.id, mentor: mentor.id } : null;
  const check = useQuery({ ...checkQuery(pair ?? { student: 0, mentor: 0 }), enabled: pair !== null });
  const create = useMutation({
    mutationFn: createIntroduction,
    onSuccess: ({ card }) => {
      queries.invalidateQueries({ queryKey: INTRODUCTIONS });
      const undo = async () => {
        await withdraw(card.id, card.revision);
        await queries.invalidateQueries({ queryKey: INTRODUCTIONS });
      };
      showToast('Both letters were drafted. Nothing was sent.', { undo });
      navigate(introductionAddress(card.id));
    },
  });
  const obstacles = pair ? (check.data?.obstacles ?? []) : [];
  const isFree = pair !== null && check.data !== undefined && obstacles.length === 0;
  return (
    <Dialog title={`Introduce ${other.name}`} onClose={onClose}>
      <div className={classes.told}>
        {!known && (
          <PersonChoice
            label={`Which ${own} is ${other.name} introduced to?`}
            placeholder="A name"
            mentoring={own}
            who={chosen}
            onChange={setChosen}
          />
        )}
        {chosen && (
          <p>
            {chosen.name} and {other.name} each get a letter of their own, drafted from the records with a
            source for every sentence. You read, change and approve both before anything is sent.
          </p>
        )}
        {check.error && <Failure message={check.error.message} onRetry={() => void check.refetch()} />}
        {pair && check.isPending && <Rows count={2} height={24} />}
        {pair && check.data && (
          <p>
            {countOf(check.data.placesLeft, 'place')} left with {check.data.mentor.name}.
          </p>
        )}
        {obstacles.length > 0 && (
          <div role="alert">
            <p>They cannot be introduced now:</p>
            <ul>
              {obstacles.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        {create.error && <Failure message={create.error.message} />}
      </div>
      <Actions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button disabled={!isFree} loading={create.isPending} onClick={() => pair && create.mutate(pair)}>
          Draft both letters
        </Button>
      </Actions>
    </Dialog>
  );
}
