import { describe, expect, test } from 'vitest';
import { aPlace } from '#tests/support/builders/location.ts';
import { startShop } from '#tests/support/start-shop.ts';

describe('the shop', () => {
  test('asks once for a module, about the place that was picked last (MOD-13)', async () => {
    const { shop, modules } = await startShop({ module: null });
    const asking = () => shop.storefront.getSnapshot().context.chooseModule?.getSnapshot().status;
    shop.storefront.send({ type: 'page.enter', needs: 'place and module' });
    const first = shop.storefront.getSnapshot().context.chooseModule;

    shop.storefront.send({
      type: 'xstate.done.actor.pickLocation',
      actorId: 'pickLocation',
      output: { kind: 'picked', place: aPlace({ zones: '[2]' }) },
    });

    expect(first?.getSnapshot().status).toBe('stopped');
    expect(modules.calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    expect(asking()).toBe('active');
  });
});
