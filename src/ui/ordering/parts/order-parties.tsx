import { Link, SimpleGrid, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { Order } from '#domain/ordering/order.ts';
import { isBeingBrought } from '#domain/ordering/order-status.ts';
import { Card } from '#ui/design/card.tsx';
import { Section } from '#ui/design/section.tsx';
import { useAddressLines } from '#ui/location/use-address-lines.ts';
import { messages } from '#ui/ordering/track.messages.ts';
import { WriteTo } from './write-to.tsx';
import { PhoneText } from '#ui/account/parts/phone-text.tsx';
import { messages as orderFacts } from '#ui/ordering/order-facts.messages.ts';
import { messages as contact } from '#ui/kernel/contact.messages.ts';

type Props = {
  readonly order: Order;
  /** Customers may write to store and courier; guests may not. */
  readonly canWrite: boolean;
};

export function OrderParties({ order, canWrite }: Props) {
  const { store, deliverTo, type } = order;
  const linesOf = useAddressLines();
  return (
    <SimpleGrid gap="4" minChildWidth="15rem">
      {store ? (
        <Card>
          <Section
            title={
              <FormattedMessage {...messages[type === 'take_away' ? 'takeAwayAt' : 'store']} />
            }
          >
            <Text fontWeight="semibold">{store.name}</Text>
            <Text color="fg.muted">{store.address}</Text>
            {store.phone ? (
              <Link href={`tel:${store.phone}`} variant="underline" mt="1" display="inline-block">
                <FormattedMessage
                  {...contact.call}
                  values={{ phone: <PhoneText phone={store.phone} /> }}
                />
              </Link>
            ) : null}
            {canWrite ? (
              <div>
                <WriteTo
                  talk={{ with: `store:${store.id}`, order: order.id }}
                  label={messages.writeStore}
                />
              </div>
            ) : null}
          </Section>
        </Card>
      ) : null}
      {deliverTo ? (
        <Card>
          <Section title={<FormattedMessage {...orderFacts.deliverTo} />}>
            <Text fontWeight="semibold">{deliverTo.name}</Text>
            {linesOf(deliverTo.at).map((line) => (
              <Text key={line} color="fg.muted" overflowWrap="anywhere">
                <bdi>{line}</bdi>
              </Text>
            ))}
            <Text color="fg.muted">
              <PhoneText phone={deliverTo.phone} />
            </Text>
            {canWrite && isBeingBrought(order.status, type) ? (
              <WriteTo talk={{ with: `courier:${order.id}` }} label={messages.writeCourier} />
            ) : null}
          </Section>
        </Card>
      ) : null}
    </SimpleGrid>
  );
}
