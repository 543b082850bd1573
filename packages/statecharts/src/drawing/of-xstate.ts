/** XState's own actions start and cancel the delay of a state; the delayed transition shows that already. */
export const withoutOfXState = (action: string): boolean => !['raise', 'cancel'].includes(action);
