import type { Provider } from '#domain/rental/provider.ts';
import { StoreCard } from '#ui/catalogue/parts/store-card.tsx';
import { useProviderCards } from '#ui/rental/use-provider-cards.ts';

type Props = { readonly providers: readonly Provider[]; readonly eager?: number };

/** Those who rent out, as cards. */
export function ProviderCards({ providers, eager = 0 }: Props) {
  const cardOf = useProviderCards();
  return providers.map((provider, index) => (
    <StoreCard key={provider.id} store={cardOf(provider)} eager={index < eager} />
  ));
}
