import { answered, type Answered } from '#application/kernel/answered.ts';
import { resultIn, toFind, topUp } from '../setup.ts';
import type * as Fund from '../setup.ts';

const again = {
  target: 'filling',
  actions: ['clearResult', 'forgetPayment'],
} as const;
const dismiss = { target: 'idle', actions: ['clearResult', 'forgetPayment'] } as const;

export const checking = topUp.createStateConfig({
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
      ...answered(({ value, failure }: Answered<Fund.FindAnswer>) => ({
        accepted: { target: 'unfinished', actions: { type: 'setResult', params: value } },
        failed: { target: 'unread', actions: { type: 'setFailure', params: failure } },
      })),
    ],
  },
});

export const paid = topUp.createStateConfig({
  description: 'The money is in the wallet, and stands in its history.',
  tags: 'paid',
  meta: { reqs: ['ACC-08'] },
  on: { 'fund.begin': again, 'result.dismiss': dismiss },
});

export const declined = topUp.createStateConfig({
  description: 'The payment was declined: nothing was taken. The customer may try again.',
  tags: 'declined',
  meta: { reqs: ['ACC-08'] },
  on: { 'fund.begin': again, 'result.dismiss': dismiss },
});

export const unfinished = topUp.createStateConfig({
  description:
    'The customer has left the gateway before it was paid, or its answer has not come yet.',
  tags: 'unfinished',
  meta: { reqs: ['ACC-08'] },
  on: { 'fund.begin': again, 'result.check': 'checking', 'result.dismiss': dismiss },
});

export const unread = topUp.createStateConfig({
  description: 'It is not known what has become of the payment. The customer may ask again.',
  tags: 'unread',
  meta: { reqs: ['ACC-08', 'ERR-29'] },
  on: { 'result.check': 'checking', 'result.dismiss': dismiss },
});
