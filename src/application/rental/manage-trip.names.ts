import type * as Follow from '#application/ordering/follow.types.ts';

/** How the chart speaks of what it follows. */
export const WORDS = {
  machine: 'manageTrip',
  noun: 'trip',
  reqs: { asking: ['API-41'], looking: ['API-41'], canceling: ['API-44'] },
} as const satisfies Follow.Words;
