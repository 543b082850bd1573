import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '#application/ordering/checkout/machine.ts';
import { linesIn, prescriptionIn } from '#application/ordering/checkout/rules.ts';
import { unansweredIn } from '#application/ordering/selling.context.ts';
import { toDecimal } from '#domain/kernel/money.ts';
import { LONGEST_TEXT } from '#domain/kernel/text.ts';
import type { PlacedOrder } from '#domain/ordering/order.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import { ORDER_TEXT_NAMES, ORDER_TEXTS } from '#domain/ordering/order-texts.ts';
import { differencesBetween, type Quote } from '#domain/ordering/quote.ts';
import { amountsInWords, distanceIn, figuresOf } from '#tests/model/support/figures.ts';
import { optional, required } from '#tests/model/support/form-labels.ts';
import { FIELD_LABELS } from '#tests/support/field-labels.ts';
import {
  type Step,
  definePage,
  passedThrough,
  pressing,
  says,
  saysFirst,
  type Person,
  type Locator,
  type MessageText,
  type TextMatch,
} from '@sundry/statecharts';
import { labels } from '#ui/ordering/order-texts.messages.ts';
import { sellingPage } from '../selling.ts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof checkoutMachine>;

const title = says('ordering.checkout.title');
const name = says('location.addressField.name');
const now = says('ordering.checkout.now');
const later = says('ordering.checkout.later');
const choosePlace = says('ordering.checkout.choosePlace');
const changePlace = says('kernel.control.change');
const cash = saysFirst('ordering.checkout.cash');
const wallet = saysFirst('wallet.titles.wallet');
const online = saysFirst('payment.online');
const METHOD = { cash_on_delivery: cash, wallet, digital_payment: online } as const;
const submit = says('ordering.checkout.submit');
const remove = says('ordering.summary.removeNamed', { name: 'Masala Dosa' });
const summary: Locator = ['region', says('ordering.summary.title')];
const selling = sellingPage({ title, submit, summary });

const WAY: Readonly<Record<'delivery' | 'take_away', MessageText>> = {
  delivery: saysFirst('ordering.checkout.delivery'),
  take_away: saysFirst('ordering.checkout.takeAway'),
};

const seesWaiting = (person: Person) =>
  person.within('status').readsInOrder(title, says('ordering.checkout.loading'));

/** Facts that the form depends on. A missing address is not asserted. */
type FormFacts = {
  readonly isCustomer: boolean;
  readonly isDelivery: boolean;
  readonly isPriced: boolean;
  readonly address: readonly TextMatch[];
};

/** Every part of the form in its order, with the price at the end. */
export const formInWords = (facts: FormFacts): readonly TextMatch[] => [
  title,
  says('ordering.checkout.deliveryType'),
  ...(facts.isDelivery
    ? [
        says('ordering.facts.deliverTo'),
        ...facts.address,
        ...(['road', 'house', 'floor'] as const).flatMap((field) =>
          optional(says(FIELD_LABELS[field])),
        ),
      ]
    : []),
  says('ordering.checkout.contact'),
  ...required(name),
  ...required(says('kernel.contact.phone')),
  says('location.addressField.phoneHint'),
  ...(facts.isCustomer ? optional : required)(says('kernel.contact.email')),
  says('kernel.calendar.time'),
  now,
  later,
  says('ordering.checkout.payment'),
  ...(facts.isPriced ? [says('ordering.checkout.cash'), says('ordering.checkout.cashHint')] : []),
  ...ORDER_TEXT_NAMES.flatMap((name) => [
    ...optional(says(labels[name].id)),
    ...countOf(ORDER_TEXTS[name]),
  ]),
  says('ordering.summary.title'),
];

/** Only a text longer than a line is counted. */
const countOf = (most: number): readonly TextMatch[] =>
  most > LONGEST_TEXT ? [says('ordering.checkout.noteCount', { used: 0, most })] : [];

const nowhere = says('ordering.address.nowhere');
const CHOICES: Readonly<Record<'here' | 'home' | 'office', TextMatch>> = {
  here: saysFirst('ordering.address.here'),
  home: /^\D+12 Mercer/,
  office: /^\D+14 Mercer/,
};

function addressInWords({ shopping, address }: Planned['context']): readonly TextMatch[] {
  const place = shopping?.place ?? null;
  const saved = [says('location.address.home'), says('location.address.office')];
  if (address) return [says('ordering.address.here'), place?.address ?? nowhere, ...saved];
  // After a sign-out only the place is left: there are no addresses to choose from.
  return place ? [changePlace, place.address] : [choosePlace];
}

