import type * as Follow from './follow.types.ts';

/** Words of the chart for an order. */
export const WORDS = {
  machine: 'trackOrder',
  noun: 'order',
  reqs: { asking: ['NAV-15', 'CHK-08'], looking: ['CHK-07', 'CHK-08'], canceling: ['CHK-14'] },
} as const satisfies Follow.Words;
