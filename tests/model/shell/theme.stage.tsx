import type { themeMachine } from '#application/shell/theme.machine.ts';
import { startShop } from '#tests/support/start-shop.ts';
import type { Stage } from '#tools/model/drivers/stage.ts';
import { ThemeButton } from '#ui/shell/parts/theme-button.tsx';

export const themeStage: Stage<typeof themeMachine> = async ({ machine, inspect }) => {
  const { shop } = await startShop({ machines: { theme: machine }, inspect });
  return { view: <ThemeButton />, shop };
};
