import { assign } from 'xstate';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Currency, Money } from '#domain/kernel/money.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type AmountRefusal, parseAmount, type TopUp } from '#domain/wallet/top-up.ts';

export type Command =
  | { readonly type: 'fund.begin' }
  | { readonly type: 'amount.type'; readonly text: string }
  | { readonly type: 'fund.send' }
  | { readonly type: 'fund.leave' }
  | { readonly type: 'result.check' }
  | { readonly type: 'result.dismiss' };

export type Input = {
  readonly currency: Currency;
  readonly payment: string | null;
};

export type Context = Input & {
  readonly text: string;
  readonly refusal: AmountRefusal | null;
  readonly failure: CallFailure | null;
  readonly link: string | null;
  readonly result: TopUp | null;
};

export type BeginAnswer = Result<string, CallFailure>;
export type FindAnswer = Result<TopUp, CallFailure>;
export type BeginInput = Money;
export type Tag = 'open' | 'busy' | 'checking' | 'paid' | 'declined' | 'unfinished' | 'unread';

export const topUpSlots = {
  actors: {
    beginTopUp: portActor<BeginInput, BeginAnswer>('beginTopUp'),
    findTopUp: portActor<string, FindAnswer>('findTopUp'),
  },
  effects: {
    /** The browser leaves for the payment gateway. */
    goToGateway: effect<string>(),
    /** Removes the payment from the address. */
    forgetPayment: effect(),
    /** Rereads money and points. */
    refreshReads: effect(),
  },
};

const NOTHING_TYPED = { text: '', refusal: null, failure: null, link: null } as const;

export const begin = (input: Input): Context => ({
  ...input,
  ...NOTHING_TYPED,
  result: null,
});

export const topUp = setupMachine({
  types: {} as { input: Input; context: Context; events: Command; tags: Tag },
  slots: topUpSlots,
  sets: ['failure', 'link'],
  guards: {
    hasComeBack: ({ context }) => context.payment !== null,
    isPaid: (_, answer: FindAnswer) => answer.ok && answer.value.status === 'paid',
    isDeclined: (_, answer: FindAnswer) => answer.ok && answer.value.status === 'declined',
  },
  actions: {
    setText: assign((_, text: string) => ({ text, refusal: null, failure: null })),
    setRefusal: assign((_, refusal: AmountRefusal) => ({ refusal, failure: null })),
    clearRefusal: assign({ refusal: null, failure: null }),
    setResult: assign((_, result: TopUp) => ({ result, failure: null })),
    clearForm: assign(NOTHING_TYPED),
    clearResult: assign({ payment: null, result: null, failure: null }),
  },
});

export const parsedAmount = ({ text, currency }: Context) => parseAmount(text, currency);

export function toBegin(context: Context): BeginInput {
  const amount = parsedAmount(context);
  if (!amount.ok) throw new Defect('An amount was sent that cannot be added');
  return amount.value;
}

export function toFind({ payment }: Context): string {
  if (payment === null) throw new Defect('There is no payment to ask for');
  return payment;
}

export function resultIn(answer: FindAnswer): TopUp {
  if (!answer.ok) throw new Defect('There is no payment in this answer');
  return answer.value;
}
