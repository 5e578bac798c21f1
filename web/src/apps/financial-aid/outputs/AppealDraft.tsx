import { Button, Textarea } from '@mantine/core';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { copyText } from '@/ui/clipboard';
import { DataTable } from '@/ui/DataTable';
import { formatDay } from '@/ui/day';
import { download } from '@/ui/download';
import { OFFICE, pagesAbout } from '../ask/office';
import { index, money } from '../words';
import { composeLetter } from './appeal';
import classes from './outputs.module.css';
import type { Appeal, Effect } from './types';

type AppealDraftProps = { draft: Appeal; text: string; onType: (text: string) => void };

/** A letter to read, change and send: it leaves by the family's hand or not at all. */
export function AppealDraft({ draft, text, onType }: AppealDraftProps) {
  const isChanged = text !== composeLetter(draft);
  return (
    <>
      <section className={classes.part} aria-label="If the office agrees">
        <h3>If the office agrees</h3>
        {draft.effect ? (
          <EffectView effect={draft.effect} />
        ) : (
          <p className={classes.soft}>
            The effect cannot be worked out: the amount is not known, or answers are missing or to be checked.
          </p>
        )}
      </section>
      <section className={classes.part} aria-label="The letter">
        <h3>The letter</h3>
        <Textarea
          aria-label="Text of the letter"
          description="Read it, change what is not right, and put in your name. Send it yourself."
          autosize={false}
          rows={18}
          value={text}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <div className={classes.actions}>
          <Button
            size="xs"
            leftSection={<IconCopy size={14} aria-hidden />}
            onClick={() => copyText(text, 'The letter was copied.')}
          >
            Copy
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconDownload size={14} aria-hidden />}
            onClick={() => download('Appeal letter.txt', text, 'text/plain;charset=utf-8')}
          >
            Download as text
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPrinter size={14} aria-hidden />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </div>
        <p className={classes.soft}>
          Send it to the {OFFICE.name}, <a href={`mailto:${OFFICE.mail}`}>{OFFICE.mail}</a>
          {draft.due && (
            <>
              , by <time dateTime={draft.due}>{formatDay(draft.due)}</time>
            </>
          )}
          . <Link to={pagesAbout('asking for a second look at your aid')}>How an appeal goes</Link>
        </p>
      </section>
      <Sources draft={draft} isChanged={isChanged} />
      {createPortal(
        <div className={classes.paper} data-paper>
          {text}
        </div>,
        document.body,
      )}
    </>
  );
}

const COLUMNS = [
  { label: 'For the year' },
  { label: 'Now', numeric: true },
  { label: 'Then', numeric: true },
];

function EffectView({ effect }: { effect: Effect }) {
  const { saiBefore, saiAfter, pellBefore, pellAfter, assumptions } = effect;
  return (
    <>
      <DataTable
        label="If the office agrees"
        columns={COLUMNS}
        rows={[
          ['Student Aid Index', index(saiBefore), index(saiAfter)],
          ['Pell Grant', money(pellBefore), money(pellAfter)],
        ]}
      />
      <ul className={classes.assumptions}>
        {assumptions.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  );
}

/** Where each sentence of the draft comes from. What somebody has changed since has no other source than them. */
function Sources({ draft, isChanged }: { draft: Appeal; isChanged: boolean }) {
  const sentences = draft.paragraphs.flatMap((paragraph) => paragraph.sentences);
  return (
    <details className={classes.part}>
      <summary className={classes.summary}>Where each sentence comes from</summary>
      {isChanged && <p className={classes.soft}>These are the sentences as they were drafted.</p>}
      <ol className={classes.sources}>
        {sentences.map(({ text, source }) => (
          <li key={text}>
            {text} <span className={classes.soft}>{source ? `Source: ${source}` : 'No figure in it'}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
