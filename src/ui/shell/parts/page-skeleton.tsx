import { Skeleton, Stack } from '@chakra-ui/react';

/** While the code of a page is on its way: its rough shape, and nothing that moves later. */
export function PageSkeleton() {
  return (
    <Stack gap="6" aria-hidden="true" minH="100vh">
      <Skeleton h="9" w="60%" maxW="md" />
      <Skeleton h="40" borderRadius="2xl" />
      <Skeleton h="64" borderRadius="2xl" />
    </Stack>
  );
}
