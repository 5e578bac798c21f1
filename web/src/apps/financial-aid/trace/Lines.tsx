import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { Empty } from '@/ui/Empty';
import { TextInput } from '@/ui/fields';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { useFamily } from '../family/context';
import type { WorkedOut } from '../types';
import { LineRow } from './LineRow';
import { findLines, groupsOf, type Reckoning } from './reckoning';
import classes from './trace.module.css';
import { useAim } from './useAim';

type LinesProps = { worked: WorkedOut; reckoning: Reckoning };

const STEPS: Record<string, (place: number, count: number) => number> = {
  ArrowDown: (place, count) => Math.min(place + 1, count - 1),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** From one line to the next by the arrows, whatever is open between them. */
function stepThroughLines(event: KeyboardEvent<HTMLElement>) {
  const heads = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const place = heads.indexOf(event.target as HTMLElement);
  const step = STEPS[event.key];
  if (!step || place < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  heads[step(place, heads.length)]?.focus();
}

/** All lines under their headings, each one to be opened. */
export function Lines({ worked, reckoning }: LinesProps) {
  const { worksheet } = useFamily();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const groups = useMemo(() => groupsOf(worked, worksheet), [worked, worksheet]);
  const found = useMemo(() => findLines(groups, query), [groups, query]);
  const keys = found.flatMap(({ lines }) => lines.map(({ key }) => key));
  const isAllOpen = keys.length > 0 && keys.every((key) => open.has(key));

  const aimed = useAim((key) => {
    if (!reckoning.lines.some((line) => line.key === key)) return;
    setQuery('');
    setOpen((before) => new Set([...before, key]));
  });

  const toggle = (key: string) =>
    setOpen(
      (before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]),
    );
  const toggleAll = () =>
    setOpen(
      (before) =>
        new Set(isAllOpen ? [...before].filter((key) => !keys.includes(key)) : [...before, ...keys]),
    );

  return (
    <>
      <search className={classes.tools}>
        <TextInput
          type="search"
          label="Find a line"
          placeholder="allowance, 1087oo, $44,880"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <span role="status" className={classes.count}>
          {query.trim()
            ? `${countOf(keys.length, 'line')} of ${reckoning.lines.length}`
            : countOf(keys.length, 'line')}
        </span>
        <Button variant="default" onClick={toggleAll} disabled={keys.length === 0}>
          {isAllOpen ? 'Collapse all' : 'Expand all'}
        </Button>
      </search>
      {found.length === 0 && (
        <Panel title="Every line">
          <Empty title="No line says that">
            <p>Names, rules, tables and sources are searched. Use fewer words.</p>
            <Button variant="default" onClick={() => setQuery('')}>
              Show all lines
            </Button>
          </Empty>
        </Panel>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows go from button to button, which Tab does too. */}
      <div onKeyDown={stepThroughLines}>
        {found.map(({ name, title, about, lines }) => (
          <Panel
            key={name}
            title={title}
            aside={<span className={classes.count}>{countOf(lines.length, 'line')}</span>}
          >
            <p className={classes.about}>{about}</p>
            <ul className={classes.lines}>
              {lines.map((line) => (
                <LineRow
                  key={line.key}
                  line={line}
                  reckoning={reckoning}
                  isOpen={open.has(line.key)}
                  isAimed={aimed === line.key}
                  onToggle={() => toggle(line.key)}
                />
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </>
  );
}
