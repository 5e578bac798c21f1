import { Fragment } from 'react';
import { Citations } from '../sources/Citations';
import type { DraftText, Sentence } from '../types';
import classes from './parts.module.css';

/** Running text: paragraphs, lists and words of others. */
export function TextView({ texts }: { texts: readonly DraftText[] }) {
  return (
    <div className={classes.text}>
      {gatherItems(texts).map((group, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts are only ever added.
        <Block key={number} group={group} />
      ))}
    </div>
  );
}

function Block({ group }: { group: readonly DraftText[] }) {
  const [first] = group;
  if (first?.style === 'item') {
    return (
      <ul>
        {group.map((text, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <li key={number}>
            <Words text={text} />
          </li>
        ))}
      </ul>
    );
  }
  return group.map((text, number) =>
    text.style === 'quote' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <blockquote key={number}>
        <Words text={text} />
      </blockquote>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <p key={number}>
        <Words text={text} />
      </p>
    ),
  );
}

function Words({ text }: { text: DraftText }) {
  return text.sentences.map((sentence, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    <Fragment key={number}>
      {number > 0 && ' '}
      <SentenceView sentence={sentence} />
    </Fragment>
  ));
}

function SentenceView({ sentence: { runs, sources } }: { sentence: Sentence }) {
  return (
    <>
      {runs.map(({ text, strong }, number) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence never move.
        strong ? <strong key={number}>{text}</strong> : <Fragment key={number}>{text}</Fragment>,
      )}
      <Citations numbers={sources} />
    </>
  );
}

/** The points of a list that follow each other are one list. */
function gatherItems(texts: readonly DraftText[]): DraftText[][] {
  const groups: DraftText[][] = [];
  for (const text of texts) {
    const last = groups.at(-1);
    if (text.style === 'item' && last?.[0]?.style === 'item') last.push(text);
    else groups.push([text]);
  }
  return groups;
}
