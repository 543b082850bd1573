import * as tracking from '#application/ordering/tracking.context.ts';
import type * as Tracking from '#application/ordering/tracking.types.ts';
import type * as TrackOrder from './setup.ts';

/** Clears one order before another is looked up. */
export const withoutOrder = () => ({ ...tracking.withoutFollowed(), lines: null });

export const begin = (input: Tracking.Input): TrackOrder.Context => ({
  ...tracking.begin(input),
  lines: null,
  reasons: [],
});
