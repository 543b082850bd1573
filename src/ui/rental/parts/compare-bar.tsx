import { Box, Button, HStack } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { isEnough, isFull, MAX_COMPARED } from '#domain/rental/comparison.ts';
import { Link } from '#ui/design/link.ts';
import { staysWhereHigh, whereBarsStay } from '#ui/design/theme/short.ts';
import { footRoom, safeFoot, tabBar } from '#ui/design/notices-room.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { messages } from '#ui/rental/compare.messages.ts';
import type { Comparison } from '#ui/rental/use-comparison.ts';

export function CompareBar({ comparison: { ids, clear } }: { readonly comparison: Comparison }) {
  const { formatMessage } = useIntl();
  if (ids.length === 0) return null;
  return (
    <>
      <Global styles={ROOM} />
      <Box
        as="section"
        aria-label={formatMessage(messages.bar)}
        position="sticky"
        bottom={tabBar}
        css={staysWhereHigh}
        zIndex="docked"
        mx={{ base: -4, md: 0 }}
        px="4"
        pt="3"
        pb={`max(0.75rem, ${safeFoot})`}
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border"
        borderTopRadius={{ md: 'xl' }}
        boxShadow="float"
      >
        <HStack gap="3" justify="space-between" flexWrap="wrap">
          <HStack role="status" textStyle="label" gap="0" columnGap="2" flexWrap="wrap">
            <strong>
              <FormattedMessage {...messages.chosen} values={{ count: ids.length }} />
            </strong>
            {isEnough(ids) ? null : (
              <span>
                <FormattedMessage {...messages.oneMore} />
              </span>
            )}
            {isFull(ids) ? (
              <span>
                <FormattedMessage {...messages.noMore} values={{ count: MAX_COMPARED }} />
              </span>
            ) : null}
          </HStack>
          <HStack gap="2">
            <Button variant="ghost" onClick={clear}>
              <FormattedMessage {...controls.clear} />
            </Button>
            {isEnough(ids) ? (
              <Button asChild>
                <Link to={paths.compareVehicles(ids)}>
                  <FormattedMessage {...messages.compare} />
                </Link>
              </Button>
            ) : null}
          </HStack>
        </HStack>
      </Box>
    </>
  );
}

/** Keeps focused elements and notices above the bar. */
const ROOM = {
  [whereBarsStay()]: {
    html: { scrollPaddingBottom: `calc(6rem + ${footRoom})` },
    ':root': { '--bottom-bars': '4.75rem' },
  },
};
