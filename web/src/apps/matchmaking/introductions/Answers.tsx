import { Button } from '@mantine/core';
import { useState } from 'react';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { lockedUnless, useMayChange } from '../rights';
import type { Introduction, IntroductionAnswer, IntroductionSide } from '../types';
import { AnswerDialog } from './AnswerDialog';
import classes from './introductions.module.css';
import { ANSWERS } from './words';

/** What both sides have said. Answers come by mail to whoever wrote, and are written down here. */
export function Answers({ introduction }: { introduction: Introduction }) {
  const [open, setOpen] = useState<{ side: IntroductionSide; answer: IntroductionAnswer } | null>(null);
  const { student, mentor, studentAnswer, mentorAnswer } = introduction.card;
  return (
    <Panel title="Answers">
      <div className={classes.body}>
        <p className={classes.plain}>
          Two yeses make a match and take a place; one no frees it. Answers come to whoever wrote the letters.
        </p>
        <ul className={classes.answerList}>
          <Side name={student.name} side="student" answer={studentAnswer} onOpen={setOpen} />
          <Side name={mentor.name} side="mentor" answer={mentorAnswer} onOpen={setOpen} />
        </ul>
      </div>
      {open && (
        <AnswerDialog
          introduction={introduction}
          side={open.side}
          answer={open.answer}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
}

type SideProps = {
  name: string;
  side: IntroductionSide;
  answer: IntroductionAnswer | null | undefined;
  onOpen: (open: { side: IntroductionSide; answer: IntroductionAnswer }) => void;
};

function Side({ name, side, answer, onOpen }: SideProps) {
  const lock = lockedUnless(useMayChange());
  return (
    <li>
      <b>{name}</b>
      {answer ? (
        <Pill tint={answer === 'accepted' ? 'green' : 'orange'}>{ANSWERS[answer]}</Pill>
      ) : (
        <Pill>No answer yet</Pill>
      )}
      <Button
        size="compact-sm"
        variant="default"
        {...lock}
        aria-label={`${name} said yes`}
        onClick={() => onOpen({ side, answer: 'accepted' })}
      >
        Yes
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        {...lock}
        aria-label={`${name} said no`}
        onClick={() => onOpen({ side, answer: 'declined' })}
      >
        No
      </Button>
    </li>
  );
}
