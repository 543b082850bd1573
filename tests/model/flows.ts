import type { Flow } from '#tools/model/flow.ts';
import { authenticateFlow } from './account/authenticate.scenario.ts';
import { sessionFlow } from './account/session.scenario.ts';
import { signOutFlow } from './account/sign-out.scenario.ts';
import { checkoutGateFlow } from './cart/checkout-gate.scenario.ts';
import { selectItemFlow } from './cart/select-item.scenario.ts';
import { chooseModuleFlow } from './catalogue/choose-module.scenario.ts';
import { placeStandingFlow } from './location/place-standing.scenario.ts';

import { pickLocationFlow } from './location/pick-location.scenario.ts';

import { replayFlow } from './charts/replay.scenario.ts';
import { walkFlow } from './charts/walk.scenario.ts';
import { cartFlow } from './cart/cart.scenario.ts';
import { checkoutFlow } from './ordering/checkout.scenario.ts';
import { trackOrderFlow } from './ordering/track-order.scenario.ts';
import { storefrontFlow } from './shell/storefront.scenario.ts';
import { languageFlow } from './shell/language.scenario.ts';
import { themeFlow } from './shell/theme.scenario.ts';
import { toastsFlow } from './shell/toasts.scenario.ts';
import { profileGateFlow } from './account/profile-gate.scenario.ts';
import { headerWidgetsFlow } from './shell/header-widgets.scenario.ts';

const declared = [
  storefrontFlow,
  checkoutFlow,
  trackOrderFlow,
  headerWidgetsFlow,
  languageFlow,
  themeFlow,
  toastsFlow,
  profileGateFlow,
  cartFlow,
  pickLocationFlow,
  authenticateFlow,
  sessionFlow,
  signOutFlow,
  checkoutGateFlow,
  selectItemFlow,
  chooseModuleFlow,
  placeStandingFlow,
  replayFlow,
  walkFlow,
];

/** Every flow of the application. A test holds this list against the machines. */
export const flows = declared as unknown as readonly Flow[];
