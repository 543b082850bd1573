import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Elements } from './elements.ts';

type Props = {
  /** What the filters are called, read aloud. */
  readonly label: string;
  readonly filters: ReactNode;
  readonly children: Elements;
};

/** A list with what narrows it beside it, where there is room for that. */
export const FiltersBeside = ({ label, filters, children }: Props) => (
  <Flex gap="8" align="start">
    <Box as="aside" aria-label={label} hideBelow="lg" w="17rem" flexShrink="0">
      {filters}
    </Box>
    {children}
  </Flex>
);
