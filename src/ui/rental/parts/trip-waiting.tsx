import { Box, Flex, Stack } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { messages } from '#ui/rental/trip-cart.messages.ts';

export const TripWaiting = ({ title }: { readonly title: MessageDescriptor }) => (
  <Box role="status">
    <HiddenHeading>
      <FormattedMessage {...title} />
    </HiddenHeading>
    <VisuallyHidden>
      <FormattedMessage {...messages.loading} />
    </VisuallyHidden>
    <Flex gap="8" aria-hidden="true">
      <Stack flex="1" gap="4">
        <Skeleton h={10} w={40} />
        <Skeleton h={36} rounded="xl" />
        <Skeleton h={56} rounded="xl" />
      </Stack>
      <Box hideBelow="lg" w="sm">
        <Skeleton h={80} rounded="xl" />
      </Box>
    </Flex>
  </Box>
);
