import type { FitCard, FitPart } from '../types';
import classes from './fit.module.css';

type Shown = { label: string; own: string; other: string };

/** What of the one answers what of the other, in the words of both. */
export function FitEvidenceList({ card, whom }: { card: FitCard; whom: string }) {
  const shown = [...linesOf(card.toWhom.parts, false), ...linesOf(card.toThem.parts, true)];
  // Both directions may rest on the same words.
  const lines = shown.filter((line, place) => shown.findIndex((one) => isSame(one, line)) === place);
  if (lines.length === 0) return <p className={classes.more}>No words of either side stand behind this.</p>;
  return (
    <section className={classes.evidence} aria-label={`Evidence for ${card.name}`}>
      <h3 className={classes.heading}>Evidence</h3>
      <ul>
        {lines.map(({ label, own, other }) => (
          <li key={`${label} ${own} ${other}`}>
            <b>{label}</b>
            <span>
              {own && (
                <>
                  {whom}: <q>{own}</q>
                </>
              )}
              {own && other && ' · '}
              {other && (
                <>
                  {card.name}: <q>{other}</q>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isSame = (one: Shown, other: Shown) => one.own === other.own && one.other === other.other;

/** The words of whoever it is for come first, whichever way is looked at. */
function linesOf(parts: readonly FitPart[], isTurned: boolean): Shown[] {
  return parts.flatMap(({ label, evidence }) =>
    evidence
      .filter(({ own, other }) => own || other)
      .map(({ own, other }) => (isTurned ? { label, own: other, other: own } : { label, own, other })),
  );
}
