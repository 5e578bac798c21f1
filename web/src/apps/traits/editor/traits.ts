// What the folders of the editor take from the app around it.
export { editAddress, useBase } from '../addresses';
export * from '../api';
export { lockedUnless, REASON, REASON_ID, useMayChange } from '../rights';
export type * from '../types';
