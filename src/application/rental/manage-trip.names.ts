import type * as Follow from '#application/ordering/follow.types.ts';

/** Words of the chart for a trip. */
export const WORDS = {
  machine: 'manageTrip',
  noun: 'trip',
  reqs: { asking: ['API-41'], looking: ['API-41'], canceling: ['API-44'] },
} as const satisfies Follow.Words;
