import type { themeMachine } from '#application/shell/theme.machine.ts';
import { startShop } from '#tests/support/start-shop.ts';
import type { ViewFixture } from '#tools/model/drivers/view-fixture.ts';
import { ThemeButton } from '#ui/shell/parts/theme-button.tsx';

export const view: ViewFixture<typeof themeMachine> = async ({ machine, inspect }) => {
  const { shop } = await startShop({ machines: { theme: machine }, inspect });
  return { view: <ThemeButton />, shop };
};
