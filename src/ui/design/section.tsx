import { Box, Heading, HStack } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import type { Elements } from './elements.ts';
import { Part } from './part.tsx';

type Props = {
  readonly title: ReactNode;
  readonly action?: Elements;
  readonly children: Elements;
};

export function Section({ title, action, children }: Props) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <HStack justify="space-between" align="center" gap="4" mb={{ base: '3', md: '4' }} minH="11">
        <Heading as="h2" id={id} size="md">
          {title}
        </Heading>
        {action ?? null}
      </HStack>
      <Part>{children}</Part>
    </Box>
  );
}
