import { useEffect, useId, useRef } from 'react';
import { NativeSelect } from '@/ui/fields';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { money } from '../words';
import { LineButton } from './LineButton';
import classes from './letter.module.css';
import type { Chosen, Kind, LetterItem } from './types';
import { KINDS, type Placed, sortIntoBlocks } from './words';

type BlocksProps = {
  items: readonly LetterItem[];
  chosen: Chosen;
  onChoose: (place: number, label: string, kind: Kind) => void;
  onAim: (place: number) => void;
};

const OPTIONS = (Object.keys(KINDS) as Kind[])
  .sort((one, other) => Number(other === 'other') - Number(one === 'other'))
  .map((kind) => ({ value: kind, label: KINDS[kind].name }));

/** The lines of the offer, each among its own kind. */
export function Blocks({ items, chosen, onChoose, onAim }: BlocksProps) {
  const { blocks, unclear } = sortIntoBlocks(items, chosen);
  const id = useId();
  const idOf = (place: number) => `${id}-${place}`;
  const moved = useRef<string | null>(null);
  // A line that is chosen goes to another block, and its field with it.
  useEffect(() => {
    if (moved.current) document.getElementById(moved.current)?.focus();
    moved.current = null;
  });
  const row = ({ item, place }: Placed) => (
    <Line
      key={place}
      id={idOf(place)}
      item={item}
      choice={chosen[place]}
      onChoose={(kind) => {
        moved.current = idOf(place);
        onChoose(place, item.label || item.text, kind);
      }}
      onAim={() => onAim(place)}
    />
  );
  return (
    <>
      {unclear.length > 0 && (
        <Panel title="Unclear, and not counted">
          <p className={classes.means}>
            These lines could be several things. Ask the school, or say what they are: everything is counted
            anew.
          </p>
          <ul className={classes.lines}>{unclear.map(row)}</ul>
        </Panel>
      )}
      {blocks.map(({ block, lines }) => (
        <Panel
          key={block.name}
          title={block.name}
          aside={
            <b className={classes.sum}>{money(lines.reduce((sum, { item }) => sum + item.amount, 0))}</b>
          }
        >
          <p className={classes.means}>{block.means}</p>
          <ul className={classes.lines}>{lines.map(row)}</ul>
        </Panel>
      ))}
    </>
  );
}

type LineProps = {
  /** Of the field that says what it is. */
  id: string;
  item: LetterItem;
  choice: Kind | undefined;
  onChoose: (kind: Kind) => void;
  onAim: () => void;
};

function Line({ id, item, choice, onChoose, onAim }: LineProps) {
  const { label, text, program, amount, line, certainty, why, terms } = item;
  const name = label || text;
  return (
    <li className={classes.entry}>
      <div className={classes.what}>
        <b>{name}</b>
        {program && program !== name && <span className={classes.program}>{program}</span>}
        {choice ? (
          <Pill tint="indigo">Your choice</Pill>
        ) : (
          certainty === 'likely' && <Pill tint="orange">Likely</Pill>
        )}
      </div>
      <span className={classes.amount}>{money(amount)}</span>
      <div className={classes.why}>
        <LineButton line={line} onClick={onAim} />
        <span>{why}</span>
        {terms.length > 0 && (
          <span>{terms.map((term) => `${term.name} ${money(term.amount)}`).join(', ')}</span>
        )}
      </div>
      {certainty === 'unclear' && (
        <NativeSelect
          id={id}
          className={classes.choice}
          size="xs"
          aria-label={`What ${name} is`}
          data={OPTIONS}
          value={choice ?? 'other'}
          onChange={(event) => onChoose(event.currentTarget.value as Kind)}
        />
      )}
    </li>
  );
}
