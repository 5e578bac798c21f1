import { Chat } from '@/chat';
import { Page } from '@/ui/Page';
import { Sections } from '../Sections';
import classes from './ask.module.css';

/** Questions about alumni, events, groups, posts and jobs, by conversation. Every answer names its records. */
export function AskPage() {
  return (
    <Page title="Ask the alumni platform" above="Alumni Platform AI">
      <Sections />
      <div className={classes.chat}>
        <Chat app="graduway" isPart />
      </div>
    </Page>
  );
}
