import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useIntl } from 'react-intl';
import { SHORT, whereBarsStay } from '#ui/design/theme/short.ts';
import { footRoom, safeFoot, tabBar } from '#ui/design/notices-room.ts';
import { messages } from '#ui/rental/pages/details.messages.ts';
import { useShowsBar } from '#ui/rental/use-scrolled-past.ts';
import { RatePrice } from './rate-price.tsx';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import { useTripTotals } from '#ui/rental/use-trip-total.ts';
import { ratesOf } from '#ui/rental/use-vehicle-cards.ts';
import type { Elements } from '#ui/design/elements.ts';
import { TripTotal } from './trip-total.tsx';

type Props = {
  readonly vehicle: Vehicle;
  readonly label?: Elements;
  readonly action?: Elements;
};

/**
 * Shows the prices at the foot of the window once they have scrolled out of view, unless the
 * window is low.
 */
export function VehicleBar({ vehicle, label, action }: Props) {
  const { formatMessage } = useIntl();
  const isShown = useShowsBar();
  const total = useTripTotals()(vehicle);
  const { name } = vehicle;
  return (
    <>
      <Global styles={isShown ? [ROOM, NOTICES_ABOVE] : ROOM} />
      {isShown ? (
        <Box
          as="section"
          aria-label={formatMessage(messages.bar, { vehicle: name })}
          position="fixed"
          insetInline="0"
          bottom={tabBar}
          css={{ [SHORT]: { display: 'none' } }}
          zIndex="docked"
          minH={HEIGHT}
          px="4"
          pt="3"
          pb={`max(0.75rem, ${safeFoot})`}
          bg="bg.panel"
          borderTopWidth="1px"
          borderColor="border"
          boxShadow="float"
        >
          <HStack maxW="6xl" mx="auto" gap="4" justify="space-between">
            <Stack gap="0" minW="0">
              <Text textStyle="label" fontWeight="semibold" lineClamp="1">
                <bdi>{name}</bdi>
              </Text>
              <HStack columnGap="4" rowGap="0" flexWrap="wrap">
                {total ? (
                  <TripTotal total={total} />
                ) : (
                  ratesOf(vehicle).map((rate) => <RatePrice key={rate.type} rate={rate} />)
                )}
              </HStack>
              {label ?? null}
            </Stack>
            {action ?? null}
          </HStack>
        </Box>
      ) : null}
    </>
  );
}

const HEIGHT = '4.75rem';

/** Keeps focused elements and the end of the page above the bar. */
const ROOM = {
  [whereBarsStay()]: {
    html: { scrollPaddingBottom: `calc(6rem + ${footRoom})` },
    body: { paddingBottom: HEIGHT },
  },
};
const NOTICES_ABOVE = { [whereBarsStay()]: { ':root': { '--bottom-bars': HEIGHT } } };
