import { accountNotices } from '#application/account/account.notices.ts';
import { cartNotices } from '#application/cart/cart.notices.ts';
import { catalogueNotices } from '#application/catalogue/catalogue.notices.ts';
import { kernelNotices } from '#application/kernel/kernel.notices.ts';
import { locationNotices } from '#application/location/location.notices.ts';
import { orderingNotices } from '#application/ordering/ordering.notices.ts';
import type { Notice, NoticeOf, Tone } from '#application/kernel/notice.ts';
import { shellNotices } from './shell.notices.ts';

/** Every notice, from the manifests of the modules: a line for each module. */
const appNotices: { readonly [Kind in Notice['kind']]: NoticeOf<unknown> } = {
  ...kernelNotices,
  ...locationNotices,
  ...accountNotices,
  ...catalogueNotices,
  ...cartNotices,
  ...orderingNotices,
  ...shellNotices,
};

export const toneOf = ({ kind }: Notice): Tone => appNotices[kind].tone;

export const isShownInPlace = ({ kind }: Notice): boolean => appNotices[kind].isShownInPlace;
