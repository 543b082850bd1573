import {
  error,
  pageIsLeft,
  scopeSays,
  success,
  type NoticesIn,
} from '#application/kernel/notice.ts';

/** The notices of this module, by their kind. */
export const catalogueNotices = {
  moduleSelected: success(),
  interestsSaved: success(),
  moduleMustBeSelected: error([scopeSays('moduleIsChosen'), pageIsLeft]),
};

declare module '#application/kernel/notice.ts' {
  interface AppNotices extends NoticesIn<typeof catalogueNotices> {}
}
