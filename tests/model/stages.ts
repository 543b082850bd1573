import type { Stage } from '#tools/model/drivers/stage.ts';
import { authenticateStage } from './account/authenticate.stage.tsx';
import { profileGateStage } from './account/profile-gate.stage.tsx';
import { sessionStage } from './account/session.stage.tsx';
import { signOutStage } from './account/sign-out.stage.tsx';
import { checkoutGateStage } from './cart/checkout-gate.stage.tsx';
import { chooseModuleStage } from './catalogue/choose-module.stage.tsx';
import { languageStage } from './shell/language.stage.tsx';

/** Where the views of each flow are drawn, by name of the flow. */
export const stages = {
  'account/authenticate': authenticateStage,
  'account/profile-gate': profileGateStage,
  'account/session': sessionStage,
  'account/sign-out': signOutStage,
  'cart/checkout-gate': checkoutGateStage,
  'catalogue/choose-module': chooseModuleStage,
  'shell/language': languageStage,
} as unknown as Readonly<Record<string, Stage>>;
