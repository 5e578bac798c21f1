import { useMemo, useReducer, useState } from 'react';
import { Choice } from '@/ui/Choice';
import { Panel } from '@/ui/Panel';
import type { RadarSeries } from '@/ui/radar/geometry';
import { Radar } from '@/ui/radar/Radar';
import { RadarTable } from '@/ui/radar/RadarTable';
import { usePageShortcuts } from '@/ui/shortcuts';
import { DemoBars } from './DemoBars';
import { Keys } from './Keys';
import { shortcutsOf, toggled, VIEWS, type View } from './keys';
import { LevelButton } from './LevelButton';
import { PeopleToggles } from './PeopleToggles';
import classes from './traits.module.css';
import type { DemoPerson, DemoTraits } from './types';
import { Words } from './Words';

/** As many as a radar can tell apart. */
const MOST_PEOPLE = 6;
const MOST = 5;
const LABEL = 'Levels of the traits, 1 to 5';

/** The levels of some people, in one of three views. Each level opens the words that it rests on. */
export function Demo({ demo: { traits, people: all } }: { demo: DemoTraits }) {
  const people = all.slice(0, MOST_PEOPLE);
  const [view, setView] = useState<View>('radar');
  const [hidden, toggle] = useReducer(toggled, new Set<number>());
  const [opened, setOpened] = useState<{ person: DemoPerson; trait: string } | null>(null);
  const count = people.length;

  usePageShortcuts(useMemo(() => shortcutsOf(count, toggle, setView), [count]));

  const shown = people.flatMap((person, look) => (hidden.has(look) ? [] : [{ person, look }]));
  const scoreOf = (person: DemoPerson, key: string) => person.scores.find(({ id }) => id === key);
  const series: RadarSeries[] = shown.map(({ person, look }) => ({
    name: person.name,
    look,
    values: traits.map(({ key }) => scoreOf(person, key)?.level ?? null),
  }));
  const data = { label: LABEL, axes: traits.map(({ name }) => name), series, max: MOST };
  const button = (person: DemoPerson, trait: { key: string; name: string }) => (
    <LevelButton
      level={scoreOf(person, trait.key)?.level}
      name={`${person.name}, ${trait.name}`}
      onClick={() => setOpened({ person, trait: trait.key })}
    />
  );
  const table = (
    <RadarTable
      {...data}
      show={(number, axis) => {
        const [one, trait] = [shown[number], traits[axis]];
        return one && trait && button(one.person, trait);
      }}
    />
  );
  const openedScore = opened && scoreOf(opened.person, opened.trait);
  return (
    <>
      <PeopleToggles people={people} hidden={hidden} onToggle={toggle} />
      <Panel
        title="Levels"
        aside={<Choice label="Shown as" options={VIEWS} value={view} onChange={setView} />}
      >
        {shown.length === 0 && <p className={classes.none}>Nobody is chosen. Choose somebody above.</p>}
        {shown.length > 0 && view === 'radar' && (
          <div className={classes.twins}>
            <Radar {...data} />
            {table}
          </div>
        )}
        {shown.length > 0 && view === 'table' && table}
        {shown.length > 0 && view === 'bars' && (
          <DemoBars
            traits={traits}
            people={shown}
            levelOf={(...of) => scoreOf(...of)?.level}
            button={button}
          />
        )}
      </Panel>
      <Keys count={count} />
      {opened && openedScore && (
        <Words person={opened.person} score={openedScore} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
