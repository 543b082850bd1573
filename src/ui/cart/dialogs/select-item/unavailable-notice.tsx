import { Box, Button, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Unavailability } from '#domain/cart/unavailability.ts';
import { OPEN_END } from '#domain/catalogue/campaign.ts';
import type { Item } from '#domain/catalogue/item.ts';
import { openingOf } from '#domain/catalogue/opening.ts';
import { unreachable } from '#domain/kernel/defect.ts';
import { messages as availability } from '#ui/cart/availability.messages.ts';
import { opensText } from '#ui/catalogue/parts/opening-text.ts';
import { SwitchModule } from '#ui/catalogue/parts/switch-module.tsx';
import { useWait } from '#ui/catalogue/use-item-facts.ts';
import { useWallTime } from '#ui/kernel/use-wall-time.ts';
import { CalendarDay, TimeOfDay } from '#ui/kernel/time-text.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { messages } from './select-item.messages.ts';
import type { Elements } from '#ui/design/elements.ts';
import { TextSpan } from '#ui/design/text-span.tsx';
import { messages as entries } from '#ui/location/entries.messages.ts';

const DOT = ' · ';

type Props = { readonly item: Item; readonly unavailability: Unavailability };

export function UnavailableNotice({ item, unavailability }: Props) {
  switch (unavailability) {
    case 'soldOut':
      return <View title={<FormattedMessage {...availability.outOfStock} />} />;
    case 'notOnSale':
      return (
        <View title={<FormattedMessage {...messages.notNow} />} text={<HoursOf item={item} />} />
      );
    case 'campaignOff':
      return (
        <View
          title={<FormattedMessage {...messages.notNow} />}
          text={<CampaignDays campaign={item.campaign} />}
        />
      );
    case 'outsideZone':
      return (
        <View title={<FormattedMessage {...availability.outsideZone} />}>
          <AskPlace>
            <FormattedMessage {...entries.change} />
          </AskPlace>
        </View>
      );
    case 'otherModule':
      return (
        <View title={<FormattedMessage {...messages.otherModule} />}>
          <SwitchModule moduleId={item.moduleId} />
        </View>
      );
    case 'placeUnknown':
      return (
        <View title={<FormattedMessage {...messages.placeUnknown} />}>
          <AskPlace>
            <FormattedMessage {...messages.choosePlace} />
          </AskPlace>
        </View>
      );
    default:
      return unreachable(unavailability);
  }
}

type LaterProps = Pick<Props, 'item'> & { readonly isOutsideHours: boolean };

export function LaterNote({ item, isOutsideHours }: LaterProps) {
  const wait = useWait(item);
  if (wait === null && !isOutsideHours) return null;
  return (
    <Box mb="3">
      <View
        title={
          wait === null ? <FormattedMessage {...messages.notNow} /> : <OpeningOf item={item} />
        }
        text={
          <>
            {isOutsideHours ? (
              <>
                {wait === null ? null : (
                  <>
                    <FormattedMessage {...messages.notNow} />
                    <span>{DOT}</span>
                  </>
                )}
                <HoursOf item={item} />
                <span> </span>
              </>
            ) : null}
            {wait === 'unavailable' ? null : <FormattedMessage {...messages.later} />}
          </>
        }
      />
    </Box>
  );
}

export const ClosedStore = ({ item }: Pick<Props, 'item'>) => (
  <View title={<OpeningOf item={item} />} text={<FormattedMessage {...messages.onceOpen} />} />
);

function OpeningOf({ item: { storeClosed } }: Pick<Props, 'item'>) {
  const intl = useIntl();
  const now = useWallTime();
  return storeClosed && now ? (
    <TextSpan>{opensText(intl, openingOf(storeClosed, now))}</TextSpan>
  ) : null;
}

function HoursOf({ item: { availableTime } }: Pick<Props, 'item'>) {
  const opens = <TimeOfDay minute={availableTime.opens} />;
  const closes = <TimeOfDay minute={availableTime.closes} />;
  return <FormattedMessage {...messages.window} values={{ opens, closes }} />;
}

export function CampaignDays({ campaign }: Pick<Item, 'campaign'>) {
  if (!campaign) return null;
  const from = <CalendarDay day={campaign.from} />;
  if (campaign.to === OPEN_END) {
    return <FormattedMessage {...messages.campaignOpen} values={{ from }} />;
  }
  const to = <CalendarDay day={campaign.to} />;
  return <FormattedMessage {...messages.campaign} values={{ from, to }} />;
}

function AskPlace({ children }: { readonly children: ReactNode }) {
  const { storefront } = useServices();
  return (
    <Button
      onClick={() =>
        storefront.send({ type: 'dialog.open', id: 'pickLocation', request: { use: 'customer' } })
      }
    >
      {children}
    </Button>
  );
}

type ViewProps = {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly children?: Elements;
};

function View({ title, text, children }: ViewProps) {
  return (
    <Notice look="plain" title={title} action={children}>
      {text ? (
        <Text textStyle="label" color="fg.muted">
          {text}
        </Text>
      ) : null}
    </Notice>
  );
}
