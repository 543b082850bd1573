import { drawnFlows } from 'virtual:charts';
import { describe, expect, test } from 'vitest';
import { signIn } from '#contract/account.ts';
import { addToCart, clearCart, removeFromCart, updateCart } from '#contract/cart.ts';
import { callName } from '#contract/endpoint.ts';
import { getConfig } from '#contract/shell.ts';
import type * as Walk from '#tools/inspector/core/walk/machine.ts';
import type { OrderClaim } from '#domain/ordering/order.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { fakePlatform } from '#tests/support/fakes/platform.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ControlDesk } from './control-desk.ts';
import { createSnapshotSource } from './snapshot-source.ts';
import { liveWalks } from '#tools/inspector/adapters/live-walks.ts';
import { createWalker } from './walker.ts';
import { createRecorder } from '#tools/inspector/entry/recorder.ts';
import { takeWalk, type InterruptedWalk } from '#tools/inspector/entry/interrupted-walk.ts';

type Facts = Parameters<typeof startApp>[0] & {
  /** The URL of the walked tab. */
  readonly at?: string;
  readonly deskIsOff?: boolean;
  /** The walk of the previous page. */
  readonly interrupted?: InterruptedWalk | null;
  readonly order?: Awaited<ReturnType<ControlDesk['newestOrder']>>;
};

/** A Wednesday noon in New York. */
const OPEN = instant(Date.UTC(2026, 10, 25, 17));

/** A walker for an idle app, with the recorded requests to the desk. */
async function aWalker({
  at = '/home',
  deskIsOff = false,
  order = null,
  interrupted = null,
  ...facts
}: Facts = {}) {
  const asked: string[] = [];
  const went: string[] = [];
  const desk: ControlDesk = {
    arrange: async ({ call, how }) => (asked.push(`${how} ${call}`), deskIsOff ? null : true),
    opensStores: async () => (asked.push('open the stores'), deskIsOff ? null : OPEN),
    raisesPrice: async ({ id }) => (asked.push(`raise ${id}`), deskIsOff ? null : true),
    endsWalk: async (keep) => (asked.push(`end, keeping ${keep}`), OPEN),
    tokenOf: async () => null,
    newestOrder: async () => order,
    deliversOrder: async (id) => (asked.push(`deliver ${id}`), deskIsOff ? null : true),
  };
  const recorder = createRecorder(() => 0);
  const { app } = await startApp({ ...facts, inspect: recorder.inspect });
  const known: OrderClaim[] = [];
  const knownOrders = { saveClaim: (claim: OrderClaim) => void known.push(claim) };
  Object.assign(app, { ordering: async () => ({ knownOrders }) });
  const snapshots = createSnapshotSource({
    recorder,
    tab: 'shop',
    page: () => at,
    walk: () => ({ situation: 'resting', goal: null, moves: [], why: null }),
  });
  const navigate: Platform['navigate'] = (to) => void went.push(to);
  const currentUrl = () => new URL(at, 'http://shop.test');
  const { platform, log } = fakePlatform({ navigate, currentUrl });
  const walker = createWalker({
    drawnFlows,
    lives: liveWalks,
    app,
    desk,
    snapshots,
    platform,
    interrupted,
  });
  const bearingTo = (flow: string, state: string, moves: readonly Walk.Move[] = []) =>
    walker.takeBearing({ goal: { flow, state }, moves, tried: [] });
  return { walker, app, bearingTo, asked, went, known, platform, log };
}

/** Returns the next move, or fails the test. */
function moveIn(bearing: Walk.Bearing): Walk.Move {
  if (bearing.kind !== 'ahead') throw new Error(`There is nothing to do: ${bearing.kind}`);
  return bearing.move;
}

describe('the walker', () => {
  test('says what a customer would say, and is there', async () => {
    const { walker, bearingTo } = await aWalker();

    const move = moveIn(await bearingTo('shell/theme', 'dark'));
    expect(move.action).toMatchObject({ kind: 'say', step: { event: 'theme.toggle' } });
    expect(await walker.makeMove(move)).toEqual({ kind: 'moved' });

    expect(await bearingTo('shell/theme', 'dark', [move])).toEqual({ kind: 'arrived' });
  });

  test.each([
    ['a flow that is not drawn', 'kitchen/kettle', 'warm', 'unknown'],
    ['a flow of the inspector itself', 'inspector/walk', 'arrived', 'ownFlow'],
    ['a state that decides at once', 'cart/checkout-gate', 'deciding', 'instant'],
  ])('knows no way to %s, and why', async (_, flow, state, kind) => {
    const { bearingTo } = await aWalker();

    expect(await bearingTo(flow, state)).toEqual({ kind: 'stuck', why: { kind } });
  });

  test('puts first things first: a place, before anything can be bought', async () => {
    const { bearingTo } = await aWalker({ place: null, module: null });

    const { action } = moveIn(await bearingTo('cart/cart', 'working'));

    expect(action).toEqual({ kind: 'open', event: 'place.change' });
  });

  test('puts the place first even in the inspector: no page then asks for it over the wanted dialog', async () => {
    const { bearingTo } = await aWalker({ at: '/charts', place: null });

    const { action } = moveIn(await bearingTo('cart/checkout-gate', 'asking'));

    expect(action).toEqual({ kind: 'open', event: 'place.change' });
  });

  test('leaves the inspector for a page of the app where the wanted dialog can be', async () => {
    const { walker, bearingTo, went } = await aWalker({ at: '/charts' });

    const move = moveIn(await bearingTo('account/authenticate', 'signIn'));
    await walker.makeMove(move);

    expect(went).toEqual(['/home']);
  });
});

