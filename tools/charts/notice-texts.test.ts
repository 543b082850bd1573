import { expect, test } from 'vitest';
import { noticeVariants } from './notice-texts.ts';

test.each([
  ['itemAdded', ['Item added to cart']],
  ['vehiclesAboveCount', ["You can't add more than ‹count› quantities of this vehicle."]],
  [
    'tripTypeNotOffered',
    ['This vehicle has no hourly trip.', 'This vehicle has no distance wise trip.'],
  ],
  ['notThere', []],
])('the notice %s may read %j', (kind, texts) => {
  expect(noticeVariants(kind)).toEqual(texts);
});
