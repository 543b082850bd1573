import type { ProfileReport } from '#application/account/watch-profile.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
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
  | { readonly type: 'read.retry' };

export type Event = Command | ProfileReport;

export type Input = {
  /** The address that is changed; null for a new one. */
  readonly id: AddressId | null;
  /** Where the map opens. */
  readonly centre: GeoPoint;
  /** Where the customer shops: the pin stands there at first. */
  readonly place: Place | null;
};

export type Context = Input & {
  readonly form: AddressForm;
  /** What the map handed back. */
  readonly picked: { readonly point: GeoPoint; readonly address: string } | null;
  readonly refusals: AddressRefusals;
  readonly failure: CallFailure | null;
};

export type Tag = 'waiting' | 'missing' | 'unread' | 'picking' | 'form' | 'busy';
export type Meta = { readonly reqs: readonly string[] };
export type ReadAnswer = Result<Address, CallFailure>;
export type SaveAnswer = Result<null, CallFailure>;
export type Saving = { readonly draft: AddressDraft; readonly id: AddressId | null };
