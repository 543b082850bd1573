import type { MessageDescriptor } from 'react-intl';
import type { WordedNotice } from '#application/kernel/notice.ts';
import { messages as account } from '#ui/account/notices.messages.ts';
import { messages as cart } from '#ui/cart/notices.messages.ts';
import { messages as catalogue } from '#ui/catalogue/notices.messages.ts';
import { messages as kernel } from '#ui/kernel/notices.messages.ts';
import { messages as location } from '#ui/location/notices.messages.ts';
import { messages as ordering } from '#ui/ordering/notices.messages.ts';
import { messages as rental } from '#ui/rental/notices.messages.ts';
import { messages as wallet } from '#ui/wallet/notices.messages.ts';
import { messages as wishlist } from '#ui/wishlist/notices.messages.ts';
import { messages as shell } from './notices.messages.ts';

export const noticeTexts: Readonly<Record<WordedNotice['kind'], MessageDescriptor>> = {
  ...kernel,
  ...location,
  ...account,
  ...wallet,
  ...catalogue,
  ...cart,
  ...ordering,
  ...rental,
  ...wishlist,
  ...shell,
};
