import type { SnapshotFrom } from 'xstate';
import type { selectItemMachine } from '#application/cart/select-item/machine.ts';
import type { Refusal } from '#application/cart/select-item/setup.ts';
import type { AddOnId, FoodVariation, Item } from '#domain/catalogue/item.ts';
import type { Selection } from '#domain/cart/selection.ts';
import { toDecimal, type Money } from '#domain/kernel/money.ts';
import {
  definePage,
  passedThrough,
  either,
  pressing,
  says,
  type Person,
  type Locator,
  type TextMatch,
} from '@sundry/statecharts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof selectItemMachine>;

const dialog: Locator = ['dialog'];
const notices: Locator = ['region', says('shell.toasts.region')];
const switchModule = either(
  says('catalogue.chooseModule.switchTo', { module: 'Food' }),
  says('catalogue.chooseModule.switchTo', { module: 'खाना' }),
);
const buyNow = says('cart.item.buyNow');
const orderNow = says('cart.item.orderNow');
const submit = either(says('cart.item.add'), says('cart.item.update'));

/** A name and its suffix: the extra price, or that it is sold out. */
const beginning = (name: string): RegExp => new RegExp(`^${name}\\b`);
const fewer = (item: string) =>
  either(says('kernel.stepper.decrease', { item }), says('kernel.stepper.remove', { item }));
const more = (item: string): TextMatch => says('kernel.stepper.increase', { item });

type Option = {
  readonly place: Locator;
  readonly role: 'radio' | 'checkbox';
  readonly name: RegExp;
  readonly checked: boolean;
};

/** A group with one answer is radio buttons; others are check boxes. */
const groupOf = ({ type, name }: FoodVariation): Locator => [
  type === 'single' ? 'radiogroup' : 'group',
  name,
];
const roleOf = ({ type }: FoodVariation): Option['role'] =>
  type === 'single' ? 'radio' : 'checkbox';

/** ITEM-23: every value of every group, checked or not. */
function optionsOf({ foodVariations, choiceOptions }: Item, chosen: Selection): readonly Option[] {
  const values = foodVariations.flatMap((group, place) =>
    group.values.map(({ label }, value) => ({
      place: groupOf(group),
      role: roleOf(group),
      name: beginning(label),
      checked: chosen.picks[place]?.includes(value) ?? false,
    })),
  );
  const answers = choiceOptions.flatMap(({ title, options }, place) =>
    options.map((label, answer) => ({
      place: ['radiogroup', title] as const,
      role: 'radio' as const,
      name: beginning(label),
      checked: chosen.choices[place] === answer,
    })),
  );
  return [...values, ...answers];
}

async function seesChoices(person: Person, { context }: Planned): Promise<void> {
  const { item, selection } = context;
  for (const { place, role, name, checked } of optionsOf(item, selection)) {
    await person.within(...place).sees(role, name, { checked });
  }
  for (const { id, name } of item.addOns) {
    const choice = selection.addOns.find((one) => one.id === id);
    const checked = choice?.checked ?? false;
    await person.sees('checkbox', beginning(name), { checked });
    if (checked) await person.reads(quantityText(name, choice?.quantity ?? 0));
    else await person.doesNotSee('button', more(name));
  }
}

const quantityText = (item: string, value: number): TextMatch =>
  says('kernel.stepper.quantity', { item, value });

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);
const priceIn = ({ price }: { readonly price: Money }): number => toDecimal(price);

/** PRICE-14, for items without a discount: (price + variations) × quantity + add-ons. */
function totalOf({ item, selection }: Planned['context']): string {
  const chosen = item.foodVariations.flatMap(({ values }, group) =>
    values.filter((_, value) => selection.picks[group]?.includes(value)),
  );
  const answers = item.choiceOptions.map(({ options }, at) => options[selection.choices[at] ?? 0]);
  const goods = item.goodsVariations.find(({ type }) => type === answers.join('-'));
  const piece = priceIn(goods ?? item) + sumOf(chosen.map(priceIn));
  const extras = item.addOns.map((addOn) => {
    const choice = selection.addOns.find(({ id }) => id === addOn.id);
    return choice?.checked ? priceIn(addOn) * choice.quantity : 0;
  });
  return `$${(piece * selection.quantity + sumOf(extras)).toFixed(2)}`;
}

/** ITEM-38: the same item and variation, with any add-ons. */
const isInCart = ({ lines, selection }: Planned['context']): boolean =>
  lines.some((line) => variationOf(line.selection) === variationOf(selection));
