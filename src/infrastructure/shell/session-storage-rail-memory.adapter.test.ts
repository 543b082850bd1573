import { expect, test } from 'vitest';
import { edgesByHand } from '#tests/support/fakes/edges.ts';
import { createSessionStorageRailMemory } from './session-storage-rail-memory.adapter.ts';

test('the rail starts collapsed and stays as it was left for the session (NAV-46)', () => {
  const { edges } = edgesByHand();
  const rail = createSessionStorageRailMemory(edges);
  const seen = [rail.isWide()];

  for (const wide of [true, false]) {
    rail.keep({ wide });
    seen.push(createSessionStorageRailMemory(edges).isWide());
  }

  expect(seen).toEqual([false, true, false]);
});
