import type { Schemas } from '@/api/client';
import { formatDay, formatMoment } from '@/ui/day';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { usePrinting } from '@/ui/usePrinting';
import { PersonLink } from '../PersonLink';
import { NOTE_KINDS } from '../words';
import classes from './person.module.css';
import { threadsOf } from './threads';
import type { AreaProps } from './WholeRecord';

/** What was written down about somebody, and what was written to and by them. */
export function Letters({ record }: AreaProps) {
  const { notes, mails } = record;
  return (
    <>
      {notes.length > 0 && (
        <Panel title="Notes" aside={<span className={classes.soft}>{countOf(notes.length, 'note')}</span>}>
          <ul className={classes.list}>
            {notes.map(({ id, kind, date, by, text }) => (
              <li key={id} className={classes.entry}>
                <p className={classes.when}>
                  <Pill tint="indigo">{NOTE_KINDS[kind]}</Pill> <time dateTime={date}>{formatDay(date)}</time>{' '}
                  {by ? (
                    <>
                      by <PersonLink person={by} />
                    </>
                  ) : (
                    'from an import'
                  )}
                </p>
                <p className={classes.written}>{text}</p>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {mails.length > 0 && (
        <Panel title="Mail" aside={<span className={classes.soft}>{countOf(mails.length, 'mail')}</span>}>
          {threadsOf(mails).map((thread) => (
            <Thread key={thread[0].thread} mails={thread} />
          ))}
        </Panel>
      )}
    </>
  );
}

type Mail = Schemas['PersonMail'];

/** A conversation, folded; on paper it is open. */
function Thread({ mails }: { mails: readonly [Mail, ...Mail[]] }) {
  const isPrinting = usePrinting();
  const [first] = mails;
  return (
    <details className={classes.thread} open={isPrinting || undefined}>
      <summary>
        <span className={classes.subject}>{first.subject}</span>
        <span className={classes.soft}>
          {mails.length > 1 && `${mails.length} mails, `}
          {formatMoment(mails.at(-1)?.at ?? first.at)}
        </span>
      </summary>
      {mails.map(({ id, from, to, at, body }) => (
        <article key={id} className={classes.mail}>
          <p className={classes.when}>
            <PersonLink person={from} /> to <PersonLink person={to} />, {formatMoment(at)}
          </p>
          <p className={classes.written}>{body}</p>
        </article>
      ))}
    </details>
  );
}
