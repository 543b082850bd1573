import type { Item } from '#domain/catalogue/item.ts';
import { useItemCards, type ItemCardOptions } from '#ui/catalogue/use-item-cards.ts';
import { useItemControl } from '#ui/catalogue/item-control.ts';
import { useHearts } from '#ui/kernel/hearts.ts';
import { HydratedLater } from '#ui/kernel/late.tsx';
import { HoverActions } from './hover-actions.tsx';
import { ItemCard } from './item-card.tsx';

type Props = ItemCardOptions & {
  readonly items: readonly Item[];
  readonly eager?: number;
};

export const ItemCards = (props: Props) => (
  <HydratedLater>
    <Cards {...props} />
  </HydratedLater>
);

function Cards({ items, eager = 0, ...options }: Props) {
  const cardOf = useItemCards(options);
  const Control = useItemControl();
  const heart = useHearts();
  return items.map((item, at) => {
    const card = cardOf(item);
    return (
      <ItemCard
        key={item.id}
        item={card}
        eager={at < eager}
        action={<Control item={item} />}
        corner={heart({ kind: 'item', id: item.id, name: item.name })}
        hoverActions={
          <HoverActions item={item} link={card.link} storeLinked={options.storeLinked ?? true} />
        }
      />
    );
  });
}
