import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyText } from '@/ui/clipboard';
import { draftText } from '../plain';
import type { DraftPart } from '../types';
import { Card } from './Card';
import classes from './parts.module.css';
import { TextView } from './TextView';

/** A text for somebody else. It can be copied; it does not leave from here. */
export function DraftView({ part }: { part: DraftPart }) {
  const { title, to, subject, body } = part;
  return (
    <Card
      title={title || 'Draft'}
      aside={
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconCopy size={14} aria-hidden />}
          onClick={() => copyText(draftText(part), 'Draft copied.')}
        >
          Copy draft
        </Button>
      }
    >
      <div className={classes.draft}>
        {to.length > 0 && <p className={classes.to}>To: {to.join(', ')}</p>}
        {subject && <p className={classes.subject}>{subject}</p>}
        <TextView texts={body} />
      </div>
      <p className={classes.note}>A draft. Nothing is sent until a person sends it.</p>
    </Card>
  );
}
