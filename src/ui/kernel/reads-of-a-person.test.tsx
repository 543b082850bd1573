import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { to } from '#application/kernel/system.ts';
import { latestItems, listModules } from '#contract/catalogue.ts';
import { getConfig } from '#contract/shell.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Query } from '#application/kernel/query.ts';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { createReadCache, createReadModels } from '#infrastructure/kernel/read-models.ts';
import { aPlace } from '#tests/support/builders/location.ts';
import { aModule } from '#tests/support/builders/module.ts';
import { APP_URL, fakeApi } from '#tests/support/fakes/fake-api.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { renderView } from '#tests/support/render.tsx';
import { useReadScope, useServices } from './services-context.tsx';
import { useRead } from './use-read.ts';
import * as select from '#application/shell/storefront/selectors.ts';

const api = fakeApi();

/** A round trip to the server: earlier requests are counted by then. */
const aWholeCall = () =>
  act(async () => void (await (await fetch(`${APP_URL}${getConfig.path}`)).text()));

function Items() {
  const { queries } = useServices();
  const scope = useReadScope();
  const filter = { category: null, diet: 'all', name: '' } as const;
  const items = useRead(queries.catalogue.storeItems(scope, id(1), filter, 1));
  const modules = useRead(queries.catalogue.modules(scope));
  const who = scope.principal.split(':')[0];
  if (!items.value || !modules.value) return null;
  return <p>{`read for a ${who} in module ${scope.moduleId}`}</p>;
}

async function aPage() {
  api.use(
    http.get(`${APP_URL}${latestItems.path}`, () =>
      HttpResponse.json({ products: [], total_size: 0 }),
    ),
    http.get(`${APP_URL}${listModules.path}`, () => HttpResponse.json([])),
  );
  const opened = await openApp();
  renderView(
    <>
      <opened.Bridge />
      <Items />
    </>,
    { app: opened.app, path: '/store/1' },
  );
  await screen.findByText('read for a guest in module 1');
  await aWholeCall();
  return opened.app.storefront;
}

test('signing in reads what is on the page once more, for the customer [AUTH-05]', async () => {
  const storefront = await aPage();

  act(() =>
    to('session')(storefront).send({ type: 'token.receive', token: 't1', rememberMe: true }),
  );
  await screen.findByText('read for a customer in module 1');
  await aWholeCall();

  const tokens = api.askedFor('/items/latest').map(({ token }) => token);
  expect(tokens).toEqual([null, 'Bearer t1']);
});

test('another module reads its own items, and not again which modules there are [MOD-07]', async () => {
  const storefront = await aPage();

  act(() =>
    to('storefront')(storefront).send({ type: 'module.change', module: aModule({ id: id(2) }) }),
  );
  await screen.findByText('read for a guest in module 2');
  await aWholeCall();

  expect(api.askedFor('/items/latest')).toHaveLength(2);
  expect(api.askedFor(listModules.path)).toHaveLength(1);
});

test('after a pick the page and the choice of a module read the modules once [MOD-13]', async () => {
  const storefront = await aPage();
  const before = api.askedFor(listModules.path).length;

  act(() =>
    to('storefront')(storefront).send({ type: 'place.pick', place: aPlace({ zones: '[2]' }) }),
  );
  await screen.findByText(/^read for a guest/);
  await waitFor(() => expect(select.chooseModule(storefront.getSnapshot())).not.toBeNull());
  await aWholeCall();

  expect(api.askedFor(listModules.path)).toHaveLength(before + 1);
});

test('a request to switch the module reads what is on the page already no second time [MOD-13]', async () => {
  const storefront = await aPage();
  const before = api.askedFor(listModules.path).length;

  act(() => storefront.send({ type: 'module.ask', asked: null }));
  await aWholeCall();

  expect(api.askedFor(listModules.path)).toHaveLength(before);
});

test('who tries again after failures that nothing on the page has taken is answered anew (ERR-29)', async () => {
  const away = refuse({ kind: 'unreachable', cause: 'server' } as const);
  const scope = { principal: 'guest:1', zones: null, moduleId: null, language: 'en' };
  const answers: Result<string, CallFailure>[] = [away, away, ok('read')];
  const query: Query<string> = {
    key: ['stores', scope, 'tried again'],
    read: async () => answers.shift() ?? away,
  };
  const reads = createReadModels(createReadCache());

  expect(await reads.ask(query)).toEqual(away);
  expect(await reads.ask(query)).toEqual(away);
  expect(await reads.ask(query)).toEqual(ok('read'));
});

test('a person who comes back soon is read for again, whatever was asked a moment before [AUTH-05]', async () => {
  const cache = createReadCache();
  function Stores({ person }: { readonly person: string }) {
    const scope = { principal: person, zones: null, moduleId: null, language: 'en' };
    const { value } = useRead<string>({
      key: ['stores', scope, 'near'],
      read: async () => ok(`read for ${person}`),
    });
    return <p>{value}</p>;
  }
  const pageOf = (person: string) => (
    <SWRConfig value={{ provider: () => cache }}>
      <Stores person={person} />
    </SWRConfig>
  );
  const { rerender } = render(pageOf('guest:1'));
  const reads = createReadModels(cache);
  await screen.findByText('read for guest:1');
  for (const person of ['customer:1', 'guest:1']) {
    reads.forget();
    rerender(pageOf(person));

    expect(await screen.findByText(`read for ${person}`)).toBeVisible();
  }
});
