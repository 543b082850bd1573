import { createActor, fromCallback } from 'xstate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Identity } from '#application/account/scope.ts';
import { selectItemMachine } from '#application/cart/select-item/machine.ts';
import { error, type Notice, type ScopeFact, type Withdrawal } from '#application/kernel/notice.ts';
import { joinSystem, to } from '#application/kernel/system.ts';
import { id } from '#domain/kernel/id.ts';
import { aWallTime } from '#tests/support/builders/wall-time.ts';
import { aCart } from '#tests/support/builders/cart.ts';
import { anItem } from '#tests/support/builders/item.ts';
import { aPlace, bryantPark } from '#tests/support/builders/location.ts';
import { groceryModule, rentalModule } from '#tests/support/builders/module.ts';
import { startApp, toastsAt } from '#tests/support/start-app.ts';
import { noticeKinds, withdrawalsOf } from './app-notices.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { toastsOf } from '#application/shell/toasts/selectors.ts';

type Kind = Notice['kind'];
type Facts = NonNullable<Parameters<typeof startApp>[0]>;
type App = Awaited<ReturnType<typeof anApp>>;

const guest: Identity = {
  token: null,
  guestId: '1',
  customerId: null,
  guestByChoice: true,
  sessionEnded: false,
};
const asha: Identity = { ...guest, token: 't1' };

async function anApp(facts: Facts = {}) {
  let networkReturns = () => {};
  const toastsOfApp = toastsAt(0).provide({
    actors: {
      watchConnection: fromCallback(({ sendBack }) => {
        networkReturns = () => sendBack({ type: 'connection.return' });
      }),
    },
  });
  const { app } = await startApp({ ...facts, machines: { toasts: toastsOfApp } });
  const toasts = select.toasts(app.storefront.getSnapshot());
  const shown = () => toastsOf(toasts.getSnapshot());
  const isShown = (kind: Kind) => shown().some(({ notice }) => notice.kind === kind);
  return {
    app,
    storefront: to('storefront')(app.storefront),
    toasts,
    isShown,
    networkReturns: () => networkReturns(),
    /** The notice's facts do not affect how long it is shown. */
    show: (kind: Kind) =>
      to('toasts')(app.storefront).send({ type: 'notice.show', notice: { kind } as Notice }),
    dismissAll: () =>
      shown().forEach((toast) => toasts.send({ type: 'toast.dismiss', id: toast.id })),
  };
}

/** A cause of dismissal, and its preconditions. */
type Cause = {
  readonly facts?: Facts;
  readonly before?: (app: App) => void;
  readonly happens: (app: App) => void;
  /** Other withdrawals that the cause triggers as well. */
  readonly through?: Withdrawal;
};

const byScope: { readonly [Fact in ScopeFact]: Cause } = {
  placeIsSet: {
    before: ({ storefront }) => storefront.send({ type: 'place.change', place: null }),
    happens: ({ storefront }) => storefront.send({ type: 'place.change', place: bryantPark() }),
  },
  moduleIsChosen: {
    before: ({ storefront }) => storefront.send({ type: 'module.change', module: null }),
    happens: ({ storefront }) =>
      storefront.send({ type: 'module.change', module: groceryModule() }),
  },
  customerSignsIn: {
    before: ({ storefront }) => storefront.send({ type: 'identity.change', identity: guest }),
    happens: ({ storefront }) => storefront.send({ type: 'identity.change', identity: asha }),
  },
  anotherPersonShops: {
    before: ({ storefront }) => storefront.send({ type: 'identity.change', identity: asha }),
    happens: ({ storefront }) => storefront.send({ type: 'identity.change', identity: guest }),
  },
};

const anotherPerson: Cause = {
  ...byScope.anotherPersonShops,
  through: { by: 'scope', fact: 'anotherPersonShops' },
};

