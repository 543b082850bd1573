import type { ProfileReport } from '#application/account/watch-profile.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Country } from '#domain/account/phone.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Address, AddressDraft, AddressId, AddressType } from '#domain/location/address.ts';
import type { AddressField, AddressForm, AddressRefusals } from '#domain/location/address-form.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type { Place } from '#domain/location/place.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'field.type'; readonly field: AddressField; readonly text: string }
  | { readonly type: 'type.choose'; readonly addressType: AddressType }
  | { readonly type: 'place.change' }
  | { readonly type: 'address.save' }
  | { readonly type: 'read.retry' }
  | { readonly type: 'address.leave' };

export type Event = Command | ProfileReport;

export type Input = {
  /** The address that is changed; null for a new one. */
  readonly id: AddressId | null;
  /** Where the map opens. */
  readonly centre: GeoPoint;
  /** Where the customer shops: the pin stands there at first. */
  readonly place: Place | null;
  /** Another flow waits for the address, beneath the dialog; else it is a page of its own. */
  readonly asked: boolean;
  /** Where a phone number without a calling code belongs. */
  readonly country: Country;
};

export type Context = Input & {
  readonly form: AddressForm;
  /** What the map handed back. */
  readonly picked: { readonly point: GeoPoint; readonly address: string } | null;
  readonly refusals: AddressRefusals;
  readonly failure: CallFailure | null;
  readonly saved: SavedAddress | null;
};

/** As it was given to the server. Its number is null where the server does not tell that of a new one. */
export type SavedAddress = AddressDraft & { readonly id: AddressId | null };
/** Null for a customer who left without one. */
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
