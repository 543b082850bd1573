import { expect, test } from 'vitest';
import { ok } from '#domain/kernel/result.ts';
import { createReadCache, createSwrReadModels } from './swr-read-models.adapter.ts';

test('what a flow asks is read on a server, too, where nothing is read ahead', async () => {
  const reads = createSwrReadModels(createReadCache());
  const scope = { principal: 'guest:1', zones: null, moduleId: null, language: 'en' };

  const answer = reads.ask({ key: ['stores', scope, 'on a server'], read: async () => ok('read') });

  expect(await answer).toEqual(ok('read'));
});
