import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#ui/design/icon.tsx';
import { messages } from '#ui/location/place-field.messages.ts';

type Props = {
  readonly label: string;
  readonly address: string | null;
  readonly isOpen: boolean;
  readonly error: ReactNode;
  readonly onAsk: () => void;
};

export function PlaceButton({ label, address, isOpen, error, onAsk }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const said = address ?? formatMessage(messages.choose);
  return (
    <Stack gap="1.5" minW="0">
      <Text as="span" textStyle="label" aria-hidden>
        {label}
      </Text>
      <Button
        type="button"
        variant="outline"
        h="auto"
        minH="11"
        px="3"
        py="2"
        justifyContent="start"
        whiteSpace="normal"
        textAlign="start"
        fontWeight="normal"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={formatMessage(messages.name, { label, place: said })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        borderColor={error ? 'danger.fg' : undefined}
        onClick={onAsk}
      >
        <Icon name="pin" size="4" />
        <Text as="span" color={address ? 'fg' : 'fg.muted'} overflowWrap="anywhere">
          <bdi>{said}</bdi>
        </Text>
      </Button>
      {error ? (
        <HStack id={id} gap="1.5" align="start" color="danger.fg" textStyle="caption">
          <Icon name="alert" size="4" />
          <span>{error}</span>
        </HStack>
      ) : null}
    </Stack>
  );
}
