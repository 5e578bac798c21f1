/** Why nothing above a message that has not arrived can be sent. */
export const HELD = 'The message below has not been sent. Send it again or edit it first.';
