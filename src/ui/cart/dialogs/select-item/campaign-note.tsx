import { Box, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { minutesLeft } from '#domain/catalogue/campaign.ts';
import type { Item } from '#domain/catalogue/item.ts';
import { useWallTime } from '#ui/kernel/use-wall-time.ts';
import { CampaignDays } from './unavailable-notice.tsx';
import { messages } from './select-item.messages.ts';

/** Updates every minute without an announcement. */
export function CampaignNote({ campaign }: Pick<Item, 'campaign'>) {
  const intl = useIntl();
  const now = useWallTime();
  if (!campaign || !now) return null;
  const left = minutesLeft(campaign, now);
  return (
    <Box mb="2">
      <Text textStyle="label">
        <CampaignDays campaign={campaign} />
      </Text>
      {left === null ? null : (
        <Text textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
          <FormattedMessage {...messages.campaignEnds} values={{ time: spanOf(left, intl) }} />
        </Text>
      )}
    </Box>
  );
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** The two largest units: days and hours, or hours and minutes. */
function spanOf(minutes: number, { formatNumber, formatList }: IntlShape): string {
  const parts =
    minutes >= DAY
      ? ([
          [Math.floor(minutes / DAY), 'day'],
          [Math.floor((minutes % DAY) / HOUR), 'hour'],
        ] as const)
      : ([
          [Math.floor(minutes / HOUR), 'hour'],
          [minutes % HOUR, 'minute'],
        ] as const);
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => formatNumber(count, { style: 'unit', unit, unitDisplay: 'long' }));
  return formatList(said, { type: 'unit' });
}
