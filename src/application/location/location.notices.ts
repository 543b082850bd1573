import {
  error,
  errorInPlace,
  flowWithdraws,
  pageIsLeft,
  scopeSays,
  success,
  type NoticesIn,
} from '#application/kernel/notice.ts';

const aboutThePin = flowWithdraws('location/pick-location');
const placeIsSet = scopeSays('placeIsSet');

export const locationNotices = {
  locationSet: success(),
  receiverLocationSet: success(),
  locationOutside: error([aboutThePin]),
  locationIncomplete: error([aboutThePin]),
  currentLocationOutside: error([aboutThePin]),
  addYourLocation: error([placeIsSet, pageIsLeft]),
  /** The stored place is no longer in any zone: nothing is lost, but nothing can be ordered. */
  placeNoLongerServed: errorInPlace(placeIsSet),
  addressAdded: success(),
  addressUpdated: success(),
  addressDeleted: success(),
};

/** Notices about the pin, dismissed once it is moved or the map is closed. */
export const ABOUT_THE_PIN = [
  'locationOutside',
  'locationIncomplete',
  'currentLocationOutside',
] as const satisfies readonly (keyof typeof locationNotices)[];

declare module '#application/kernel/notice.ts' {
  interface AppNotices extends NoticesIn<typeof locationNotices> {}
}
