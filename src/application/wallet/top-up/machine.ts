import { assign } from 'xstate';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { parsed } from '#application/kernel/parsed.ts';
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

type Input = {
  readonly currency: Currency;
  readonly payment: string | null;
};

type Context = Input & {
  readonly text: string;
  readonly refusal: AmountRefusal | null;
  readonly failure: CallFailure | null;
  readonly link: string | null;
  readonly result: TopUp | null;
};

type BeginAnswer = Result<string, CallFailure>;
type FindAnswer = Result<TopUp, CallFailure>;
type BeginInput = Money;
type Tag = 'open' | 'busy' | 'checking' | 'paid' | 'declined' | 'unfinished' | 'unread';

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

const begin = (input: Input): Context => ({
  ...input,
  ...NOTHING_TYPED,
  result: null,
});

const topUp = setupMachine({
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

function toBegin(context: Context): BeginInput {
  const amount = parsedAmount(context);
  if (!amount.ok) throw new Defect('An amount was sent that cannot be added');
  return amount.value;
}

function toFind({ payment }: Context): string {
  if (payment === null) throw new Defect('There is no payment to ask for');
  return payment;
}

function resultIn(answer: FindAnswer): TopUp {
  if (!answer.ok) throw new Defect('There is no payment in this answer');
  return answer.value;
}

const again = {
  target: 'filling',
  actions: ['clearResult', 'forgetPayment'],
} as const;
const dismiss = { target: 'idle', actions: ['clearResult', 'forgetPayment'] } as const;

const checking = topUp.createStateConfig({
  description: 'The gateway has sent the customer back. The server is asked whether it was paid.',
  tags: 'checking',
  meta: { reqs: ['ACC-08'] },
  invoke: {
    id: 'findTopUp',
    src: 'findTopUp',
    input: ({ context }) => toFind(context),
    onDone: [
      {
        guard: { type: 'isPaid', params: ({ event }) => event.output },
        target: 'paid',
        actions: [
          { type: 'setResult', params: ({ event }) => resultIn(event.output) },
          'refreshReads',
        ],
      },
      {
        guard: { type: 'isDeclined', params: ({ event }) => event.output },
        target: 'declined',
        actions: { type: 'setResult', params: ({ event }) => resultIn(event.output) },
      },
      ...answered(({ value, failure }: Answered<FindAnswer>) => ({
        accepted: { target: 'unfinished', actions: { type: 'setResult', params: value } },
        failed: { target: 'unread', actions: { type: 'setFailure', params: failure } },
      })),
    ],
  },
});

const paid = topUp.createStateConfig({
  description: 'The money is in the wallet, and stands in its history.',
  tags: 'paid',
  meta: { reqs: ['ACC-08'] },
  on: { 'fund.begin': again, 'result.dismiss': dismiss },
});

const declined = topUp.createStateConfig({
  description: 'The payment was declined: nothing was taken. The customer may try again.',
  tags: 'declined',
  meta: { reqs: ['ACC-08'] },
  on: { 'fund.begin': again, 'result.dismiss': dismiss },
});

const unfinished = topUp.createStateConfig({
  description:
    'The customer has left the gateway before it was paid, or its answer has not come yet.',
  tags: 'unfinished',
  meta: { reqs: ['ACC-08'] },
  on: { 'fund.begin': again, 'result.check': 'checking', 'result.dismiss': dismiss },
});

const unread = topUp.createStateConfig({
  description: 'It is not known what has become of the payment. The customer may ask again.',
  tags: 'unread',
  meta: { reqs: ['ACC-08', 'ERR-29'] },
  on: { 'result.check': 'checking', 'result.dismiss': dismiss },
});

type With = { readonly context: Context };

export const topUpMachine = topUp.createMachine({
  id: 'topUp',
  description: 'A customer adds money to the wallet by way of the payment gateway, and comes back.',
  context: ({ input }) => begin(input),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Does the customer come back from the gateway?',
      meta: { reqs: ['ACC-08'] },
      always: [{ guard: 'hasComeBack', target: 'checking' }, { target: 'idle' }],
    },
    idle: {
      description: 'No money is being added.',
      meta: { reqs: ['ACC-08'] },
      on: { 'fund.begin': 'filling' },
    },
    filling: {
      description: 'The customer says how much.',
      tags: 'open',
      meta: { reqs: ['ACC-08'] },
      on: {
        'amount.type': { actions: { type: 'setText', params: ({ event }) => event.text } },
        'fund.send': parsed(
          ({ context }: With) => parsedAmount(context),
          ({ refusals }) => ({
            complete: { target: 'asking', actions: 'clearRefusal' },
            refused: { actions: { type: 'setRefusal', params: refusals } },
          }),
        ),
        'fund.leave': { target: 'idle', actions: 'clearForm' },
      },
    },
    asking: {
      description: 'The server prepares the payment.',
      tags: ['open', 'busy'],
      meta: { reqs: ['ACC-08'] },
      invoke: {
        id: 'beginTopUp',
        src: 'beginTopUp',
        input: ({ context }) => toBegin(context),
        onDone: answered(({ value, failure }: Answered<BeginAnswer>) => ({
          accepted: {
            target: 'leaving',
            actions: [
              { type: 'setLink', params: value },
              { type: 'goToGateway', params: value },
            ],
          },
          failed: { target: 'filling', actions: { type: 'setFailure', params: failure } },
        })),
      },
    },
    leaving: {
      description:
        'The browser leaves for the gateway. Who comes back by "Back" may close the form.',
      tags: ['open', 'busy'],
      meta: { reqs: ['ACC-08'] },
      on: { 'fund.leave': { target: 'idle', actions: 'clearForm' } },
    },
    checking,
    paid,
    declined,
    unfinished,
    unread,
  },
});
