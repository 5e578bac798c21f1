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

/** The numbers of the sources stay with the last word: no line begins with them. */
function SentenceView({ sentence: { runs, sources } }: { sentence: Sentence }) {
  const last = runs.at(-1);
  if (!last || sources.length === 0) return runs.map(toWords);
  const [before, word] = cutLastWord(last.text);
  return (
    <>
      {[...runs.slice(0, -1), { ...last, text: before }].map(toWords)}
      <span className={classes.whole}>
        {toWords({ ...last, text: word }, 0)}
        <Citations numbers={sources} />
      </span>
    </>
  );
}

const toWords = ({ text, strong }: Sentence['runs'][number], number: number) =>
  strong ? <strong key={number}>{text}</strong> : <Fragment key={number}>{text}</Fragment>;

/** What is longer is no word that a narrow line could hold together with a number. */
const LONGEST_WORD = 16;

function cutLastWord(text: string): [string, string] {
  const start = text.lastIndexOf(' ') + 1;
  return text.length - start > LONGEST_WORD ? [text, ''] : [text.slice(0, start), text.slice(start)];
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
