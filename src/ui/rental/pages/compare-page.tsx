import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { comparedText, isEnough } from '#domain/rental/comparison.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Link } from '#ui/design/link.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { messages } from '#ui/rental/compare.messages.ts';
import { CompareTable } from '#ui/rental/parts/compare-table.tsx';
import { InRental } from '#ui/rental/parts/in-rental.tsx';
import { useComparison } from '#ui/rental/use-comparison.ts';
import { messages as titles } from './titles.messages.ts';

export function ComparePage() {
  const comparison = useComparison('vehicles');
  const { ids } = comparison;
  return (
    <InRental title={titles.compare} waiting={<Skeleton h={96} rounded="xl" />}>
      <Stack gap="5">
        <HStack justify="space-between" gap="4" flexWrap="wrap">
          <Heading as="h1" size="lg">
            <FormattedMessage {...titles.compare} />
          </Heading>
          {ids.length > 0 ? (
            <Button asChild variant="outline">
              <Link to={`${paths.vehicleSearch()}?compare=${comparedText(ids)}`}>
                <FormattedMessage {...messages.addMore} />
              </Link>
            </Button>
          ) : null}
        </HStack>
        {ids.length > 0 ? (
          <Stack gap="3">
            <Text color="fg.muted">
              <FormattedMessage {...(isEnough(ids) ? messages.legend : messages.oneMore)} />
            </Text>
            <CompareTable comparison={comparison} />
          </Stack>
        ) : (
          <Nothing />
        )}
      </Stack>
    </InRental>
  );
}

const Nothing = () => (
  <EmptyState
    art="rental"
    title={<FormattedMessage {...messages.nothing} />}
    text={<FormattedMessage {...messages.nothingText} />}
    action={
      <Button asChild>
        <Link to={paths.vehicleSearch()}>
          <FormattedMessage {...messages.toVehicles} />
        </Link>
      </Button>
    }
  />
);
