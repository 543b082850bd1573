import { expect, test } from 'vitest';
import { coalesced } from './coalesced.ts';

/** Reads that end on demand. */
function readings() {
  const begun: ((value: number) => void)[] = [];
  const failed: ((reason: Error) => void)[] = [];
  const read = coalesced(
    () =>
      new Promise<number>((resolve, reject) => {
        begun.push(resolve);
        failed.push(reject);
      }),
  );
  return { begun, failed, read };
}

test('calls during a read share the next one', async () => {
  const { begun, read } = readings();
  const first = read();
  const [second, third] = [read(), read()];
  begun[0]?.(1);
  expect(await first).toBe(1);
  await Promise.resolve();
  begun[1]?.(2);
  expect([await second, await third, begun.length]).toEqual([2, 2, 2]);
});

test('a call begins a read if none is running', async () => {
  const { begun, read } = readings();
  const first = read();
  begun[0]?.(1);
  await first;
  const second = read();
  begun[1]?.(2);
  expect(await second).toBe(2);
});

test('a failure affects only the calls that share it', async () => {
  const { begun, failed, read } = readings();
  const first = read();
  const second = read();
  failed[0]?.(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await Promise.resolve();
  begun[1]?.(2);
  expect(await second).toBe(2);
});
