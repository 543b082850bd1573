import { Box, Flex } from '@chakra-ui/react';
import { staysWhereHigh } from '#ui/design/theme/short.ts';
import { useIntl } from 'react-intl';
import { EntriesOf } from '#ui/kernel/entries.tsx';
import { appTabs } from '#ui/shell/app-tabs.ts';
import { messages } from '#ui/shell/shell.messages.ts';

const FOOT = appTabs.filter(({ slot }) => slot === 'foot');
const TABS = appTabs.filter(({ slot }) => slot === 'tabs');

export function PhoneBars() {
  const { formatMessage } = useIntl();
  return (
    <>
      <EntriesOf entries={FOOT} />
      <Box
        as="nav"
        aria-label={formatMessage(messages.tabs)}
        position="fixed"
        css={staysWhereHigh}
        insetInline="0"
        bottom="0"
        zIndex="docked"
        pb="env(safe-area-inset-bottom, 0px)"
        bg="bg.panel"
        borderTopWidth="1px"
        borderColor="border"
      >
        <Flex>
          <EntriesOf entries={TABS} />
        </Flex>
      </Box>
    </>
  );
}
