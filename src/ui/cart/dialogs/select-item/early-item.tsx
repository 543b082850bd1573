import { parseId } from '#domain/kernel/id.ts';
import type { ItemId } from '#domain/catalogue/item.ts';
import { EarlyPanel } from '#ui/design/opening-panel.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { useLate } from '#ui/kernel/use-late.ts';
import { useRead } from '#ui/kernel/use-read.ts';
import { ItemChoice } from './item-choice.tsx';

/** The choices of an item, for the server: the early script shows them until the dialog takes their place. */
export function EarlyItemContent() {
  const id = parseId<'Item'>(useQueryValue('item'));
  return id === null ? null : <ContentOf id={id} />;
}

function ContentOf({ id }: { readonly id: ItemId }) {
  const { queries, selectItem } = useServices();
  const machine = useLate(selectItem);
  const { value: item } = useRead(queries.catalogue.item(useReadScope(), id));
  if (!item || !machine) return null;
  return (
    <EarlyPanel form="item" label={item.name} title={<bdi>{item.name}</bdi>} filled>
      <ItemChoice item={item} machine={machine} />
    </EarlyPanel>
  );
}
