import type { SnapshotFrom } from 'xstate';
import type { couponMachine } from '#application/ordering/coupon/machine.ts';
import { bestOffer } from '#domain/pricing/coupon-offer.ts';
import { toDecimal, type Money } from '#domain/kernel/money.ts';
import { definePage, pressing, says, type Person, type Locator } from '@sundry/statecharts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof couponMachine>;

const code = says('ordering.coupon.code');
const apply = says('ordering.coupon.apply');
const remove = says('ordering.coupon.remove');
const list: Locator = ['dialog', says('ordering.titles.coupons')];
const listOf = ({ context }: Planned) =>
  says('ordering.coupon.all', { count: context.quoted.coupons.length });
const use = (named: string) => says('ordering.coupon.useNamed', { code: named });
/** Identical in both languages. */
const inFigures = (amount: Money) => `$${toDecimal(amount).toFixed(2)}`;
const saves = (money: Money) => says('ordering.coupon.saves', { money: inFigures(money) });
const missing = (money: Money) => says('ordering.coupon.belowMinimum', { money: inFigures(money) });

/** H4: suggests the best coupon, with its saving and the reason. */
async function seesSuggestion(person: Person, { context }: Planned): Promise<void> {
  const best = bestOffer(context.quoted.coupons);
  if (!best) return person.doesNotRead(says('ordering.coupon.best'));
  await person.readsInOrder(
    `${best.code}: ${best.title}`,
    says('ordering.coupon.best'),
    saves(best.verdict.saves),
    says('ordering.coupon.bestWhy', { count: 1 }),
  );
}

async function seesField(person: Person, planned: Planned): Promise<void> {
  await person.seesField(code);
  await person.sees('button', listOf(planned));
  await seesSuggestion(person, planned);
}

async function seesWhyNot(person: Person, { context: { quoted } }: Planned): Promise<void> {
  await person.seesMarked(code);
  const why = quoted.couponProblem;
  if (why?.kind === 'belowMinimum') await person.reads(missing(why.missing));
}

export const page = definePage(flow, {
  states: {
    waiting: {
      silent: 'There is no price yet, and so no summary in which the coupon has its place.',
    },
    open: {
      always: seesField,
      entering: async (person) => person.doesNotRead(says('ordering.coupon.removed')),
      refused: seesWhyNot,
      dropped: async (person, planned) => {
        const { couponProblem: why } = planned.context.quoted;
        await person.seesMarked(code);
        if (why?.kind !== 'belowMinimum') return;
        await person.reads(
          says('ordering.coupon.dropped', {
            why: says('ordering.coupon.belowMinimum', { money: inFigures(why.missing) }),
          }),
        );
      },
      removed: (person) => person.reads(says('ordering.coupon.removed')),
    },
    applying: async (person) => {
      await person.reads(says('ordering.coupon.applying'));
      await person.cannotType(code);
      await person.cannotPress('button', apply);
    },
    applied: {
      always: async (person, { context: { quoted } }) => {
        if (!quoted.coupon) return;
        await person.reads(`${quoted.coupon.code}: ${quoted.coupon.title}`);
        await person.canPress('button', remove);
        await person.doesNotRead(says('ordering.coupon.best'));
      },
      chosen: { silent: 'It differs by where the focus is: a test of the part looks there.' },
      known: { silent: 'It differs by where the focus is: a test of the part looks there.' },
    },
    listed: async (person, { context: { quoted } }) => {
      const dialog = person.within(...list);
      for (const { code: named, title, verdict } of quoted.coupons) {
        await dialog.readsInOrder(
          named,
          title,
          verdict.kind === 'fits'
            ? saves(verdict.saves)
            : verdict.why.kind === 'belowMinimum'
              ? missing(verdict.why.missing)
              : title,
        );
        const isOffered = verdict.kind === 'fits' && named !== quoted.coupon?.code;
        await (isOffered
          ? dialog.canPress('button', use(named))
          : dialog.cannotPress('button', use(named)));
      }
      if (quoted.coupon) await dialog.reads(says('ordering.coupon.inUse'));
    },
  },
  events: {
    'code.type': {
      does: (person, { code: text }) => person.type(code, text),
      absent: (person) => person.cannotType(code),
    },
    'coupon.apply': pressing('button', apply),
    'coupon.choose': {
      does: (person, { code: named }) => person.press('button', use(named)),
      absent: (person, { context }) =>
        person.cannotPress('button', use(context.quoted.coupons[0]?.code ?? 'TREAT')),
    },
    'coupon.remove': pressing('button', remove),
    'list.open': {
      does: (person, _, planned) => person.press('button', listOf(planned)),
      absent: (person, planned) => person.cannotPress('button', listOf(planned)),
    },
    'list.close': pressing('button', says('kernel.dialog.close'), list),
    'quote.change': {
      sentBy: 'the app',
      because: 'The checkout shows a price, which says what it holds of coupons.',
    },
  },
  // The applied coupon is not offered again.
  within: ({ context: { quoted } }, step) =>
    step.kind !== 'user' || step.event !== 'coupon.choose' || quoted.coupon === null,
});
