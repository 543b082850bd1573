import { success, type NoticesIn } from '#application/kernel/notice.ts';

export const shellNotices = {
  languageChanged: success(),
};

declare module '#application/kernel/notice.ts' {
  interface AppNotices extends NoticesIn<typeof shellNotices> {}
}
