import type { Stage } from '#tools/model/drivers/stage.ts';
import { authenticateStage } from './account/authenticate.stage.tsx';
import { profileGateStage } from './account/profile-gate.stage.tsx';
import { sessionStage } from './account/session.stage.tsx';
import { signOutStage } from './account/sign-out.stage.tsx';
import { cartStage } from './cart/cart.stage.tsx';
import { checkoutGateStage } from './cart/checkout-gate.stage.tsx';
import { selectItemStage } from './cart/select-item.stage.tsx';
import { chooseModuleStage } from './catalogue/choose-module.stage.tsx';
import { replayStage } from './charts/replay.stage.tsx';
import { walkStage } from './charts/walk.stage.tsx';
import { pickLocationStage } from './location/pick-location.stage.tsx';
import { placeStandingStage } from './location/place-standing.stage.tsx';
import { checkoutStage } from './ordering/checkout.stage.tsx';
import { trackOrderStage } from './ordering/track-order.stage.tsx';
import { headerWidgetsStage } from './shell/header-widgets.stage.tsx';
import { languageStage } from './shell/language.stage.tsx';
import { storefrontStage } from './shell/storefront.stage.tsx';
import { themeStage } from './shell/theme.stage.tsx';
import { toastsStage } from './shell/toasts.stage.tsx';

/** Where the views of each flow are drawn, by name of the flow. */
export const stages = {
  'account/authenticate': authenticateStage,
  'account/profile-gate': profileGateStage,
  'account/session': sessionStage,
  'account/sign-out': signOutStage,
  'cart/cart': cartStage,
  'cart/checkout-gate': checkoutGateStage,
  'cart/select-item': selectItemStage,
  'catalogue/choose-module': chooseModuleStage,
  'charts/replay': replayStage,
  'charts/walk': walkStage,
  'location/pick-location': pickLocationStage,
  'location/place-standing': placeStandingStage,
  'ordering/checkout': checkoutStage,
  'ordering/track-order': trackOrderStage,
  'shell/header-widgets': headerWidgetsStage,
  'shell/language': languageStage,
  'shell/storefront': storefrontStage,
  'shell/theme': themeStage,
  'shell/toasts': toastsStage,
} as unknown as Readonly<Record<string, Stage>>;
