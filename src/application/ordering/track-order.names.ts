import type * as Follow from './follow.types.ts';

/** How the chart speaks of what it follows. */
export const WORDS = {
  machine: 'trackOrder',
  noun: 'order',
  reqs: { asking: ['NAV-15', 'CHK-08'], looking: ['CHK-07', 'CHK-08'], canceling: ['CHK-14'] },
} as const satisfies Follow.Words;
