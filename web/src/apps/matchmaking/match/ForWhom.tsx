import { PersonChoice } from '../parts/PersonChoice';
import type { Sought } from '../types';
import classes from './match.module.css';
import type { Question } from './question';

type ForWhomProps = { question: Question; sought: Sought; onChange: (question: Question) => void };

/** Whom others are looked for, and whom they should be like. */
export function ForWhom({ question, sought, onChange }: ForWhomProps) {
  const { person, like } = question;
  const [own, other] =
    sought === 'mentors' ? (['mentee', 'mentor'] as const) : (['mentor', 'mentee'] as const);
  return (
    <div className={classes.whom}>
      <PersonChoice
        label="For"
        prefix="For"
        placeholder={`A ${own}, or whoever the criteria tell of`}
        mentoring={own}
        who={person}
        onChange={(who) => onChange({ ...question, person: who })}
      />
      <PersonChoice
        label="Like"
        prefix="Like"
        placeholder={`A ${other} to resemble`}
        mentoring={other}
        who={like}
        onChange={(who) => onChange({ ...question, like: who })}
      />
    </div>
  );
}
