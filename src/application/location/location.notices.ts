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

/** The notices of this module, by their kind. */
export const locationNotices = {
  locationSet: success(),
  receiverLocationSet: success(),
  locationOutside: error([aboutThePin]),
  locationIncomplete: error([aboutThePin]),
  currentLocationOutside: error([aboutThePin]),
  addYourLocation: error([placeIsSet, pageIsLeft]),
  /** The place set earlier is in no zone any more: nothing is lost, but nothing can be ordered. */
  placeNoLongerServed: errorInPlace(placeIsSet),
  addressAdded: success(),
  addressUpdated: success(),
  addressDeleted: success(),
};

/** What is said about where the pin stands: it goes once the pin is moved, or the map is closed. */
export const ABOUT_THE_PIN = [
  'locationOutside',
  'locationIncomplete',
  'currentLocationOutside',
] as const satisfies readonly (keyof typeof locationNotices)[];

declare module '#application/kernel/notice.ts' {
  interface AppNotices extends NoticesIn<typeof locationNotices> {}
}
