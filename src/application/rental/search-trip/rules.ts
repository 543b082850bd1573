import type { OpenDialog } from '#application/kernel/dialog.ts';
import type { PickRequest } from '#application/location/pick-location/setup.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { ONE } from '#domain/kernel/quantity.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import { isSameTrip } from '#domain/rental/trip-cart.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import {
  EMPTY_FORM,
  endToLookUp,
  formOf,
  formPlaceOf,
  isSameSearch,
  parseTripForm,
  searchOfForm,
  type TripEnd,
  type TripForm,
  type TripFormRefusals,
} from '#domain/rental/search-form.ts';
import { searchOf, type TripSearch } from '#domain/rental/trip-search.ts';
import { offers, type Vehicle } from '#domain/rental/vehicle.ts';
import type { SearchedTrip } from '#application/rental/searched-trip.port.ts';
import type * as Flow from './setup.ts';
import type { Add } from '#application/rental/trip-cart/setup.ts';

export function firstForm(input: Flow.Input): TripForm {
  if ('form' in input) return input.form;
  if ('details' in input) return formOf(searchOf(input.details), input.timeZone);
  return { ...EMPTY_FORM, pickup: input.place && formPlaceOf(input.place) };
}

/** A past pickup is reported on submission, not when an earlier search is restored. */
export const parsedTrip = ({
  form,
  timeZone,
  asked,
  now,
}: Flow.Context): Result<TripDetails, TripFormRefusals> =>
  parseTripForm(form, timeZone, asked === 'recall' ? null : now);

export function tripOf(context: Flow.Context): TripDetails {
  const parsed = parsedTrip(context);
  if (!parsed.ok) throw new Defect('The trip is not complete');
  return parsed.value;
}

export function refusalsOf(context: Flow.Context): TripFormRefusals {
  const parsed = parsedTrip(context);
  return parsed.ok ? {} : parsed.failure;
}

/** The end whose zone is looked up. */
export function endOf({ form }: Flow.Context): TripEnd {
  const end = endToLookUp(form);
  if (!end) throw new Defect('Every zone of the trip is known');
  return end;
}

export function pointOf(context: Flow.Context, end: TripEnd): GeoPoint {
  const at = context.form[end];
  if (!at) throw new Defect(`The trip has no ${end}`);
  return at.place.point;
}

/** The map opens at the chosen place. */
export const pickOf = ({ form }: Flow.Context, use: TripEnd): PickRequest => {
  const place = form[use]?.place;
  return place ? { use, at: { point: place.point, address: place.name } } : { use };
};

export const isOtherSearch = (
  { searched, timeZone, form, asked }: Flow.Context,
  { search }: SearchedTrip,
): boolean =>
  asked === 'recall'
    ? !isSameSearch(searchOfForm(form, timeZone), search)
    : searched === null || !isSameSearch(searchOf(searched), search);

/** True where this trip differs from the last one searched. */
export const isTouchedBy = (context: Flow.Context, details: TripDetails): boolean =>
  context.asked === 'recall'
    ? context.isTouched
    : context.isTouched || context.searched === null || !isSameTrip(context.searched, details);

/** Stored for a reload; null before the first search. */
export const searchedTripOf = ({ searched, isTouched }: Flow.Context): SearchedTrip | null =>
  searched && { search: searchOf(searched), isTouched };

export const searchedOf = ({ searched }: Flow.Context): TripSearch => {
  if (!searched) throw new Defect('No trip was searched');
  return searchOf(searched);
};

/**
 * The trip for an added vehicle; null while none is known. A searched trip that is still incomplete
 * is not replaced by the trip of the cart.
 */
export const tripToAddFor = (context: Flow.Context): TripDetails | null =>
  context.searched ?? (context.isTouched ? null : context.cartTrip);

export function additionOf(context: Flow.Context, vehicle: Vehicle): Add {
  const details = tripToAddFor(context);
  if (!details) throw new Defect('A vehicle is added without a trip');
  return { type: 'vehicle.add', vehicle, quantity: ONE, details, isTouched: context.isTouched };
}

export function wantedOf({ wanted }: Flow.Context): Vehicle {
  if (!wanted) throw new Defect('No vehicle waits for the trip');
  return wanted;
}

/** A dialog adds for the trip just entered. */
export function additionByDialog(context: Flow.Context): Add {
  const { purpose } = context;
  if (purpose.kind !== 'add') throw new Defect('No vehicle is to be added');
  const { vehicle } = purpose;
  const details = tripOf(context);
  return { type: 'vehicle.add', vehicle, quantity: ONE, details, isTouched: true };
}

/** The form over the page, for a trip type that the vehicle offers. */
export function formFor({ form }: Flow.Context, vehicle: Vehicle): OpenDialog {
  const type = offers(vehicle, form.type) ? form.type : otherType(form.type);
  return {
    type: 'dialog.open',
    id: 'tripForm',
    request: { purpose: { kind: 'add', vehicle }, form: { ...form, type } },
  };
}

export const formToChange = (details: TripDetails): OpenDialog => ({
  type: 'dialog.open',
  id: 'tripForm',
  request: { purpose: { kind: 'change' }, details },
});

const otherType = (type: TripDetails['type']) => (type === 'hourly' ? 'distance_wise' : 'hourly');

export const takenBy = (context: Flow.Context): Flow.Taken => ({
  type: 'trip.take',
  form: context.form,
  details: tripOf(context),
  isTouched: context.purpose.kind === 'add',
});