const byFlow: Readonly<Record<string, Cause>> = {
  'cart/cart': anotherPerson,
  'rental/trip-cart': { ...anotherPerson, facts: { module: rentalModule() } },
  'cart/select-item': {
    happens: ({ app }) => {
      const dialog = createActor(
        selectItemMachine.provide({
          actors: {
            watchCart: fromCallback(() => {}),
            watchScope: fromCallback(() => {}),
            watchClock: fromCallback(() => {}),
          },
        }),
        {
          input: {
            item: anItem(),
            cart: aCart(),
            zones: [id<'Zone'>(1)],
            moduleId: anItem().moduleId,
            now: aWallTime(),
            isSignedIn: true,
          },
        },
      );
      joinSystem(dialog, app.storefront);
      dialog.start().stop();
    },
  },
  'location/pick-location': {
    before: ({ storefront }) =>
      storefront.send({ type: 'dialog.open', id: 'pickLocation', request: { use: 'customer' } }),
    happens: ({ app }) =>
      select.pickLocation(app.storefront.getSnapshot())?.send({ type: 'modal.close' }),
  },
};

const causes: readonly (readonly [name: string, Withdrawal, Cause])[] = [
  ['its time has passed', { by: 'time' }, { happens: () => void vi.advanceTimersByTime(60_000) }],
  [
    'the customer goes to another page',
    { by: 'page' },
    { happens: ({ toasts }) => toasts.send({ type: 'page.leave' }) },
  ],
  [
    'the network is back',
    { by: 'connection' },
    { happens: ({ networkReturns }) => networkReturns() },
  ],
  ...Object.entries(byScope).map(
    ([fact, cause]) => [fact, { by: 'scope', fact: fact as ScopeFact }, cause] as const,
  ),
  ...Object.entries(byFlow).map(
    ([flow, cause]) => [`${flow} takes it back`, { by: 'flow', flow }, cause] as const,
  ),
];

const nameOf = ({ by, ...rest }: Withdrawal): string =>
  [by, ...(by === 'hand' ? [] : Object.values(rest))].join(' ');
const names = (kind: Kind, withdrawal: Withdrawal): boolean =>
  withdrawalsOf({ kind }).some((one) => nameOf(one) === nameOf(withdrawal));
/** Some flow may dismiss these as well. */
const isOfAFlow = (kind: Kind): boolean => withdrawalsOf({ kind }).some(({ by }) => by === 'flow');

describe('a notice is gone, of all kinds just those whose manifest says so, when', () => {
  afterEach(() => void vi.useRealTimers());

  test.each(causes)(
    '%s',
    async (_, withdrawal, { facts, before, happens, through = withdrawal }) => {
      const app = await anApp(facts);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const gone: Kind[] = [];
      for (const kind of noticeKinds) {
        before?.(app);
        app.show(kind);
        expect(app.isShown(kind), `${kind} before`).toBe(true);
        happens(app);
        if (!app.isShown(kind)) gone.push(kind);
        app.dismissAll();
      }

      const named = noticeKinds.filter((kind) => names(kind, withdrawal));
      expect(named).not.toEqual([]);
      expect(gone).toEqual(
        noticeKinds.filter(
          (kind) =>
            named.includes(kind) ||
            names(kind, through) ||
            (isOfAFlow(kind) && gone.includes(kind)),
        ),
      );
    },
  );

  test('the customer dismisses it, of whatever kind', async () => {
    const app = await anApp();
    for (const kind of noticeKinds) {
      app.show(kind);
      app.dismissAll();
      expect(app.isShown(kind), kind).toBe(false);
    }
  });
});

test('every cause that a manifest names is tried, and what only a hand takes away says why', () => {
  const tried = causes.map(([, withdrawal]) => nameOf(withdrawal));
  const named = noticeKinds.flatMap((kind) => [...withdrawalsOf({ kind })]);

  expect(named.filter(({ by }) => by !== 'hand').map(nameOf)).toSatisfy((all: string[]) =>
    all.every((one) => tried.includes(one)),
  );
  for (const one of named) if (one.by === 'hand') expect(one.because).toMatch(/^.{20,}\.$/);
});

test('a place whose zones are looked up anew is none that was set (ERR-04)', async () => {
  const { storefront, show, isShown } = await anApp({ place: aPlace() });
  show('addYourLocation');

  storefront.send({ type: 'place.change', place: aPlace({ zones: '[7]' }) });

  expect(isShown('addYourLocation')).toBe(true);
});

test('an error that does not say what withdraws it does not compile', () => {
  // @ts-expect-error What withdraws it is missing.
  expect(error().withdrawnBy).toBeUndefined();
  // @ts-expect-error Nothing withdraws it.
  expect(error([]).withdrawnBy).toEqual([]);
});
