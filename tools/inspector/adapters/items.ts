import type { Services } from '#application/shell/services.ts';
import { freshSelection } from '#domain/cart/selection.ts';
import { selectionRefusal } from '#domain/cart/selection-check.ts';
import type { Item } from '#domain/catalogue/item.ts';
import { quantity } from '#domain/kernel/quantity.ts';

/** The items of a store of this module, as the module's page shows it. */
export async function itemsOf({ queries, storefront }: Services): Promise<readonly Item[]> {
  const { module, input } = storefront.getSnapshot().context;
  const scope = {
    principal: 'the walker',
    zones: null,
    moduleId: module?.id ?? null,
    language: input.language,
  };
  const answers = await Promise.all(
    (['popular', 'recommended', 'discounted'] as const).map((list) =>
      queries.catalogue.items(scope, list, []).read(),
    ),
  );
  return answers.flatMap((answer) => (answer.ok ? answer.value.rows : []));
}

/** Enough for the minimum order of every store. */
const ENOUGH = quantity(3);

/** An item that can be added to the cart without options. */
export async function somethingToBuy(app: Services) {
  const choices = (await itemsOf(app)).map((item) => ({
    item,
    selection: { ...freshSelection(item), quantity: ENOUGH },
  }));
  return choices.find(({ item, selection }) => selectionRefusal(item, selection) === null) ?? null;
}
