/** An answer to try it with. */
export const EXAMPLE_ANSWER = [
  'Two days before the open house the projector failed. Nobody had asked me, but I called three suppliers, found one',
  'that could deliver the next morning, and wrote to the team what would change.',
  'I had forgotten to test it the week before, and I said so. Since then we go through a list on the Friday before.',
].join(' ');
