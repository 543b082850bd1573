import type * as Tracking from '#application/ordering/tracking.types.ts';

export const LABELS = {
  machine: 'trackOrder',
  noun: 'order',
  reqs: { asking: ['NAV-15', 'CHK-08'], looking: ['CHK-07', 'CHK-08'], canceling: ['CHK-14'] },
} as const satisfies Tracking.Labels;
