import type { Scene } from '#tools/model/scene.ts';
import { authenticateScene } from './account/authenticate.scene.ts';
import { signOutScene } from './account/sign-out.scene.ts';
import { checkoutGateScene } from './cart/checkout-gate.scene.ts';
import { languageScene } from './shell/language.scene.ts';

/** How each flow comes about in the real shop, by name of the flow. */
export const scenes = {
  'account/authenticate': authenticateScene,
  'account/sign-out': signOutScene,
  'cart/checkout-gate': checkoutGateScene,
  'shell/language': languageScene,
} as unknown as Readonly<Record<string, Scene>>;
