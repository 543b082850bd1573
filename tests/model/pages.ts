import type { AnyPage } from '#tools/model/page.ts';
import { authenticatePage } from './account/authenticate.page.ts';
import { profileGatePage } from './account/profile-gate.page.ts';
import { sessionPage } from './account/session.page.ts';
import { signOutPage } from './account/sign-out.page.ts';
import { cartPage } from './cart/cart.page.ts';
import { checkoutGatePage } from './cart/checkout-gate.page.ts';
import { selectItemPage } from './cart/select-item.page.ts';
import { chooseModulePage } from './catalogue/choose-module.page.ts';
import { replayPage } from './charts/replay.page.ts';
import { walkPage } from './charts/walk.page.ts';
import { pickLocationPage } from './location/pick-location.page.ts';
import { placeStandingPage } from './location/place-standing.page.ts';
import { checkoutPage } from './ordering/checkout.page.ts';
import { trackOrderPage } from './ordering/track-order.page.ts';
import { headerWidgetsPage } from './shell/header-widgets.page.ts';
import { languagePage } from './shell/language.page.ts';
import { storefrontPage } from './shell/storefront.page.ts';
import { themePage } from './shell/theme.page.ts';
import { toastsPage } from './shell/toasts.page.ts';

const described = [
  authenticatePage,
  cartPage,
  checkoutGatePage,
  checkoutPage,
  chooseModulePage,
  headerWidgetsPage,
  languagePage,
  pickLocationPage,
  placeStandingPage,
  profileGatePage,
  replayPage,
  selectItemPage,
  sessionPage,
  signOutPage,
  storefrontPage,
  themePage,
  toastsPage,
  trackOrderPage,
  walkPage,
];

/** What people see and do in each flow. */
export const pages = described as unknown as readonly AnyPage[];

/** Flows that nobody has described yet: a test keeps this list true. */
export const WITHOUT_PAGE: readonly string[] = [];
