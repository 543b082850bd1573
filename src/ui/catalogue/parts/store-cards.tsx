import type { Store } from '#domain/catalogue/store.ts';
import { useStoreCards, type NameOfModule } from '#ui/catalogue/use-store-cards.ts';
import { useHearts } from '#ui/kernel/hearts.ts';
import { HydratedLater } from '#ui/kernel/late.tsx';
import { StoreCard } from './store-card.tsx';

type Props = {
  readonly stores: readonly Store[];
  readonly eager?: number;
  readonly moduleNameOf?: NameOfModule;
};

export const StoreCards = (props: Props) => (
  <HydratedLater>
    <Cards {...props} />
  </HydratedLater>
);

function Cards({ stores, eager = 0, moduleNameOf }: Props) {
  const cardOf = useStoreCards(moduleNameOf);
  const heart = useHearts();
  return stores.map((store, index) => (
    <StoreCard
      key={store.id}
      store={cardOf(store)}
      eager={index < eager}
      corner={heart({ kind: 'store', id: store.id, name: store.name })}
    />
  ));
}
