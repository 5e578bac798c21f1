import { ActionIcon } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import { useTitle } from '@/ui/title';
import { conversationQuery } from '../api';
import { Composer, type ComposerHandle } from '../composer/Composer';
import { keepText } from '../kept';
import { pathTo, shownAnswer } from '../path';
import { ShareDialog } from '../share/ShareDialog';
import { SourceProvider } from '../sources/SourceProvider';
import type { Asked, Assistant } from '../types';
import { useFollow } from '../useFollow';
import { type Unsent, useSending } from '../useSending';
import { Bar } from './Bar';
import { editPlace } from './EditMessage';
import { Exchange } from './Exchange';
import { FollowUps } from './FollowUps';
import { SharedLine } from './SharedLine';
import classes from './thread.module.css';
import { UnsentMessage } from './UnsentMessage';
import { useChoices } from './useChoices';
import { useStop } from './useStop';
import { useThreadKeys } from './useThreadKeys';
import { Welcome } from './Welcome';

type ThreadProps = {
  app: string;
  /** What it is about, if it is about something. */
  subject: string | undefined;
  /** The page around it has a name of its own. */
  isPart: boolean;
  assistant: Assistant;
  /** Nothing for a conversation that has not begun. */
  id: string | undefined;
  /** Where what is typed here is kept. */
  place: string;
  /** Whether somebody is about to write. */
  wantsFocus: RefObject<boolean>;
  addressOf: (id?: string) => string;
  onNew: () => void;
  onHistory: () => void;
  /** Goes to what has begun here, unless one has gone elsewhere. */
  onBorn: (id: string) => boolean;
};

/** One conversation: what was said, and the line to go on. */
export function Thread(props: ThreadProps) {
  const { app, subject, isPart, assistant, id, place, wantsFocus, addressOf, onNew, onHistory, onBorn } =
    props;
  const { data, error, isPending, refetch } = useQuery({
    ...conversationQuery(id ?? ''),
    enabled: id !== undefined,
  });
  const conversation = id === undefined ? undefined : data;
  const composer = useRef<ComposerHandle>(null);
  const onSent = (asked: Asked) => id === undefined && onBorn(asked.conversation);
  const sending = useSending({ app, subject, id, place, onSent });
  const choices = useChoices(conversation);
  const [isSharing, setSharing] = useState(false);
  const { unsent } = sending;

  const turns = conversation?.turns ?? [];
  const leaf = conversation?.leaf ?? null;
  // A message that is on its way is shown where it will be.
  const path = pathTo(turns, unsent ? unsent.parent : leaf);
  const lastTurn = path.at(-1);
  const last = lastTurn && shownAnswer(lastTurn, choices.answers[lastTurn.id]);
  const isBusy = last?.state === 'working' && !unsent;
  const isReadOnly = conversation !== undefined && !conversation.isMine;
  const canWrite = assistant.isOn && !isReadOnly;
  const isMissing = id !== undefined && conversation === undefined;
  const follow = useFollow({ isBegun: id !== undefined || unsent !== null, isLive: isBusy });
  const stop = useStop(id, isBusy ? last : undefined);

  useEffect(() => {
    if (wantsFocus.current) composer.current?.focus();
    wantsFocus.current = false;
  }, [wantsFocus]);

  const send = (text: string, parent: string | null, instead: string | null = null) => {
    if (!sending.send({ text, parent, instead })) return;
    choices.edit(null);
    follow.toEnd();
    composer.current?.focus();
  };
  const takeBack = ({ text, instead }: Unsent) => {
    if (instead === null) return composer.current?.put(text);
    keepText(editPlace(place, instead), text);
    choices.edit(instead);
  };
  useThreadKeys({
    composer,
    onNew,
    onStop: isBusy ? stop.run : undefined,
    onEdit: lastTurn && canWrite && !unsent ? () => choices.edit(lastTurn.id) : undefined,
  });

  return (
    <section className={classes.thread} aria-label="Conversation">
      {!isPart && <Title text={conversation?.title ?? assistant.title} />}
      <Bar title={assistant.title} isPart={isPart} onHistory={onHistory} onNew={onNew} />
      <div className={classes.scroll} ref={follow.scroller}>
        <SourceProvider>
          <div className={classes.content} ref={follow.content}>
            {conversation && <SharedLine conversation={conversation} app={addressOf()} />}
            {isMissing && isPending && <Rows count={3} height={64} />}
            {isMissing && error && <Failure message={error.message} onRetry={() => refetch()} />}
            {id === undefined && !unsent && (
              <Welcome assistant={assistant} onAsk={(text) => send(text, null)} />
            )}
            <ol className={classes.messages} aria-label="Messages">
              {path.map((turn) => (
                <Exchange
                  // The versions of a message take each other's place: what is pressed to see another stays.
                  key={turn.parent ?? 'first'}
                  turn={turn}
                  turns={turns}
                  conversation={id ?? ''}
                  place={place}
                  slots={assistant.slots}
                  isReadOnly={isReadOnly}
                  canWrite={canWrite}
                  isHeld={unsent !== null}
                  choices={choices}
                  onAgain={(criteria) => {
                    choices.ask(turn, criteria);
                    if (turn === lastTurn) follow.start();
                  }}
                  onShare={() => setSharing(true)}
                  onResend={(text) => send(text, turn.parent ?? null, turn.id)}
                />
              ))}
              {unsent && <UnsentMessage sending={sending} onEdit={takeBack} />}
            </ol>
            {last?.state === 'done' && canWrite && !unsent && (
              <FollowUps questions={last.suggestions} onAsk={(text) => send(text, leaf)} />
            )}
          </div>
        </SourceProvider>
      </div>
      <div className={classes.foot}>
        {!follow.isAtEnd && (
          <ActionIcon
            className={classes.jump}
            variant="default"
            size={34}
            radius="xl"
            aria-label="Jump to the newest"
            title="Jump to the newest"
            onClick={follow.toEnd}
          >
            <IconArrowDown size={16} aria-hidden />
          </ActionIcon>
        )}
        {!isReadOnly && !isMissing && (
          <Composer
            ref={composer}
            assistant={assistant}
            place={`${place}/draft`}
            isBusy={isBusy}
            isHeld={unsent !== null}
            stop={stop}
            onSend={(text) => send(text, leaf)}
          />
        )}
      </div>
      {isSharing && conversation && (
        <ShareDialog conversation={conversation} address={addressOf(id)} onClose={() => setSharing(false)} />
      )}
    </section>
  );
}

/** Names the document, where the conversation is all of it. */
function Title({ text }: { text: string }) {
  useTitle(text);
  return null;
}
