import * as follow from './follow.context.ts';
import type * as Follow from './follow.types.ts';
import type * as TrackOrder from './track-order.types.ts';

/** How the chart speaks of what it follows. */
export const WORDS = {
  machine: 'trackOrder',
  noun: 'order',
  reqs: { asking: ['NAV-15', 'CHK-08'], looking: ['CHK-07', 'CHK-08'], canceling: ['CHK-14'] },
} as const satisfies Follow.Words;

/** Nothing is left of one order when another is looked for. */
export const withoutOrder = () => ({ ...follow.withoutFollowed(), lines: null });

export const begin = (input: Follow.Input): TrackOrder.Context => ({
  ...follow.begin(input),
  lines: null,
  reasons: [],
});
