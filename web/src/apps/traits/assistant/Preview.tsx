import { useQuery } from '@tanstack/react-query';
import { Fact, Facts } from '@/ui/Facts';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import type { TraitSuggestion } from '../types';
import classes from './accept.module.css';
import { contentQuery, type Found } from './content';

const HOW: Record<Found['is'], string> = {
  new: 'It is added to the library with this text. Everything can be changed later.',
  archived: 'The library has it, archived. It is offered again, with this text.',
  deleted: 'It was deleted from the library. It is brought back, with this text.',
  active: 'Somebody has just added it to the library.',
};

/** What a trait that is not in the library would say there. */
export function Preview({ suggestion }: { suggestion: TraitSuggestion }) {
  const { data: found, error, refetch } = useQuery(contentQuery(suggestion));
  if (error) return <Failure message={error.message} onRetry={() => refetch()} />;
  if (!found) return <Rows count={3} height={20} />;
  const { definition, why, anchors, questions } = found.content;
  const levels = anchors.flatMap((text, index) => (text ? [{ level: index + 1, text }] : []));
  return (
    <>
      <p>{HOW[found.is]}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no group of fields. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be scrolled by keys. */}
      <div className={classes.said} role="group" aria-label={`What ${suggestion.name} says`} tabIndex={0}>
        <Facts>
          <Fact label="Definition">{definition}</Fact>
          {why && <Fact label="Why it matters">{why}</Fact>}
          {levels.map(({ level, text }) => (
            <Fact key={level} label={`Level ${level}`}>
              {text}
            </Fact>
          ))}
          {questions.map((question, index) => (
            <Fact key={question} label={`Question ${index + 1}`}>
              {question}
            </Fact>
          ))}
          {levels.length === 0 && <Fact label="Levels">Not described yet. Edit it to add them.</Fact>}
        </Facts>
      </div>
    </>
  );
}
