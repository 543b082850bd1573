import { HStack, Skeleton, Stack } from '@chakra-ui/react';

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
