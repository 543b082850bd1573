import type { Provider } from '#domain/rental/provider.ts';
import { StoreCard } from '#ui/catalogue/parts/store-card.tsx';
import { useHearts } from '#ui/kernel/hearts.ts';
import { HydratedLater } from '#ui/kernel/late.tsx';
import { useProviderCards } from '#ui/rental/use-provider-cards.ts';

type Props = { readonly providers: readonly Provider[]; readonly eager?: number };

export const ProviderCards = (props: Props) => (
  <HydratedLater>
    <Cards {...props} />
  </HydratedLater>
);

function Cards({ providers, eager = 0 }: Props) {
  const cardOf = useProviderCards();
  const heart = useHearts();
  return providers.map((provider, index) => (
    <StoreCard
      key={provider.id}
      store={cardOf(provider)}
      eager={index < eager}
      corner={heart({ kind: 'provider', id: provider.id, name: provider.name })}
    />
  ));
}
