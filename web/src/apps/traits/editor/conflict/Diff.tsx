import classes from './conflict.module.css';
import { diffWords } from './words';

type DiffProps = {
  before: string;
  after: string;
  /** Without what was taken out: for two texts of which neither came first. */
  isOneSided?: boolean;
};

const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const;

/** A text with the words marked that are new in it, and those that are gone. */
export function Diff({ before, after, isOneSided }: DiffProps) {
  if (!before && !after) return <Nothing />;
  const pieces = diffWords(before, after).filter(({ kind }) => !isOneSided || kind !== 'removed');
  if (pieces.length === 0) return <Nothing />;
  return (
    <p className={classes.text}>
      {pieces.map(({ kind, text }, at) => {
        const Tag = TAGS[kind];
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name, and never move.
        return <Tag key={at}>{text}</Tag>;
      })}
      {!after && !isOneSided && <span className={classes.nothing}> Now empty</span>}
    </p>
  );
}

const Nothing = () => <p className={classes.nothing}>Empty</p>;
