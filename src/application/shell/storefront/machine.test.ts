import { describe, expect, test } from 'vitest';
import { to } from '#application/kernel/system.ts';
import * as select from './selectors.ts';
import { id } from '#domain/kernel/id.ts';
import { aPlace } from '#tests/support/builders/location.ts';
import { startApp } from '#tests/support/start-app.ts';

describe('the app', () => {
  test('asks once for a module, about the place that was picked last (MOD-13)', async () => {
    const { app, modules } = await startApp({ module: null });
    const asking = () => select.chooseModule(app.storefront.getSnapshot())?.getSnapshot().status;
    app.storefront.send({ type: 'page.enter', needs: 'place and module' });
    const first = select.chooseModule(app.storefront.getSnapshot());

    to('storefront')(app.storefront).send({ type: 'place.pick', place: aPlace({ zones: '[2]' }) });

    expect(first?.getSnapshot().status).toBe('stopped');
    expect(modules.calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    expect(asking()).toBe('active');
  });

  test('chooses the module of a store, where none is chosen, after the place is picked (MOD-05)', async () => {
    const { app } = await startApp({ place: null, module: null });
    app.storefront.send({ type: 'page.enter', needs: 'place' });
    app.storefront.send({ type: 'store.enter', moduleId: id<'Module'>(2) });

    to('storefront')(app.storefront).send({ type: 'place.pick', place: aPlace() });

    const choice = select.chooseModule(app.storefront.getSnapshot())?.getSnapshot().context;
    expect(choice).toMatchObject({ asked: '2', occasion: 'arrival' });
  });
});
