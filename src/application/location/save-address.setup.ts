import { assign, sendTo, setup } from 'xstate';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import type { ProfileReport } from '#application/account/watch-profile.ts';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { formGuards } from '#application/kernel/parsed.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { Address, AddressId, AddressType } from '#domain/location/address.ts';
import type { AddressField, AddressRefusals } from '#domain/location/address-form.ts';
import type { PickedPoint } from '#domain/location/place.ts';
import { pickLocationMachine } from './pick-location.machine.ts';
import type * as PickLocation from './pick-location.types.ts';
import { toSaving, withAddress, withProfile } from './save-address.context.ts';
import type * as SaveAddress from './save-address.types.ts';

/** What saving an address needs from outside. */
export const saveAddressSlots = {
  actors: {
    watchProfile: portListener<ProfileReport>('watchProfile'),
    readAddress: portActor<AddressId, SaveAddress.ReadAnswer>('readAddress'),
    /** The map of the page. It is the one of the modal, and stores nothing. */
    pickPlace: pickLocationMachine,
    saveAddress: portActor<SaveAddress.Saving, SaveAddress.SaveAnswer>('saveAddress'),
  },
  effects: {
    refreshReads: effect(),
    goToAddresses: effect(),
    goHome: effect(),
  },
};

type Typed = { readonly field: AddressField; readonly text: string };

export const saveAddress = setup({
  types: {
    input: {} as SaveAddress.Input,
    context: {} as SaveAddress.Context,
    output: {} as SaveAddress.Output,
    events: {} as SaveAddress.Event,
    children: {} as { readonly picking: 'pickPlace' },
    tags: {} as SaveAddress.Tag,
    meta: {} as Meta,
  },
  actors: { ...saveAddressSlots.actors, authenticate: requireSignIn },
  guards: {
    ...answerGuards,
    ...formGuards,
    addressIsAsked: ({ context }) => context.asked,
    addressIsNew: ({ context }) => context.id === null,
    addressIsMissing: (_, answer: SaveAddress.ReadAnswer) =>
      !answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 404,
    isSignedIn: (_, outcome: AuthenticationOutcome) => outcome === 'signedIn',
    pointIsPicked: (_, { kind }: PickLocation.Output) => kind === 'returned',
    placeIsKnown: ({ context }) => context.picked !== null,
  },
  actions: {
    ...saveAddressSlots.effects,
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
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    setSaved: assign(({ context }, id: AddressId | null) => ({
      saved: { ...toSaving(context).draft, id },
    })),
    showNotice: sendTo(to('toasts'), showing),
  },
});

/** What is being mended is not called wrong any more. */
const without = (refusals: AddressRefusals, field: AddressField): AddressRefusals =>
  Object.fromEntries(Object.entries(refusals).filter(([name]) => name !== field));
