import type { languageMachine } from '#application/shell/language/machine.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { LanguageButton } from '#ui/shell/parts/language-button.tsx';

export const view: ViewFixture<typeof languageMachine> = async ({ machine, inspect }) => {
  const { app } = await startApp({ machines: { language: machine }, inspect });
  const view = (
    <>
      <LanguageButton />
      <Dialogs />
    </>
  );
  return { view, app };
};
