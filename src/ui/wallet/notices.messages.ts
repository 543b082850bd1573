import { defineMessages } from 'react-intl';
import type { NoticesIn } from '#application/kernel/notice.ts';
import type { walletNotices } from '#application/wallet/wallet.notices.ts';

export const messages = defineMessages<NoticesIn<typeof walletNotices>>({
  pointsConverted: {
    id: 'wallet.notice.pointsConverted',
    defaultMessage: 'Your points are in your wallet.',
    description: 'Notice after points became money.',
  },
});
