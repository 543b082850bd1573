import { expect, test } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

/** Tasks that end on demand, and a list of those started. */
function someWork(limits: Partial<Parameters<typeof createKeyedQueue>[0]> = {}) {
  const inTurn = createKeyedQueue({
    atOnce: 3,
    aboutOne: 2,
    waiting: 9,
    patience: 60_000,
    ...limits,
  });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    begins: (name: string, about: string) =>
      inTurn(about, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    ends: async (name: string) => {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('a third order from one store waits, while one from another store continues', async () => {
  const { begun, begins, ends } = someWork();
  for (const name of ['a', 'b', 'c']) void begins(name, 'store 1');
  void begins('d', 'store 2');
  expect(begun).toEqual(['a', 'b', 'd']);

  await ends('b');

  expect(begun).toEqual(['a', 'b', 'd', 'c']);
});

test('the total has a limit, first come, first served', async () => {
  const { begun, begins, ends } = someWork();
  for (const store of [1, 2, 3, 4, 5]) void begins(`${store}`, `store ${store}`);
  expect(begun).toEqual(['1', '2', '3']);

  await ends('3');
  await ends('1');

  expect(begun).toEqual(['1', '2', '3', '4', '5']);
});

test('failing work frees its place for the next', async () => {
  const inTurn = createKeyedQueue({ atOnce: 1, aboutOne: 1, waiting: 9, patience: 60_000 });

  const first = inTurn('store 1', () => Promise.reject(new Error('Sold out')));
  const second = inTurn('store 1', () => Promise.resolve('placed'));

  await expect(first).rejects.toThrow('Sold out');
  await expect(second).resolves.toBe('placed');
});

test.each([
  { because: 'too many wait', limits: { waiting: 0 } },
  { because: 'it has waited for too long', limits: { patience: 1 } },
])('work is told to retry when $because', async ({ limits }) => {
  const { begins, begun } = someWork({ atOnce: 1, ...limits });
  void begins('a', 'store 1');

  await expect(begins('b', 'store 1')).rejects.toMatchObject({ status: 503 });

  expect(begun).toEqual(['a']);
});
