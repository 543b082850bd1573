import { Button, Text, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import { newestAddStores } from '#application/catalogue/store-shelves.ts';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { messages as kinds } from '#ui/catalogue/kinds.messages.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useFailsTogether } from '#ui/kernel/failures-together.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { CardSkeletons } from '#ui/design/card-grids.tsx';
import { messages } from './home.messages.ts';
import { ItemCards } from '#ui/catalogue/parts/item-cards.tsx';
import { Carousel } from '#ui/design/carousel.tsx';
import { StoreCards } from '#ui/catalogue/parts/store-cards.tsx';
import { useInterest } from '#ui/catalogue/use-interest.ts';
import { useModuleName } from '#ui/catalogue/use-module-name.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages as entries } from '#ui/location/entries.messages.ts';
import { messages as titles } from './titles.messages.ts';

const SeeAll = chakra(Link);
const STORES_SHOWN = 12;
const STORE_SHELVES = {
  popular: { title: titles.popularStores, all: messages.seeAllPopular, to: paths.popularStores() },
  all: { title: kinds.stores, all: messages.seeAllStores, to: paths.popularStores() },
  latest: { title: messages.latest, all: messages.seeAllLatest, to: paths.latestStores() },
} as const;

export function StoreShelf({ list }: { readonly list: 'popular' | 'latest' }) {
  const { formatMessage } = useIntl();
  const { queries } = useServices();
  const scope = useReadScope();
  const popular = useRead(queries.catalogue.stores(scope, 'popular', 1));
  const latest = useRead(queries.catalogue.stores(scope, 'latest', 1));
  const read = list === 'popular' ? popular : latest;
  const { value, failure, retry } = read;
  // Until both lists have loaded, the number of shelves (one or two) is unknown.
  const loading = !failure && (popular.loading || latest.loading);
  const repeats =
    popular.value && latest.value ? !newestAddStores(popular.value.rows, latest.value.rows) : false;
  const { title, all, to } = repeats ? STORE_SHELVES.all : STORE_SHELVES[list];
  if (useFailsTogether(read)) return null;
  if (value?.rows.length === 0) return list === 'popular' ? <NoStores /> : null;
  if (repeats && list === 'latest') return null;

  return (
    <Carousel
      of="stores"
      title={formatMessage(title)}
      action={
        <SeeAll
          to={to}
          aria-label={formatMessage(all)}
          color="brand.fg"
          fontWeight="semibold"
          textStyle="label"
        >
          <FormattedMessage {...messages.seeAll} />
        </SeeAll>
      }
      fallback={failure ? <FailureState failure={failure} retry={retry} /> : null}
    >
      {loading ? <CardSkeletons of="stores" count={STORES_SHOWN} /> : null}
      {loading ? null : <StoreCards stores={value?.rows.slice(0, STORES_SHOWN) ?? []} />}
    </Carousel>
  );
}

function NoStores() {
  const { storefront } = useServices();
  const name = useModuleName(useStorefront(select.module));
  return (
    <EmptyState
      title={<FormattedMessage {...messages.noStores} values={{ module: name }} />}
      text={<FormattedMessage {...messages.noStoresText} />}
      action={
        <Button
          onClick={() =>
            storefront.send({
              type: 'dialog.open',
              id: 'pickLocation',
              request: { use: 'customer' },
            })
          }
        >
          <FormattedMessage {...entries.change} />
        </Button>
      }
    />
  );
}

const ITEM_SHELVES = {
  recommended: messages.recommended,
  discounted: messages.discounted,
  campaign: messages.campaigns,
} as const;

/** Campaigns come and go: an empty campaign shelf renders nothing. */
export function ItemShelf({ list }: { readonly list: keyof typeof ITEM_SHELVES }) {
  const { formatMessage } = useIntl();
  const { queries } = useServices();
  const read = useRead(queries.catalogue.items(useReadScope(), list, useInterest(list)));
  const { value, failure, loading, retry } = read;
  if (useFailsTogether(read)) return null;
  if (list === 'campaign' && value?.rows.length === 0) return null;

  const nothing = (
    <Text color="fg.muted">
      <FormattedMessage {...messages.nothing} />
    </Text>
  );

  return (
    <Carousel
      of="items"
      title={formatMessage(ITEM_SHELVES[list])}
      fallback={
        failure ? (
          <FailureState failure={failure} retry={retry} />
        ) : value?.rows.length === 0 ? (
          nothing
        ) : null
      }
    >
      {loading ? <CardSkeletons of="items" /> : null}
      {value ? <ItemCards items={value.rows} recommendedShown={list !== 'recommended'} /> : null}
    </Carousel>
  );
}
