import { assign } from 'xstate';
import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { ProfileReport } from '#application/account/watch-profile.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { pickLocationMachine } from '#application/location/pick-location/machine.ts';
import type * as PickLocation from '#application/location/pick-location/setup.ts';
import type { Country } from '#domain/account/phone.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { AddressField, AddressForm, AddressRefusals } from '#domain/location/address-form.ts';
import type { Address, AddressDraft, AddressId, AddressType } from '#domain/location/address.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type { PickedPoint, Place } from '#domain/location/place.ts';
import { toSaving, withAddress, withProfile } from './rules.ts';

export type Command =
  | { readonly type: 'field.type'; readonly field: AddressField; readonly text: string }
  | { readonly type: 'type.choose'; readonly addressType: AddressType }
  | { readonly type: 'place.change' }
  | { readonly type: 'address.save' }
  | { readonly type: 'read.retry' }
  | { readonly type: 'address.leave' };

export type Event = Command | ProfileReport;

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
export type SavedAddress = AddressDraft & { readonly id: AddressId | null };
/** Null for a customer who left without an address. */
export type Output = SavedAddress | null;

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    saveAddress: null;
  }
}

export type Tag = 'waiting' | 'missing' | 'unread' | 'picking' | 'form' | 'busy';
export type ReadAnswer = Result<Address, CallFailure>;
export type SaveAnswer = Result<AddressId | null, CallFailure>;
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

export const saveAddress = setupMachine({
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