const variationOf = ({ picks, choices }: Selection): string => JSON.stringify([picks, choices]);

/** ERR-10 to ERR-13, ITEM-56 and ITEM-57: a notice reports a group, the dialog the rest. */
function refusalText(refusal: Refusal): TextMatch {
  switch (refusal.kind) {
    case 'choiceMissing':
    case 'choicesOutOfBounds': {
      const { kind, ...facts } = refusal;
      return says(`cart.notice.${kind}`, facts);
    }
    case 'outOfLimits':
      return says('cart.item.outOfLimits', { maximum: refusal.maximum });
    case 'variationUnknown':
    case 'variationOutOfStock':
      return says('cart.item.variationOutOfStock');
    case 'outOfStock':
    case 'noChanges':
      return says(`cart.item.${refusal.kind}`);
  }
}

const placeOf = ({ kind }: Refusal): Locator =>
  kind === 'choiceMissing' || kind === 'choicesOutOfBounds' ? notices : dialog;

async function seesOffer(person: Person, planned: Planned): Promise<void> {
  const { item, selection, refusal } = planned.context;
  await person.reads(quantityText(item.name, selection.quantity));
  await person.reads(totalOf(planned.context));
  await person.sees(
    'button',
    says(isInCart(planned.context) ? 'cart.item.update' : 'cart.item.add'),
  );
  await person.sees('button', buyNow);
  if (selection.quantity === 1) await person.cannotPress('button', fewer(item.name));
  if (refusal && placeOf(refusal) === dialog) await person.reads(refusalText(refusal));
}

/** ITEM-35: a campaign has one button. */
async function seesCampaign(person: Person, planned: Planned): Promise<void> {
  const { item, selection, refusal } = planned.context;
  await person.reads(quantityText(item.name, selection.quantity));
  await person.reads(totalOf(planned.context));
  await person.sees('button', orderNow);
  await person.cannotPress('button', submit);
  await person.cannotPress('button', buyNow);
  if (refusal && placeOf(refusal) === dialog) await person.reads(refusalText(refusal));
}

/** ITEM-33, D-103 and MOD-07: an unavailable item can still be viewed from elsewhere. */
async function seesUnavailability(person: Person, { context }: Planned): Promise<void> {
  const { item, zones, moduleId } = context;
  await person.cannotPress('button', submit);
  await person.cannotPress('button', buyNow);
  await person.cannotPress('button', orderNow);
  if (!zones.includes(item.zoneId)) {
    await person.reads(says('cart.item.outsideZone'));
    await person.sees('button', says('location.change'));
    return;
  }
  if (moduleId !== item.moduleId) {
    await person.reads(says('cart.item.otherModule'));
    await person.sees('button', switchModule);
    return;
  }
  await person.reads(says('cart.item.notNow'));
  if (item.campaign) return;
  await person.reads(/\b0?9(:00)? .*\b10(:00)? /);
}

const nameOfAddOn = ({ context }: Planned, id: AddOnId): string =>
  context.item.addOns.find((addOn) => addOn.id === id)?.name ?? '';

const seesNoControl = (
  person: Person,
  names: readonly TextMatch[],
  role: 'button' | 'checkbox' = 'button',
): Promise<void> =>
  Promise.all(names.map((name) => person.within(...dialog).cannotPress(role, name))).then();

const seesNoOption = (person: Person, { context }: Planned): Promise<void> =>
  Promise.all(
    optionsOf(context.item, context.selection).map(({ role, name }) =>
      person.within(...dialog).cannotPress(role, name),
    ),
  ).then();

/** Index among the sizes: the only size that walks choose. */
const XL = 1;