describe('the walker and a page that begins anew', () => {
  const goal = { flow: 'shell/storefront', state: 'closed' };
  const reload = { ...goal, action: { kind: 'reload', forgets: [] }, arranged: [] } as const;
  const interrupted = { tab: 'shop', goal, moves: [reload], wasThere: false };

  test('reloads the page, its first call spoiled, for a state that only a page at its beginning has', async () => {
    const { bearingTo } = await aWalker();

    expect(moveIn(await bearingTo('shell/storefront', 'closed'))).toEqual({
      ...reload,
      arranged: [{ call: callName(getConfig), how: 'broken-json' }],
    });
  });

  test('reloads once: what a second beginning does not bring has no way', async () => {
    const { bearingTo } = await aWalker({ interrupted });

    expect(await bearingTo('shell/storefront', 'closed', [reload])).toEqual({
      kind: 'stuck',
      why: { kind: 'noRoute' },
    });
  });

  test('keeps an unfinished walk for the next page, and what is arranged for that page at the desk', async () => {
    const { walker, platform, asked } = await aWalker();
    await walker.takeBearing({ goal, moves: [], tried: [] });

    walker.makeMove(reload).catch(() => {});
    walker.leave({ situation: 'walking', goal, moves: [reload], why: null });

    expect(takeWalk(platform)).toEqual(interrupted);
    expect(takeWalk(platform)).toBe(null);
    expect(asked).toEqual(['open the stores']);
  });

  test('lets go of the desk when its page is closed on the way', async () => {
    const { walker, asked } = await aWalker();
    await walker.takeBearing({ goal, moves: [], tried: [] });

    walker.leave({ situation: 'walking', goal, moves: [], why: null });

    expect(asked).toEqual(['open the stores', 'end, keeping nothing']);
  });

  test('has been in a state that the page before was left in', async () => {
    const { bearingTo } = await aWalker({ interrupted: { ...interrupted, wasThere: true } });

    expect(await bearingTo('shell/storefront', 'closed', [reload])).toEqual({ kind: 'passed' });
  });

  test('has an order delivered before it follows one to which nothing more happens', async () => {
    const order = { id: 100_042, contact_phone: '+12125550123', status: 'pending' };
    const { bearingTo, asked } = await aWalker({ order });

    const { action } = moveIn(await bearingTo('ordering/track-order', 'tracking.looking.settled'));

    expect(action).toEqual({ kind: 'go', to: '/track-order?order_id=100042' });
    expect(asked).toContain('deliver 100042');
  });
});

describe('the walker at the control desk', () => {
  /** The cart makes one of these calls, depending on its task. */
  const CALLS = [addToCart, updateCart, removeFromCart, clearCart].map((call) => callName(call));

  test('has the call held that the goal waits for, and let go afterwards', async () => {
    const { walker, bearingTo, asked } = await aWalker({ token: 't1' });

    const move = moveIn(await bearingTo('cart/cart', 'working'));
    expect(move.arranged).toEqual(CALLS.map((call) => ({ call, how: 'hold' })));
    await walker.makeMove({ ...move, action: { kind: 'go', to: '/home' } });
    walker.release();

    expect(asked).toEqual([
      'open the stores',
      ...CALLS.map((call) => `hold ${call}`),
      'end, keeping nothing',
    ]);
  });

  test('tells the page what hour the desk has set, so that no order is for a time gone by', async () => {
    const { bearingTo, app } = await aWalker({ now: instant(Date.UTC(2026, 10, 21, 8)) });

    await bearingTo('ordering/checkout', 'placed');

    expect(app.clock.now()).toBe(OPEN);
  });

  test('has an order placed before it follows one', async () => {
    const { bearingTo } = await aWalker({ place: null });

    const move = moveIn(await bearingTo('ordering/track-order', 'tracking.canceling.reading'));

    expect(move).toMatchObject({ flow: 'ordering/checkout', state: 'placed' });
  });

  test('follows an order without its phone number in the address', async () => {
    const order = { id: 100_042, contact_phone: '+12125550123', status: 'pending' };
    const { bearingTo, known } = await aWalker({ order });

    const { action } = moveIn(await bearingTo('ordering/track-order', 'following'));

    expect(action).toEqual({ kind: 'go', to: '/track-order?order_id=100042' });
    expect(known).toEqual([{ id: 100_042, phone: '+12125550123' }]);
  });

  test('has a call end as no healthy server would let it', async () => {
    const { bearingTo } = await aWalker();

    const { arranged } = moveIn(await bearingTo('account/authenticate', 'choosingCart'));

    expect(arranged).toEqual([{ call: callName(signIn), how: 'cart_conflict' }]);
  });

  test('cannot have a call fail where the desk is off, and says so', async () => {
    const { walker } = await aWalker({ deskIsOff: true });
    const arranged = [{ call: callName(addToCart), how: 403 }] as const;
    const action = { kind: 'go', to: '/home' } as const;

    const moved = await walker.makeMove({ flow: 'cart/cart', state: 'ready', action, arranged });

    expect(moved).toEqual({ kind: 'stuck', why: { kind: 'noDesk' } });
  });
});
