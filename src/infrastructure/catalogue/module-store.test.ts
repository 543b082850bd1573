import { expect, test } from 'vitest';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { aModule } from '#tests/support/builders/module.ts';
import { createModuleStore } from './storage.ts';

const withStored = (text: string | null) => {
  const localStore = memoryStore();
  const cookies: string[] = [];
  if (text !== null) localStore.write('module', text);
  const platform = { localStore, writeCookie: (cookie: string) => void cookies.push(cookie) };
  return { localStore, cookies, store: createModuleStore(platform) };
};

test('a module is kept as JSON under "module", and the server learns it by cookie (MOD-05)', () => {
  const { store, localStore, cookies } = withStored(null);

  store.save(aModule());

  expect(JSON.parse(localStore.read('module') ?? '')).toEqual({
    id: 1,
    module_type: 'food',
    module_name: 'Food',
    icon: '/pictures/module-food-320.webp',
  });
  expect(store.recall()).toEqual(aModule({ storeCount: 0 }));
  expect(cookies).toEqual(['place=%7C1%7Cen%7Cfood; path=/; max-age=31536000; SameSite=Lax']);
});

test.each([
  null,
  '',
  'null',
  '[]',
  '{"id":0,"module_type":"food","module_name":"Food"}',
  '{"id":1,"module_type":"flowers","module_name":"Flowers"}',
  '{"id":1,"module_type":"food"}',
  '{"id":',
])('%j in storage is no module', (text) => {
  expect(withStored(text).store.recall()).toBeNull();
});
