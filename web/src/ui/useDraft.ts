import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

const PAUSE = 250;

/** What is being typed into a field whose value lives elsewhere: passed on after a pause, or at once when told. */
export function useDraft(value: string, onSettle: (text: string) => void) {
  const [draft, setDraft] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  const [fault, setFault] = useState<string | null>(null);
  if (value !== seen) {
    setSeen(value);
    // An echo of what was typed must not overwrite what has been typed since.
    if (value !== sent) {
      setSent(value);
      setDraft(value);
      setFault(null);
    }
  }
  const send = (text: string) => {
    setSent(text);
    if (text !== value) onSettle(text);
  };
  const sendLater = useDebouncedCallback(send, PAUSE);
  return {
    draft,
    fault,
    /** What cannot be meant, like half of a year, is kept to the field. */
    type: (text: string, isMeant: boolean) => {
      setDraft(text);
      setFault(null);
      if (isMeant) sendLater(text);
      else sendLater.cancel();
    },
    /** Passes on what was typed, or says what is wrong with it. */
    settle: (found: string | null) => {
      sendLater.flush();
      setFault(found);
    },
  };
}
