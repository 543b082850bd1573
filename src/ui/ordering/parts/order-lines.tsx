import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/track-order.selectors.ts';
import type { OrderLine } from '#domain/ordering/order.ts';
import { Card } from '#ui/design/card.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { Picture } from '#ui/design/picture.tsx';
import { Section } from '#ui/design/section.tsx';
import { messages as summary } from './summary.messages.ts';
import { messages } from '#ui/ordering/track.messages.ts';

type Props = { readonly track: select.TrackOrderActor; readonly note: string };

/** What was ordered, as it was then. Absent where it may not be seen by phone number alone. */
export function OrderLines({ track, note }: Props) {
  const lines = useSelector(track, select.linesOf);
  if (!lines) return null;
  return (
    <Card p={{ base: '4', md: '5' }}>
      <Section title={<FormattedMessage {...messages.items} />}>
        <Stack as="ul" gap="4" listStyleType="none">
          {lines.map((line) => (
            <LineRow key={line.id} line={line} />
          ))}
        </Stack>
        {note ? (
          <Text mt="4" color="fg.muted" overflowWrap="anywhere">
            <FormattedMessage {...messages.note} values={{ note }} />
          </Text>
        ) : null}
      </Section>
    </Card>
  );
}

function LineRow({ line }: { readonly line: OrderLine }) {
  const { name, image, quantity, gross, choices, addOns } = line;
  const details = [...choices, ...addOns.map((addOn) => `${addOn.quantity} × ${addOn.name}`)];
  return (
    <HStack as="li" gap="3.5" align="center">
      <Box w="14" flexShrink="0">
        <Picture src={image} alt="" sizes="56px" />
      </Box>
      <Box flex="1" minW="0">
        <Text overflowWrap="anywhere">
          <FormattedMessage {...summary.quantity} values={{ quantity }} /> {name}
        </Text>
        {details.map((detail) => (
          <Text key={detail} textStyle="caption" color="fg.muted" overflowWrap="anywhere">
            {detail}
          </Text>
        ))}
      </Box>
      <Text fontVariantNumeric="tabular-nums" color="fg.muted">
        <MoneyText amount={gross} />
      </Text>
    </HStack>
  );
}
