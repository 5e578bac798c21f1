import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '@/identity/session';
import { Drawer } from '@/ui/Drawer';
import { Failure } from '@/ui/Failure';
import { Page } from '@/ui/Page';
import { Rows } from '@/ui/Rows';
import { assistantQuery } from './api';
import classes from './Chat.module.css';
import { History } from './history/History';
import { Thread } from './thread/Thread';
import { useAddress } from './useAddress';

type ChatProps = {
  app: string;
  /** What the conversations are about. With one they are a part of its page, and only those about it are listed. */
  subject?: string;
  /** A part of a page, whatever they are about. */
  isPart?: boolean;
};

/** The conversations with an app: those of before on the left, one of them on the right. Alone it fills its page. */
export function Chat({ app, subject, isPart = subject !== undefined }: ChatProps) {
  const { user } = useSession();
  const { id, addressOf, open } = useAddress();
  const assistant = useQuery(assistantQuery(app));
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [fresh, setFresh] = useState(0);
  // A new conversation that has got its name stays the same on the screen.
  const [born, setBorn] = useState<{ id: string; thread: string } | null>(null);
  const thread = id === undefined ? `new-${fresh}` : born?.id === id ? born.thread : id;
  // The next new one is another.
  if (id !== undefined && thread === `new-${fresh}`) setFresh(fresh + 1);
  const wantsFocus = useRef(false);
  const shown = useRef(thread);
  useLayoutEffect(() => {
    shown.current = thread;
  }, [thread]);

  // Once it is there it stays, also if it cannot be looked at again.
  if (!assistant.data) {
    if (!assistant.error) return <Rows count={4} />;
    const failure = <Failure message={assistant.error.message} onRetry={() => assistant.refetch()} />;
    if (isPart) return failure;
    return (
      <Page title="The conversation does not open" narrow>
        {failure}
      </Page>
    );
  }

  const startNew = () => {
    setHistoryOpen(false);
    wantsFocus.current = id !== undefined;
    if (id !== undefined) open();
    else document.getElementById('composer')?.focus();
  };
  const history = (
    <History
      app={app}
      subject={subject}
      current={id}
      addressOf={addressOf}
      onOpen={open}
      onNew={startNew}
      onChoose={() => setHistoryOpen(false)}
    />
  );
  return (
    <div className={classes.chat} data-whole-screen={!isPart || undefined} data-part={isPart || undefined}>
      {!isPart && (
        <aside className={classes.rail} aria-label="Conversations">
          {history}
        </aside>
      )}
      <Thread
        key={thread}
        app={app}
        subject={subject}
        isPart={isPart}
        assistant={assistant.data}
        id={id}
        place={['chat', user?.uid, app, ...(subject === undefined ? [] : [subject]), id ?? 'new'].join('/')}
        wantsFocus={wantsFocus}
        addressOf={addressOf}
        onNew={startNew}
        onHistory={() => setHistoryOpen(true)}
        onBorn={(conversation) => {
          // Who has gone elsewhere meanwhile is not called back.
          if (shown.current !== thread) return false;
          setBorn({ id: conversation, thread });
          open(conversation);
          return true;
        }}
      />
      {isHistoryOpen && (
        <Drawer title="Conversations" place="left" onClose={() => setHistoryOpen(false)}>
          {history}
        </Drawer>
      )}
    </div>
  );
}
