import { fromCallback, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { to } from '#application/kernel/system.ts';
import type { TripCartAnswer } from '#application/rental/trip-cart-gateway.port.ts';
import { tripCartMachine } from '#application/rental/trip-cart/machine.ts';
import type { Note } from '#application/rental/trip-cart/setup.ts';
import type { Module } from '#domain/catalogue/module.ts';
import { id } from '#domain/kernel/id.ts';
import { ok } from '#domain/kernel/result.ts';
import type { TripCart } from '#domain/rental/trip-cart.ts';
import { aModule, rentalModule } from '#tests/support/builders/module.ts';
import { anHourlyTrip, aTripLine } from '#tests/support/builders/rental.ts';
import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { startApp } from '#tests/support/start-app.ts';
import * as select from './selectors.ts';
import type { FetchCode, Report } from './setup.ts';

const cart: TripCart = { detailsId: id(5), details: anHourlyTrip(), lines: [aTripLine()] };

/** The app with a trip cart that loads on the test's command. */
async function anApp(module: Module) {
  const asked: string[] = [];
  let answer: (report: Report) => void = () => {};
  const { app, told } = await startApp({
    module,
    machines: {
      fetchCode: fromCallback<FetchCode, undefined, Report>(({ receive, sendBack }) => {
        answer = sendBack;
        receive(({ id }) => void asked.push(id));
      }),
      tripCart: tripCartMachine.provide({
        actors: {
          watchOtherTabs: fromCallback(() => {}),
          readJournal: fromPromise<Note, string>(async () => null),
          readCart: fromPromise<TripCartAnswer, undefined>(async () => ok(cart)),
        },
      }),
    },
  });
  const tripCart = () => select.tripCart(app.storefront.getSnapshot())?.getSnapshot() ?? null;
  return {
    storefront: app.storefront,
    told,
    asked,
    tripCart,
    comes: async () => {
      answer({ type: 'child.ready', id: 'tripCart' });
      await decisionsSettle();
    },
    isMissing: () => answer({ type: 'child.missing', id: 'tripCart' }),
  };
}

describe('the trip cart, whose code comes when it is first wanted', () => {
  test('is not fetched for someone who orders food and rents nothing', async () => {
    const { asked, tripCart } = await anApp(aModule());

    expect(asked).toEqual([]);
    expect(tripCart()).toBeNull();
  });

  test('is fetched once among rented vehicles, and reads what the customer has', async () => {
    const { storefront, asked, comes, tripCart } = await anApp(rentalModule());
    storefront.send({ type: 'child.want', id: 'tripCart', command: null });

    expect(asked).toEqual(['tripCart']);
    await comes();

    expect(tripCart()?.context.cart).toEqual(cart);
  });

  test('is fetched when the customer comes to the rented vehicles', async () => {
    const { storefront, asked } = await anApp(aModule());

    to('storefront')(storefront).send({ type: 'module.change', module: rentalModule() });

    expect(asked).toEqual(['tripCart']);
  });

  test('begins in the module, and for the person, that were reported while its code was on its way', async () => {
    const { storefront, comes, tripCart } = await anApp(rentalModule());

    to('tripCart')(storefront).send({ type: 'cart.reload' });
    to('storefront')(storefront).send({ type: 'module.change', module: aModule() });
    await comes();
    expect(tripCart()?.context).toMatchObject({ isRental: false });

    to('storefront')(storefront).send({ type: 'module.change', module: rentalModule() });
    await decisionsSettle();
    expect(tripCart()?.context).toMatchObject({ isRental: true, cart });
  });

  test('does what the customer pressed before it was here, in that order', async () => {
    const { storefront, comes, tripCart } = await anApp(rentalModule());
    const { id: line } = aTripLine();

    for (const command of [{ type: 'cart.retry' }, { type: 'line.increase', line }] as const) {
      storefront.send({ type: 'child.want', id: 'tripCart', command });
    }
    await comes();

    expect(tripCart()?.value).toBe('ready');
    storefront.send({ type: 'child.want', id: 'tripCart', command: { type: 'cart.clear' } });
    expect(tripCart()?.value).toBe('askingToClear');
  });

  test('is told to be missing when its code could not be had, and fetched when it is wanted again', async () => {
    const { storefront, told, asked, isMissing, comes, tripCart } = await anApp(rentalModule());

    isMissing();
    expect(told).toEqual([{ kind: 'somethingWentWrong' }]);
    expect(select.isMissing('tripCart')(storefront.getSnapshot())).toBe(true);
    to('storefront')(storefront).send({ type: 'module.change', module: aModule() });
    expect(asked).toHaveLength(1);

    storefront.send({ type: 'child.want', id: 'tripCart', command: null });
    await comes();
    expect(asked).toHaveLength(2);
    expect(tripCart()?.status).toBe('active');
  });
});
