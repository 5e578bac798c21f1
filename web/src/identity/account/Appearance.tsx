import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { Panel } from '@/ui/Panel';
import classes from './account.module.css';

const THEMES: readonly [MantineColorScheme, string][] = [
  ['auto', 'As the system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

export function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Panel title="Theme">
      <fieldset className={classes.themes}>
        <legend className="visually-hidden">Theme</legend>
        {THEMES.map(([scheme, label]) => (
          <label key={scheme}>
            <input
              type="radio"
              name="theme"
              checked={colorScheme === scheme}
              onChange={() => setColorScheme(scheme)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </Panel>
  );
}