function formOf({ context }: Planned): readonly TextMatch[] {
  const { shopping, form, quote } = context;
  return formInWords({
    isCustomer: shopping?.customer.kind === 'customer',
    isDelivery: form.orderType === 'delivery',
    isPriced: quote !== null,
    address: addressInWords(context),
  });
}

/** An editable form: the place can be changed, and submitting reports the missing fields (CHK-05). */
async function seesOpenForm(person: Person, planned: Planned): Promise<void> {
  await seesForm(person, planned);
  const { shopping, form, address } = planned.context;
  if (form.orderType === 'delivery' && !address) {
    await person.canPress('button', shopping?.place ? changePlace : choosePlace);
  }
  await person.insisting().canPress('button', submit);
}

async function seesForm(person: Person, planned: Planned): Promise<void> {
  const { context } = planned;
  await person.readsInOrder(...formOf(planned), submit);
  await person.seesField(name);
  await seesWhereItGoes(person, context);
  if (context.judged.includes('name') && context.form.name === '') await person.seesMarked(name);
  await seesWhatWasPlaced(person, context);
}

/** ADDR: the chosen address, and the directions to its door. */
async function seesWhereItGoes(person: Person, { form, address }: Planned['context']) {
  if (form.orderType !== 'delivery') {
    return person.doesNotRead(says('ordering.checkout.address'));
  }
  if (!address) return;
  const chosen = address.address.type === 'office' ? 'office' : 'home';
  await person.sees('radio', CHOICES[chosen], { checked: true });
}

/** D-13: of several stores, those that took their order keep it. */
async function seesWhatWasPlaced(person: Person, { placed, stopped }: Planned['context']) {
  for (const { id, storeName } of placed) {
    await person.reads(says('ordering.placing.placedBefore', { id, store: storeName }));
  }
  if (stopped?.failure.kind !== 'refused') return;
  await person.reads(says('ordering.placing.stopped', { store: stopped.draft.storeName }));
  await person.reads(stopped.failure.said);
  await person.reads(says('ordering.placing.kept'));
}

/** Reason of the delivery fee. */
const whyDelivery = ([store, ...others]: Quote['stores']): readonly TextMatch[] =>
  !store || others.length > 0
    ? [says('ordering.summary.deliveriesWhy', { count: others.length + 1 })]
    : [distanceIn(store.kilometres)];

/** The items of each store with quantity and price, and the sum of all (CHK-18). */
export const billOf = (
  { stores, amounts }: Pick<Quote, 'stores' | 'amounts'>,
  isDelivery: boolean,
): readonly TextMatch[] => [
  ...stores.flatMap(({ storeName, lines }) => [
    storeName,
    ...lines.flatMap(({ quantity, name: item, gross }) => [
      says('ordering.summary.quantity', { quantity }),
      item,
      figuresOf(gross),
    ]),
  ]),
  ...amountsInWords(
    amounts,
    isDelivery ? whyDelivery(stores) : [says('ordering.summary.takeAwayWhy')],
  ),
];

/** A store that is closed today, or a dish of the evening at noon. */
const cannotComeNow = ({ context: { stores, shopping } }: Planned): boolean =>
  stores.some(({ closedDates }) => closedDates.length > 0) ||
  linesIn({ shopping }).some(({ item }) => item.availableTime.opens > 0);

async function seesBill(person: Person, { context: { quote, form } }: Planned): Promise<void> {
  if (!quote) return;
  const bill = billOf(quote, form.orderType === 'delivery');
  await person.within(...summary).readsInOrder(...bill);
  const total = [says('kernel.amounts.total'), figuresOf(quote.amounts.total)];
  await person.readsInOrder(...bill, ...total, submit);
}

/** CHK-10: requirements for a prescription, before one is uploaded. The pictures belong to another chart. */
const seesPrescription = (person: Person) =>
  person.readsInOrder(
    says('ordering.prescription.title'),
    ...['Doctor', 'Signature', 'Patient', 'Date', 'Medicine'].map((what) =>
      says(`ordering.prescription.shows${what}`),
    ),
  );

