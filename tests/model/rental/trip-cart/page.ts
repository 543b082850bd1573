import type { SnapshotFrom } from 'xstate';
import { incompatibleLines } from '#application/rental/trip-cart/rules.ts';
import type { tripCartMachine } from '#application/rental/trip-cart/machine.ts';
import { countOf } from '#application/rental/trip-cart/header-selectors.ts';
import { wantedQuantity } from '#application/rental/trip-cart/queue.ts';
import { summaryOf, type TripCart } from '#domain/rental/trip-cart.ts';
import { USD } from '#tests/support/builders/money.ts';
import { dollarsText } from '#tests/model/support/trip-texts.ts';
import {
  definePage,
  passedThrough,
  either,
  pressing,
  says,
  type Locator,
  type Person,
  type MessageText,
  type TextMatch,
} from '@sundry/statecharts';
import { lineOf, moped } from './carts.ts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof tripCartMachine>;

const yes = says('kernel.confirm.yes');
const no = says('kernel.confirm.cancel');
const proceed = says('rental.conflict.removeAndContinue');
const item = { item: moped.name };
const more = says('kernel.stepper.increase', item);
const fewer = either(says('kernel.stepper.decrease', item), says('kernel.stepper.remove', item));
const clear = says('rental.drawer.clear');

const signIn: Locator = ['dialog', says('account.signIn.submit')];
const notices: Locator = ['region', says('shell.toasts.region')];

const wayIn = (planned: Planned): MessageText =>
  says('rental.header.openTripCart', { count: countOf(planned) });

/** Opens the trip cart. Its button shows the number of lines. */
async function inTheCart(person: Person, planned: Planned): Promise<Person> {
  const drawer: Locator = ['dialog', says('rental.drawer.title', { count: countOf(planned) })];
  await person.pressUnlessAt(drawer, 'link', wayIn(planned));
  return person.within(...drawer);
}

/** The bill of the vehicles that the server has confirmed [RENT-PRICE-01, RENT-CART-42]. */
function billInWords(cart: TripCart): readonly TextMatch[] {
  const bill = summaryOf(cart, { currency: USD, taxIncluded: false, coupon: null });
  if (!bill) return [];
  const { subtotal, discount, tax, total } = bill;
  return [
    ...(cart.lines.length > 1 || discount.minor > 0
      ? [says('kernel.amounts.subtotal'), dollarsText(subtotal)]
      : []),
    ...(discount.minor > 0 ? [says('kernel.amounts.discount'), dollarsText(discount)] : []),
    says('ordering.summary.tax'),
    dollarsText(tax),
    says('kernel.amounts.total'),
    dollarsText(total),
  ];
}

/** Quantities as requested, vehicles as confirmed by the server [RENT-CART-03, RENT-CART-24]. */
async function seesCart(person: Person, planned: Planned): Promise<void> {
  const { context } = planned;
  const cart = await inTheCart(person, planned);
  if (context.failure) await cart.canPress('button', says('kernel.failure.retry'));
  if (context.cart.lines.length > 0) {
    await cart.readsInOrder(
      ...context.cart.lines.flatMap(({ id, vehicle: { name, provider } }) => [
        name,
        provider.name,
        says('kernel.stepper.quantity', { item: name, value: wantedQuantity(context, id) ?? 0 }),
      ]),
      ...billInWords(context.cart),
    );
    await cart.canPress('button', clear);
  } else if (planned.hasTag('loading')) {
    await cart.within('status').reads(says('rental.drawer.loading'));
  } else if (!context.failure) {
    await cart.reads(says('cart.empty'));
  }
}

/** A question over the cart. Cancel leaves the cart unchanged: its presence suffices. */
const asks =
  (title: string, question: (planned: Planned) => MessageText, accept = yes) =>
  async (person: Person, planned: Planned): Promise<void> => {
    const asked = person.within('alertdialog', says(title));
    await asked.reads(question(planned));
    await asked.canPress('button', no);
    await asked.canPress('button', accept);
  };

const asksOfProvider = asks('rental.conflict.providerTitle', () =>
  says('rental.conflict.providerQuestion'),
);

/** Names the vehicles to be removed, their provider, and the new vehicle's provider [RENT-CART-08]. */
async function asksForAnotherProvider(person: Person, planned: Planned): Promise<void> {
  await asksOfProvider(person, planned);
  const { cart, candidate } = planned.context;
  const named = [...cart.lines, ...(candidate ? [candidate] : [])].map(({ vehicle }) => vehicle);
  const asked = person.within('alertdialog', says('rental.conflict.providerTitle'));
  for (const { provider } of named) await asked.reads(provider.name);
  for (const { vehicle } of cart.lines) await asked.reads(vehicle.name);
}

