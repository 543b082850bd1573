import type * as Tracking from '#application/ordering/tracking.types.ts';

export const LABELS = {
  machine: 'manageTrip',
  noun: 'trip',
  reqs: { asking: ['API-41'], looking: ['API-41'], canceling: ['API-44'] },
} as const satisfies Tracking.Labels;
