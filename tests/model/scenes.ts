import type { Scene } from '#tools/model/scene.ts';
import { authenticateScene } from './account/authenticate.scene.ts';
import { profileGateScene } from './account/profile-gate.scene.ts';
import { sessionScene } from './account/session.scene.ts';
import { signOutScene } from './account/sign-out.scene.ts';
import { cartScene } from './cart/cart.scene.ts';
import { checkoutGateScene } from './cart/checkout-gate.scene.ts';
import { selectItemScene } from './cart/select-item.scene.ts';
import { chooseModuleScene } from './catalogue/choose-module.scene.ts';
import { replayScene } from './charts/replay.scene.ts';
import { pickLocationScene } from './location/pick-location.scene.ts';
import { placeStandingScene } from './location/place-standing.scene.ts';
import { checkoutScene } from './ordering/checkout.scene.ts';
import { trackOrderScene } from './ordering/track-order.scene.ts';
import { headerWidgetsScene } from './shell/header-widgets.scene.ts';
import { languageScene } from './shell/language.scene.ts';
import { storefrontScene } from './shell/storefront.scene.ts';
import { themeScene } from './shell/theme.scene.ts';
import { toastsScene } from './shell/toasts.scene.ts';

/** How each flow comes about in the real shop, by name of the flow. */
export const scenes = {
  'account/authenticate': authenticateScene,
  'account/profile-gate': profileGateScene,
  'account/session': sessionScene,
  'account/sign-out': signOutScene,
  'cart/cart': cartScene,
  'cart/checkout-gate': checkoutGateScene,
  'cart/select-item': selectItemScene,
  'catalogue/choose-module': chooseModuleScene,
  'charts/replay': replayScene,
  'location/pick-location': pickLocationScene,
  'location/place-standing': placeStandingScene,
  'ordering/checkout': checkoutScene,
  'ordering/track-order': trackOrderScene,
  'shell/header-widgets': headerWidgetsScene,
  'shell/language': languageScene,
  'shell/storefront': storefrontScene,
  'shell/theme': themeScene,
  'shell/toasts': toastsScene,
} as unknown as Readonly<Record<string, Scene>>;

/** Flows that nobody brings about in a browser, each with the reason: the walks say when it is not so. */
export const WITHOUT_SCENE: Readonly<Record<string, string>> = {
  'charts/walk':
    'It leads another tab of the shop, step by step. tests/e2e/charts.spec.ts has it lead there in Chromium.',
};
