import type { SnapshotFrom } from 'xstate';
import type { bookTripMachine } from '#application/rental/book-trip/machine.ts';
import { cartIn, paymentOptionsOf } from '#application/rental/book-trip/rules.ts';
import { LONGEST_NOTE } from '#domain/ordering/order-rules.ts';
import { tripLineGross } from '#domain/pricing/trip-price.ts';
import { linesNotBookable, pricedLine, type TripLine } from '#domain/rental/trip-cart.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import { dollarsText, lengthText, pickupText } from '#tests/model/support/trip-texts.ts';
import { says, saysFirst, type Locator, type Person, type TextMatch } from '@sundry/statecharts';

export type Planned = SnapshotFrom<typeof bookTripMachine>;
type Context = Planned['context'];

export const title = says('rental.title.tripCheckout');
export const name = says('location.addressField.name');
const removeCoupon = says('ordering.coupon.remove');
export const submit = says('rental.checkout.submit');
export const remove = says('ordering.summary.removeNamed', { name: 'Blue sedan' });
export const pickUp = says('rental.checkout.suggest');
export const choosePickup = says('rental.checkout.choosePickup');
export const summary: Locator = ['region', says('rental.summary.title')];

export const METHOD = {
  cash_payment: saysFirst('rental.checkout.cash'),
  digital_payment: saysFirst('payment.online'),
  wallet: saysFirst('wallet.titles.wallet'),
} as const;

const editTrip = says('rental.tripForm.changeTitle');
const optional = says('kernel.field.optional');

const detailsIn = (context: Context): TripDetails | null =>
  (context.quote?.cart ?? cartIn(context)).details;
const isPast = ({ shopping }: Context, details: TripDetails): boolean =>
  details.pickupAt === null || details.pickupAt <= (shopping?.now ?? 0);
const isCustomer = ({ shopping }: Context): boolean => shopping?.customer.kind === 'customer';

/** RENT-CART-34: the trip, and the remedy for a pickup "now" or in the past. */
function tripParts(context: Context): readonly TextMatch[] {
  const details = detailsIn(context);
  if (!details) return [];
  const facts = [editTrip, says('rental.trip.hourly'), lengthText(details)];
  const ends = [says('rental.trip.pickup'), details.pickup.name, says('rental.trip.pickupAt')];
  return [...facts, ...ends, ...pickupParts(context, details)];
}

function pickupParts(context: Context, details: TripDetails): readonly TextMatch[] {
  const { pickupAt } = details;
  if (pickupAt === null) {
    return [says('rental.trip.pickupNow'), says('rental.checkout.pickupIsNow'), pickUp];
  }
  return isPast(context, details)
    ? [says('rental.checkout.pickupPassed'), choosePickup, pickUp]
    : [pickupText(pickupAt)];
}

/** The wallet balance, where it is below the trip's price. */
function walletParts(context: Context): readonly TextMatch[] {
  const wallet = paymentOptionsOf(context).find(({ method }) => method === 'wallet');
  if (!wallet) return [];
  const { available, limit } = wallet;
  const hint =
    !available && limit
      ? says('rental.checkout.walletLimit', { money: dollarsText(limit) })
      : says('rental.checkout.walletHint');
  return [says('wallet.titles.wallet'), hint];
}

const partsOf = (context: Context): readonly TextMatch[] => [
  title,
  says('rental.trip.title'),
  ...tripParts(context),
  says('rental.checkout.contact'),
  name,
  '*',
  says('kernel.contact.phone'),
  '*',
  says('rental.checkout.phoneHint'),
  says('kernel.contact.email'),
  isCustomer(context) ? optional : '*',
  says('payment.title'),
  says('rental.checkout.cash'),
  says('rental.checkout.cashHint'),
  says('payment.online'),
  says('rental.checkout.onlineHint'),
  ...walletParts(context),
  says('rental.checkout.note'),
  optional,
  says('ordering.checkout.noteCount', { used: 0, most: LONGEST_NOTE }),
  says('rental.summary.title'),
  ...billOf(context),
  submit,
];

/** The price, line by line, and the reasons against booking [RENT-PRICE-01, RENT-CART-34]. */
function billOf({ quote, quoteFailure }: Context): readonly TextMatch[] {
  const details = quote?.cart.details;
  if (!quote || !details || quoteFailure) return [];
  const problems = linesNotBookable(quote.cart);
  const lines = quote.cart.lines.flatMap((line) => [
    ...priceOf(line, details),
    ...(problems.includes(line)
      ? [says('rental.cart.aboveCount', { count: line.vehicle.count })]
      : []),
  ]);
  const { coupon: off, tax, total } = quote.summary;
  return [
    ...lines,
    ...(quote.coupon ? [says('ordering.summary.coupon'), dollarsText(off)] : []),
    says('ordering.summary.tax'),
    says('rental.summary.taxWhy'),
    dollarsText(tax),
    says('kernel.amounts.total'),
    dollarsText(total),
  ];
}

