import { Box, Stack } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';

export const Checking = ({ label }: { readonly label: MessageDescriptor }) => (
  <Box role="status">
    <VisuallyHidden>
      <FormattedMessage {...label} />
    </VisuallyHidden>
    <Stack gap="3" aria-hidden="true">
      <Skeleton h={14} rounded="lg" />
      <Skeleton h={14} rounded="lg" />
    </Stack>
  </Box>
);
