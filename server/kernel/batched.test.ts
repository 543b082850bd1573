import { expect, test } from 'vitest';
import { batched } from './batched.ts';

/** Reads that end on demand. */
function readings() {
  const begun: { readonly keys: readonly number[]; readonly end: () => void }[] = [];
  const read = batched(
    (keys: readonly number[]) =>
      new Promise<ReadonlyMap<number, string>>((resolve) => {
        const found = keys.filter((key) => key > 0).map((key) => [key, `row ${key}`] as const);
        begun.push({ keys, end: () => resolve(new Map(found)) });
      }),
  );
  return { begun, read };
}

test('calls during a read share the next one, which reads each key once', async () => {
  const { begun, read } = readings();
  const first = read(1);
  const others = [read(2), read(1), read(2), read(-3)];
  begun[0]?.end();
  expect(await first).toBe('row 1');
  await expect.poll(() => begun.length).toBe(2);

  begun[1]?.end();

  expect(await Promise.all(others)).toEqual(['row 2', 'row 1', 'row 2', undefined]);
  expect(begun.map(({ keys }) => keys)).toEqual([[1], [2, 1, -3]]);
});
