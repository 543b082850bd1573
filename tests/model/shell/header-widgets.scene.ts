import { comesHome } from '#tests/model/support/in-the-shop.ts';
import { defineScene } from '#tools/model/scene.ts';
import { headerWidgetsFlow } from './header-widgets.scenario.ts';

export const headerWidgetsScene = defineScene(headerWidgetsFlow, {
  arrange: { 'a page coming up': comesHome },
});
