import { Button } from '@mantine/core';
import type { Ref } from 'react';
import { Link, useNavigate } from 'react-router';
import { Notice } from '@/ui/Notice';
import { countOf, formatPercent } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { editAddress, useBase } from '../addresses';
import { lockedUnless, useMayChange } from '../rights';
import classes from './draft.module.css';
import { PieceRow } from './PieceRow';
import { contentOf, groupsOf, type PieceDecisions } from './pieces';
import type { ProposedTrait } from './types';

type ProposalProps = {
  proposed: ProposedTrait;
  decisions: PieceDecisions;
  headingRef: Ref<HTMLHeadingElement>;
  onDecide: (decisions: PieceDecisions) => void;
};

const PHRASED: Record<ProposedTrait['phrasedBy'], string> = {
  rules: 'Put together by rules, without a language model. Read each piece before you accept it.',
  model: 'A language model has put some of it into words; each piece says so. Read it before you accept it.',
};

/** A new trait in pieces, each with where it comes from. */
export function Proposal({ proposed, decisions, headingRef, onDecide }: ProposalProps) {
  const base = useBase();
  const navigate = useNavigate();
  const locked = lockedUnless(useMayChange());
  const groups = groupsOf(proposed);
  const pieces = groups.flatMap((group) => group.pieces);
  const accepted = pieces.filter(({ id }) => decisions[id]?.is === 'accepted').length;
  const open = pieces.filter(({ id }) => !decisions[id]?.is);
  const acceptRest = () => {
    const rest = Object.fromEntries(
      open.map(({ id }) => [id, { ...decisions[id], is: 'accepted' as const }]),
    );
    onDecide({ ...decisions, ...rest });
  };
  return (
    <Panel
      title={proposed.name}
      headingRef={headingRef}
      aside={proposed.alike ? <Pill tint="orange">Much like another</Pill> : <Pill tint="green">New</Pill>}
    >
      <div className={classes.about}>
        <p>{PHRASED[proposed.phrasedBy]}</p>
        {proposed.alike && (
          <Notice>
            The library has something alike:{' '}
            <Link to={editAddress(base, proposed.alike.id)}>{proposed.alike.name}</Link>,{' '}
            {formatPercent(proposed.alike.score)} the same. Look at it before you add another.
          </Notice>
        )}
      </div>
      {groups.map((group) => (
        <section key={group.title} className={classes.group} aria-label={group.title}>
          <h3 className={classes.groupTitle}>{group.title}</h3>
          <ul className={classes.pieces}>
            {group.pieces.map((piece) => (
              <PieceRow
                key={piece.id}
                piece={piece}
                isAlone={piece.name === group.title}
                decision={decisions[piece.id] ?? {}}
                onDecide={(decision) => onDecide({ ...decisions, [piece.id]: decision })}
              />
            ))}
          </ul>
        </section>
      ))}
      <div className={classes.foot}>
        <p role="status">
          {accepted} of {countOf(pieces.length, 'piece')} accepted.
          {accepted === 0 && ' Accept what you want to keep, then take it over.'}
        </p>
        <Button variant="default" disabled={open.length === 0} {...locked} onClick={acceptRest}>
          Accept the remaining
        </Button>
        <Button
          disabled={accepted === 0}
          {...locked}
          onClick={() => navigate(`${base}/new`, { state: { content: contentOf(proposed, decisions) } })}
        >
          Take over into a new trait
        </Button>
      </div>
    </Panel>
  );
}
