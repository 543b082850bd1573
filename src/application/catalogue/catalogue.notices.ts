import {
  error,
  pageIsLeft,
  scopeSays,
  success,
  type NoticesIn,
} from '#application/kernel/notice.ts';

export const catalogueNotices = {
  moduleSelected: success(),
  interestsSaved: success(),
  moduleMustBeSelected: error([scopeSays('moduleIsChosen'), pageIsLeft]),
};

declare module '#application/kernel/notice.ts' {
  interface AppNotices extends NoticesIn<typeof catalogueNotices> {}
}
