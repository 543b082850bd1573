import type * as Tracking from '#application/ordering/tracking.types.ts';

/** Words of the chart for a trip. */
export const LABELS = {
  machine: 'manageTrip',
  noun: 'trip',
  reqs: { asking: ['API-41'], looking: ['API-41'], canceling: ['API-44'] },
} as const satisfies Tracking.Labels;
