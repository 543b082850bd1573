import { success, type NoticesIn } from '#application/kernel/notice.ts';

export const walletNotices = {
  pointsConverted: success(),
};

declare module '#application/kernel/notice.ts' {
  interface AppNotices extends NoticesIn<typeof walletNotices> {}
}
