import { countOf } from '@/ui/numbers';
import { Pill } from '@/ui/Pill';
import type { Change, Item } from './changes';
import classes from './merge.module.css';

/** So many are shown beside those that change; more stand in their way. */
const FEW = 4;

/** One field: what it said and will say, or what comes to its list. */
export function ChangedField({ change }: { change: Change }) {
  return (
    <div className={classes.field}>
      <h4>
        {change.name} {!change.isSame && <Pill tint="teal">{summaryOf(change)}</Pill>}
      </h4>
      {'items' in change && <Items {...change} />}
      {'after' in change && change.isSame && <p>{change.after}</p>}
      {'after' in change && !change.isSame && (
        <dl className={classes.texts}>
          <dt>Before</dt>
          <dd>{change.before || 'Nothing'}</dd>
          <dt>After</dt>
          <dd>{change.after || 'Nothing'}</dd>
        </dl>
      )}
    </div>
  );
}

function Items({ items, isSame }: { items: readonly Item[]; isSame: boolean }) {
  const kept = items.filter(({ state }) => state === 'kept');
  if (isSame || kept.length <= FEW) return <List items={items} />;
  return (
    <>
      <List items={items.filter(({ state }) => state !== 'kept')} />
      <details>
        <summary>{countOf(kept.length, 'entry', 'entries')} as before</summary>
        <List items={kept} />
      </details>
    </>
  );
}

function List({ items }: { items: readonly Item[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={`${item.state} ${item.text}`} data-state={item.state}>
          <Marked item={item} />
        </li>
      ))}
    </ul>
  );
}

function Marked({ item: { text, state } }: { item: Item }) {
  if (state === 'kept') return text;
  const Mark = state === 'added' ? 'ins' : 'del';
  return (
    <Mark>
      <span className="visually-hidden">{state === 'added' ? 'Added: ' : 'Gone: '}</span>
      {text}
    </Mark>
  );
}

function summaryOf(change: Change): string {
  if (!('items' in change)) return 'Changed';
  const count = (state: Item['state']) => change.items.filter((item) => item.state === state).length;
  const [added, gone] = [count('added'), count('gone')];
  return [added && `${added} added`, gone && `${gone} gone`].filter(Boolean).join(', ');
}
