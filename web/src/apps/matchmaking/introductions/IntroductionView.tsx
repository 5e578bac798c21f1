import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { PersonLink } from '@/campus/PersonLink';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { INTRODUCTIONS } from '../addresses';
import { useRefuge } from '../parts/useRefuge';
import { lockedUnless, REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import type { Introduction } from '../types';
import { Answers } from './Answers';
import { compose, send, undo, withdraw } from './api';
import classes from './introductions.module.css';
import { Letter } from './Letter';
import { SendDialog } from './SendDialog';
import { Steps } from './Steps';
import { TheirMatch } from './TheirMatch';
import { composedWords, sendWords, sentWords, TOLD as told } from './told';
import { restoreBoth, useActs } from './useActs';
import { restWords, STATES } from './words';

/** An introduction: both letters, what stands in the way, the answers, and what has happened. */
export function IntroductionView({ introduction }: { introduction: Introduction }) {
  const mayChange = useMayChange();
  const refuge = useRefuge();
  const { act } = useActs(introduction);
  const [isSending, setSending] = useState(false);
  const { card, toStudent, toMentor, obstacles, placesLeft } = introduction;
  const { id, student, mentor, state } = card;
  const lock = lockedUnless(mayChange);
  const letters = [toStudent, toMentor].flatMap((letter) => letter ?? []);
  const isDraft = state === 'draft';
  // One of the letters may have come back, and been written anew.
  const isAgain = state === 'asked' && letters.some((letter) => letter.card.state === 'approved');
  const isOpen = isDraft || state === 'asked';
  const [sent, composed] = [sentWords(introduction), composedWords(introduction)];
  const pending = (name: string) => act.isPending && act.variables.told === name;
  return (
    <div {...refuge}>
      <Page
        title={`${student.name} and ${mentor.name}`}
        above={<Link to={INTRODUCTIONS}>Introductions</Link>}
        lead={
          <>
            <Pill tint={STATES[state].tint}>{STATES[state].label}</Pill> {STATES[state].means}{' '}
            {card.restUntil && state === 'declined' && restWords(card.restUntil)}{' '}
            {!mayChange && <span id={REASON_ID}>{REASON}</span>}
          </>
        }
        actions={
          <>
            {introduction.undo && (
              <Button
                variant="default"
                {...lock}
                loading={pending(told.undone)}
                onClick={() =>
                  act.mutate({ call: ({ card }) => undo(id, card.revision), told: told.undone, back: null })
                }
              >
                Undo: {introduction.undo}
              </Button>
            )}
            {isOpen && (
              <Button
                variant="default"
                {...lock}
                loading={pending(told.withdrawn)}
                onClick={() =>
                  act.mutate({ call: ({ card }) => withdraw(id, card.revision), told: told.withdrawn })
                }
              >
                Withdraw
              </Button>
            )}
            {isDraft && (
              <Button
                variant="default"
                {...lock}
                loading={pending(composed)}
                onClick={() =>
                  act.mutate({
                    call: ({ card }) => compose(id, card.revision),
                    told: composed,
                    back: restoreBoth,
                  })
                }
              >
                Compose anew
              </Button>
            )}
            {(isDraft || isAgain) && (
              <Button {...lock} onClick={() => setSending(true)}>
                {sendWords(introduction)}
              </Button>
            )}
          </>
        }
      >
        <Sections />
        {act.error && <Failure message={act.error.message} />}
        {isDraft && <InTheWay obstacles={obstacles} placesLeft={placesLeft} mentor={mentor.name} />}
        {state === 'asked' && <Answers introduction={introduction} />}
        {card.matchId && <TheirMatch introduction={card.id} id={card.matchId} />}
        {card.note && (
          <p className={classes.note}>
            With the last answer: <q>{card.note}</q>
          </p>
        )}
        <div className={classes.letters}>
          {toStudent && <Letter key={toStudent.card.id} letter={toStudent} introduction={introduction} />}
          {toMentor && <Letter key={toMentor.card.id} letter={toMentor} introduction={introduction} />}
        </div>
        <Panel title="Who">
          <p className={classes.who}>
            Student: <PersonLink person={student} /> · Mentor: <PersonLink person={mentor} /> ·{' '}
            {countOf(placesLeft, 'place')} left
          </p>
        </Panel>
        <Steps introduction={introduction} />
        {isSending && (
          <SendDialog
            introduction={introduction}
            onClose={() => setSending(false)}
            onSend={() =>
              act.mutateAsync({ call: ({ card }) => send(id, card.revision), told: sent, isFinal: leaves })
            }
          />
        )}
      </Page>
    </div>
  );
}

/** With a mail server letters are gone before anybody could take them back. */
const leaves = ({ toStudent, toMentor }: Introduction) =>
  [toStudent, toMentor].some((letter) => letter?.card.state === 'queued' && !letter.card.isKept);

type InTheWayProps = { obstacles: readonly string[]; placesLeft: number; mentor: string };

function InTheWay({ obstacles, placesLeft, mentor }: InTheWayProps) {
  return (
    <Panel title="Before both can be sent">
      <div className={classes.body} role="status">
        {obstacles.length === 0 ? (
          <p className={classes.plain}>
            Nothing stands in the way. {mentor} has {countOf(placesLeft, 'place')} left.
          </p>
        ) : (
          <ul className={classes.obstacles}>
            {obstacles.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
