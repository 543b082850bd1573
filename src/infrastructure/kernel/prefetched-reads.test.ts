import { expect, test } from 'vitest';
import { hydrateReads } from './prefetched-reads.ts';

const rendered = [
  ['@"stores",#principal:"guest:unknown",,', 'as the server has rendered it'],
] as const;
const own = '@"stores",#principal:"guest:43",,';

test('what came with the page is shown to the guest who has only just been given a number', () => {
  const cache = new Map<string, object>();

  hydrateReads(rendered, cache, 'guest:43');

  expect(cache.get(own)).toMatchObject({ data: 'as the server has rendered it' });
});

test('what has been read since is not replaced by what came with the page, whatever the session tells', () => {
  const cache = new Map<string, object>();
  hydrateReads(rendered, cache, 'guest:43');
  const newer = { data: 'as it is now', _k: ['stores'] };
  cache.set(own, newer);

  hydrateReads(rendered, cache, 'guest:43');

  expect(cache.get(own)).toEqual(newer);
});
