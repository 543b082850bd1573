import { Box, Text, type BoxProps } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Prediction } from '#application/location/geocoder.port.ts';
import { Icon } from '#ui/design/icon.tsx';
import { messages } from '#ui/location/location.messages.ts';

type Props = {
  readonly ids: string;
  readonly predictions: readonly Prediction[];
  readonly active: number;
  readonly onChoose: (prediction: Prediction) => void;
};

const panel: BoxProps = {
  position: 'absolute',
  insetInline: '0',
  top: 'calc(100% + 4px)',
  zIndex: 'popover',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  boxShadow: 'float',
  maxH: '400px',
  overflowY: 'auto',
  p: '1.5',
};

export function PredictionList({ ids, predictions, active, onChoose }: Props) {
  const { formatMessage } = useIntl();
  if (predictions.length === 0)
    return (
      <Text {...panel} px="4" py="3" color="fg.muted">
        <FormattedMessage {...messages.searchNothing} />
      </Text>
    );
  return (
    <Box
      {...panel}
      id={`${ids}list`}
      role="listbox"
      aria-label={formatMessage(messages.searchFound, { count: predictions.length })}
    >
      {predictions.map((prediction, index) => (
        <Box
          key={prediction.placeId}
          id={`${ids}${index}`}
          role="option"
          aria-selected={index === active}
          display="flex"
          alignItems="center"
          gap="3"
          minH="11"
          px="3"
          py="2"
          borderRadius="md"
          cursor="button"
          color="fg"
          bg={index === active ? 'brand.subtle' : 'transparent'}
          _hover={{ bg: 'bg.muted' }}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(prediction)}
        >
          <Box color="fg.muted">
            <Icon name="pin" size="4" />
          </Box>
          <Text overflowWrap="anywhere">{prediction.description}</Text>
        </Box>
      ))}
    </Box>
  );
}
