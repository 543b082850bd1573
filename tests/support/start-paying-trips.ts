import { cancelTrip, payTrip, readTripPayment } from '#contract/rental-trips.ts';
import { inWallet } from './builders/rewards.ts';
import { payingOf } from './paying.ts';
import type { CallOptions } from './server.ts';
import { byTheHour, GUEST, inRental, type startRenting } from './start-renting.ts';

/** The gateway's return address. */
export const BOOKED = '/rental/checkout?page=booked';

type Renting = ReturnType<typeof startRenting>;
type Facts = {
  readonly inWallet?: number;
  readonly method?: string;
  readonly vehicle?: object;
  readonly trip?: object;
};

/** A trip of thirty dollars to be paid at the gateway, with every action on it. */
export async function aTripToPay(
  renting: Renting,
  by: 'customer' | 'guest' = 'customer',
  { method = 'digital_payment', ...facts }: Facts = {},
) {
  const { server, rows } = renting;
  const customer = by === 'customer' ? await rows.customer() : null;
  if (customer && facts.inWallet) await inWallet(server.db, customer.id, facts.inWallet);
  const guest_id = customer ? null : GUEST;
  const mine: CallOptions = { ...inRental, ...(customer ? { token: customer.token } : {}) };
  const vehicle = await renting.aVehicle(facts.vehicle);
  await renting.add(vehicle.id, byTheHour({ guest_id, ...facts.trip }), mine);
  const asked = { guest_id, payment_method: method };
  const booked = await renting.book(vehicle.provider_id, asked, mine);
  if (booked.status !== 200) throw new Error(JSON.stringify(booked.body));
  const trip_id = booked.body as number;

  const query = `?trip_id=${trip_id}${guest_id === null ? '' : `&guest_id=${guest_id}`}`;
  const pay = (payment_method = 'digital_payment', more: object = {}) =>
    server.post(
      payTrip.path,
      { trip_id, guest_id, payment_method, callback_url: BOOKED, ...more },
      mine,
    );
  const paying = payingOf(server, {
    ...{ purpose: 'trip_id', id: trip_id, mine, pay },
    read: () => server.get(`${readTripPayment.path}${query}`, mine),
  });
  const cancels = () => server.put(cancelTrip.path, { trip_id, guest_id }, mine);
  const books = async () => {
    const trip = await server.db
      .selectFrom('trip')
      .selectAll()
      .where('id', '=', trip_id)
      .executeTakeFirstOrThrow();
    return [trip.status, trip.payment_method, trip.payment_status];
  };
  return { trip_id, vehicle, mine, pay, cancels, books, ...paying };
}
