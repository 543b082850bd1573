import type { Instant } from '#domain/kernel/instant.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { isoDate, wallTime, type TimeZone } from '#domain/kernel/wall-clock.ts';
import type { Place } from '#domain/location/place.ts';
import type { Travel } from '#domain/location/travel.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { zonesOf } from '#domain/location/zone-list.ts';
import {
  parsePickupTime,
  pickupTimeText,
  suggestedPickup,
  type PickupRefusal,
} from './pickup-time.ts';
import {
  hoursUntil,
  PRESET_HOURS,
  returnAt,
  TRIP_PRESETS,
  weekendPickup,
  type TripPreset,
} from './return-time.ts';
import {
  FEWEST_HOURS,
  isSamePlace,
  parseTripHours,
  type TripDetails,
  type TripPlace,
  type TripType,
} from './trip-details.ts';
import { parseTrip, type TripRefusals, type TripSearch } from './trip-search.ts';

/** A place with its zone: null outside of all zones, undefined before the look-up. */
export type FormPlace = { readonly place: TripPlace; readonly zone: ZoneId | null | undefined };
export type TripEnd = 'pickup' | 'destination';

/** Text is as typed. */
export type TripForm = {
  readonly type: TripType;
  readonly pickup: FormPlace | null;
  readonly destination: FormPlace | null;
  readonly hours: string;
  readonly when: 'now' | 'later';
  /** "2026-11-23"; empty until the server's time is known. */
  readonly date: string;
  /** "03:05 PM". */
  readonly time: string;
  /** True while day and time follow the clock, a quarter of an hour ahead. */
  readonly isSuggested: boolean;
  /** Between the two places; null until it is measured. */
  readonly route: Travel | null;
};

export type TripFormRefusals = TripRefusals & { readonly pickupAt?: PickupRefusal | 'passed' };

export const EMPTY_FORM: TripForm = {
  type: 'hourly',
  pickup: null,
  destination: null,
  hours: String(FEWEST_HOURS),
  when: 'later',
  date: '',
  time: '',
  isSuggested: true,
  route: null,
};

export const formPlaceOf = ({ point, address, zones }: Place): FormPlace => ({
  place: { point, name: address },
  zone: zonesOf(zones)[0] ?? null,
});

const unlookedPlace = (place: TripPlace | null): FormPlace | null =>
  place && { place, zone: undefined };

/** The zones of its places are looked up again. */
export const formOf = (search: TripSearch, zone: TimeZone): TripForm => ({
  ...EMPTY_FORM,
  type: search.type,
  pickup: unlookedPlace(search.pickup),
  destination: unlookedPlace(search.destination),
  hours: String(search.hours),
  ...(search.pickupAt === null
    ? { when: 'now' }
    : { when: 'later', isSuggested: false, ...dayAndTime(search.pickupAt, zone) }),
  route: search.route,
});

/** Sets the pickup a quarter of an hour ahead, unless the customer has chosen one. */
export const suggesting = (form: TripForm, now: Instant, zone: TimeZone): TripForm =>
  form.isSuggested ? { ...form, ...dayAndTime(suggestedPickup(now, zone), zone) } : form;

const dayAndTime = (at: Instant, zone: TimeZone): Pick<TripForm, 'date' | 'time'> => ({
  date: isoDate(wallTime(at, zone)),
  time: pickupTimeText(at, zone).slice('2026-11-23 '.length),
});

export const pickupIn = ({ date, time }: Pick<TripForm, 'date' | 'time'>, zone: TimeZone) =>
  parsePickupTime(`${date} ${time}`, zone);

export function pickupRefusal(
  form: TripForm,
  zone: TimeZone,
  now: Instant,
): PickupRefusal | 'passed' | null {
  if (form.when === 'now') return null;
  const pickup = pickupIn(form, zone);
  if (!pickup.ok) return pickup.failure;
  return pickup.value.at <= now ? 'passed' : null;
}

/** Null while the time of the pickup is not valid, or not known. */
export function pickupOf(form: TripForm, zone: TimeZone, now: Instant | null): Instant | null {
  if (form.when === 'now') return now;
  const pickup = pickupIn(form, zone);
  return pickup.ok ? pickup.value.at : null;
}

/** Null while pickup or hours are not valid. */
export function returnOf(form: TripForm, zone: TimeZone, now: Instant | null): Instant | null {
  const pickup = pickupOf(form, zone, now);
  const hours = parseTripHours(hoursIn(form));
  return pickup !== null && hours.ok ? returnAt(pickup, hours.value) : null;
}

