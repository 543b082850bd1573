import { expect, test } from 'vitest';
import type { Read } from '#application/kernel/query.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { fakePlatform } from '#tests/support/fakes/platform.ts';
import { PLATFORM } from './bindings.ts';
import { lateAdapter } from './late-adapter.ts';
import type { Platform } from './platform.ts';
import { createContainer, service } from './service.ts';

type Port = { readonly double: (given: number) => Read<number> };

const ADAPTER = service((): Port => ({ double: async (given) => ok(given * 2) }));

function portOn(given: Partial<Platform>, load: () => Promise<typeof ADAPTER>): Port {
  const { get, set } = createContainer();
  set(PLATFORM, fakePlatform(given).platform);
  return lateAdapter(get, load);
}

test('the code of a port is fetched with its first call', async () => {
  let fetched = 0;
  const port = portOn({}, async () => ((fetched += 1), ADAPTER));
  expect(fetched).toBe(0);

  expect(await port.double(4)).toEqual(ok(8));
  expect(fetched).toBe(1);
});

test('a call on a rendered page waits until the page is interactive', async () => {
  let begin = () => {};
  const callsAfter = new Promise<void>((resolve) => (begin = resolve));
  const log: string[] = [];
  const port = portOn({ callsAfter }, async () => (log.push('fetched'), ADAPTER));
  const answer = port.double(4);
  await Promise.resolve();
  expect(log).toEqual([]);

  begin();
  expect(await answer).toEqual(ok(8));
});

test.each([
  { isOnline: true, cause: 'server' },
  { isOnline: false, cause: 'offline' },
])(
  'a call whose code does not arrive fails as unreachable: $cause',
  async ({ isOnline, cause }) => {
    let isBroken = true;
    const port = portOn({ isOnline: () => isOnline }, async () => {
      if (isBroken) throw new TypeError('Failed to fetch dynamically imported module');
      return ADAPTER;
    });
    expect(await port.double(4)).toEqual(refuse({ kind: 'unreachable', cause }));

    isBroken = false;
    expect(await port.double(4)).toEqual(ok(8));
  },
);
