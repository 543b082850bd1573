import { answered, type Answered } from '#application/kernel/answered.ts';
import { ownData } from './own-data.setup.ts';
import type * as OwnData from './own-data.types.ts';

/** @see docs/charts/account-own-data.md, rendered from this file */
export const ownDataMachine = ownData.createMachine({
  id: 'ownData',
  description: 'A customer takes along what is kept of them, or deletes their account with it.',
  context: { customer: null, failure: null },
  invoke: { id: 'watchProfile', src: 'watchProfile' },
  on: {
    'profile.change': { actions: { type: 'setCustomer', params: ({ event }) => event.profile } },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is asked for.',
      meta: { reqs: ['ACC-13'] },
      on: { 'data.export': 'exporting', 'account.delete': 'asking' },
    },
    exporting: {
      description: 'The server puts together what it keeps of the customer.',
      tags: 'exporting',
      meta: { reqs: ['ACC-13'] },
      invoke: {
        id: 'readOwnData',
        src: 'readOwnData',
        input: undefined,
        onDone: answered(({ value, failure }: Answered<OwnData.ReadAnswer>) => ({
          accepted: { target: 'resting', actions: { type: 'saveFile', params: value } },
          failed: { target: 'resting', actions: { type: 'showFailure', params: failure } },
        })),
      },
    },
    asking: {
      description: 'The customer is asked whether the account is really to be deleted.',
      tags: 'asking',
      meta: { reqs: ['ACC-13'] },
      on: {
        'delete.confirm': { target: 'deleting', actions: 'clearFailure' },
        'delete.cancel': { target: 'resting', actions: 'clearFailure' },
      },
    },
    deleting: {
      description: 'The server deletes the account.',
      tags: ['asking', 'busy'],
      meta: { reqs: ['ACC-13'] },
      invoke: {
        id: 'removeAccount',
        src: 'removeAccount',
        input: undefined,
        onDone: answered(({ value, failure }: Answered<OwnData.RemoveAnswer>) => ({
          accepted: {
            target: 'deleted',
            actions: [
              'removeToken',
              {
                type: 'forgetViewed',
                params: ({ context }: { readonly context: OwnData.Context }) => context.customer,
              },
              {
                type: 'showNotice',
                params: (done: Parameters<typeof value>[0]) =>
                  ({ kind: 'accountDeleted', text: value(done).said }) as const,
              },
              'goHome',
            ],
          },
          failed: { target: 'asking', actions: { type: 'setFailure', params: failure } },
        })),
      },
    },
    deleted: {
      type: 'final',
      description: 'There is no such account any more. A guest shops from here on.',
      meta: { reqs: ['ACC-13'] },
    },
  },
});
