import { assign } from 'xstate';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Address, AddressId } from '#domain/location/address.ts';

export type Command =
  | { readonly type: 'address.delete'; readonly address: Address }
  | { readonly type: 'delete.confirm' }
  | { readonly type: 'delete.cancel' };

export type Context = {
  readonly address: Address | null;
  readonly failure: CallFailure | null;
};

export type Tag = 'asking' | 'busy';
export type DeleteAnswer = Result<null, CallFailure>;
export type Deletion = { readonly id: AddressId };

export const addressBookSlots = {
  actors: {
    deleteAddress: portActor<Deletion, DeleteAnswer>('deleteAddress'),
  },
  effects: {
    /** Rereads the list, here and where addresses are chosen. */
    refreshReads: effect(),
  },
};

export const addressBook = setupMachine({
  types: {} as { context: Context; events: Command; tags: Tag },
  slots: addressBookSlots,
  sets: ['failure'],
  actions: {
    setAddress: assign((_, address: Address) => ({ address, failure: null })),
    clearAddress: assign({ address: null, failure: null }),
  },
});

export function toDeletion({ address }: Context): Deletion {
  if (!address) throw new Defect('No address was chosen to be deleted');
  return { id: address.id };
}

export const addressBookMachine = addressBook.createMachine({
  id: 'addressBook',
  description: 'A customer looks through their saved addresses, and deletes what is out of date.',
  context: { address: null, failure: null },
  initial: 'listing',
  states: {
    listing: {
      description: 'The saved addresses are on show.',
      meta: { reqs: ['ADDR-01', 'ADDR-02', 'ADDR-03', 'ADDR-04'] },
      on: {
        'address.delete': {
          target: 'confirming',
          actions: { type: 'setAddress', params: ({ event }) => event.address },
        },
      },
    },
    confirming: {
      description: 'The customer is asked whether this address is to be deleted.',
      tags: 'asking',
      meta: { reqs: ['ADDR-05'] },
      on: {
        'delete.confirm': 'deleting',
        'delete.cancel': { target: 'listing', actions: 'clearAddress' },
      },
    },
    deleting: {
      description: 'The server deletes the address.',
      tags: ['asking', 'busy'],
      meta: { reqs: ['ADDR-05', 'API-19', 'ERR-31'] },
      invoke: {
        id: 'deleteAddress',
        src: 'deleteAddress',
        input: ({ context }) => toDeletion(context),
        onDone: answered(({ failure }: Answered<DeleteAnswer>) => ({
          accepted: {
            target: 'listing',
            actions: [
              'clearAddress',
              { type: 'showNotice', params: { kind: 'addressDeleted' } },
              'refreshReads',
            ],
          },
          refused: {
            target: 'listing',
            actions: ['clearAddress', { type: 'showFailure', params: failure }, 'refreshReads'],
          },
          failed: {
            target: 'confirming',
            actions: { type: 'setFailure', params: failure },
          },
        })),
      },
    },
  },
});
