import { Panel } from '@/ui/Panel';
import { LONGEST } from '../limits';
import { type FieldsProps, say } from './edit';
import classes from './fields.module.css';
import { TextField } from './TextField';

/** What a trait is, and why it matters. */
export function Basics({ form: { content }, edit }: FieldsProps) {
  return (
    <Panel title="What it is">
      <div className={classes.fields}>
        <TextField
          place="name"
          label="Name"
          longest={LONGEST.name}
          value={content.name}
          onChange={(name) => say(edit, () => ({ name }))}
        />
        <TextField
          place="definition"
          label="Definition"
          description="What somebody with this trait does, in a sentence or two."
          rows={3}
          longest={LONGEST.definition}
          value={content.definition}
          onChange={(definition) => say(edit, () => ({ definition }))}
        />
        <TextField
          place="why"
          label="Why it matters"
          rows={2}
          longest={LONGEST.why}
          value={content.why}
          onChange={(why) => say(edit, () => ({ why }))}
        />
      </div>
    </Panel>
  );
}
