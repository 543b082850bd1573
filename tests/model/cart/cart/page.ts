import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from '#application/cart/cart/machine.ts';
import { byStore, findLineById, type CartLine, type LineId } from '#domain/cart/cart.ts';
import { toDecimal } from '#domain/kernel/money.ts';
import { failureText } from '#tests/model/support/failures.ts';
import { definePage, either, pressing, says, type Person, type Locator } from '@sundry/statecharts';
import { flow, dosa, oil } from './flow.ts';

type Planned = SnapshotFrom<typeof cartMachine>;

const clearQuestion: Locator = ['alertdialog', says('cart.clear')];
const replaceQuestion: Locator = ['alertdialog', says('cart.replace.title')];
const signIn: Locator = ['dialog', says('account.signIn.submit')];
const notices: Locator = ['region', says('shell.toasts.region')];
const yes = says('kernel.confirm.yes');
const no = says('kernel.confirm.cancel');
const retry = says('kernel.failure.retry');

const countOf = ({ context }: Planned): number => context.cart.lines.length;
const drawerOf = (planned: Planned): Locator => [
  'dialog',
  says('cart.drawer.title', { count: countOf(planned) }),
];

/** Opens the cart. Its button shows the number of lines. */
async function inTheCart(person: Person, planned: Planned): Promise<Person> {
  const drawer = drawerOf(planned);
  const open = says('cart.header.openCart', { count: countOf(planned) });
  await person.pressUnlessAt(drawer, 'link', open);
  return person.within(...drawer);
}

const dollars = (amount: number): string => `$${amount.toFixed(2)}`;
const priceOf = ({ item, selection }: CartLine): number =>
  toDecimal(item.price) * selection.quantity;

/** Last quantity that the customer asked for, which the app may not know yet (D-104). */
function wanted({ context: { task, queue } }: Planned, { id, selection }: CartLine): number {
  const asked = [task, ...queue].findLast((one) => one?.kind === 'step' && one.line === id);
  return asked?.kind === 'step' ? asked.quantity : selection.quantity;
}

async function seesNoLines(cart: Person, { context: { failure } }: Planned): Promise<void> {
  if (failure) {
    await cart.within('alert').reads(failureText(failure));
    await cart.canPress('button', retry);
    return;
  }
  await cart.reads(says('cart.empty'));
  await cart.canPress('button', says('kernel.control.continueShopping'));
  await cart.sees('button', says('cart.drawer.checkout'));
}

/** CART-04, CART-08, CART-15: quantities as requested, money as confirmed by the app. */
async function seesLines(cart: Person, planned: Planned): Promise<void> {
  const { lines } = planned.context.cart;
  const cost = lines.reduce((sum, line) => sum + priceOf(line), 0);
  for (const { item } of lines) {
    await cart.sees('link', says('cart.line.edit', { item: item.name }));
  }
  await cart.readsInOrder(
    ...byStore(planned.context.cart).flatMap((group) => [
      group.storeName,
      ...group.lines.flatMap((line) => [
        line.item.name,
        says('kernel.stepper.quantity', { item: line.item.name, value: wanted(planned, line) }),
        dollars(priceOf(line)),
      ]),
    ]),
    says('kernel.amounts.subtotal'),
    dollars(cost),
    says('kernel.amounts.itemsTotal'),
    says('cart.extras.beforeTax'),
    dollars(cost),
  );
  await cart.canPress('button', says('cart.drawer.checkout'));
}

async function seesCart(person: Person, planned: Planned): Promise<void> {
  const cart = await inTheCart(person, planned);
  await (countOf(planned) > 0 ? seesLines(cart, planned) : seesNoLines(cart, planned));
}

/** A removal can be undone, as long as the scope stays the same customer's (CART-17, D-101). */
async function seesUndo(person: Person, { context: { removed } }: Planned): Promise<void> {
  const line = removed.at(-1)?.lines.at(0);
  if (!line || removed.at(-1)?.line === null) return;
  const corner = person.within(...notices);
  await corner.reads(says('cart.notice.itemRemoved'));
  await corner.reads(line.item.name);
  await corner.canPress('button', says('shell.toasts.undo'));
}

const itemOf = ({ context }: Planned, line: LineId): { readonly item: string } => ({
  item: findLineById(context.cart, line)?.item.name ?? '',
});

/** CART-23 to CART-26, ERR-08, ERR-09: exceeding the stock or the order maximum is reported. */
async function hearsOfLimit(person: Person, planned: Planned, line: LineId): Promise<void> {
  const found = findLineById(planned.context.cart, line);
  if (!found) return;
  const { moduleType, maximum, stock } = found.item;
  const now = wanted(planned, found);
  const corner = person.within(...notices);
  if (moduleType !== 'food' && now >= stock) await corner.reads(says('cart.notice.stockReached'));
  if (maximum !== null && now > maximum) await corner.reads(says('cart.notice.maximumReached'));
}

