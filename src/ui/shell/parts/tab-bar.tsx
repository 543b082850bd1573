import { Box, Flex } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useIntl } from 'react-intl';
import * as select from '#application/shell/storefront.selectors.ts';
import { Entries } from '#ui/kernel/entries.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/shell/shell.messages.ts';

/** On phones, which have no rail: the ways that are open from every page, once the customer has a place. */
export function TabBar() {
  const { formatMessage } = useIntl();
  const hasPlace = useStorefront(select.place) !== null;
  if (!hasPlace) return null;
  return (
    <>
      <Global styles={ROOM} />
      <Box hideFrom="md">
        <Entries slot="foot" />
        <Box
          as="nav"
          aria-label={formatMessage(messages.tabs)}
          position="fixed"
          insetInline="0"
          bottom="0"
          zIndex="docked"
          pb="env(safe-area-inset-bottom, 0px)"
          bg="bg.panel"
          borderTopWidth="1px"
          borderColor="border"
        >
          <Flex>
            <Entries slot="tabs" />
          </Flex>
        </Box>
      </Box>
    </>
  );
}

/** The room that pages, bars and notices leave the tabs, which themselves leave the device its own. */
const ROOM = {
  '@media (width < 48rem)': {
    ':root': {
      '--tab-bar': 'calc(3.5rem + 1px + env(safe-area-inset-bottom, 0px))',
      '--safe-foot': '0px',
    },
  },
};
