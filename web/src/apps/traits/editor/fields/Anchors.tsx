import { Panel } from '@/ui/Panel';
import { LONGEST } from '../limits';
import { LEVELS } from '../places';
import { type FieldsProps, replaced, say } from './edit';
import classes from './fields.module.css';
import { TextField } from './TextField';

/** What is seen at each level. */
export function Anchors({ form: { content }, edit }: FieldsProps) {
  return (
    <Panel title="Behavioral anchors">
      <div className={classes.fields}>
        <p className={classes.intro}>
          What can be seen or heard at each level. Each one describes a behavior that the others do not.
        </p>
        {LEVELS.map((name, at) => (
          <div key={name} className={classes.level} data-level={at + 1}>
            <span className={classes.number} aria-hidden>
              {at + 1}
            </span>
            <TextField
              place={`anchor-${at}`}
              label={
                <>
                  <span className="visually-hidden">Level {at + 1}: </span>
                  {name}
                </>
              }
              rows={2}
              longest={LONGEST.anchor}
              value={content.anchors[at] ?? ''}
              onChange={(text) => say(edit, ({ anchors }) => ({ anchors: replaced(anchors, at, text) }))}
            />
          </div>
        ))}
      </div>
    </Panel>
  );
}
