import { Link } from 'react-router';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import type { Piece, Source } from '../studio/api';
import { isByHand, keyOf, RULES, showSource, WEIGHTS } from '../studio/words';
import classes from './draft.module.css';
import { sentencesOf } from './texts';

/** Where the sentence comes from that one has gone to, and what is wrong with it. */
export function SourcePanel({ piece, active }: { piece: Piece; active: string | null }) {
  const placed = sentencesOf(piece.draft).find(({ place }) => keyOf(place) === active);
  const isOfIt = ({ place }: { place: (typeof piece.gaps)[number]['place'] }) => keyOf(place) === active;
  return (
    <Panel title="Where it comes from">
      <div className={classes.sources} aria-live="polite">
        {!placed && (
          <p className={classes.soft}>
            Go to a sentence to read its records: press it, or use the tab key and the arrows.
          </p>
        )}
        {placed && (
          <>
            <p className={classes.quoted}>{placed.sentence.text}</p>
            {isByHand(placed.sentence) && <Pill tint="indigo">Own words</Pill>}
            {piece.gaps.filter(isOfIt).map(({ message }) => (
              <p key={message} className={classes.gap}>
                {message}
              </p>
            ))}
            {piece.findings.filter(isOfIt).map((finding) => (
              <p key={`${finding.rule} ${finding.start}`} className={classes.found}>
                <Pill tint={WEIGHTS[finding.weight].tint}>{RULES[finding.rule]}</Pill> {finding.reason}{' '}
                <b>{finding.suggestion}</b>
              </p>
            ))}
            {placed.sentence.sources.length > 0 && (
              <ul className={classes.list} aria-label="Sources of this sentence">
                {placed.sentence.sources.map((source, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two sources may say the same.
                  <SourceItem key={at} source={source} />
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </Panel>
  );
}

function SourceItem({ source }: { source: Source }) {
  const { name, quote, path } = showSource(source);
  return (
    <li>
      <span className={classes.origin}>{path ? <Link to={path}>{name}</Link> : name}</span>
      {quote && <q>{quote}</q>}
    </li>
  );
}
