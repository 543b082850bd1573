import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Obstacle } from '#domain/cart/obstacle.ts';
import type { Item } from '#domain/catalogue/item.ts';
import { unreachable } from '#domain/kernel/defect.ts';
import { SwitchModule } from '#ui/catalogue/parts/switch-module.tsx';
import { CalendarDay, TimeOfDay } from '#ui/kernel/time-text.tsx';
import { useShop } from '#ui/kernel/shop-context.tsx';
import { messages } from './select-item.messages.ts';

type Props = { readonly item: Item; readonly obstacle: Obstacle };

/** Why this item cannot be put into the cart here and now, and what can be done about it. */
export function ObstacleFace({ item, obstacle }: Props) {
  switch (obstacle) {
    case 'soldOut':
      return <Face title={<FormattedMessage {...messages.outOfStock} />} />;
    case 'notOnSale':
      return (
        <Face title={<FormattedMessage {...messages.notNow} />} text={<HoursOf item={item} />} />
      );
    case 'soldInCampaign':
      return <Face title={<CampaignDays campaign={item.campaign} />} />;
    case 'outsideZone':
      return (
        <Face title={<FormattedMessage {...messages.outsideZone} />}>
          <AskPlace>
            <FormattedMessage {...messages.changePlace} />
          </AskPlace>
        </Face>
      );
    case 'otherModule':
      return (
        <Face title={<FormattedMessage {...messages.otherModule} />}>
          <SwitchModule moduleId={item.moduleId} />
        </Face>
      );
    case 'placeUnknown':
      return (
        <Face title={<FormattedMessage {...messages.placeUnknown} />}>
          <AskPlace>
            <FormattedMessage {...messages.choosePlace} />
          </AskPlace>
        </Face>
      );
    default:
      return unreachable(obstacle);
  }
}

/** An item that can be ordered for later says here when it is sold, above the button. */
export function LaterNote({ item }: Pick<Props, 'item'>) {
  return (
    <Box mb="3">
      <Text textStyle="subheading">
        <FormattedMessage {...messages.notNow} />
      </Text>
      <Text textStyle="label" color="fg.muted">
        <HoursOf item={item} /> <FormattedMessage {...messages.later} />
      </Text>
    </Box>
  );
}

function HoursOf({ item: { availableTime } }: Pick<Props, 'item'>) {
  const opens = <TimeOfDay minute={availableTime.opens} />;
  const closes = <TimeOfDay minute={availableTime.closes} />;
  return <FormattedMessage {...messages.window} values={{ opens, closes }} />;
}

const OPEN_END = '9999-12-31';

function CampaignDays({ campaign }: Pick<Item, 'campaign'>) {
  if (!campaign) return null;
  const from = <CalendarDay day={campaign.from} />;
  if (campaign.to === OPEN_END) {
    return <FormattedMessage {...messages.campaignOpen} values={{ from }} />;
  }
  const to = <CalendarDay day={campaign.to} />;
  return <FormattedMessage {...messages.campaign} values={{ from, to }} />;
}

function AskPlace({ children }: { readonly children: ReactNode }) {
  const { storefront } = useShop();
  return (
    <Button onClick={() => storefront.send({ type: 'place.ask', use: 'customer' })}>
      {children}
    </Button>
  );
}

type FaceProps = {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
};

function Face({ title, text, children }: FaceProps) {
  return (
    <Flex gap="3" align="center" justify="space-between" wrap="wrap" minH="12">
      <Box>
        <Text textStyle="subheading">{title}</Text>
        {text ? (
          <Text textStyle="label" color="fg.muted">
            {text}
          </Text>
        ) : null}
      </Box>
      {children ?? null}
    </Flex>
  );
}
