// What the tabs of one browser tell each other.

type News = 'signed-in' | 'signed-out';

export const CHANNEL = 'quadrangle-session';

// One for both directions: what a channel says, it does not hear itself.
let channel: BroadcastChannel | undefined;

export function tellTabs(news: News) {
  channel ??= new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
}

/** Calls back with what another tab tells. Returns how to stop. */
export function listenToTabs(onNews: (news: News) => void): () => void {
  channel ??= new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => onNews(data);
  return () => {
    channel?.close();
    channel = undefined;
  };
}
