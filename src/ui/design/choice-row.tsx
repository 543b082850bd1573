import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Answers side by side, as far as there is room. */
export function ChoiceRow({ children }: { readonly children: ReactNode }) {
  return (
    <Flex gap="3" wrap="wrap" css={{ '& > *': { flex: '1 1 12rem' } }}>
      {children}
    </Flex>
  );
}
