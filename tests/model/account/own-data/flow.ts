import { readOwnData, removeAccount } from '#contract/account-profile.ts';
import { ownDataMachine } from '#application/account/own-data/machine.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures, refusal, refusedAs } from '#tests/model/support/wire.ts';
import { aProfile } from '#tests/support/builders/profile.ts';
import { defineFlow } from '@sundry/statecharts';

const wire = {
  readOwnData: calling(readOwnData, { 'has come': answered({ profile: {} }), ...failures }),
  removeAccount: calling(removeAccount, {
    'is deleted': answered({ message: 'Your account is deleted' }),
    ...failures,
    refused: refusedAs('refused', refusal(403, 'orders_running', 'An order is on its way.')),
  }),
};

export const flow = defineFlow({
  name: 'account/own-data',
  machine: ownDataMachine,
  inputs: { 'a customer': undefined },
  events: {
    'profile.change': { 'one that is known': { profile: aProfile() } },
    'data.export': { '': {} },
    'account.delete': { '': {} },
    'delete.confirm': { '': {} },
    'delete.cancel': { '': {} },
  },
  wire,
  outcomes: await outcomesOf(ownDataMachine, wire),
  neverFails: ['watchProfile'],
  project: ({ context }) => ({
    customer: context.customer,
    failure: context.failure?.kind ?? null,
  }),
  invariants: {
    'nothing is left of a question that is answered': (it) =>
      !it.matches('resting') || it.context.failure === null,
  },
});
