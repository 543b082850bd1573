import { Box, Flex } from '@chakra-ui/react';
import { Children, type ReactNode } from 'react';

/** Short facts in a row, a dot between them, none where a line begins. Facts that are not there leave no dot. */
export function FactsLine({ children }: { readonly children: ReactNode }) {
  return (
    <Box overflow="hidden">
      <Flex
        as="ul"
        listStyleType="none"
        wrap="wrap"
        ms={`-${DOT.inlineSize}`}
        textStyle="label"
        color="fg.muted"
        css={{ '& > li:empty': { display: 'none' }, '& > li::before': DOT }}
      >
        {Children.map(children, (fact) => (fact ? <Box as="li">{fact}</Box> : null))}
      </Flex>
    </Box>
  );
}

/** Every fact has one before it; those that begin a line stand outside of what is seen. */
const DOT = {
  content: '"·"',
  display: 'inline-block',
  inlineSize: '0.875rem',
  textAlign: 'center',
} as const;
