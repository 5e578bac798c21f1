// What the tabs of one browser tell each other.

type News = 'signed-in' | 'signed-out';

const NAME = 'quadrangle-session';

export function tellTabs(news: News) {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(news);
  channel.close();
}

/** Calls back with what another tab tells. Returns how to stop. */
export function listenToTabs(onNews: (news: News) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => onNews(data);
  return () => channel.close();
}
