/** How XState begins and ends the waiting of a state: that it waits says so. */
export const withoutOfXState = (action: string): boolean => !['raise', 'cancel'].includes(action);
