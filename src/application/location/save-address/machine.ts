import { assign } from 'xstate';
import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { ProfileReport } from '#application/account/watch-profile.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { parsed } from '#application/kernel/parsed.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { pickLocationMachine } from '#application/location/pick-location/machine.ts';
import type * as PickLocation from '#application/location/pick-location/setup.ts';
import type { Country } from '#domain/account/phone.ts';
import type { Profile } from '#domain/account/profile.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { AddressField, AddressForm, AddressRefusals } from '#domain/location/address-form.ts';
import type { Address, AddressDraft, AddressId, AddressType } from '#domain/location/address.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type { PickedPoint, Place } from '#domain/location/place.ts';
import {
  toSaving,
  withAddress,
  withProfile,
  parsedAddress,
  begin,
  toPick,
  toReading,
} from './rules.ts';

export type Command =
  | { readonly type: 'field.type'; readonly field: AddressField; readonly text: string }
  | { readonly type: 'type.choose'; readonly addressType: AddressType }
  | { readonly type: 'place.change' }
  | { readonly type: 'address.save' }
  | { readonly type: 'read.retry' }
  | { readonly type: 'address.leave' };

type Event = Command | ProfileReport;

export type Input = {
  readonly id: AddressId | null;
  /** Initial centre of the map. */
  readonly centre: GeoPoint;
  readonly place: Place | null;
  /** True in a dialog over another flow that waits for the address; else it is a page. */
  readonly asked: boolean;
  readonly country: Country;
};

export type Context = Input & {
  readonly form: AddressForm;
  readonly picked: { readonly point: GeoPoint; readonly address: string } | null;
  readonly refusals: AddressRefusals;
  readonly failure: CallFailure | null;
  readonly saved: SavedAddress | null;
};

/** The saved draft. Its id is null where the server does not return that of a new address. */
type SavedAddress = AddressDraft & { readonly id: AddressId | null };
/** Null for a customer who left without an address. */
export type Output = SavedAddress | null;

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    saveAddress: null;
  }
}

type Tag = 'waiting' | 'missing' | 'unread' | 'picking' | 'form' | 'busy';
type ReadAnswer = Result<Address, CallFailure>;
type SaveAnswer = Result<AddressId | null, CallFailure>;
export type Saving = { readonly draft: AddressDraft; readonly id: AddressId | null };

export const saveAddressSlots = {
  actors: {
    watchProfile: portListener<ProfileReport>('watchProfile'),
    readAddress: portActor<AddressId, ReadAnswer>('readAddress'),
    /** The map of the page: the modal's machine, without storing. */
    pickPlace: pickLocationMachine,
    saveAddress: portActor<Saving, SaveAnswer>('saveAddress'),
  },
  effects: {
    refreshReads: effect(),
    goToAddresses: effect(),
    goHome: effect(),
  },
};

type Typed = { readonly field: AddressField; readonly text: string };

const saveAddress = setupMachine({
  types: {} as {
    input: Input;
    context: Context;
    output: Output;
    events: Event;
    children: { readonly picking: 'pickPlace' };
    tags: Tag;
  },
  slots: saveAddressSlots,
  sets: ['failure'],
  actors: { authenticate: requireSignIn },
  guards: {
    addressIsAsked: ({ context }) => context.asked,
    addressIsNew: ({ context }) => context.id === null,
    addressIsMissing: (_, answer: ReadAnswer) =>
      !answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 404,
    isSignedIn: (_, outcome: AuthenticationOutcome) => outcome === 'signedIn',
    pointIsPicked: (_, { kind }: PickLocation.Output) => kind === 'returned',
    placeIsKnown: ({ context }) => context.picked !== null,
  },
  actions: {
    setAddress: assign((_, address: Address) => withAddress(address)),
    setProfile: assign(({ context }, profile: Profile) => ({
      form: context.id === null ? withProfile(context.form, profile) : context.form,
    })),
    setPicked: assign((_, { point, address }: PickedPoint) => ({ picked: { point, address } })),
    setText: assign(({ context }, { field, text }: Typed) => ({
      form: { ...context.form, [field]: text },
      refusals: without(context.refusals, field),
    })),
    setType: assign(({ context }, type: AddressType) => ({ form: { ...context.form, type } })),
    setRefusals: assign((_, refusals: AddressRefusals) => ({ refusals, failure: null })),
    clearRefusals: assign({ refusals: {}, failure: null }),
    setSaved: assign(({ context }, id: AddressId | null) => ({
      saved: { ...toSaving(context).draft, id },
    })),
  },
});

/** Clears a field's error while it is edited. */
const without = (refusals: AddressRefusals, field: AddressField): AddressRefusals =>
  Object.fromEntries(Object.entries(refusals).filter(([name]) => name !== field));

type With = { readonly context: Context };

const filling = saveAddress.createStateConfig({
  description: 'The place is known. The customer says how to find the door, and whom to call.',
  tags: 'form',
  meta: {
    reqs: ['ADDR-08', 'ADDR-09', 'ADDR-10', 'ADDR-11', 'ADDR-12', 'ADDR-14'],
  },
  on: {
    'field.type': {
      actions: { type: 'setText', params: ({ event: { field, text } }) => ({ field, text }) },
    },
    'type.choose': { actions: { type: 'setType', params: ({ event }) => event.addressType } },
    'place.change': 'picking',
    'address.save': parsed(
      ({ context }: With) => parsedAddress(context),
      ({ refusals }) => ({
        complete: { target: 'saving', actions: 'clearRefusals' },
        refused: { actions: { type: 'setRefusals', params: refusals } },
      }),
    ),
  },
});

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
          ...answered(({ value, failure }: Answered<ReadAnswer>) => ({
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
        onDone: answered(({ value, failure }: Answered<SaveAnswer>) => ({
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

function pointIn(output: PickLocation.Output) {
  if (output.kind !== 'returned') throw new Defect('Nothing was picked');
  return output.point;
}
