import type { AnyMachineSnapshot } from 'xstate';
import type { Step } from '#tools/inspector/core/flow-sheet.ts';
import type { cartMachine } from '#application/cart/cart.machine.ts';
import type { chooseModuleMachine } from '#application/catalogue/choose-module.machine.ts';
import type { pickLocationMachine } from '#application/location/pick-location.machine.ts';
import type { checkoutMachine } from '#application/ordering/checkout.machine.ts';
import type * as Checkout from '#application/ordering/checkout.types.ts';
import { nowIsImpossible, slotsOffered } from '#application/ordering/checkout.selectors.ts';
import type { trackOrderMachine } from '#application/ordering/track-order.machine.ts';
import type { toastsMachine } from '#application/shell/toasts.machine.ts';
import type { Services } from '#application/shell/services.ts';
import { freshSelection } from '#domain/cart/selection.ts';
import { selectionRefusal } from '#domain/cart/selection-check.ts';
import type { Item } from '#domain/catalogue/item.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import type { Place } from '#domain/location/place.ts';
import type { SnapshotFrom } from 'xstate';
import type { ControlDesk } from './control-desk.ts';

type Facts = { readonly type: string; readonly [fact: string]: unknown };
type Asked = {
  readonly app: Services;
  readonly desk: ControlDesk;
  readonly snapshot: AnyMachineSnapshot;
  readonly step: Step & { readonly kind: 'user' };
  /** The state that the walk is to reach. */
  readonly goal: string;
};
/** What is really said for a step of the model; null when there is nothing at hand to say it with. */
type Payload = (asked: Asked) => Promise<readonly Facts[] | null> | readonly Facts[] | null;

/** A place that the example shop serves. */
export const BRYANT_PARK: Place = {
  point: geoPoint(40.7536, -73.9832),
  address: 'Bryant Park, Midtown, Manhattan, New York',
  zones: '[2]',
};
const CUSTOMER = { identifier: 'asha@example.com', password: 'sundry123', remembered: false };
const CONTACT = { name: 'Gus Guest', phone: '+12125550177', email: 'gus@example.com' };

/** Real things in the place of the model's. Whatever is not named here is said as the model says it. */
export const PAYLOADS: Readonly<Record<string, Payload>> = {
  'cart/cart item.add': async ({ app, snapshot, step: { case: which } }) => {
    const item = (await wares(app)).find(wanted(which, cartIn(snapshot).cart.lines[0]?.item));
    return item ? [{ type: 'item.add', item, selection: freshSelection(item) }] : null;
  },
  'cart/cart item.update': ({ snapshot }) => {
    const line = cartIn(snapshot).cart.lines[0];
    if (!line) return null;
    const selection = { ...line.selection, quantity: line.selection.quantity + 1 };
    return [{ type: 'item.update', line: line.id, item: line.item, selection }];
  },
  'cart/cart line.increase': ofFirstLine,
  'cart/cart line.decrease': ofFirstLine,
  'cart/cart line.remove': ofFirstLine,
  'cart/cart cart.undo': ({ snapshot }) => {
    const last = cartIn(snapshot).removed.at(-1);
    return last ? [{ type: 'cart.undo', line: last.line }] : null;
  },
  'catalogue/choose-module module.choose': ({ snapshot }) => {
    const { modules } = (snapshot as SnapshotFrom<typeof chooseModuleMachine>).context;
    const module = modules.find(({ type }) => type === 'grocery') ?? modules[0];
    return module ? [{ type: 'module.choose', module }] : null;
  },
  'location/pick-location search.type': ({ step }) => [
    { type: 'search.type', text: step.case === 'nothing' ? '' : 'Bryant Park' },
  ],
  'location/pick-location prediction.choose': ({ snapshot }) => {
    const [prediction] = (snapshot as SnapshotFrom<typeof pickLocationMachine>).context.predictions;
    return prediction ? [{ type: 'prediction.choose', prediction }] : null;
  },
  'location/pick-location map.choose': () => [{ type: 'map.choose', point: BRYANT_PARK.point }],
  'location/pick-location address.choose': () => null,
  'location/place-standing place.follow': ({ step }) => [
    { type: 'place.follow', place: step.case === 'no place' ? null : BRYANT_PARK },
  ],
  'account/authenticate signIn.submit': ({ step }) => [
    {
      type: 'signIn.submit',
      form: step.case === 'complete' ? CUSTOMER : { ...CUSTOMER, password: '' },
    },
  ],
  'account/session token.receive': async ({ desk }) => {
    const token = await desk.tokenOf('asha');
    return token === null ? null : [{ type: 'token.receive', token, remembered: false }];
  },
  'ordering/checkout order.submit': ({ snapshot, goal }) => {
    const checkout = snapshot as SnapshotFrom<typeof checkoutMachine>;
    return [
      ...whatIsMissing(checkout),
      ...(goal === 'repricing' ? muchLater(checkout) : []),
      { type: 'order.submit' },
    ];
  },
  'ordering/checkout shopping.change no place': ({ app }) => {
    app.storefront.send({ type: 'place.change', place: null });
    return [];
  },
  'ordering/track-order order.find': async ({ desk }) => {
    const order = await desk.newestOrder();
    if (!order) return null;
    return [
      { type: 'orderId.type', text: String(order.id) },
      { type: 'phone.type', text: order.contact_phone },
      { type: 'order.find' },
    ];
  },
  'ordering/track-order reason.choose': ({ snapshot }) => {
    const [reason] = (snapshot as SnapshotFrom<typeof trackOrderMachine>).context.reasons;
    return reason === undefined ? null : [{ type: 'reason.choose', reason }];
  },
  'ordering/track-order cancel.confirm': ({ snapshot }) => {
    const [reason] = (snapshot as SnapshotFrom<typeof trackOrderMachine>).context.reasons;
    const chosen = reason === undefined ? [] : [{ type: 'reason.choose', reason }];
    return [...chosen, { type: 'cancel.confirm' }];
  },
  'shell/toasts toast.dismiss': ofFirstToast,
  'shell/toasts toast.undo': ofFirstToast,
};

