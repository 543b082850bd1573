import { Heading, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import { messages as titles } from '#ui/parcel/pages/titles.messages.ts';

export const Title = () => (
  <Heading as="h1" size="lg">
    <FormattedMessage {...titles.title} />
  </Heading>
);

export const Waiting = () => (
  <Stack gap="4" role="status">
    <Title />
    <VisuallyHidden>
      <Text as="span">
        <FormattedMessage {...kernel.loading} />
      </Text>
    </VisuallyHidden>
    <Skeleton h={80} rounded="xl" />
  </Stack>
);
