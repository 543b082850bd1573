import { Box, HStack, Stack, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import { isOpenAt } from '#domain/catalogue/opening.ts';
import type { Store } from '#domain/catalogue/store.ts';
import { toPercent } from '#domain/kernel/rate.ts';
import { Picture } from '#ui/design/picture.tsx';
import { RatingBadge } from '#ui/design/rating-badge.tsx';
import { messages } from '#ui/catalogue/catalogue.messages.ts';
import { DIMMED } from './closed-chip.tsx';
import { FactsLine } from '#ui/design/facts-line.tsx';
import { Chip } from './item-badges.tsx';
import { OpeningText } from './opening-text.tsx';
import { DeliveryFee, DeliveryMinutes, Distance, MinimumOrder } from './store-facts.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useWallTime } from '#ui/kernel/use-wall-time.ts';

const NameLink = chakra(Link);

type Props = { readonly store: Store; readonly eager?: boolean };

/** One store in a list: what it looks like, whether it is open, how soon, how far, how dear. */
export function StoreCard({ store, eager = false }: Props) {
  const now = useWallTime();
  const type = useStorefront(select.module)?.type;
  const closed = now !== null && !isOpenAt(store, now);

  return (
    <Stack as="article" gap="2.5" position="relative" minW="0">
      <Box position="relative">
        <Box css={closed ? DIMMED : {}}>
          <Picture
            src={store.cover}
            alt=""
            ratio={16 / 9}
            eager={eager}
            rounded="xl"
            sizes="(max-width: 640px) 90vw, 320px"
          />
        </Box>
        <HStack position="absolute" top="2" insetInline="2" gap="1" flexWrap="wrap">
          {closed ? (
            <Chip tone="plain">
              <OpeningText store={store} now={now} />
            </Chip>
          ) : null}
          {store.discount > 0 ? (
            <Chip tone="offer">
              <FormattedMessage
                {...messages.discountAll}
                values={{ percent: toPercent(store.discount) }}
              />
            </Chip>
          ) : null}
        </HStack>
      </Box>
      <Stack gap="0.5" minW="0">
        <HStack justify="space-between" align="start" gap="2">
          <NameLink
            to={paths.store({ ...store, moduleType: type })}
            fontWeight="semibold"
            textStyle="subheading"
            lineClamp="1"
            overflowWrap="anywhere"
            _after={{ content: '""', position: 'absolute', inset: '0' }}
          >
            <bdi>{store.name}</bdi>
          </NameLink>
          {store.ratingCount > 0 ? (
            <RatingBadge rating={store.rating} count={store.ratingCount} />
          ) : null}
        </HStack>
        <FactsLine>
          <DeliveryMinutes store={store} />
          <Distance store={store} />
          <DeliveryFee store={store} />
          <MinimumOrder store={store} />
        </FactsLine>
        {now !== null && !closed ? (
          <Box textStyle="label" color="fg.muted">
            <OpeningText store={store} now={now} />
          </Box>
        ) : null}
      </Stack>
    </Stack>
  );
}
