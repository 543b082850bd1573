import { describe, expect, test } from 'vitest';
import { ONE } from '#domain/kernel/quantity.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import {
  aBrowser,
  aFilledCart,
  agrees,
  FAULTS,
  textOf,
  type Fault,
  type Garage,
} from '#tests/support/faulty-browser.ts';
import { distanceTrip, hourlyTrip } from '#tests/support/rental-over-the-wire.ts';
import { startRenting } from '#tests/support/start-renting.ts';

const renting = startRenting();

const CHAINS = [
  {
    chain: 'Remove & Continue for a vehicle',
    calls: 4,
    asks: ({ van }: Garage) => add(van, distanceTrip),
    becomes: '1 Sedan, 1 Van: distance_wise',
  },
  {
    chain: 'a change of provider',
    calls: 2,
    asks: ({ bus }: Garage) => add(bus, hourlyTrip()),
    becomes: '1 Bus: hourly',
  },
  {
    chain: 'Remove & Continue for another trip',
    calls: 3,
    asks: () => ({ type: 'trip.change' as const, details: distanceTrip }),
    becomes: '1 Sedan: distance_wise',
  },
];
const OLD = '1 Sedan, 1 Moped: hourly';
const add = (vehicle: Vehicle, details: TripDetails) =>
  ({ type: 'vehicle.add', vehicle, quantity: ONE, details, isTouched: true }) as const;

/**
 * Runs a chain with the fault at call number `at`. Returns the server's cart; null where there is no such
 * call.
 */
async function cartAfter(chain: (typeof CHAINS)[number], fault: Fault, at: number) {
  const browser = aBrowser(renting, fault, at);
  const garage = await aFilledCart(renting, browser);
  let tab = browser.opens();
  await agrees(tab);
  tab.actor.send(chain.asks(garage));
  await Promise.race([agrees(tab), browser.isClosed]);
  if (!browser.isMet()) return null;
  if (fault.closes) {
    tab.close();
    tab = browser.opens();
  }
  browser.comesBack();
  tab.actor.send({ type: 'cart.retry' });
  await agrees(tab);
  const held = await browser.server.read(new AbortController().signal);
  const shown = tab.actor.getSnapshot().context.cart;
  tab.close();
  return {
    held: held.ok ? textOf(held.value) : null,
    shown: textOf(shown),
    journalIsEmpty: browser.journalIsEmpty(),
  };
}

const ROWS = CHAINS.flatMap((chain) =>
  Object.entries(FAULTS).map(([what, fault]) => ({ ...chain, what, fault: fault })),
);

describe.each(ROWS)('$chain, of which a call $what', ({ fault, what, ...chain }) => {
  test('leaves the old cart or the new one, whichever call it is [D-112, D-116]', async () => {
    const left: string[] = [];
    for (let at = 1; ; at += 1) {
      const after = await cartAfter(chain, fault, at);
      if (!after) break;
      expect([OLD, chain.becomes], `call ${at} ${what}`).toContain(after.held);
      expect(after).toEqual({ held: after.held, shown: after.held, journalIsEmpty: true });
      left.push(after.held ?? '');
    }

    expect(left.length).toBeGreaterThanOrEqual(chain.calls);
  });
});
