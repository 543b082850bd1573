import { answered, type Answered } from '#application/kernel/answered.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type * as PickLocation from '#application/location/pick-location/setup.ts';
import { begin, toPick, toReading, toSaving } from './rules.ts';
import { filling } from '#application/location/save-address/states/filling.ts';
import { saveAddress } from './setup.ts';
import type * as SaveAddress from './setup.ts';

export const saveAddressMachine = saveAddress.createMachine({
  id: 'saveAddress',
  description: 'A customer saves a new address, or changes one: first where it is, then the rest.',
  context: ({ input }) => begin(input),
  output: ({ context }) => context.saved,
  invoke: { id: 'watchProfile', src: 'watchProfile' },
  initial: 'entering',
  on: {
    'profile.change': {
      actions: { type: 'setProfile', params: ({ event }) => event.profile },
    },
    'address.leave': '.left',
  },
  states: {
    entering: {
      description: 'Addresses are for customers: a visitor is asked to sign in.',
      tags: 'waiting',
      meta: { reqs: ['ADDR-13'] },
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: { view: 'signIn', offerGuest: false },
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'opening',
          },
          { guard: 'addressIsAsked', target: 'left' },
          { target: 'left', actions: 'goHome' },
        ],
      },
    },
    opening: {
      description: 'Is it a new address, or one that is saved already?',
      meta: { reqs: ['NAV-30'] },
      always: [{ guard: 'addressIsNew', target: 'picking' }, { target: 'reading' }],
    },
    reading: {
      description: 'The saved address is being read.',
      tags: 'waiting',
      meta: { reqs: ['ADDR-03'] },
      invoke: {
        id: 'readAddress',
        src: 'readAddress',
        input: ({ context }) => toReading(context),
        onDone: [
          {
            guard: { type: 'addressIsMissing', params: ({ event }) => event.output },
            target: 'missing',
          },
          ...answered(({ value, failure }: Answered<SaveAddress.ReadAnswer>) => ({
            accepted: { target: 'filling', actions: { type: 'setAddress', params: value } },
            signedOut: { target: 'entering' },
            failed: { target: 'unread', actions: { type: 'setFailure', params: failure } },
          })),
        ],
      },
    },
    missing: {
      description: 'The customer has no such address: it was deleted, or is another customer’s.',
      tags: 'missing',
      meta: { reqs: ['ADDR-03', 'API-19'] },
    },
    unread: {
      description: 'The address could not be read. The customer may try again.',
      tags: 'unread',
      meta: { reqs: ['ADDR-03', 'ERR-29'] },
      on: { 'read.retry': { target: 'reading', actions: 'clearRefusals' } },
    },
    picking: {
      description: 'The customer says where it is: by search, on the map, or where the device is.',
      tags: 'picking',
      meta: { reqs: ['ADDR-06', 'ADDR-07', 'NAV-30'] },
      invoke: {
        id: 'picking',
        src: 'pickPlace',
        input: ({ context }) => toPick(context),
        onDone: [
          {
            guard: { type: 'pointIsPicked', params: ({ event }) => event.output },
            target: 'filling',
            actions: { type: 'setPicked', params: ({ event }) => pointIn(event.output) },
          },
          { guard: 'placeIsKnown', target: 'filling' },
          { target: 'picking', reenter: true },
        ],
      },
    },
    filling,
    saving: {
      description: 'The server saves the address.',
      tags: ['form', 'busy'],
      meta: { reqs: ['API-18', 'ADDR-12'] },
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ context }) => toSaving(context),
        onDone: answered(({ value, failure }: Answered<SaveAddress.SaveAnswer>) => ({
          accepted: {
            target: 'kept',
            actions: [
              { type: 'setSaved', params: value },
              {
                type: 'showNotice',
                params: ({ context: { id } }: With) =>
                  ({ kind: id === null ? 'addressAdded' : 'addressUpdated' }) as const,
              },
              'refreshReads',
            ],
          },
          signedOut: { target: 'signingIn' },
          failed: { target: 'filling', actions: { type: 'setFailure', params: failure } },
        })),
      },
    },
    signingIn: {
      description: 'The session has ended. The form waits while the customer signs in.',
      tags: ['form', 'busy'],
      meta: { reqs: ['ADDR-13', 'AUTH-10'] },
      invoke: {
        id: 'authenticateToSave',
        src: 'authenticate',
        input: { view: 'signIn', offerGuest: false },
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'saving',
          },
          { target: 'filling' },
        ],
      },
    },
    kept: {
      description: 'The server has the address. Is another flow waiting for it?',
      meta: { reqs: ['API-18'] },
      always: [{ guard: 'addressIsAsked', target: 'handedOver' }, { target: 'saved' }],
    },
    handedOver: {
      type: 'final',
      description: 'The order that asked for the address has it.',
      meta: { reqs: ['API-18', 'CHK-13'] },
    },
    saved: {
      type: 'final',
      description: 'The address is saved, and stands in the list.',
      meta: { reqs: ['API-18', 'ADDR-01'] },
      entry: 'goToAddresses',
    },
    left: {
      type: 'final',
      description:
        'The customer leaves without an address. A visitor who does not sign in is sent home.',
      meta: { reqs: ['ADDR-13'] },
    },
  },
});

type With = { readonly context: SaveAddress.Context };

function pointIn(output: PickLocation.Output) {
  if (output.kind !== 'returned') throw new Defect('Nothing was picked');
  return output.point;
}
