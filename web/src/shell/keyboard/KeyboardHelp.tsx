import { useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import { hasSingleKeys, setSingleKeys } from '@/ui/shortcuts';
import classes from './KeyboardHelp.module.css';
import { listShortcuts } from './shortcuts';

export default function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(hasSingleKeys);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className={classes.list}>
        {listShortcuts().map(({ keys, does }) => (
          <div key={keys.join()}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Esc</kbd>
          </dt>
          <dd>Close what is open</dd>
        </div>
      </dl>
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => {
            setSingleKeys(event.currentTarget.checked);
            setOn(event.currentTarget.checked);
          }}
        />
        Shortcuts of a single key
      </label>
    </Dialog>
  );
}