export const page = definePage(flow, {
  states: {
    choosing: {
      always: async (person, planned) => {
        await person.sees('dialog', planned.context.item.name);
        await seesChoices(person.within(...dialog), planned);
      },
      offered: (person, planned) => seesOffer(person.within(...dialog), planned),
      inCampaign: (person, planned) => seesCampaign(person.within(...dialog), planned),
      unavailable: (person, planned) => seesUnavailability(person.within(...dialog), planned),
    },
    putting: async (person, { context }) => {
      await person.sees('dialog', context.item.name);
      await person.within(...dialog).cannotPress('button', submit);
    },
    signingIn: (person) => person.within(...dialog).cannotPress('button', orderNow),
    resuming: passedThrough,
    leaving: async (person) => {
      await person.within(...dialog).cannotPress('button', buyNow);
      await person.within(...dialog).cannotPress('button', orderNow);
    },
    left: { silent: 'The gate has closed the dialog, and the checkout is a flow of its own.' },
    done: (person) => person.doesNotSee(...dialog),
  },
  events: {
    'value.pick': {
      does: (person, { group, value }, { context: { item } }) => {
        const variation = item.foodVariations[group];
        if (!variation) throw new Error(`There is no group ${group}`);
        return person
          .within(...dialog)
          .within(...groupOf(variation))
          .press(roleOf(variation), beginning(variation.values[value]?.label ?? ''));
      },
      absent: seesNoOption,
    },
    'option.choose': {
      does: (person, { option, answer }, { context: { item } }) => {
        const { title, options } = item.choiceOptions[option] ?? { title: '', options: [] };
        const label = options[answer] ?? '';
        return person
          .within(...dialog)
          .within('radiogroup', title)
          .press('radio', beginning(label));
      },
      absent: seesNoOption,
    },
    'addOn.toggle': {
      does: (person, { id }, planned) =>
        person.within(...dialog).press('checkbox', beginning(nameOfAddOn(planned, id))),
      absent: (person, { context: { item } }) =>
        seesNoControl(
          person,
          item.addOns.map(({ name }) => beginning(name)),
          'checkbox',
        ),
    },
    'addOn.increase': {
      does: (person, { id }, planned) =>
        person.within(...dialog).press('button', more(nameOfAddOn(planned, id))),
      absent: (person, { context: { item } }) =>
        seesNoControl(
          person,
          item.addOns.map(({ name }) => more(name)),
        ),
    },
    'addOn.decrease': {
      does: (person, { id }, planned) =>
        person.within(...dialog).press('button', fewer(nameOfAddOn(planned, id))),
      absent: (person, { context: { item } }) =>
        seesNoControl(
          person,
          item.addOns.map(({ name }) => fewer(name)),
        ),
    },
    'quantity.increase': {
      does: (person, _, { context: { item } }) =>
        person.within(...dialog).press('button', more(item.name)),
      absent: (person, { context: { item } }) => seesNoControl(person, [more(item.name)]),
    },
    'quantity.decrease': {
      does: (person, _, { context: { item } }) =>
        person.within(...dialog).press('button', fewer(item.name)),
      absent: (person, { context: { item } }) => seesNoControl(person, [fewer(item.name)]),
    },
    'selection.submit': {
      ...pressing('button', submit, dialog),
      does: async (person, _, { context: { refusal } }) => {
        await person.within(...dialog).press('button', submit);
        if (refusal) await person.within(...placeOf(refusal)).reads(refusalText(refusal));
      },
    },
    'selection.buy': pressing('button', buyNow, dialog),
    'campaign.order': {
      ...pressing('button', orderNow, dialog),
      does: async (person, _, { context: { isSignedIn, item, selection, refusal } }) => {
        await person.within(...dialog).press('button', orderNow);
        if (refusal) await person.within(...placeOf(refusal)).reads(refusalText(refusal));
        if (refusal) return;
        const isChosen = item.foodVariations.every((_group, at) => selection.picks[at]?.length);
        if (isSignedIn || !isChosen) return;
        await person.within(...notices).reads(says('kernel.failure.signedOut'));
      },
    },
    'visitor.change': { sentBy: 'the app', because: 'The customer signs in elsewhere.' },
    'cart.change': { sentBy: 'the app', because: 'The cart was changed beside the dialog.' },
    'place.change': { sentBy: 'the app', because: 'The place is chosen in a dialog of its own.' },
    'module.change': {
      sentBy: 'the app',
      because: 'The module is switched elsewhere on the page.',
    },
    'clock.tick': { sentBy: 'the app', because: 'Time passes.' },
  },
  within: (snapshot, step) => {
    if (step.kind !== 'user') return true;
    const { item, selection } = snapshot.context;
    switch (step.event) {
      case 'value.pick':
        return item.foodVariations.length > 0;
      case 'option.choose':
        // A chosen option cannot be chosen again by its button.
        return item.choiceOptions.length > 0 && selection.choices[0] !== XL;
      case 'addOn.toggle':
        return item.addOns.length > 0;
      case 'addOn.increase':
      case 'addOn.decrease':
        return selection.addOns.some(({ checked }) => checked);
      case 'quantity.decrease':
        return selection.quantity > 1 && snapshot.hasTag('offered');
      case 'quantity.increase':
        return snapshot.hasTag('offered');
      default:
        return true;
    }
  },
});
