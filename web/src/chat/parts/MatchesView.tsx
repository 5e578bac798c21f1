import { countOf } from '@/ui/numbers';
import type { MatchesPart } from '../types';
import { FitCardView } from './FitCardView';
import classes from './fit.module.css';

/** Who fits both ways, the best first, and who would but for something. */
export function MatchesView({ part }: { part: MatchesPart }) {
  const { cards, apart, whom, ranked, sought, isList } = part;
  const noun = sought === 'mentors' ? 'mentor' : 'mentee';
  return (
    <div className={classes.matches}>
      {cards.length > 0 && (
        <ol className={classes.cards} aria-label={`Ranked for ${whom}`}>
          {cards.map((card) => (
            <FitCardView key={card.person} card={card} whom={whom} />
          ))}
        </ol>
      )}
      {isList && ranked > cards.length && (
        <p className={classes.more}>{countOf(ranked, noun)} in the ranking altogether.</p>
      )}
      {apart.length > 0 && (
        <>
          <p className={classes.more}>Would fit but for something:</p>
          <ul className={classes.cards} aria-label={`Would fit ${whom} but for something`}>
            {apart.map((card) => (
              <FitCardView key={card.person} card={card} whom={whom} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
