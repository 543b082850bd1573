import { Box, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { PickLocationActor } from '#application/location/pick-location/selectors.ts';
import type { Heading } from '#domain/location/geo-point.ts';
import { IconButton } from '#ui/design/icon-button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { messages } from '#ui/location/location.messages.ts';

type Arrow = {
  readonly heading: Heading;
  readonly area: string;
  readonly turn: string;
  readonly message: MessageDescriptor;
};

const ARROWS: readonly Arrow[] = [
  { heading: 'north', area: '1 / 2', turn: '0deg', message: messages.north },
  { heading: 'west', area: '2 / 1', turn: '-90deg', message: messages.west },
  { heading: 'east', area: '2 / 3', turn: '90deg', message: messages.east },
  { heading: 'south', area: '3 / 2', turn: '180deg', message: messages.south },
];

/** Moves the pin by steps: an alternative to dragging that works without a map. */
export function Compass({ modal }: { readonly modal: PickLocationActor }) {
  const { formatMessage } = useIntl();
  const [metres, setMetres] = useState<25 | 100>(25);
  return (
    <Grid
      role="group"
      aria-label={formatMessage(messages.compass)}
      position="absolute"
      left="3"
      bottom="3"
      zIndex="4"
      templateColumns="repeat(3, 2.5rem)"
      templateRows="repeat(3, 2.5rem)"
      bg="bg.panel/92"
      borderRadius="full"
      boxShadow="rest"
      p="0.5"
    >
      {ARROWS.map(({ heading, area, turn, message }) => (
        <IconButton
          key={heading}
          size="sm"
          style={{ gridArea: area, placeSelf: 'center' }}
          aria-label={formatMessage(message, { metres })}
          onClick={() => modal.send({ type: 'pin.nudge', heading, metres })}
        >
          <Box transform={`rotate(${turn})`} lineHeight="0">
            <Icon name="arrowNorth" />
          </Box>
        </IconButton>
      ))}
      <IconButton
        size="sm"
        style={{ gridArea: '2 / 2', placeSelf: 'center', fontSize: '0.75rem' }}
        aria-label={formatMessage(messages.stepLabel, { metres })}
        onClick={() => setMetres(metres === 25 ? 100 : 25)}
      >
        {formatMessage(messages.step, { metres })}
      </IconButton>
    </Grid>
  );
}
