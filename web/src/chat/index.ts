// The conversation that every chat of the suite is: `<Chat app="matchmaking" />` is a whole page, and with a subject,
// `<Chat app="financial-aid" subject={id} />`, or `isPart`, a part of one.
export { Chat } from './Chat';
