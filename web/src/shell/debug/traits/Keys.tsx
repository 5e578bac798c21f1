import { Panel } from '@/ui/Panel';
import { hasSingleKeys } from '@/ui/shortcuts';
import classes from './traits.module.css';

/** The keys of this page. */
export function Keys({ count }: { count: number }) {
  return (
    <Panel title="Keys">
      <dl className={classes.keys}>
        <div>
          <dt>
            <kbd>1</kbd> to <kbd>{count}</kbd>
          </dt>
          <dd>Show or hide a person</dd>
        </div>
        <div>
          <dt>
            <kbd>R</kbd> <kbd>B</kbd> <kbd>T</kbd>
          </dt>
          <dd>Radar, bars, table</dd>
        </div>
        <div>
          <dt>
            <kbd>?</kbd>
          </dt>
          <dd>All shortcuts, and how to switch them off</dd>
        </div>
      </dl>
      {!hasSingleKeys() && (
        <p className={classes.none}>Shortcuts of a single key are switched off. The buttons do the same.</p>
      )}
    </Panel>
  );
}
