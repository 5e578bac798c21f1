import userEvent from '@testing-library/user-event';

/** Somebody who types and clicks without pausing in between. */
export const user = userEvent.setup({ delay: null });
