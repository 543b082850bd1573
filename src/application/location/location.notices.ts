import { error, errorInPlace, success, type NoticesIn } from '#application/kernel/notice.ts';

/** The notices of this module, by their kind. */
export const locationNotices = {
  locationSet: success(),
  receiverLocationSet: success(),
  locationOutside: error(),
  locationIncomplete: error(),
  currentLocationOutside: error(),
  addYourLocation: error(),
  /** The place set earlier is in no zone any more: nothing is lost, but nothing can be ordered. */
  placeNoLongerServed: errorInPlace(),
  addressAdded: success(),
  addressUpdated: success(),
  addressDeleted: success(),
};

declare module '#application/kernel/notice.ts' {
  interface AppNotices extends NoticesIn<typeof locationNotices> {}
}
