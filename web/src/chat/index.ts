// The conversation that every chat of the suite is: `<Chat app="matchmaking" />` is a whole page.
export { Chat } from './Chat';