/** CHK-18: the price. CHK-11: that it cannot be delivered now. D-19: the reasons against ordering. */
async function seesPrice(person: Person, planned: Planned): Promise<void> {
  await seesOpenForm(person, planned);
  await seesBill(person, planned);
  const { quote, form } = planned.context;
  const bill = person.within(...summary);
  const { files } = planned.context.prescription;
  const problems = (quote?.stores.flatMap((store) => store.problems) ?? []).filter(
    ({ kind }) => kind !== 'prescription' || files.length === 0,
  );
  if (prescriptionIn(planned.context)) await seesPrescription(person);
  for (const { said } of problems) {
    await bill.reads(said);
    await bill.sees('button', remove);
  }
  if (cannotComeNow(planned)) {
    await person.cannotPress('radio', now);
    await person.sees('radio', later, { checked: true });
  }
  if (form.when === 'later') await person.sees('radio', later, { checked: true });
  const isUntimed = form.when === 'later' && form.slot === null;
  if (isUntimed && form.name !== '') await person.reads(says('ordering.checkout.slotMissing'));
  const mayOrder =
    form.name !== '' && problems.length === 0 && !cannotComeNow(planned) && !isUntimed;
  if (!mayOrder) await person.cannotPress('button', submit);
}

/** CHK-02: each order with its store, its amount due and its number. */
export const placedInWords = ({ id, storeName, total }: PlacedOrder): readonly TextMatch[] => [
  storeName,
  says('payment.placed.payCash', { money: `$${toDecimal(total).toFixed(2)}` }),
  says('payment.order.id'),
  String(id),
  says('ordering.header.trackOrder'),
];

export const interruptedInWords = (drafts: readonly OrderDraft[]): readonly TextMatch[] => {
  const [first, ...others] = drafts.map(({ storeName }) => storeName);
  const stores = first === undefined || others.length > 0 ? null : first;
  return [
    says('ordering.placing.interruptedTitle'),
    ...(stores === null
      ? drafts.map(({ storeName }) => storeName)
      : [says('ordering.placing.interruptedText', { stores })]),
    says('kernel.control.startOver'),
    says('ordering.placing.finish'),
  ];
};

/** After a price change the other chart asks about that first. */
const seesOrder = (person: Person, planned: Planned): Promise<void> =>
  isAskedFirst(planned)
    ? person.sees('alertdialog', says('ordering.placing.changesTitle'))
    : seesOrderOnItsWay(person, planned);

const isAskedFirst = ({ context: { submission } }: Planned): boolean =>
  submission.kind === 'new' && differencesBetween(submission.seen, submission.quote).length > 0;

async function seesOrderOnItsWay(person: Person, planned: Planned): Promise<void> {
  await person.reads(says('ordering.checkout.placing'));
  await person.readsInOrder(...formOf(planned));
  await seesBill(person, planned);
  await selling.seesClosedForm(person);
}

/** A form does not repeat a present value, and a field is left before anything else happens. */
function canBeSaid(it: Planned, step: Step): boolean {
  if (step.kind !== 'user') return true;
  const { form, judged, quote, stores } = it.context;
  const isTakenAway = form.orderType === 'take_away';
  const isTyping =
    it.matches({ filling: 'quoted' }) && form.name === '' && !judged.includes('name');
  if (isTyping) return step.event === 'field.leave';
  switch (step.event) {
    case 'field.type':
      return step.case === 'no name' ? form.name !== '' : form.name === '';
    case 'orderType.choose':
      return step.case === 'delivery'
        ? isTakenAway && stores.every(({ delivers }) => delivers)
        : !isTakenAway;
    case 'place.ask':
      return it.context.address === null;
    case 'address.choose':
      return it.context.address?.address.type !== step.case;
    case 'method.choose':
      if (step.case === 'online') return form.method !== 'digital_payment';
      return form.method === null && quote !== null;
    default:
      return true;
  }
}