/** Lists exactly the vehicles that the server has named [RENT-CART-07, ERR-19]. */
async function asksToRemove(person: Person, planned: Planned): Promise<void> {
  const asked = person.within('alertdialog', says('rental.conflict.removeTitle'));
  await asked.reads(says('rental.conflict.removeQuestion'));
  for (const { vehicle } of incompatibleLines(planned.context)) await asked.reads(vehicle.name);
  await asked.canPress('button', no);
  await asked.canPress('button', proceed);
}

const FROM_A_PAGE = 'A vehicle is added, and a trip changed, on the pages of vehicles.';

export const page = definePage(flow, {
  states: {
    away: (person, planned) => person.doesNotSee('link', wayIn(planned)),
    loading: seesCart,
    recovering: { silent: 'The browser answers before anything is drawn.' },
    ready: seesCart,
    working: seesCart,
    rollingBack: {
      comparing: passedThrough,
      restoringTrip: seesCart,
      restoringVehicle: seesCart,
    },
    adding: {
      weighing: passedThrough,
      journaling: { silent: 'The browser answers before anything is drawn.' },
      askingProvider: asksForAnotherProvider,
      replacingProvider: seesCart,
      askingTripType: asks('rental.conflict.tripTypeTitle', () =>
        says('rental.conflict.tripTypeQuestion', {
          old: says('rental.trip.hourly'),
          new: says('rental.trip.distance'),
        }),
      ),
      askingDuration: asks('rental.conflict.durationTitle', () =>
        says('rental.conflict.durationQuestion', { old: 3, new: 5 }),
      ),
      askingDetails: asks('rental.conflict.detailsTitle', () =>
        says('rental.conflict.detailsQuestion'),
      ),
      changingTrip: seesCart,
      askingToRemove: asksToRemove,
      removing: seesCart,
      puttingIn: seesCart,
    },
    requiringSignIn: (person) => person.sees(...signIn),
    askingToClear: asks('rental.clear.title', () => says('rental.clear.question')),
  },
  events: {
    'vehicle.add': { sentBy: 'the app', because: FROM_A_PAGE },
    'trip.change': { sentBy: 'the app', because: FROM_A_PAGE },
    'lines.remove': { sentBy: 'the app', because: 'What cannot be rented is removed.' },
    'line.increase': {
      does: async (person, _, planned) => {
        const cart = await inTheCart(person, planned);
        await cart.press('button', more);
      },
      absent: (person) => person.cannotPress('button', more),
      staysWhenRefused: true,
    },
    'line.decrease': {
      does: async (person, _, planned) => {
        const cart = await inTheCart(person, planned);
        await cart.press('button', fewer);
      },
      absent: (person) => person.cannotPress('button', fewer),
    },
    'cart.clear': {
      does: async (person, _, planned) => {
        const cart = await inTheCart(person, planned);
        await cart.press('button', clear);
      },
      /** While the cart is being cleared the button stays, and does nothing. */
      absent: (person, { context: { cart } }) =>
        cart.lines.length > 0
          ? person.canPress('button', clear)
          : person.cannotPress('button', clear),
    },
    'lines.restore': {
      sentBy: 'the app',
      because: 'It is asked for in a notice after a module was chosen.',
    },
    'cart.undo': pressing('button', says('shell.toasts.undo'), notices),
    'prompt.confirm': {
      does: (person) => person.within('alertdialog').press('button', either(yes, proceed)),
      absent: (person) => person.doesNotSee('alertdialog'),
    },
    'prompt.cancel': pressing('button', no, ['alertdialog']),
    'cart.retry': {
      does: async (person, _, planned) => {
        const cart = await inTheCart(person, planned);
        await cart.press('button', says('kernel.failure.retry'));
      },
      absent: (person) => person.cannotPress('button', says('kernel.failure.retry')),
    },
    'cart.reload': { sentBy: 'the app', because: 'The trip cart was changed in another tab.' },
    'scope.change': { sentBy: 'the app', because: 'Another person, place or module is chosen.' },
  },
  within: (snapshot, step) => {
    if (step.kind !== 'user') return true;
    const { failure, cart, removals } = snapshot.context;
    if (step.event === 'cart.undo') {
      // While one "Undo" is shown, another cannot be pressed.
      const line = step.case === 'of one' ? lineOf(moped) : null;
      return removals.length === 0 || removals.some((removal) => removal.line === line);
    }
    if (step.event === 'cart.retry') return failure !== null && !snapshot.matches('loading');
    return step.event !== 'line.increase' || cart.lines.some(({ id }) => id === lineOf(moped));
  },
  unreached: {
    'loading · cart.retry': 'While the cart is being read, nothing says that it was read in vain.',
    '(machine) · line.increase · 2 ? requestMakesSense = false':
      'What is not there has no control.',
  },
});
