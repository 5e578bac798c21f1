import { configure } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { useFamily } from '../family/context';
import { renderInFamily, worksheet as whole } from '../testing';
import type { Worksheet } from '../types';
import { ASKED, form } from './form.fixture';
import { Interview } from './Interview';

export { ASKED, form } from './form.fixture';

type Setting = {
  worksheet?: Worksheet;
  asked?: string[];
  problems?: Record<string, string>;
  target?: { field: string } | null;
};

/** The interview of a family. What is done takes effect; `told` has what was said about it. */
export function openInterview({ worksheet, asked = ASKED, problems = {}, target = null }: Setting = {}) {
  const told: string[] = [];
  // The form is large: to ask of each element whether it can be seen would take most of the time.
  configure({ defaultHidden: true });
  onTestFinished(() => configure({ defaultHidden: false }));
  const questions = {
    form: form(),
    asked: new Set(asked),
    isPending: false,
    failure: null,
    retry: () => {},
    problems: new Map(Object.entries(problems)),
    next: undefined,
  };
  function Asked() {
    const { change } = useFamily();
    return (
      <Interview
        questions={questions}
        write={change}
        change={(how, what, sentence) => {
          told.push(sentence);
          change(how, what);
        }}
        target={target}
      />
    );
  }
  const samples = [{ id: 'two-earners', name: 'Maren Castellow', story: 'A story.', worksheet: whole() }];
  const handlers = { 'GET /api/financial-aid/samples': () => Response.json({ samples }) };
  return { told, ...renderInFamily(<Asked />, { worksheet, handlers }) };
}
