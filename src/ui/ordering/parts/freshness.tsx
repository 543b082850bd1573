import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { Instant } from '#domain/kernel/instant.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import { Icon } from '#ui/design/icon.tsx';
import { MomentText } from '#ui/kernel/time-text.tsx';
import { messages } from '#ui/ordering/track.messages.ts';

type Props = {
  readonly updatedAt: Instant | null;
  readonly stale: boolean;
  readonly zone: TimeZone;
  /** Null where nothing changes any more and there is no refresh. */
  readonly canRefresh: boolean | null;
  readonly onRefresh: () => void;
};

export function Freshness({ updatedAt, stale, zone, canRefresh, onRefresh }: Props) {
  return (
    <HStack mt="5" pt="4" borderTopWidth="1px" borderColor="border" gap="3" wrap="wrap">
      <Box flex="1" minW="40">
        {updatedAt === null ? null : (
          <Text textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
            <FormattedMessage
              {...messages.updated}
              values={{ when: <MomentText at={updatedAt} zone={zone} second="2-digit" /> }}
            />
          </Text>
        )}
        <Text role="status" textStyle="caption" color="warning.fg" fontWeight="medium">
          {stale ? <FormattedMessage {...messages.stale} /> : null}
        </Text>
      </Box>
      {canRefresh === null ? null : (
        <Button variant="ghost" size="sm" aria-disabled={!canRefresh} onClick={onRefresh}>
          <Icon name="refresh" size="4" />
          <FormattedMessage {...messages.refresh} />
        </Button>
      )}
    </HStack>
  );
}
