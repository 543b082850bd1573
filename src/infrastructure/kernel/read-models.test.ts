import { unstable_serialize as serialized } from 'swr';
import { expect, test } from 'vitest';
import { forAnyone, type Query } from '#application/kernel/query.ts';
import { ok } from '#domain/kernel/result.ts';
import { createReadCache, createReadModels } from './read-models.ts';

test('what a flow asks is read on a server, too, where nothing is read ahead', async () => {
  const reads = createReadModels(createReadCache());
  const scope = { principal: 'guest:1', zones: null, moduleId: null, language: 'en' };

  const answer = reads.ask({ key: ['stores', scope, 'on a server'], read: async () => ok('read') });

  expect(await answer).toEqual(ok('read'));
});

test('of another person all is forgotten but what is the same for every person, which asks nothing anew', () => {
  const cache = createReadCache();
  const reads = createReadModels(cache);
  const scope = { principal: 'customer:asha', zones: null, moduleId: null, language: 'en' };
  const hers: Query<string>['key'] = ['stores', scope, 'what can be sent'];
  const everyones: Query<string>['key'] = ['stores', forAnyone(scope), 'what can be sent'];
  for (const key of [hers, everyones]) {
    const asSwrKeepsIt = { data: ok('read'), _k: key };
    cache.set(serialized(key), asSwrKeepsIt);
  }

  reads.forget();

  expect(cache.get(serialized(hers))?.data).toBeUndefined();
  expect(cache.get(serialized(everyones))?.data).toEqual(ok('read'));
});
