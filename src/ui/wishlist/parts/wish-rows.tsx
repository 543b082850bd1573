import { chakra, HStack } from '@chakra-ui/react';
import { paths } from '#application/kernel/path.ts';
import type { Item } from '#domain/catalogue/item.ts';
import type { Store } from '#domain/catalogue/store.ts';
import type { Provider } from '#domain/rental/provider.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import type { Wish } from '#domain/wishlist/wish.ts';
import { useItemCards } from '#ui/catalogue/use-item-cards.ts';
import { useStoreCards } from '#ui/catalogue/use-store-cards.ts';
import { CardRow } from '#ui/design/card.tsx';
import { FactsLine, type Value } from '#ui/design/facts-line.tsx';
import { Link, type LinkProps } from '#ui/design/link.ts';
import { Price } from '#ui/kernel/price.tsx';
import { RatePrice } from '#ui/rental/parts/rate-price.tsx';
import { useProviderCards } from '#ui/rental/use-provider-cards.ts';
import { ratesOf, useVehicleCards } from '#ui/rental/use-vehicle-cards.ts';
import { WishButton } from './wish-button.tsx';
import type { Elements } from '#ui/design/elements.ts';

const NameLink = chakra(Link);

type Props = {
  readonly wish: Wish;
  readonly name: string;
  readonly picture: string;
  readonly link: Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;
  readonly facts?: readonly Value[];
  readonly children?: Elements;
};

function WishRow({ wish, name, picture, link, facts = [], children }: Props) {
  return (
    <CardRow
      as="li"
      ruled
      picture={{ src: picture, alt: '' }}
      aside={<WishButton {...wish} name={name} />}
    >
      <NameLink
        {...link}
        fontWeight="semibold"
        borderRadius="sm"
        focusVisibleRing="outside"
        lineClamp="2"
        overflowWrap="anywhere"
      >
        <bdi>{name}</bdi>
      </NameLink>
      {facts.length > 0 ? <FactsLine facts={facts} /> : null}
      {children}
    </CardRow>
  );
}

export function ItemWish({ item }: { readonly item: Item }) {
  const { link, storeName, price, closed } = useItemCards({})(item);
  return (
    <WishRow
      wish={{ kind: 'item', id: item.id }}
      name={item.name}
      picture={item.image}
      link={link}
      facts={[{ text: storeName }, ...(closed === null ? [] : [{ text: closed }])]}
    >
      <Price {...price} />
    </WishRow>
  );
}

export function StoreWish({ store }: { readonly store: Store }) {
  const { href, facts, closed, hours } = useStoreCards()(store);
  return (
    <WishRow
      wish={{ kind: 'store', id: store.id }}
      name={store.name}
      picture={store.logo}
      link={{ to: href }}
      facts={[...[closed, hours].flatMap((text) => (text === null ? [] : { text })), ...facts]}
    />
  );
}

export function VehicleWish({ vehicle }: { readonly vehicle: Vehicle }) {
  const { facts } = useVehicleCards('home')(vehicle);
  return (
    <WishRow
      wish={{ kind: 'vehicle', id: vehicle.id }}
      name={vehicle.name}
      picture={vehicle.thumbnail}
      link={{ to: paths.vehicle({ id: vehicle.id }) }}
      facts={[{ text: vehicle.provider.name }, ...facts]}
    >
      <HStack gap="0" columnGap="4" flexWrap="wrap">
        {ratesOf(vehicle).map((rate) => (
          <RatePrice key={rate.type} rate={rate} />
        ))}
      </HStack>
    </WishRow>
  );
}

export function ProviderWish({ provider }: { readonly provider: Provider }) {
  const { facts } = useProviderCards()(provider);
  return (
    <WishRow
      wish={{ kind: 'provider', id: provider.id }}
      name={provider.name}
      picture={provider.logo}
      link={{ to: paths.provider(provider.id) }}
      facts={facts}
    />
  );
}
