import type { themeMachine } from '#application/shell/theme/machine.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { ThemeButton } from '#ui/shell/parts/theme-button.tsx';

export const view: ViewFixture<typeof themeMachine> = async ({ machine, inspect }) => {
  const { app } = await startApp({ machines: { theme: machine }, inspect });
  return { view: <ThemeButton />, app };
};
