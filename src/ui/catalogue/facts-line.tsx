import { Box, Flex } from '@chakra-ui/react';
import { Children, type ReactNode } from 'react';

/** Short facts in a row, a dot between them. Facts that are not there leave no dot. */
export function FactsLine({ children }: { readonly children: ReactNode }) {
  return (
    <Flex
      as="ul"
      listStyleType="none"
      wrap="wrap"
      columnGap="1.5"
      textStyle="label"
      color="fg.muted"
      css={{
        '& > li:empty': { display: 'none' },
        '& > li:not(:empty) ~ li:not(:empty)::before': DOT,
      }}
    >
      {Children.map(children, (fact) => (fact ? <Box as="li">{fact}</Box> : null))}
    </Flex>
  );
}

const DOT = { content: '"·"', marginInlineEnd: '0.375rem' } as const;
