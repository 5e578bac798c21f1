/** Whether something is an address on this site and not of another. */
export const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path);
