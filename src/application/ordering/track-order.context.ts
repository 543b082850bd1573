import * as follow from './follow.context.ts';
import type * as Follow from './follow.types.ts';
import type * as TrackOrder from './track-order.types.ts';

/** Nothing is left of one order when another is looked for. */
export const withoutOrder = () => ({ ...follow.withoutFollowed(), lines: null });

export const begin = (input: Follow.Input): TrackOrder.Context => ({
  ...follow.begin(input),
  lines: null,
  reasons: [],
});
