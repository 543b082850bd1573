import { expect, test, vi } from 'vitest';
import { ok } from '#domain/kernel/result.ts';
import { inAnyModule, queriesOf, type Read, type ReadScope } from './query.ts';

const scope: ReadScope = { principal: 'guest:1', zones: '[1]', moduleId: 2, language: 'en' };

test('a read is kept by its topic, scope, name and arguments, and read by its port', async () => {
  const history = vi.fn((filter: string, page: number): Read<string> =>
    Promise.resolve(ok(`${filter} ${page}`)),
  );
  const query = queriesOf({ history }, 'wallet', inAnyModule).history(scope, 'order', 3);

  expect(query.key).toEqual(['wallet', { ...scope, moduleId: null }, 'history', 'order', 3]);
  expect(history).not.toHaveBeenCalled();
  expect(await query.read()).toEqual(ok('order 3'));
});
