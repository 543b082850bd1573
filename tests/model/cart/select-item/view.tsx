import type { selectItemMachine } from '#application/cart/select-item/machine.ts';
import { aModule, groceryModule } from '#tests/support/builders/module.ts';
import { catalogueByHand } from '#tests/support/fakes/catalogue-reader.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { ItemDialog } from '#ui/cart/dialogs/select-item/item-dialog.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';

export const view: ViewFixture<typeof selectItemMachine> = async ({
  machine,
  input: { item },
  inspect,
}) => {
  const { app, AddressBar } = await startApp({
    catalogue: catalogueByHand({ items: [item], modules: [aModule(), groceryModule()] }),
    module: aModule({ id: item.moduleId, type: item.moduleType }),
    inspect,
  });
  const selectItem = machine.provide({
    actions: {
      closeDialog: () => app.navigator.changeQuery({ item: null }),
    },
  });
  const view = (
    <>
      <ItemDialog />
      <ToastsView />
      <AddressBar />
    </>
  );
  return {
    view,
    app: { ...app, selectItem: async () => selectItem },
    path: `/store/1?item=${item.id}`,
  };
};