export const page = definePage(flow, {
  states: {
    recalling: seesWaiting,
    gathering: seesWaiting,
    unread: selling.unread,
    emptied: passedThrough,
    missing: seesWaiting,
    empty: async (person) => {
      await person.sees('heading', says('cart.empty'));
      await person.reads(says('ordering.checkout.emptyText'));
      await person.sees('link', says('kernel.control.browseStores'));
    },
    filling: {
      checking: passedThrough,
      placeless: async (person, planned) => {
        await seesOpenForm(person, planned);
        await person.within(...summary).reads(says('ordering.checkout.placeMissing'));
        await person.cannotPress('button', submit);
      },
      quoting: async (person, planned) => {
        await seesOpenForm(person, planned);
        await person.within(...summary).reads(says('kernel.amounts.quoting'));
        await person.cannotPress('button', submit);
      },
      adding: (person) => person.sees('dialog', says('location.addresses.add')),
      fitting: passedThrough,
      quoted: seesPrice,
      unquoted: async (person, planned) => {
        await seesOpenForm(person, planned);
        await selling.seesNoPrice(person, planned);
      },
      signingIn: selling.signingIn,
    },
    repricing: seesOrderOnItsWay,
    reviewing: passedThrough,
    /** The other chart covers the content. Here: the form is closed, or hidden. */
    placing: async (person, planned) => {
      const unanswered = unansweredIn(planned.context);
      if (unanswered.length === 0) return seesOrder(person, planned);
      await person.sees('heading', says('ordering.placing.interruptedTitle'));
      await person.readsInOrder(...interruptedInWords(unanswered));
      await person.canPress('button', says('kernel.control.startOver'));
      await person.canPress('button', says('ordering.placing.finish'));
      await person.cannotPress('button', submit);
    },
    signingIn: selling.signingIn,
    placed: async (person, { context: { placed, shopping } }) => {
      const count = placed.length;
      await person.sees('heading', says('ordering.placed.title', { count }));
      await person.readsInOrder(
        says('ordering.placed.title', { count }),
        says('ordering.placed.text', { count }),
        ...placed.flatMap(placedInWords),
        says('kernel.control.continueShopping'),
      );
      for (const { id } of placed) {
        await person.canPress('button', says('ordering.placed.copyNamed', { id: String(id) }));
        await person.sees('link', says('ordering.placed.trackNamed', { id: String(id) }));
      }
      const notice = says('payment.order.guestNotice');
      await (shopping?.customer.kind === 'customer'
        ? person.doesNotRead(notice)
        : person.reads(notice));
    },
  },
  events: {
    ...selling.events,
    'shopping.change': {
      sentBy: 'the app',
      because: 'The cart, the place, the session and the clock go on beside the checkout.',
    },
    'prescription.change': {
      sentBy: 'the app',
      because: 'Pictures of a prescription have a chart of their own, which tells of them.',
    },
    'field.type': {
      does: (person, { text }) => person.type(name, text),
      absent: (person) => person.cannotType(name),
    },
    'orderType.choose': {
      does: (person, { orderType }) => person.press('radio', WAY[orderType]),
      absent: async (person) => {
        await person.cannotPress('radio', WAY.delivery);
        await person.cannotPress('radio', WAY.take_away);
      },
    },
    'when.choose': {
      does: (person, { when }) => person.press('radio', when === 'later' ? later : now),
      absent: async (person) => {
        await person.cannotPress('radio', later);
        await person.cannotPress('radio', now);
      },
    },
    'slot.choose': {
      does: (person) => person.pick(says('ordering.checkout.slot'), /^\D*1:00/),
      absent: (person) => person.cannotPress('radio', later),
    },
    'method.choose': {
      does: (person, { method }) => person.press('radio', METHOD[method]),
      absent: async (person) => {
        for (const method of Object.values(METHOD)) await person.cannotPress('radio', method);
      },
    },
    'coupon.change': {
      sentBy: 'the app',
      because: 'The coupon is a flow of its own, and asks the checkout for a price.',
    },
    'place.ask': {
      does: (person, _, { context }) =>
        person.press('button', context.shopping?.place ? changePlace : choosePlace),
      absent: async (person) => {
        await person.cannotPress('button', changePlace);
        await person.cannotPress('button', choosePlace);
      },
    },
    'address.choose': {
      does: (person, { address }) =>
        person.press('radio', address.type === 'office' ? CHOICES.office : CHOICES.home),
      absent: async (person) => {
        await person.cannotPress('radio', CHOICES.home);
        await person.cannotPress('radio', CHOICES.office);
      },
    },
    'address.add': pressing('button', says('ordering.address.add')),
    'address.clear': pressing('radio', CHOICES.here),
    'line.remove': pressing('button', remove),
    'order.submit': { ...pressing('button', submit), insists: true },
    'orderId.copy': {
      does: (person, { id }) =>
        person.press('button', says('ordering.placed.copyNamed', { id: String(id) })),
      absent: (person) => person.cannotPress('button', saysFirst('kernel.control.copy')),
    },
  },
  elsewhere: selling.elsewhere,
  within: canBeSaid,
});
