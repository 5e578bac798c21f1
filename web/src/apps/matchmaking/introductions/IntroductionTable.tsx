import { Link } from 'react-router';
import { Pill } from '@/ui/Pill';
import { Cell, Row, Table } from '@/ui/Table';
import { formatAgo, formatTime } from '@/ui/time';
import { introductionAddress } from '../addresses';
import type { IntroductionCard } from '../types';
import classes from './introductions.module.css';
import { answerWords, STATES } from './words';

const COLUMNS = ['Student and mentor', 'State', 'Answers', 'Begun by', 'Changed'];

/** Introductions with how far each has come. */
export function IntroductionTable({ introductions }: { introductions: readonly IntroductionCard[] }) {
  const now = new Date();
  return (
    <Table label="Introductions" columns={COLUMNS}>
      {introductions.map((card) => (
        <Row key={card.id} muted={card.state === 'withdrawn'}>
          <Cell>
            <Link to={introductionAddress(card.id)} className={classes.link} data-step>
              {card.student.name} and {card.mentor.name}
            </Link>
          </Cell>
          <Cell label="State">
            <Pill tint={STATES[card.state].tint}>{STATES[card.state].label}</Pill>
          </Cell>
          <Cell label="Answers">
            <span className={classes.answers}>{answerWords(card)}</span>
          </Cell>
          <Cell label="Begun by">{card.createdByName}</Cell>
          <Cell label="Changed">
            <time dateTime={card.updatedAt} title={formatTime(card.updatedAt)}>
              {formatAgo(card.updatedAt, now)}
            </time>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
