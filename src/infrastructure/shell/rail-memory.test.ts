import { expect, test } from 'vitest';
import { fakePlatform } from '#tests/support/fakes/platform.ts';
import { createRailMemory } from './storage.ts';

test('the rail starts with its names and stays as it was left for the session (NAV-46)', () => {
  const { platform } = fakePlatform();
  const rail = createRailMemory(platform);
  const seen = [rail.isWide()];

  for (const wide of [false, true]) {
    rail.keep({ wide });
    seen.push(createRailMemory(platform).isWide());
  }

  expect(seen).toEqual([true, false, true]);
});
