import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Notice } from '#application/kernel/notice.ts';
import { noticeKinds } from '#application/shell/app-notices.ts';

const OF_ANY_CALL =
  'Made of any call that fails, in one place; src/application/kernel/notice-of-failure.test.ts has each.';
const OF_ANY_REFUSAL =
  'Made of what the domain refuses, in one place; src/application/cart/notice-of-refusal.test.ts has each.';
const BY_NO_MACHINE =
  'Shown by an adapter that copies, and by no machine; src/infrastructure/kernel/sharing.test.ts has it.';

const BY_TEST = (file: string): string =>
  `The walks come to where it is decided by another case; ${file} has this one.`;

/** Kinds that no agreed walk shows, each with the test that covers it. */
const ELSEWHERE: { readonly [Kind in Notice['kind']]?: string } = {
  unavailable: OF_ANY_CALL,
  offline: OF_ANY_CALL,
  choicesOutOfBounds: OF_ANY_REFUSAL,
  variationOutOfStock: OF_ANY_REFUSAL,
  outOfStock: OF_ANY_REFUSAL,
  outOfLimits: OF_ANY_REFUSAL,
  itemAdded: BY_TEST('src/application/cart/cart/adding.test.ts'),
  wishRemoved: BY_TEST('src/application/wishlist/wishlist/rules.test.ts'),
  itemNotWished: BY_TEST('src/application/wishlist/wishlist/rules.test.ts'),
  vehicleRemoved: BY_TEST('src/application/rental/trip-cart/undo.test.ts'),
  tripCartFull: BY_TEST('tests/model/rental/trip-cart/flow.ts'),
  tripLost: BY_TEST('src/application/rental/trip-cart/rules.test.ts'),
  copied: BY_NO_MACHINE,
  orderIdCopied: BY_NO_MACHINE,
};

/** Without the toasts: their walks show any notice that they receive. */
const traces = globSync('tests/model/*/*/traces.json').filter(
  (file) => !file.startsWith('tests/model/shell/toasts/'),
);

test('every kind of notice is shown on a walk that was agreed to, or says where it is asked instead', () => {
  const agreed = traces.map((file) => readFileSync(file, 'utf8')).join('\n');
  const shown = new Set(
    [
      ...agreed.matchAll(/\\"type\\":\\"notice\.show\\",\\"notice\\":\{\\"kind\\":\\"(\w+)\\"/g),
    ].map(([, kind]) => kind),
  );

  const missing = noticeKinds.filter((kind) => !shown.has(kind));

  expect(missing.toSorted()).toEqual(Object.keys(ELSEWHERE).toSorted());
});

test('where a kind is asked instead, it is named', () => {
  for (const [kind, reason] of Object.entries(ELSEWHERE)) {
    const [file = ''] = /(?:src|tests)\/\S+\.ts/.exec(reason) ?? [];
    expect(readFileSync(file, 'utf8'), file).toContain(`'${kind}'`);
  }
});
