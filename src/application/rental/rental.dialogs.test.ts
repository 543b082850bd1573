import { expectTypeOf, test } from 'vitest';
import type { Command, Event } from '#application/shell/storefront.types.ts';

type OpensTripForm = { readonly type: 'dialog.open'; readonly id: 'tripForm' };

// The type check is the test here.
test('the form of a trip over a page is opened by the search of a trip, whose code it runs on, and by no view', () => {
  expectTypeOf<Extract<Command, OpensTripForm>>().toBeNever();
  expectTypeOf<Extract<Event, OpensTripForm>>().not.toBeNever();
});
