import { expect, test } from 'vitest';
import { persistedState } from '#infrastructure/shell/storage.ts';
import { fakePlatform } from '#tests/support/fakes/platform.ts';
import { compose } from './composition-root.ts';

test('cart and account come into the header two seconds after the page (NAV-42, CONST-15)', () => {
  const { platform } = fakePlatform();

  expect(compose(platform, persistedState(platform)).headerWidgetsDelay).toBe(2_000);
});