/** What nobody says: a listener tells it when it happens. */
export const HAPPENS_BY_ITSELF: readonly string[] = [
  'ordering/checkout shopping.change',
  'cart/cart scope.change',
  'cart/select-item cart.change',
  'cart/select-item place.change',
  'cart/select-item clock.tick',
  'shell/theme theme.follow',
];

const cartIn = (snapshot: AnyMachineSnapshot) =>
  (snapshot as SnapshotFrom<typeof cartMachine>).context;

function ofFirstLine({ snapshot, step }: Asked): readonly Facts[] | null {
  const line = cartIn(snapshot).cart.lines[0];
  return line ? [{ type: step.event, line: line.id }] : null;
}

function ofFirstToast({ snapshot, step }: Asked): readonly Facts[] | null {
  const [toast] = (snapshot as SnapshotFrom<typeof toastsMachine>).context.toasts;
  return toast ? [{ type: step.event, id: toast.id }] : null;
}

/** What a store of this module sells, as the page of the module shows it. */
async function wares({ queries, storefront }: Services): Promise<readonly Item[]> {
  const { module, input } = storefront.getSnapshot().context;
  const scope = {
    principal: 'the walker',
    zones: null,
    moduleId: module?.id ?? null,
    language: input.language,
  };
  const answers = await Promise.all(
    (['popular', 'recommended', 'discounted'] as const).map((list) =>
      queries.catalogue.items(scope, list).read(),
    ),
  );
  return answers.flatMap((answer) => (answer.ok ? answer.value.rows : []));
}

/** So many that no store minds how small the order is. */
const ENOUGH = quantity(3);

/** Something that can be put into the cart as it is. */
export async function somethingToBuy(app: Services) {
  const choices = (await wares(app)).map((item) => ({
    item,
    selection: { ...freshSelection(item), quantity: ENOUGH },
  }));
  return choices.find(({ item, selection }) => selectionRefusal(item, selection) === null) ?? null;
}

const wanted =
  (which: string, inCart: Item | undefined) =>
  (item: Item): boolean => {
    const isReady = selectionRefusal(item, freshSelection(item)) === null;
    if (which === 'a dish without its choice') return !isReady;
    const isOfAnother = inCart !== undefined && item.storeId !== inCart.storeId;
    return isReady && (isOfAnother || which !== 'goods of another store');
  };

/** What a guest fills in: who they are, how they pay, and when, where the store is closed now. */
export function whatIsMissing(
  snapshot: SnapshotFrom<typeof checkoutMachine>,
): readonly Checkout.Event[] {
  const { form } = snapshot.context;
  const typed = (['name', 'phone', 'email'] as const)
    .filter((field) => form[field] === '')
    .map((field) => ({ type: 'field.type', field, text: CONTACT[field] }) as const);
  const paid = form.method === null ? [PAYS_CASH] : [];
  const [slot] = nowIsImpossible(snapshot) ? slotsOffered(snapshot) : [];
  const timed = slot === undefined ? [] : [{ type: 'slot.choose', slot: slot.from } as const];
  return [...typed, ...paid, ...timed];
}

const PAYS_CASH = { type: 'method.choose', method: 'cash_on_delivery' } as const;

/** What the page is told when it was left open until no price holds any more. */
function muchLater({
  context: { shopping, quote },
}: SnapshotFrom<typeof checkoutMachine>): readonly Checkout.Event[] {
  if (!shopping || !quote) return [];
  const now = later(quote.expiresAt, MINUTE);
  return [{ type: 'shopping.change', shopping: { ...shopping, now } }];
}
