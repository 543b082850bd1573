import { Box, Button, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { PickLocationActor } from '#application/location/pick-location.selectors.ts';
import type { Heading } from '#domain/location/geo-point.ts';
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

/** Moves the pin by steps: the way without dragging, and without any map. */
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
        <Button
          key={heading}
          gridArea={area}
          variant="ghost"
          minW="0"
          minH="0"
          boxSize="10"
          px="0"
          borderRadius="full"
          aria-label={formatMessage(message, { metres })}
          onClick={() => modal.send({ type: 'pin.nudge', heading, metres })}
        >
          <Box transform={`rotate(${turn})`} lineHeight="0">
            <Icon name="arrowNorth" />
          </Box>
        </Button>
      ))}
      <Button
        gridArea="2 / 2"
        variant="ghost"
        minW="0"
        minH="0"
        boxSize="10"
        px="0"
        borderRadius="full"
        fontSize="0.75rem"
        aria-label={formatMessage(messages.stepLabel, { metres })}
        onClick={() => setMetres(metres === 25 ? 100 : 25)}
      >
        {formatMessage(messages.step, { metres })}
      </Button>
    </Grid>
  );
}
