import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { FitCardView } from '@/chat/parts/FitCardView';
import fit from '@/chat/parts/fit.module.css';
import { Empty } from '@/ui/Empty';
import { countOf, formatCount } from '@/ui/numbers';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { PersonPicker } from '../parts/PersonPicker';
import { lockedUnless, useMayChange } from '../rights';
import type { FitCard, FitList } from '../types';
import { PER_PAGE } from './api';
import type { Over } from './Board';
import classes from './match.module.css';
import type { Fits } from './useFits';
import type { Asking } from './useQuestion';
import { nounOf } from './words';

type RankedProps = { list: FitList; fits: Fits; asking: Asking; onOver: (over: Over) => void };

/** Who fits, the best first, and who would but for something. */
export function Ranked({ list, fits, asking, onOver }: RankedProps) {
  const { cards, apart, whom, ranked, sought } = list.matches;
  const noun = nounOf(sought);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(fits.page);
  useEffect(() => {
    if (before.current !== fits.page) heading.current?.scrollIntoView({ block: 'nearest' });
    before.current = fits.page;
  }, [fits.page]);
  const actions = (card: FitCard, word: string) => (
    <Actions card={card} word={word} asking={asking} onOver={onOver} />
  );
  return (
    <Panel
      title={`${countOf(ranked, noun)} for ${whom}`}
      headingRef={heading}
      aside={fits.isOld && <span className={classes.old}>Ranking…</span>}
    >
      <div className={classes.body} data-old={fits.isOld || undefined} aria-busy={fits.isFetching}>
        <p className={classes.compared} role="status">
          {`${formatCount(list.compared)} compared both ways${list.isWhole ? '' : ', not everybody who could be'}; ${formatCount(ranked)} fit.`}
        </p>
        {cards.length === 0 && (
          <Empty title={`No ${noun} fits all that has to be`}>
            <p>Make a must nice to have, or look below at who is kept out and why.</p>
          </Empty>
        )}
        {cards.length > 0 && (
          <ol className={fit.cards} aria-label={`Ranked for ${whom}`}>
            {cards.map((card) => (
              <FitCardView key={card.person} card={card} whom={whom}>
                {actions(card, 'Why this place?')}
              </FitCardView>
            ))}
          </ol>
        )}
        <Pager page={fits.page} perPage={PER_PAGE} total={ranked} onChange={fits.turn} />
        {apart.length > 0 && (
          <>
            <h3 className={classes.apart}>
              Would fit but for something ({formatCount(apart.length)} of {formatCount(list.apart)})
            </h3>
            <ul className={fit.cards} aria-label="Would fit but for something">
              {apart.map((card) => (
                <FitCardView key={card.person} card={card} whom={whom}>
                  {actions(card, 'Why not?')}
                </FitCardView>
              ))}
            </ul>
          </>
        )}
        <div className={classes.whyNot}>
          <PersonPicker
            label="Why not somebody else?"
            placeholder="A name"
            mentoring={noun}
            onPick={({ id, name }) => onOver({ kind: 'why', person: id, name })}
          />
        </div>
      </div>
    </Panel>
  );
}

type ActionsProps = { card: FitCard; word: string; asking: Asking; onOver: (over: Over) => void };

function Actions({ card, word, asking, onOver }: ActionsProps) {
  const mayChange = useMayChange();
  const { name } = card;
  const person = Number(card.person);
  const { question, changeWith } = asking;
  return (
    <div className={classes.actions}>
      <Button
        size="compact-sm"
        {...lockedUnless(mayChange)}
        aria-label={`Introduce ${name}`}
        onClick={() => onOver({ kind: 'introduce', person, name })}
      >
        Introduce
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`${word} ${name}`}
        onClick={() => onOver({ kind: 'why', person, name })}
      >
        {word}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        aria-label={`More like this: ${name}`}
        onClick={() =>
          changeWith(
            { ...question, like: { id: person, name } },
            `Those who are like ${name} rank higher now.`,
          )
        }
      >
        More like this
      </Button>
    </div>
  );
}
