import { Link } from 'react-router';
import { formatImportance } from '@/apps/traits/assistant/channels';
import { capital, Steps } from '@/apps/traits/assistant/Steps';
import { DataTable } from '@/ui/DataTable';
import { Fact, Facts } from '@/ui/Facts';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { cutText } from '@/ui/spans';
import { suggestClean } from './api';
import { Movement } from './Movement';
import { RolePage } from './RolePage';
import { compareRankings } from './ranking';
import classes from './traits.module.css';
import type { CleanSuggestions } from './types';

/** What is left of a role when it is cleaned, and what that does to the suggestions. */
export function CleanRoleSuggest() {
  return (
    <RolePage
      title="Role suggestions, cleaned"
      lead="The candidates for a role after normalisation, with what that changed. Nothing is kept."
      other={<Link to="/debug/role-suggest">The same role, raw</Link>}
      ask={suggestClean}
    >
      {(answer) => (
        <>
          <Cleaning answer={answer} />
          <Rankings answer={answer} />
        </>
      )}
    </RolePage>
  );
}

function Cleaning({ answer }: { answer: CleanSuggestions }) {
  const { steps, title, knownTitle, level, description, removed } = answer;
  const dropped = removed.length === 0 ? 'Nothing was dropped' : `${countOf(removed.length, 'part')} dropped`;
  return (
    <>
      <Panel title="The title">
        <Facts>
          <Fact label="Counts as">{title || 'None was found'}</Fact>
          {knownTitle && <Fact label="Known as">{knownTitle}</Fact>}
          {level && <Fact label="Level">{capital(level)}</Fact>}
          <Fact label="Steps">{steps.length > 0 ? <Steps steps={steps} /> : 'None was needed'}</Fact>
        </Facts>
      </Panel>
      {description && (
        <Panel title="The description" aside={<span className={classes.aside}>{dropped}</span>}>
          <p className={classes.text}>
            {cutText(description, removed).map(({ text, start, of }) =>
              of.length > 0 ? <del key={start}>{seen(text)}</del> : <span key={start}>{text}</span>,
            )}
          </p>
        </Panel>
      )}
    </>
  );
}

const UNSEEN = /^[\s\p{C}]+$/u;

/** What was dropped because nobody can see it is named. */
const seen = (text: string) => (UNSEEN.test(text) ? '[hidden]' : text);

function Rankings({ answer }: { answer: CleanSuggestions }) {
  const rows = compareRankings(answer);
  const changed = rows.filter(({ up }) => up !== 0).length;
  return (
    <Panel
      title="What cleaning changed"
      aside={
        <span className={classes.aside} role="status">
          {changed === 0 ? 'Nothing in the ranking' : `${countOf(changed, 'place')} in the ranking`}
        </span>
      }
    >
      <DataTable
        label="The ranking before and after cleaning"
        columns={[
          { label: 'Trait' },
          { label: 'Before', numeric: true },
          { label: 'After', numeric: true },
          { label: 'Change' },
          { label: 'Importance before', numeric: true },
          { label: 'Importance after', numeric: true },
        ]}
        rows={rows.map((moved) => [
          moved.name,
          moved.rankBefore ?? '–',
          moved.after?.rank ?? '–',
          <Movement key="change" moved={moved} />,
          moved.before ? formatImportance(moved.before.importance) : '–',
          moved.after ? formatImportance(moved.after.importance) : '–',
        ])}
      />
    </Panel>
  );
}
