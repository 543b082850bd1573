import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/track-order/selectors.ts';
import type { OrderLine } from '#domain/ordering/order.ts';
import type { OrderTexts } from '#domain/ordering/order-texts.ts';
import { messages as kinds } from '#ui/catalogue/kinds.messages.ts';
import { Card, CardRow } from '#ui/design/card.tsx';
import { CardFigure, CardLine } from '#ui/design/linked-card.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { Section } from '#ui/design/section.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { OrderTextLines } from './order-text-lines.tsx';
import { messages as summary } from './summary.messages.ts';

type Props = { readonly track: select.TrackOrderActor; readonly order: OrderTexts };

/** As ordered. Absent for guests who tracked by phone number alone. */
export function OrderLines({ track, order }: Props) {
  const lines = useSelector(track, select.linesOf);
  if (!lines) return null;
  return (
    <Card>
      <Section title={<FormattedMessage {...kinds.items} />}>
        <Stack as="ul" gap="4" listStyleType="none">
          {lines.map((line) => (
            <LineRow key={line.id} line={line} />
          ))}
        </Stack>
        <OrderTextLines order={order} mt="4" />
      </Section>
    </Card>
  );
}

function LineRow({ line }: { readonly line: OrderLine }) {
  const { name, image, quantity, gross, choices, addOns } = line;
  const details = [...choices, ...addOns.map((addOn) => `${addOn.quantity} × ${addOn.name}`)];
  return (
    <CardRow
      as="li"
      picture={{ src: image, alt: '' }}
      aside={
        <CardFigure>
          <MoneyText amount={gross} />
        </CardFigure>
      }
    >
      <Text overflowWrap="anywhere">
        <FormattedMessage {...summary.quantity} values={{ quantity }} />
        <span> </span>
        <span>{name}</span>
      </Text>
      {details.map((detail) => (
        <CardLine key={detail}>{detail}</CardLine>
      ))}
    </CardRow>
  );
}