/** The hours follow from pickup and return. */
export function withReturnDate(
  form: TripForm,
  date: string,
  zone: TimeZone,
  now: Instant | null,
): TripForm {
  const pickup = pickupOf(form, zone, now);
  if (pickup === null) return form;
  const hours = parseTripHours(hoursIn(form));
  const present = hours.ok ? hours.value : FEWEST_HOURS;
  return { ...form, hours: String(hoursUntil(date, { pickup, hours: present, zone })) };
}

/** A weekend needs the clock: it also sets the pickup. */
export function withPreset(
  form: TripForm,
  preset: TripPreset,
  zone: TimeZone,
  now: Instant | null,
): TripForm {
  const hours = String(PRESET_HOURS[preset]);
  return preset === 'weekend' && now !== null
    ? {
        ...{ ...form, hours, when: 'later', isSuggested: false },
        ...dayAndTime(weekendPickup(now, zone), zone),
      }
    : { ...form, hours };
}

/** The preset that the form is filled in for; null for another length. */
export function presetOf(form: TripForm, zone: TimeZone, now: Instant | null): TripPreset | null {
  const isWeekend =
    now !== null && pickupOf(form, zone, now) === weekendPickup(now, zone) && form.when === 'later';
  const fits = (preset: TripPreset): boolean =>
    PRESET_HOURS[preset] === hoursIn(form) && (preset !== 'weekend' || isWeekend);
  return TRIP_PRESETS.find(fits) ?? null;
}

const hoursIn = ({ hours }: Pick<TripForm, 'hours'>): number =>
  /^\s*-?\d+\s*$/.test(hours) ? Number(hours) : Number.NaN;

/** The valid part of the form. Hours that are no number become NaN. */
export function searchOfForm(form: TripForm, zone: TimeZone): TripSearch {
  const pickup = pickupIn(form, zone);
  return {
    type: form.type,
    pickup: form.pickup?.place ?? null,
    destination: form.destination?.place ?? null,
    hours: hoursIn(form),
    pickupAt: form.when === 'later' && pickup.ok ? pickup.value.at : null,
    route: form.route,
  };
}

/** `now` is null when the pickup may be in the past, as in an earlier search. */
export function parseTripForm(
  form: TripForm,
  zone: TimeZone,
  now: Instant | null,
): Result<TripDetails, TripFormRefusals> {
  const parsed = parseTrip(searchOfForm(form, zone), {
    pickup: form.pickup?.zone ?? null,
    destination: form.destination?.zone ?? null,
  });
  const pickupAt = now === null ? null : pickupRefusal(form, zone, now);
  if (parsed.ok) return pickupAt ? refuse({ pickupAt }) : ok(parsed.value);
  return refuse(pickupAt ? { ...parsed.failure, pickupAt } : parsed.failure);
}

/** Shown before the form is sent. */
export function placeRefusals(form: TripForm, zone: TimeZone): TripFormRefusals {
  const parsed = parseTripForm(form, zone, null);
  if (parsed.ok) return {};
  const { pickup, destination, route } = parsed.failure;
  return {
    ...(pickup && pickup !== 'missing' ? { pickup } : {}),
    ...(destination && destination !== 'missing' ? { destination } : {}),
    ...(route && route !== 'missing' ? { route } : {}),
  };
}

const endsOf = ({ type }: TripForm): readonly TripEnd[] =>
  type === 'hourly' ? ['pickup'] : ['pickup', 'destination'];

export const endToLookUp = (form: TripForm): TripEnd | null =>
  endsOf(form).find((end) => form[end] !== null && form[end].zone === undefined) ?? null;

/** A route is measured between two places of one zone. */
export const needsRoute = ({ type, pickup, destination, route }: TripForm): boolean =>
  type === 'distance_wise' &&
  route === null &&
  pickup !== null &&
  destination !== null &&
  pickup.zone !== null &&
  pickup.zone === destination.zone;

/** Discards the measured route. */
export const withPlace = (form: TripForm, end: TripEnd, place: FormPlace): TripForm => ({
  ...form,
  [end]: place,
  route: null,
});

export const withZone = (form: TripForm, end: TripEnd, zone: ZoneId | null): TripForm => {
  const at = form[end];
  return at ? { ...form, [end]: { place: at.place, zone } } : form;
};

const isSameEnd = (a: TripPlace | null, b: TripPlace | null): boolean =>
  a === null || b === null ? a === b : isSamePlace(a, b);

/** Ignores the route: it follows from the places. */
export const isSameSearch = (a: TripSearch, b: TripSearch): boolean =>
  a.type === b.type &&
  isSameEnd(a.pickup, b.pickup) &&
  a.pickupAt === b.pickupAt &&
  (a.type === 'hourly' ? a.hours === b.hours : isSameEnd(a.destination, b.destination));
