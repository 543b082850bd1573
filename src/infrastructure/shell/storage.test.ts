import { expect, test } from 'vitest';
import { createActor, createMachine, toPromise, type AnyActorLogic } from 'xstate';
import { ok } from '#domain/kernel/result.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import type { RenderedPage } from '#infrastructure/kernel/prefetched-answers.ts';
import { createServerClock } from '#infrastructure/kernel/server-clock.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { fakePlatform } from '#tests/support/fakes/platform.ts';
import { createConfigReader } from './api.ts';
import { persistedState } from './storage.ts';
import { readConfigActor, watchLanguageActor, watchThemeActor } from './bindings.ts';

const nothingPersisted = {
  theme: 'light',
  language: 'en',
  languageChanged: false,
  place: null,
  module: null,
  askedModule: null,
  mapModalInterrupted: false,
  token: null,
  guestId: null,
  guestByChoice: false,
  tripCount: 0,
};

test('a first visit has nothing stored and follows the system (THEME-01)', () => {
  const { platform, systemSwitches } = fakePlatform();
  systemSwitches('dark');

  expect(persistedState(platform)).toEqual({ ...nothingPersisted, theme: 'dark' });
});

test('rubbish in storage counts as nothing', () => {
  const { platform } = fakePlatform();
  for (const key of ['theme', 'language', 'zoneid', 'location', 'currentLatLng', 'module']) {
    platform.localStore.write(key, '{"__proto__":1');
  }
  platform.localStore.write('guest_id', 'me');

  expect(persistedState(platform)).toEqual(nothingPersisted);
});

test('a chosen theme wins over the system, and a link may ask for a module (THEME-01, MOD-03)', () => {
  const url = new URL('http://shop.test/home?module=grocery');
  const { platform, systemSwitches } = fakePlatform({ currentUrl: () => url });
  platform.localStore.write('theme', 'light');
  platform.localStore.write('language', 'hi');
  systemSwitches('dark');

  const { theme, language, askedModule } = persistedState(platform);

  expect({ theme, language, askedModule }).toEqual({
    theme: 'light',
    language: 'hi',
    askedModule: 'grocery',
  });
});

test.each([
  { link: '/store/57?module_id=4', asked: '4', because: 'the store is of another module' },
  { link: '/store/57?module_id=2', asked: null, because: 'that module is chosen already' },
  { link: '/store/57?module_id=<b>', asked: null, because: 'it names nothing' },
  { link: '/home?module_id=4', asked: null, because: 'only links to stores say so' },
])('$link asks for the module $asked: $because (NAV-10)', ({ link, asked }) => {
  const { platform } = fakePlatform({ currentUrl: () => new URL(link, 'http://shop.test') });
  const grocery = { id: 2, module_type: 'grocery', module_name: 'Grocery' };
  platform.localStore.write('module', JSON.stringify(grocery));

  expect(persistedState(platform).askedModule).toBe(asked);
});

function heardFrom(logic: AnyActorLogic) {
  const heard: unknown[] = [];
  const machine = createMachine({
    invoke: { src: logic },
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  });
  const actor = createActor(machine).start();
  return { heard, stop: () => actor.stop() };
}

test('the theme follows other tabs, and the system until the customer has chosen (THEME-01)', () => {
  const { platform, otherTabWrites, systemSwitches, listeners } = fakePlatform();
  const { heard, stop } = heardFrom(watchThemeActor(platform));
  systemSwitches('dark');
  otherTabWrites('theme', 'light');
  systemSwitches('dark');
  stop();

  expect(heard).toEqual([
    { type: 'theme.sync', theme: 'dark' },
    { type: 'theme.sync', theme: 'light' },
    { type: 'theme.sync', theme: 'light' },
  ]);
  expect(listeners()).toBe(0);
});

test('the language follows other tabs (I18N-06)', () => {
  const { platform, otherTabWrites } = fakePlatform();
  const { heard } = heardFrom(watchLanguageActor(platform));
  otherTabWrites('cart', 'x');
  otherTabWrites('language', 'hi');

  expect(heard).toEqual([{ type: 'language.sync', language: 'hi' }]);
});

test('reading the configuration sets the clock by the server (API-62)', async () => {
  const clock = createServerClock(() => 1_000);
  const http = httpClientByHand({ business_name: 'Sundry', server_time: 61_000 });
  const readConfig = readConfigActor(createConfigReader(http, clock), {}, clock);
  const answer = await toPromise(createActor(readConfig, { input: undefined }).start());

  expect(answer).toMatchObject({ ok: true, value: { name: 'Sundry' } });
  expect(clock.now()).toBe(61_000);
});

test('a rendered page brings the configuration and the time along', async () => {
  const clock = createServerClock(() => 1_000);
  const config = { name: 'Sundry' } as AppConfig;
  const rendered = { config, now: 61_000 } as RenderedPage;
  const calls = { config: () => Promise.reject(new Error('No call is needed')) };
  const readConfig = readConfigActor(calls, { rendered }, clock);
  const answer = await toPromise(createActor(readConfig, { input: undefined }).start());

  expect(answer).toEqual(ok(config));
  expect(clock.now()).toBe(61_000);
});
