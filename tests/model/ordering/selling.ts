import type { CallFailure } from '#application/kernel/call-failure.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';
import { failureText } from '#tests/model/support/failures.ts';
import { pressing, says, saysFirst, type Locator, type Person } from '@sundry/statecharts';
import { elsewhere, isRequiredToSignIn } from './tracking.ts';
import { aProfile } from '#tests/support/builders/profile.ts';

export const customer = {
  kind: 'customer',
  profile: aProfile(),
} as const;
export const withoutEmail = { ...customer, profile: { ...customer.profile, email: null } };

export const serverIsAway = { kind: 'unreachable', cause: 'server' } as const;
export const saysNo = <const Problem extends string>(problem: Problem) =>
  ({ kind: 'refused', problem, said: 'The server says no.' }) as const;

/** Output of placing, which is a chart of its own. */
export const ended = <Of extends Placing.Sale>(
  kind: Placing.End,
  facts: Partial<Omit<Placing.Output<Of>, 'kind'>> = {},
): Placing.Output<Of> => ({
  kind,
  placed: [],
  stopped: null,
  unanswered: [],
  quoted: null,
  quoteFailure: null,
  ...facts,
});

type Planned = {
  readonly context: {
    readonly shopping: {
      readonly cart:
        | { readonly kind: 'loading' | 'read' }
        | { readonly kind: 'unread'; readonly failure: CallFailure };
    } | null;
    readonly quoteFailure: CallFailure | null;
  };
  hasTag(tag: 'form'): boolean;
};
/** Names of the page and its button, and the place of the price. */
type Says = Readonly<Record<'title' | 'submit', ReturnType<typeof says>>> & {
  readonly summary: Locator;
};

const name = says('location.addressField.name');
const retry = says('kernel.failure.retry');

export function sellingPage({ title, submit, summary }: Says) {
  return {
    elsewhere,
    signingIn: isRequiredToSignIn,
    unread: async (person: Person, { context }: Planned) => {
      const { cart } = context.shopping ?? {};
      if (cart?.kind === 'unread') await person.within('alert').reads(failureText(cart.failure));
      await person.sees('heading', title);
      await person.canPress('button', retry);
    },
    /** The form is open, with the reason for the missing price. */
    seesNoPrice: async (person: Person, { context: { quoteFailure } }: Planned) => {
      const bill = person.within(...summary);
      if (quoteFailure) await bill.readsInOrder(failureText(quoteFailure), retry);
      await bill.canPress('button', retry);
      await person.cannotPress('button', submit);
    },
    /** Until the decision nothing can be changed or sent again. */
    seesClosedForm: async (person: Person) => {
      await person.cannotType(name);
      await person.cannotPress('button', submit);
    },
    events: {
      'field.leave': {
        does: async (person: Person) => {
          await person.press('textbox', saysFirst(name.says));
          await person.press('heading', title);
        },
        absent: (person: Person) => person.cannotType(name),
      },
      'cart.retry': {
        does: (person: Person) => person.press('button', retry),
        /** The form has an alert of its own, for the price. */
        absent: async (person: Person, planned: Planned) => {
          if (!planned.hasTag('form')) await person.cannotPress('button', retry);
        },
      },
      'quote.retry': pressing('button', retry, summary),
    },
  };
}
