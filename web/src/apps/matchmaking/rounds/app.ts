// What the parts of a round use of the app around them.
export { EndMatch } from '../parts/EndMatch';
export { MATCH_STATES, MATCHES_PER_PAGE, roundMatchesQuery } from '../parts/matches';
export { PersonChoice } from '../parts/PersonChoice';
export { PersonPicker, type Who } from '../parts/PersonPicker';
export { useTouched } from '../parts/touched';
export { lockedUnless, REASON, useMayChange } from '../rights';
