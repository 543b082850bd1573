import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Elements } from './elements.ts';

type Props = {
  readonly label: string;
  readonly filters: ReactNode;
  readonly children: Elements;
};

export const FiltersBeside = ({ label, filters, children }: Props) => (
  <Flex gap="8" align="start">
    <Box as="aside" aria-label={label} hideBelow="lg" w="17rem" flexShrink="0">
      {filters}
    </Box>
    {children}
  </Flex>
);
