import type { languageMachine } from '#application/shell/language.machine.ts';
import { startShop } from '#tests/support/start-shop.ts';
import type { ViewFixture } from '#tools/model/drivers/view-fixture.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { LanguageButton } from '#ui/shell/parts/language-button.tsx';

export const view: ViewFixture<typeof languageMachine> = async ({ machine, inspect }) => {
  const { shop } = await startShop({ machines: { language: machine }, inspect });
  const view = (
    <>
      <LanguageButton />
      <Dialogs />
    </>
  );
  return { view, shop };
};