const seesNoStepper = async (person: Person, planned: Planned): Promise<void> => {
  const cart = await inTheCart(person, planned);
  for (const { name: item } of [dosa, oil]) {
    await cart.cannotPress('button', says('kernel.stepper.increase', { item }));
    await cart.cannotPress('button', fewer({ item }));
  }
};

/** Removing the last piece removes its line: the control is the bin then (CART-27). */
const fewer = (values: { readonly item: string }) =>
  either(says('kernel.stepper.decrease', values), says('kernel.stepper.remove', values));

const CHOSEN_IN_A_DIALOG =
  'Where a choice is missing, the dialog of the item does not let go of it.';

/** An open question blocks the page for the person; meanwhile the app goes on. */
const FROM_ELSEWHERE = [
  'item.update',
  'line.remove',
  'cart.reload',
  'checkout.ask',
  'scope.change',
];

/** A card counts the pieces in the cart; its item cannot be added again. */
const isDosa = ({ item }: CartLine): boolean => item.id === dosa.id;

const isReadInVain = (planned: Planned): boolean =>
  planned.context.failure !== null && countOf(planned) === 0 && !planned.hasTag('loading');

export const page = definePage(flow, {
  states: {
    loading: async (person, planned) => {
      const cart = await inTheCart(person, planned);
      if (countOf(planned) > 0) await seesLines(cart, planned);
      else await cart.within('status').reads(says('cart.drawer.loading'));
    },
    ready: async (person, planned) => {
      await seesCart(person, planned);
      await seesUndo(person, planned);
    },
    requiringSignIn: (person) => person.sees(...signIn),
    askingToReplace: async (person) => {
      const question = person.within(...replaceQuestion);
      await question.reads(says('cart.replace.question'));
      await question.canPress('button', no);
      await question.canPress('button', yes);
    },
    working: async (person, planned) => {
      await seesCart(person, planned);
      if (planned.context.task?.kind === 'remove') await seesNoStepper(person, planned);
    },
    askingToClear: async (person) => {
      const question = person.within(...clearQuestion);
      await question.reads(says('cart.clear.question'));
      await question.canPress('button', no);
      await question.canPress('button', yes);
    },
  },
  events: {
    'item.add': {
      does: async (person, { item: { name: item } }) => {
        const add = says('cart.control.add', { item });
        await person.pressUnlessAt(['button', add], 'button', says('kernel.dialog.close'));
        await person.press('button', add);
      },
      absent: (person) =>
        person.cannotPress('button', says('cart.control.add', { item: dosa.name })),
      staysWhenRefused: true,
    },
    'item.update': {
      sentBy: 'the app',
      because: 'It is said in the dialog of the item, which is a flow of its own.',
    },
    'line.increase': {
      does: async (person, { line }, planned) => {
        const cart = await inTheCart(person, planned);
        await cart.press('button', says('kernel.stepper.increase', itemOf(planned, line)));
        await hearsOfLimit(person, planned, line);
      },
      absent: seesNoStepper,
    },
    'line.decrease': {
      does: async (person, { line }, planned) => {
        const cart = await inTheCart(person, planned);
        await cart.press('button', fewer(itemOf(planned, line)));
      },
      absent: seesNoStepper,
    },
    'line.remove': {
      sentBy: 'the app',
      because: 'It is said at the checkout, about what is no longer to be had.',
    },
    'cart.clear': {
      does: async (person, _, planned) => {
        const cart = await inTheCart(person, planned);
        await cart.press('button', says('cart.clear'));
      },
      absent: async (person, planned) => {
        const cart = await inTheCart(person, planned);
        await cart.cannotPress('button', says('cart.clear'));
      },
    },
    'prompt.confirm': pressing('button', yes, ['alertdialog']),
    'prompt.cancel': pressing('button', no, ['alertdialog']),
    'cart.undo': pressing('button', says('shell.toasts.undo'), notices),
    'cart.reload': { sentBy: 'the app', because: 'The cart was changed in another tab.' },
    'cart.retry': pressing('button', retry),
    'checkout.ask': { sentBy: 'the app', because: 'What follows is the gate, a flow of its own.' },
    'scope.change': {
      sentBy: 'the app',
      because: 'The customer has signed in or out, or has gone to another module.',
    },
  },
  within: (snapshot, step) => {
    if (step.kind !== 'user' || FROM_ELSEWHERE.includes(step.event)) return true;
    const { lines } = snapshot.context.cart;
    if (snapshot.matches('requiringSignIn')) return false;
    if (step.event === 'cart.retry') return isReadInVain(snapshot);
    if (step.event !== 'item.add') return true;
    return step.case === 'a dish' ? !lines.some(isDosa) : step.case !== 'a dish without its choice';
  },
  unreached: {
    'item.add (a dish without its choice)': CHOSEN_IN_A_DIALOG,
    'ready · at once · 3': CHOSEN_IN_A_DIALOG,
    'ready · at once · 3 ? nextIsRefused = true': CHOSEN_IN_A_DIALOG,
    'loading · cart.retry': 'While the cart is being read, nothing says that it was read in vain.',
  },
});
