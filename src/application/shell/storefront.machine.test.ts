import { describe, expect, test } from 'vitest';
import * as select from '#application/shell/storefront.selectors.ts';
import { id } from '#domain/kernel/id.ts';
import { aPlace } from '#tests/support/builders/location.ts';
import { startShop } from '#tests/support/start-shop.ts';

describe('the shop', () => {
  test('asks once for a module, about the place that was picked last (MOD-13)', async () => {
    const { shop, modules } = await startShop({ module: null });
    const asking = () => select.chooseModule(shop.storefront.getSnapshot())?.getSnapshot().status;
    shop.storefront.send({ type: 'page.enter', needs: 'place and module' });
    const first = select.chooseModule(shop.storefront.getSnapshot());

    shop.storefront.send({ type: 'place.pick', place: aPlace({ zones: '[2]' }) });

    expect(first?.getSnapshot().status).toBe('stopped');
    expect(modules.calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    expect(asking()).toBe('active');
  });

  test('chooses the module of a store, where none is chosen, after the place is picked (MOD-05)', async () => {
    const { shop } = await startShop({ place: null, module: null });
    shop.storefront.send({ type: 'page.enter', needs: 'place' });
    shop.storefront.send({ type: 'store.enter', moduleId: id<'Module'>(2) });

    shop.storefront.send({ type: 'place.pick', place: aPlace() });

    const choice = select.chooseModule(shop.storefront.getSnapshot())?.getSnapshot().context;
    expect(choice).toMatchObject({ asked: '2', occasion: 'arrival' });
  });
});
