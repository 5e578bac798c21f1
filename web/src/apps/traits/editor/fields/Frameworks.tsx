import { useQuery } from '@tanstack/react-query';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { FRAMEWORKS } from '../form';
import { FRAMEWORK_NAMES } from '../places';
import { frameworksQuery } from '../traits';
import { Chips } from './Chips';
import { type FieldsProps, say } from './edit';
import classes from './fields.module.css';

/** What others call it. */
export function Frameworks({ form: { content }, edit }: FieldsProps) {
  // Without them one still can type: no failure is shown.
  const { data: known = [] } = useQuery(frameworksQuery);
  const suggestionsFor = (framework: string) =>
    known
      .filter(({ value }) => value.startsWith(`${framework}:`))
      .map(({ value, count }) => {
        const label = value.slice(framework.length + 1);
        return { value: label, label, hint: countOf(count, 'trait') };
      });
  return (
    <Panel title="Frameworks">
      <div className={classes.fields}>
        <p className={classes.intro}>What this trait is called elsewhere. The nearest one comes first.</p>
        <div className={classes.pair}>
          {FRAMEWORKS.map((name) => (
            <Chips
              key={name}
              place={`framework-${name}`}
              label={FRAMEWORK_NAMES[name]}
              values={content.frameworks[name]}
              suggestions={suggestionsFor(name)}
              onChange={(values) =>
                say(edit, ({ frameworks }) => ({ frameworks: { ...frameworks, [name]: values } }))
              }
            />
          ))}
        </div>
      </div>
    </Panel>
  );
}
