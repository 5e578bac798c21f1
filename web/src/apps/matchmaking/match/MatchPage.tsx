import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Chat } from '@/chat';
import { assistantQuery } from '@/chat/api';
import { Choice } from '@/ui/Choice';
import { formatCount } from '@/ui/numbers';
import { Page } from '@/ui/Page';
import { useRefuge } from '../parts/useRefuge';
import { REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import { Board } from './Board';
import classes from './match.module.css';
import { useFits } from './useFits';
import { useQuestion } from './useQuestion';

const APP = 'matchmaking';

/** The conversation on the left; on the right what it has come to: criteria and who fits. */
export function MatchPage() {
  const mayChange = useMayChange();
  const [search] = useSearchParams();
  const conversation = search.get('c') ?? undefined;
  const assistant = useQuery(assistantQuery(APP));
  const asking = useQuestion(conversation);
  const fits = useFits(asking.question);
  const [view, setView] = useState<'chat' | 'matches'>('chat');
  const refuge = useRefuge();
  const count = fits.list?.matches.ranked;
  return (
    <div {...refuge}>
      <Page
        title="Matchmaking Chat"
        lead={
          <>
            Describe a student in words. The criteria beside the conversation can be changed by hand, and the
            ranking follows. {!mayChange && <span id={REASON_ID}>{REASON}</span>}
          </>
        }
      >
        <Sections />
        <div className={classes.switch}>
          <Choice
            label="Shown"
            options={[
              { value: 'chat', label: 'Chat' },
              {
                value: 'matches',
                label: count === undefined ? 'Matches' : `Matches (${formatCount(count)})`,
              },
            ]}
            value={view}
            onChange={setView}
          />
        </div>
        <div className={classes.split} data-view={view}>
          <div className={classes.chat}>
            <Chat app={APP} isPart />
          </div>
          <div className={classes.board}>
            <Board
              asking={asking}
              fits={fits}
              slots={assistant.data?.slots ?? []}
              conversation={conversation}
            />
          </div>
        </div>
      </Page>
    </div>
  );
}
