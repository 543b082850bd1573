import { answered, type Answered } from '#application/kernel/answered.ts';
import { parsed } from '#application/kernel/parsed.ts';
import {
  checking,
  declined,
  paid,
  unfinished,
  unread,
} from '#application/wallet/top-up/states/result.ts';
import { begin, parsedAmount, toBegin, topUp } from './setup.ts';
import type * as Fund from './setup.ts';

type With = { readonly context: Fund.Context };

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
        onDone: answered(({ value, failure }: Answered<Fund.BeginAnswer>) => ({
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
