import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconHeart,
  IconInfoCircle,
  IconPhone,
  IconPlayerStop,
  IconRefresh,
} from '@tabler/icons-react';
import type { Contact, NoticePart } from '../types';
import classes from './notice.module.css';

type Tone = 'calm' | 'told' | 'failed' | 'quiet' | 'note';

const TONES: Record<NoticePart['reason'] | 'notUnderstood', Tone> = {
  crisis: 'calm',
  figureCut: 'told',
  nameCut: 'told',
  linkCut: 'told',
  promiseCut: 'told',
  modelAway: 'told',
  instructions: 'told',
  refused: 'told',
  notUnderstood: 'told',
  estimate: 'note',
  toolFailed: 'failed',
  interrupted: 'failed',
  stopped: 'quiet',
};

const ICONS = {
  calm: IconHeart,
  told: IconInfoCircle,
  failed: IconAlertTriangle,
  quiet: IconPlayerStop,
  note: IconInfoCircle,
};

type NoticeViewProps = { part: NoticePart; onRetry: (() => void) | undefined };

/** What one has to know about the answer itself: what was left out, what failed, whom to turn to. */
export function NoticeView({ part, onRetry }: NoticeViewProps) {
  const { reason, text, contacts, retry } = part;
  const tone = TONES[reason];
  const Icon = ICONS[tone];
  return (
    <div className={classes.notice} data-tone={tone}>
      <Icon size={18} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <p>{text}</p>
        {contacts.length > 0 && (
          <ul className={classes.contacts} aria-label="Whom to turn to">
            {contacts.map((contact) => (
              <li key={contact.label}>
                <ContactView contact={contact} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {retry && onRetry && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconRefresh size={14} aria-hidden />}
          onClick={onRetry}
        >
          Retry
        </Button>
      )}
    </div>
  );
}

function ContactView({ contact: { label, detail, phone } }: { contact: Contact }) {
  return (
    <>
      <span>
        <b>{label}</b>
        {detail && <span className={classes.detail}>{detail}</span>}
      </span>
      {phone && (
        <a className={classes.call} href={`tel:${phone.replace(/[^\d+*#]/g, '')}`}>
          <IconPhone size={16} aria-hidden /> {phone}
        </a>
      )}
    </>
  );
}
