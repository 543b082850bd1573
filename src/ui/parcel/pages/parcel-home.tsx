import { Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import type { ParcelCategory } from '#domain/parcel/parcel.ts';
import { ModuleStrip } from '#ui/catalogue/parts/module-strip.tsx';
import { Card, CardRow } from '#ui/design/card.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { CardLine, CardName } from '#ui/design/linked-card.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useParcelCategories } from '#ui/parcel/use-parcels.ts';
import { messages } from './home.messages.ts';

export function ParcelHome() {
  const { formatMessage } = useIntl();
  const { value, failure, loading, retry } = useParcelCategories();
  return (
    <Stack gap="6">
      <Stack gap="5">
        <Stack gap="1">
          <Heading as="h1" size="xl">
            <FormattedMessage {...messages.title} />
          </Heading>
          <Text color="fg.muted">
            <FormattedMessage {...messages.lead} />
          </Text>
        </Stack>
        <ModuleStrip />
      </Stack>
      {failure ? <FailureState failure={failure} retry={retry} /> : null}
      {value?.length === 0 ? (
        <EmptyState
          art="parcel"
          title={<FormattedMessage {...messages.none} />}
          text={<FormattedMessage {...messages.noneText} />}
        />
      ) : null}
      <SimpleGrid
        as="ul"
        listStyleType="none"
        aria-label={formatMessage(messages.categories)}
        aria-busy={loading}
        columns={{ base: 1, md: 2, xl: 3 }}
        gap="4"
      >
        {loading ? SKELETONS : null}
        {value?.map((category) => (
          <CategoryCard key={category.id} category={category} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

const SKELETONS = [1, 2, 3].map((one) => (
  <li key={one} aria-hidden>
    <Skeleton h={28} rounded="xl" />
  </li>
));

function CategoryCard({ category }: { readonly category: ParcelCategory }) {
  const { id, name, description, image, tariff, limits } = category;
  return (
    <Card as="li" linked>
      <CardRow picture={{ src: image, alt: '' }}>
        <CardName link={{ to: paths.sendParcel(id) }} name={name} />
        <CardLine>{description}</CardLine>
        <CardLine>
          <FormattedMessage
            {...messages.limits}
            values={{ weight: limits.grams / 1000, length: limits.centimetres }}
          />
        </CardLine>
        <Text fontWeight="semibold">
          <FormattedMessage
            {...messages.fee}
            values={{ money: <MoneyText amount={tariff.minimum} /> }}
          />
        </Text>
      </CardRow>
    </Card>
  );
}
