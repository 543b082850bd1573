import { Button, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { FormPlace } from '#domain/rental/search-form.ts';
import { Icon } from '#ui/design/icon.tsx';
import { messages } from '#ui/location/place-field.messages.ts';
import { ErrorLine } from './error-line.tsx';
import { Labelled } from './labelled.tsx';

type Props = {
  readonly label: MessageDescriptor;
  readonly place: FormPlace | null;
  readonly error: ReactNode;
  readonly onAsk: () => void;
};

export function PlaceField({ label, place, error, onAsk }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const said = place?.place.name ?? formatMessage(messages.choose);
  return (
    <Labelled label={label}>
      <Button
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
        aria-label={formatMessage(messages.name, { label: formatMessage(label), place: said })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        borderColor={error ? 'danger.fg' : undefined}
        onClick={onAsk}
      >
        <Icon name="pin" size="4" />
        <Text
          as="span"
          color={place ? 'fg' : 'fg.muted'}
          lineClamp={{ base: 2, md: 1 }}
          overflowWrap="anywhere"
        >
          <bdi>{said}</bdi>
        </Text>
      </Button>
      <ErrorLine id={id}>{error}</ErrorLine>
    </Labelled>
  );
}
