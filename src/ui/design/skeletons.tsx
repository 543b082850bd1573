import { Box, HStack, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from './visually-hidden.tsx';
import { Card } from './card.tsx';
import { messages } from '#ui/kernel/kernel.messages.ts';

/** The place of a card before its content has come: as large as the card will be. */
export function CardSkeleton({ ratio = 4 / 3 }: { readonly ratio?: number }) {
  return (
    <Card overflow="hidden" aria-hidden="true">
      <Skeleton aspectRatio={String(ratio)} borderRadius="none" />
      <Stack gap="2" p="3.5">
        <Skeleton h="5" w="75%" />
        <Skeleton h="4" w="50%" />
        <Skeleton h="6" w="35%" mt="1" />
      </Stack>
    </Card>
  );
}

/** The place of a row of a list. */
export function RowSkeleton() {
  return (
    <HStack gap="4" p="4" aria-hidden="true">
      <Skeleton boxSize="16" borderRadius="lg" flexShrink="0" />
      <Stack gap="2" flex="1">
        <Skeleton h="5" w="60%" />
        <Skeleton h="4" w="40%" />
      </Stack>
    </HStack>
  );
}

/** The columns that cards stand in: two on a phone, as many as fit elsewhere. */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  return (
    <SimpleGrid
      gap={{ base: '3', md: '5' }}
      gridTemplateColumns={{
        base: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
        md: 'repeat(auto-fill, minmax(14rem, 1fr))',
      }}
    >
      {children}
    </SimpleGrid>
  );
}

/** A screen of cards on their way. */
export function GridSkeleton({ count }: { readonly count: number }) {
  return (
    <Box role="status">
      <VisuallyHidden>
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </CardGrid>
    </Box>
  );
}
