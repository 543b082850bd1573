import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Elements } from '#ui/design/elements.ts';

const Frame = chakra('div', {
  base: {
    maxW: '85%',
    minW: '0',
    px: '3',
    py: '2',
    borderRadius: 'xl',
    '&[data-mine]': { bg: 'brand.subtle', ms: 'auto' },
    '&:not([data-mine])': { bg: 'bg.muted', me: 'auto' },
  },
});

type Props = {
  readonly isMine: boolean;
  readonly text: string;
  readonly pictures: Elements;
  readonly foot: ReactNode;
  readonly by: Elements;
};

/** The text has its own direction, and is never parsed as HTML. */
export const Bubble = ({ isMine, text, pictures, foot, by }: Props) => (
  <Box as="li" display="flex">
    <Frame data-mine={isMine ? '' : undefined}>
      {by}
      {pictures}
      {text === '' ? null : (
        <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </Text>
      )}
      <Box textStyle="caption" color="fg.muted" mt="0.5" textAlign={isMine ? 'end' : 'start'}>
        {foot}
      </Box>
    </Frame>
  </Box>
);

export const Pictures = ({ children }: { readonly children: ReactNode }) => (
  <Box display="flex" gap="2" flexWrap="wrap" mb="1">
    {children}
  </Box>
);
