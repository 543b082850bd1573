import { expect, type APIRequestContext } from '@playwright/test';
import { clearCart } from '#contract/cart.ts';
import { clearTripCart } from '#contract/rental-cart.ts';
import * as desk from '#contract/desk.ts';
import { pathOf } from '#contract/endpoint.ts';
import type { OrderStatus } from '#domain/ordering/order-status.ts';
import type { TripStatus } from '#domain/rental/trip-status.ts';
import { DESK_HEADER } from '#server/desk/admission.ts';
import { deskToken } from './apps.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Fault = number | 'html' | 'broken-json' | 'drop' | 'drop-after';
type DeskOrder = { readonly id: number; readonly status: string; readonly contact_name: string };
type Persona = { readonly token: string; readonly guest_id: number };
type State = {
  readonly now: string;
  readonly held: readonly { readonly call: string }[];
  readonly orders: readonly DeskOrder[];
  readonly codes: readonly { readonly recipient: string; readonly code: string }[];
};

/** The server may just have closed a keep-alive connection: each call has one of its own. */
const headers = { Connection: 'close', [DESK_HEADER]: deskToken };

/** The control desk: changes to the app by a tester, invisible to the customer. */
export function deskOf(request: APIRequestContext) {
  const post = async (path: string, data: object = {}): Promise<void> => {
    const answer = await request.post(path, { data, headers });
    expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
  };
  const rule = (call: string, action: object, times: number | null) =>
    post(desk.addRule.path, { call, action, times });
  const turnsClockTo = (moment: number) =>
    post(desk.setClock.path, { now: new Date(moment).toISOString() });

  const state = async (): Promise<State> =>
    (await (await request.get(desk.readDesk.path, { headers })).json()) as State;
  const becomes = async (persona: string): Promise<Persona> => {
    const answer = await request.post(pathOf(desk.becomePersona, { name: persona }), { headers });
    expect(answer.ok(), `to become ${persona} was answered ${answer.status()}`).toBe(true);
    return (await answer.json()) as Persona;
  };
  const tokenOf = async (persona: string): Promise<string> => (await becomes(persona)).token;

  /** Releases the held calls with the given end or the app's own, and keeps the rule. Returns their number. */
  const ends = async (call: string, ending: object | null): Promise<number> => {
    const data = { call, keep: true, ...(ending ? { ending } : {}) };
    const answer = await request.post(desk.releaseCalls.path, { data, headers });
    expect(answer.ok()).toBe(true);
    return ((await answer.json()) as { readonly released: number }).released;
  };
  /** Replaces the rules of a call. A call in between meets the old rule or the new one. */
  const instead = (call: string, action: object): Promise<void> =>
    post(desk.addRule.path, { call, action, instead: true });
  const always = async (call: string, ending: object): Promise<void> => {
    await instead(call, ending);
    await ends(call, ending);
  };

  return {
    /** A Wednesday at noon in New York: every store with usual hours is open. */
    opensAtNoon: () => turnsClockTo(nextWednesdayNoon().getTime()),
    /** Long after midnight: stores with opening hours open tomorrow. */
    closesForTheNight: () => turnsClockTo(nextWednesdayNoon().getTime() + 15 * HOUR),
    turnsClockTo,
    passes: (milliseconds: number) => post(desk.setClock.path, { advance: milliseconds }),
    /** Advances to the hour of one of the two above. Returns the milliseconds in between. */
    sleepsUntil: async (when: 'noon' | 'night'): Promise<number> => {
      const now = Date.parse((await state()).now);
      const then = nextWednesdayNoon().getTime() + (when === 'noon' ? 0 : 15 * HOUR);
      const advance = DAY - ((((now - then) % DAY) + DAY) % DAY);
      await post(desk.setClock.path, { advance });
      return advance;
    },
    forgetsRules: () => request.delete(desk.forgetRules.path, { headers }),
    tokenOf,
    /** Creates a guest and returns the guest number. */
    admitsGuest: async (): Promise<number> => (await becomes('guest')).guest_id,
    emptiesTheCartOf: async (persona: string): Promise<void> => {
      const token = await tokenOf(persona);
      const answer = await request.delete(clearCart.path, {
        headers: { ...headers, Authorization: `Bearer ${token}` },
      });
      expect(answer.ok()).toBe(true);
    },
    emptiesTheTripCartOf: async (persona: string): Promise<void> => {
      const token = await tokenOf(persona);
      const answer = await request.delete(clearTripCart.path, {
        headers: { ...headers, Authorization: `Bearer ${token}` },
      });
      expect(answer.ok()).toBe(true);
    },
    fails: (call: string, how: Fault, times: number | null = null) =>
      rule(call, { fail: how }, times),
    slows: (call: string, milliseconds: number, times: number | null = null) =>
      rule(call, { latency: milliseconds }, times),
    /** Answers this call and its held requests with exactly this body from now on; replaces earlier rules. */
    answers: (call: string, body: unknown) => always(call, { answer: { status: 200, body } }),
    /** Does the same with a failure. */
    breaks: (call: string, how: Fault) => always(call, { fail: how }),
    /** Holds this call until it is released; replaces earlier rules. */
    holds: (call: string) => instead(call, { hold: true }),
    releases: (call: string) => post(desk.releaseCalls.path, { call }),
    isHolding: async (call: string): Promise<boolean> =>
      (await state()).held.some((one) => one.call === call),
    ends,
    advances: (order: number) => post(pathOf(desk.advanceOrder, { id: order })),
    sets: (order: number, status: OrderStatus) =>
      post(pathOf(desk.setOrderStatus, { id: order }), { status }),
    /** Limits the provider's hand-over to these zones. */
    handsOverIn: (provider: number, zones: readonly number[]) =>
      post(pathOf(desk.changeProvider, { id: provider }), { pickup_zones: zones }),
    advancesTrip: (trip: number) => post(pathOf(desk.advanceTrip, { id: trip })),
    setsTrip: (trip: number, status: TripStatus) =>
      post(pathOf(desk.setTripStatus, { id: trip }), { status }),
    serves: (zone: number, active: boolean) => post(pathOf(desk.setZone, { id: zone }), { active }),
    stocks: (item: number, stock: number) => post(pathOf(desk.changeItem, { id: item }), { stock }),
    /** The newest code sent to this recipient. */
    codeTo: async (recipient: string): Promise<string | undefined> =>
      (await state()).codes.find((one) => one.recipient === recipient)?.code,
    ordersOf: async (name: string): Promise<readonly DeskOrder[]> => {
      const { orders } = await state();
      return orders.filter(({ contact_name }) => contact_name === name);
    },
  };
}
export type Desk = ReturnType<typeof deskOf>;

/** The noon of a walk's clock, in New York. */
export function nextWednesdayNoon(): Date {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7 || 7));
  day.setUTCHours(17, 0, 0, 0);
  return day;
}
