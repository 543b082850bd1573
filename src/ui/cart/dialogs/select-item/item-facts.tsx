import { Box, Heading, HStack, Stack, Text, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import { pageAt } from '#application/kernel/page-at.ts';
import * as select from '#application/cart/select-item/selectors.ts';
import { storePathOf } from '#ui/catalogue/store-path-of.ts';
import type { Item } from '#domain/catalogue/item.ts';
import { needsPrescriptions } from '#domain/catalogue/module.ts';
import { messages as availability } from '#ui/cart/availability.messages.ts';
import { praiseOf, VegMark } from '#ui/catalogue/parts/item-badges.tsx';
import { unitText } from '#ui/catalogue/parts/unit-text.ts';
import { useDietMarks } from '#ui/catalogue/use-item-facts.ts';
import { Badge } from '#ui/design/badge.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { Price } from '#ui/kernel/price.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useHearts } from '#ui/kernel/hearts.ts';
import { RatingBadge } from '#ui/design/rating-badge.tsx';
import { ReadMore } from '#ui/design/read-more.tsx';
import { messages } from './select-item.messages.ts';

export function ItemFacts({ flow }: { readonly flow: select.SelectItemActor }) {
  const intl = useIntl();
  const item = useSelector(flow, select.itemOf);
  const price = useSelector(flow, select.priceOf);
  const fullPrice = useSelector(flow, select.fullPriceOf);
  const marksDiet = useDietMarks(item.moduleType);
  const heart = useHearts();

  return (
    <Stack gap="3">
      <HStack gap="3" flexWrap="wrap">
        <StoreName item={item} />
        {item.ratingCount > 0 ? (
          <RatingBadge rating={item.rating} count={item.ratingCount} />
        ) : null}
        <Box ms="auto">
          {heart({ kind: 'item', id: item.id, name: item.name, look: 'outline' })}
        </Box>
      </HStack>
      <HStack gap="2" flexWrap="wrap" css={{ '&:empty': { display: 'none' } }}>
        {marksDiet && item.vegetarian !== null ? <VegMark vegetarian={item.vegetarian} /> : null}
        {item.halal ? (
          <Badge tone="brand">
            <FormattedMessage {...messages.halal} />
          </Badge>
        ) : null}
        {praiseOf(intl, item).map((word) => (
          <Badge key={word} tone="brand">
            {word}
          </Badge>
        ))}
      </HStack>
      {item.genericNames.length > 0 ? (
        <Text color="fg.muted">
          <bdi>{item.genericNames.join(', ')}</bdi>
        </Text>
      ) : null}
      {item.description === '' ? null : (
        <Text color="fg.muted" overflowWrap="anywhere">
          <ReadMore text={item.description} />
        </Text>
      )}
      <HStack gap="2" align="baseline">
        <Price now={price} was={fullPrice} size="lg" />
        {item.unit ? (
          <Text as="span" textStyle="label" color="fg.muted">
            <bdi>{unitText(intl, item)}</bdi>
          </Text>
        ) : null}
      </HStack>
      {needsPrescriptions(item.moduleType) && item.needsPrescription ? (
        <PrescriptionNotice />
      ) : null}
      <FactList title={<FormattedMessage {...messages.nutrition} />} facts={item.nutrition} />
      <FactList title={<FormattedMessage {...messages.allergies} />} facts={item.allergies} />
    </Stack>
  );
}

const StoreLink = chakra(Link);

function StoreName({ item }: { readonly item: Item }) {
  const here = pageAt(useAddress());
  const name = <bdi>{item.storeName}</bdi>;
  if (here?.id === 'store' && here.params['id'] === String(item.storeId)) {
    return (
      <Text textStyle="label" color="fg.muted">
        {name}
      </Text>
    );
  }
  return (
    <StoreLink
      to={storePathOf(item)}
      replace
      textStyle="label"
      color="brand.fg"
      textDecoration="underline"
      textUnderlineOffset="3px"
      borderRadius="sm"
      focusVisibleRing="outside"
    >
      {name}
    </StoreLink>
  );
}

function PrescriptionNotice() {
  return (
    <Notice tone="warning" icon="note">
      <Text textStyle="label" css={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        <FormattedMessage {...availability.prescription} />
      </Text>
      <Text textStyle="caption">
        <FormattedMessage {...messages.prescriptionHow} />
      </Text>
    </Notice>
  );
}

type FactListProps = { readonly title: ReactNode; readonly facts: readonly string[] };

function FactList({ title, facts }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <Box>
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <Box as="ul" display="flex" flexWrap="wrap" gap="1.5" listStyleType="none" mt="1.5">
        {facts.map((fact) => (
          <li key={fact}>
            <Badge tone="outline">
              <bdi>{fact}</bdi>
            </Badge>
          </li>
        ))}
      </Box>
    </Box>
  );
}