/** For example "Blue sedan, $10.00/hr × 3 hours × 4, $120.00". */
function priceOf(line: TripLine, details: TripDetails): readonly TextMatch[] {
  const priced = pricedLine(line, details);
  if (!priced) return [line.vehicle.name, says('ordering.summary.notCounted')];
  const { quantity } = line;
  const values = {
    rate: says('rental.vehicle.perHour', { amount: dollarsText(priced.rate) }),
    length: lengthText(details),
  };
  const why =
    quantity > 1
      ? says('rental.summary.priceOfSeveral', { ...values, quantity })
      : says('rental.summary.price', values);
  return [line.vehicle.name, why, dollarsText(tripLineGross(priced))];
}

export const seesWaiting = (person: Person): Promise<void> =>
  person.within('status').readsInOrder(title, says('rental.drawer.loading'));

async function seesForm(person: Person, { context }: Planned): Promise<void> {
  await person.readsInOrder(...partsOf(context));
  await person.seesField(name);
  if (context.judged.includes('name') && context.form.name === '') await person.seesMarked(name);
  const { stopped } = context;
  if (stopped?.failure.kind !== 'refused') return;
  await person.readsInOrder(
    says('rental.booking.stopped', { provider: stopped.draft.providerName }),
    stopped.failure.said,
    says('rental.booking.kept'),
  );
}

/** An editable form: submitting reports the missing fields. */
export async function seesOpenForm(person: Person, planned: Planned): Promise<void> {
  await seesForm(person, planned);
  await person.insisting().canPress('button', submit);
  if (detailsIn(planned.context)) await person.canPress('button', editTrip);
}

export async function seesPrice(person: Person, planned: Planned): Promise<void> {
  await seesOpenForm(person, planned);
  const { context } = planned;
  const { quote, form } = context;
  if (!quote) return;
  const bad = linesNotBookable(quote.cart);
  const isEmpty = quote.cart.lines.length === 0;
  const { details } = quote.cart;
  const isLate = details === null || isPast(context, details);
  if (bad.length > 0) await person.within(...summary).canPress('button', remove);
  if (quote.coupon) await person.canPress('button', removeCoupon);
  if (isLate && !isEmpty) {
    await person.canPress('button', choosePickup);
    await person.canPress('button', pickUp);
  }
  const hint = isEmpty
    ? [says('rental.checkout.blockedEmpty')]
    : bad.map(({ vehicle }) => says('rental.checkout.blockedLine', { vehicle: vehicle.name }));
  await person.readsInOrder(submit, ...hint);
  const isFilledIn = form.name !== '' && (form.email !== '' || isCustomer(context));
  if (isLate || isEmpty || bad.length > 0 || !isFilledIn) {
    await person.cannotPress('button', submit);
  }
}

/** From "Book trip" until the decision nothing can be changed or booked again. */
export async function seesBookingOnItsWay(person: Person, planned: Planned): Promise<void> {
  await seesForm(person, planned);
  await person.readsInOrder(submit, says('rental.checkout.placing'));
  await person.cannotType(name);
  await person.cannotPress('button', submit);
}

/** Bookings sent before this page without an answer. */
export async function seesInterrupted(person: Person, provider: string): Promise<void> {
  const finish = says('rental.booking.finish');
  const startOver = says('rental.booking.startOver');
  await person.sees('heading', says('rental.booking.interruptedTitle'));
  await person.readsInOrder(
    says('rental.booking.interruptedTitle'),
    says('rental.booking.interruptedText', { provider }),
    startOver,
    finish,
  );
  await person.canPress('button', startOver);
  await person.canPress('button', finish);
}

/** CHK-16: the booked trip, and how to find it again. */
export async function seesBookedTrip(person: Person, { context }: Planned): Promise<void> {
  const { booked } = context;
  await person.sees('heading', says('rental.placed.title'));
  if (!booked) return;
  const { providerName, pickupAt, total } = booked;
  const guest = says('rental.placed.guestNotice');
  await person.readsInOrder(
    says('rental.placed.title'),
    says('rental.placed.text', { provider: providerName }),
    ...(isCustomer(context) ? [] : [guest]),
    providerName,
    ...(pickupAt === null ? [] : [pickupText(pickupAt)]),
    says('rental.placed.payCash', { money: dollarsText(total) }),
    says('rental.trip.id'),
    String(booked.id),
    says('rental.header.trackTrip'),
    says('kernel.control.backHome'),
  );
  await person.sees('link', says('rental.placed.trackNamed', { id: String(booked.id) }));
  if (isCustomer(context)) await person.doesNotRead(guest);
}
