import { Box, Flex } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { bottomBar, footRoom, safeFoot, tabBar } from './notices-room.ts';
import { staysWhereHigh, whereBarsStay } from './theme/short.ts';
import type { Elements } from './elements.ts';
import { Part } from './part.tsx';

type Props = {
  readonly children: Elements;
  readonly summary: ReactNode;
  /** The primary action; sticky at the bottom on a phone. */
  readonly actions: ReactNode;
};

export const WithAside = ({ children, summary, actions }: Props) => (
  <>
    <Global styles={ROOM_FOR_THE_BAR} />
    <Flex
      direction={{ base: 'column', lg: 'row' }}
      gap={{ base: '4', lg: '8' }}
      align={{ base: 'stretch', lg: 'start' }}
    >
      {children}
      <Box
        display={{ base: 'contents', lg: 'block' }}
        w={{ lg: 'sm' }}
        flexShrink="0"
        position="sticky"
        top="24"
        css={staysWhereHigh}
      >
        <Box w="full">
          <Part>{summary}</Part>
        </Box>
        <Box
          ref={bottomBar}
          position={{ base: 'sticky', lg: 'static' }}
          bottom={tabBar}
          css={staysWhereHigh}
          zIndex="docked"
          mx={{ base: '-4', lg: '0' }}
          px={{ base: '4', lg: '0' }}
          pt="3"
          pb={{ base: `max(0.75rem, ${safeFoot})`, lg: '0' }}
          bg={{ base: 'bg.panel', lg: 'transparent' }}
          borderTopWidth={{ base: '1px', lg: '0' }}
          borderColor="border"
        >
          <Part>{actions}</Part>
        </Box>
      </Box>
    </Flex>
  </>
);

/** On a phone, keeps focused elements above the bar. */
const ROOM_FOR_THE_BAR = {
  [whereBarsStay()]: { html: { scrollPaddingBottom: `calc(7rem + ${footRoom})` } },
};
